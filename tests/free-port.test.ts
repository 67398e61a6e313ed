import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { freePort } from './support/free-port.ts'

const hasNames = process.platform === 'linux'

test.runIf(hasNames)('a port that was given to one is given to nobody else, though it is not used yet', async () => {
  const given = [await freePort(), await freePort()]
  const drawn = [...given]
  expect(given).not.toContain(await freePort(() => drawn.shift() ?? randomInt(15_000, 32_000)))
  expect(drawn).toEqual([])
})
