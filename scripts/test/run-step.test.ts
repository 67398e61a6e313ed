import { expect, test } from 'vitest'
import { runStep } from './run-step.mjs'

test('a letter that comes in two pieces is whole in the log', async () => {
  const inTwo =
    'process.stdout.write(Buffer.of(0xc5), () => setTimeout(() => process.stdout.write(Buffer.of(0xa1)), 100))'
  const { log } = await runStep({ name: 'in-two', command: ['node', '-e', inTwo] })
  expect(log).toBe('š')
})

test.each([
  ['fails', ['node', '-e', 'console.error("why"); process.exit(3)'], 'why'],
  ['is not there', ['no-such-program'], 'no-such-program'],
])('a program that %s counts as a failure that says why', async (_what, command, why) => {
  const result = await runStep({ name: 'failing', command })
  expect(result).toMatchObject({ passed: 0, failed: 1, failures: [{ message: expect.stringContaining(why) }] })
})

test('tests that passed do not hide that their program failed, nor do the counts of an earlier run', async () => {
  const report = JSON.stringify({ testResults: [{ assertionResults: [{ status: 'passed' }] }] })
  const folder = `const fs = require('node:fs'); fs.mkdirSync('test-results', { recursive: true })`
  const write = `${folder}; fs.writeFileSync('test-results/hidden.json', '${report}'); process.exit(1)`
  const step = { name: 'hidden', reporter: 'vitest' } as const
  expect(await runStep({ ...step, command: ['node', '-e', write] })).toMatchObject({ passed: 1, failed: 1 })
  expect(await runStep({ ...step, command: ['node', '-e', 'process.exit(1)'] })).toMatchObject({ passed: 0, failed: 1 })
})
