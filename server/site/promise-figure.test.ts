import { expect, test } from 'vitest'
import { type Known, knownOn } from '#core/owner/known.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import { promiseFigure } from './promise-figure.ts'

const shown = { ...nothingTold, showsPromises: true }

function setUp(owner = shown) {
  let known: Known = knownOn('2026-11-21', owner)
  const asked: string[] = []
  const logged: unknown[] = []
  let fails = false
  const look = promiseFigure({
    knowledge: { current: () => known, tell: (promises) => (known = { ...known, promises }) },
    tally: async (first, last) => {
      asked.push(`${first} to ${last}`)
      if (fails) throw Object.assign(new Error(), { code: 'SQLITE_BUSY' })
      return { kept: 38, broken: 3, open: 0, released: 7, firstTryMinutes: 4 }
    },
    log: { warn: (entry: unknown) => logged.push(entry) } as never,
  })
  return {
    look,
    asked,
    logged,
    promises: () => known.promises,
    know: (day: string, by = shown) => (known = { ...knownOn(day, by), promises: known.promises }),
    fail: (isDown: boolean) => (fails = isDown),
  }
}

test('last month is counted once a day, whole', async () => {
  const { look, asked, promises, know } = setUp()
  await look()
  await look()
  expect(promises()).toEqual({ month: '2026-10-01', kept: 38, judged: 41 })
  know('2027-01-31')
  await look()
  expect(asked).toEqual(['2026-10-01 to 2026-10-31', '2026-12-01 to 2026-12-31'])
})

test('nothing is counted unless the owner wants it, and nothing is said once he does not', async () => {
  const { look, asked, promises, know } = setUp(nothingTold as typeof shown)
  await look()
  expect([asked, promises()]).toEqual([[], undefined])
  know('2026-11-21', shown)
  await look()
  expect(promises()).toBeDefined()
  know('2026-11-21', nothingTold as typeof shown)
  await look()
  expect(promises()).toBeUndefined()
})

test('a database that is away is asked again', async () => {
  const { look, promises, logged, fail } = setUp()
  fail(true)
  await look()
  expect(logged).toEqual([{ event: 'promises-uncounted', reason: 'SQLITE_BUSY' }])
  fail(false)
  await look()
  expect(promises()).toMatchObject({ kept: 38 })
})
