/** Fetches the facts that have a source machines may read; never part of a visit. */
import { type FetchedName, judged, type Reading } from '#core/facts/fetched.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import { type IsoDate, isIsoDate } from '#core/money/date.ts'
import type { Known } from '#core/owner/known.ts'
import { type Answers, type Ask, BadAnswer, conditionalAsk } from './ask.ts'
import { type EcbName, ecbSeries } from './ecb-series.ts'
import { addedRow, type FactsFile, type Refusal } from './facts-file.ts'
import { nbsMiddleRate } from './nbs-middle-rate.ts'

/** What is asked, and where. */
export type FactSources = {
  nbsUrl: string
  ecbUrl: string
  /** Whether Euribor is fetched, too: its owner asks for a licence (docs/operations.md). */
  withEuribor: boolean
}

export type Refreshed = {
  file: FactsFile
  /** `middle-rate: new (117.4948 of 2026-10-02)`, one for each fact. */
  lines: string[]
}

/**
 * Asks every source. What is refused keeps its old row.
 *
 * @param stored what the file says now
 * @param known all that is known, with which a new value is compared
 */
export async function refreshFacts(sources: FactSources, stored: FactsFile, known: Known): Promise<Refreshed> {
  const answers: Answers = {}
  const ask = conditionalAsk(stored.answers, answers)
  const results = await Promise.all(
    readers(sources, known.today, ask).map(async ([fact, read]) => ({
      fact,
      ...(await taken(fact, read, stored, known)),
    })),
  )
  const refused = results.flatMap(({ fact, refused }): Refusal[] =>
    refused === undefined ? [] : [{ fact, why: refused }],
  )
  const rows = results.flatMap(({ row }) => row ?? [])
  const others = stored.rows.filter((row) => !results.some(({ fact }) => fact === row.fact)) // no longer asked for
  const lines = results.map(({ fact, line }) => `${fact}: ${line}`)
  return { file: { rows: [...others, ...rows], refused, answers }, lines }
}

function readers({ nbsUrl, ecbUrl, withEuribor }: FactSources, today: IsoDate, ask: Ask) {
  const names: EcbName[] = ['ecb-main-rate', ...(withEuribor ? (['euribor-3m', 'euribor-6m'] as const) : [])]
  return [
    ['middle-rate', () => nbsMiddleRate(nbsUrl, today, ask)],
    ...names.map((name) => [name, () => ecbSeries(ecbUrl, name, ask)] as const),
  ] as const satisfies (readonly [FetchedName, () => Promise<Reading>])[]
}

type Taken = { line: string; row: AddedRow | undefined; refused?: string }

async function taken(fact: FetchedName, read: () => Promise<Reading>, stored: FactsFile, known: Known): Promise<Taken> {
  const before = stored.rows.find((row) => row.fact === fact)
  const keep = (why: string): Taken => ({ line: `refused: ${why}`, row: before, refused: why })
  try {
    const reading = await read()
    if (!Number.isFinite(reading.value) || !isIsoDate(reading.day))
      return keep('what was kept of its answer is damaged')
    const verdict = judged(reading, lastOf(fact, known), known.today)
    if (!verdict.ok) return keep(verdict.why)
    const row = addedRow(verdict.row)
    const isSame = before?.to === row.to && before.validFrom === row.validFrom
    return { line: `${isSame ? 'same' : 'new'} (${row.to} of ${row.validFrom})`, row }
  } catch (error) {
    if (error instanceof BadAnswer) return keep(error.message)
    throw error
  }
}

/** The newest value that anybody has told: the owner, an earlier refresh, or the code. */
function lastOf(fact: FetchedName, { facts, today }: Known): { value: number; day: IsoDate } | undefined {
  const [last] = [...facts.middleRates, ...facts.indices]
    .filter((row) => row.fact === fact && row.grade !== 'assumed' && row.validFrom <= today)
    .map((row) => ({ value: row.value, day: 'listedOn' in row ? (row.listedOn ?? row.validFrom) : row.validFrom }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  return last
}
