import { expect, test } from 'vitest'
import { runStep } from './run-step.mjs'

test('a letter that comes in two pieces is whole in the log', async () => {
  const inTwo =
    'process.stdout.write(Buffer.of(0xc5), () => setTimeout(() => process.stdout.write(Buffer.of(0xa1)), 100))'
  const { log } = await runStep({ name: 'in-two', command: ['node', '-e', inTwo] })
  expect(log).toBe('š')
})
