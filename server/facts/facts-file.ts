/** The file of fetched facts: written by `npm run facts -- refresh`, followed by the running site. */
import { readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { allFacts, builtInFacts } from '#core/facts/all-facts.ts'
import type { FetchedRow } from '#core/facts/fetched.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import type { IsoDate } from '#core/money/date.ts'
import { Problems } from '#core/owner/owner-problems.ts'
import { readFact } from '#core/owner/read-fact.ts'
import { errorCode } from '#server/base/error-code.ts'
import { placeFile } from '#server/base/place-file.ts'
import type { Answers } from './ask.ts'

/** A value that was not taken at the last refresh. */
export type Refusal = { fact: string; why: string }

/** What the file says. */
export type FactsFile = { rows: readonly AddedRow[]; refused: readonly Refusal[]; answers: Answers }

export const noFacts: FactsFile = { rows: [], refused: [], answers: {} }

const LARGEST_BYTES = 1024 * 1024

/**
 * Reads and checks the file; its facts are rows as the owner writes them, and meet the same checker. None is there
 * before the first refresh.
 */
export function readFactsFile(
  path: string,
  today: IsoDate,
): { ok: true; file: FactsFile } | { ok: false; why: string } {
  try {
    if (statSync(path).size > LARGEST_BYTES) return { ok: false, why: `larger than ${LARGEST_BYTES} bytes` }
    return checked(JSON.parse(readFileSync(path, 'utf8')), today)
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, why: 'no JSON' }
    const code = errorCode(error)
    return code === 'ENOENT' ? { ok: true, file: noFacts } : { ok: false, why: code }
  }
}

function checked(value: unknown, today: IsoDate): ReturnType<typeof readFactsFile> {
  const { facts, refused, answers } = isObject(value) ? value : {}
  if (!Array.isArray(facts) || !Array.isArray(refused) || !isObject(answers))
    return { ok: false, why: 'no object with facts, refused and answers' }
  const problems = new Problems()
  const known = allFacts(builtInFacts)
  const rows = facts.flatMap((row, index): AddedRow[] => {
    const read = readFact(row, ['facts', index], known, today, problems)
    return read ? [{ ...read, origin: 'fetched' }] : []
  })
  const [problem] = problems.all
  if (problem) return { ok: false, why: `${problem.path.join('.')}: ${problem.code}` }
  const refusals = refused.filter(
    (one): one is Refusal => isObject(one) && typeof one.fact === 'string' && typeof one.why === 'string',
  )
  return { ok: true, file: { rows, refused: refusals, answers: answers as Answers } } // ours; each is judged when it is used
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Replaces the file in one step: a site that reads it meanwhile sees the old one or the new one. */
export async function writeFactsFile(path: string, { rows, refused, answers }: FactsFile): Promise<void> {
  const text = `${JSON.stringify({ facts: rows.map(rowText), refused, answers }, null, 2)}\n`
  await mkdir(dirname(path), { recursive: true })
  await placeFile(dirname(path), basename(path), (unfinished) => writeFile(unfinished, text, { flush: true }))
}

/** A row in the owner's words. */
function rowText({ fact, currency, to, validFrom, validTo, source, checkedOn }: AddedRow) {
  return {
    ime: fact,
    ...(currency && { valuta: currency }),
    vrednost: to,
    vazi_od: validFrom,
    vazi_do: validTo,
    izvor: source,
    provereno: checkedOn,
  }
}

/** A row that was taken, as the file keeps it. */
export function addedRow({ fact, currency, value, day, validTo, source, checkedOn }: FetchedRow): AddedRow {
  const rest = { validFrom: day, validTo, source, checkedOn, grade: 'official', origin: 'fetched' } as const
  return { fact, currency, from: value, to: value, ...rest }
}
