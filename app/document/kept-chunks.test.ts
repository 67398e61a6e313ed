import { expect, test } from 'vitest'
import { KEEP_MS, keptChunks, type Retired } from './kept-chunks.ts'

const DAY = 86_400_000
const firstOfMay = Date.UTC(2026, 4, 1)

/** What is left of a folder after builds, each on a day after the first of May and with its own files. */
function afterBuilds(builds: { day: number; makes: string[] }[]): { present: string[]; retired: Retired } {
  let present: string[] = []
  let retired: Retired = {}
  for (const { day, makes } of builds) {
    const all = [...new Set([...present, ...makes])]
    const { kept, expired } = keptChunks({ present: all, used: new Set(makes), retired }, firstOfMay + day * DAY)
    present = all.filter((file) => !expired.includes(file))
    retired = kept
  }
  return { present, retired }
}

test('a chunk is kept for 30 days from the first build without it, however old it is', () => {
  const builds = [
    { day: 0, makes: ['a1'] },
    { day: 100, makes: ['a2'] },
  ]
  expect(afterBuilds([...builds, { day: 130, makes: ['a2'] }]).present).toEqual(['a1', 'a2'])
  expect(afterBuilds([...builds, { day: 131, makes: ['a2'] }]).present).toEqual(['a2'])
})

test('building often makes nobody’s time shorter', () => {
  const daily = Array.from({ length: 30 }, (_, day) => ({ day: day + 1, makes: [`a${day + 2}`] }))
  expect(afterBuilds([{ day: 0, makes: ['a1'] }, ...daily]).present).toHaveLength(31)
})

test('a chunk that a build makes again is in use again', () => {
  const { present, retired } = afterBuilds([
    { day: 0, makes: ['a1'] },
    { day: 1, makes: ['a2'] },
    { day: 29, makes: ['a1'] },
    { day: 60, makes: ['a1'] },
  ])
  expect(present).toEqual(['a1'])
  expect(retired).toEqual({})
})

test('a file nobody remembers is kept from now on', () => {
  const { kept, expired } = keptChunks({ present: ['lost'], used: new Set(), retired: {} }, firstOfMay)
  expect(kept).toEqual({ lost: firstOfMay })
  expect(expired).toEqual([])
})

test('the day itself still counts', () => {
  const chunks = { present: ['a'], used: new Set<string>(), retired: { a: firstOfMay } }
  expect(keptChunks(chunks, firstOfMay + KEEP_MS).expired).toEqual([])
  expect(keptChunks(chunks, firstOfMay + KEEP_MS + 1).expired).toEqual(['a'])
})
