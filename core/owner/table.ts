/** Reads single values out of the owner's tables. Each answers undefined for what is absent or refused. */
import { type IsoDate, isIsoDate } from '#core/money/date.ts'
import type { Problem, ProblemCode, Problems } from './owner-problems.ts'

/** A table of the owner's, and the way to it. */
export type Table = { values: Readonly<Record<string, unknown>>; path: Problem['path']; problems: Problems }

const LONGEST_WORD = 45 // longer ones would break the column of a phone

/** The table under a key, with no other keys than those expected; an absent one is empty. */
export function table({ values, path, problems }: Table, key: string, keys: readonly string[]): Table {
  return tableOf(values[key], [...path, key], keys, problems)
}

/** A value that is to be a table. */
export function tableOf(value: unknown, path: Problem['path'], keys: readonly string[], problems: Problems): Table {
  if (value !== undefined && !isTable(value)) problems.add(path, 'not-a-table')
  const values = isTable(value) ? value : {}
  for (const key of Object.keys(values)) {
    if (!keys.includes(key)) problems.add([...path, key], 'unknown-key', keys.join(', '))
  }
  return { values, path, problems }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list under a key; an absent one is empty. */
export function list({ values, path, problems }: Table, key: string): readonly unknown[] {
  const value = values[key]
  if (value !== undefined && !Array.isArray(value)) problems.add([...path, key], 'not-a-list')
  return Array.isArray(value) ? value : []
}

/** One line of text; empty text is absent: the owner has not filled it in yet. */
export function text({ values, path, problems }: Table, key: string, longest = 150): string | undefined {
  return textOf(values[key], [...path, key], problems, longest)
}

/** A value that is to be one line of text. */
export function textOf(value: unknown, path: Problem['path'], problems: Problems, longest = 150): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') return problems.add(path, 'not-text')
  const trimmed = value.trim()
  if (trimmed === '') return undefined
  if (trimmed.length > longest) return problems.add(path, 'too-long', String(longest))
  if (/[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\uFFFD]/u.test(trimmed)) return problems.add(path, 'odd-character')
  if (/\p{Script=Cyrillic}/u.test(trimmed)) return problems.add(path, 'cyrillic')
  const isAddress = /^\S+$/.test(trimmed) // a mail or web address is one long word by nature
  if (!isAddress && trimmed.split(/[\s/-]+/).some((word) => [...word].length > LONGEST_WORD))
    return problems.add(path, 'long-word', String(LONGEST_WORD))
  return trimmed
}

/** Text of a certain form. */
export function formed(from: Table, key: string, isFormed: (text: string) => boolean, code: ProblemCode) {
  const given = text(from, key)
  if (given === undefined || isFormed(given)) return given
  return from.problems.add([...from.path, key], code)
}

/** A finite number. */
export function number({ values, path, problems }: Table, key: string): number | undefined {
  const value = values[key]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return problems.add([...path, key], 'not-a-number')
}

/** Yes or no. */
export function yesOrNo({ values, path, problems }: Table, key: string): boolean | undefined {
  const value = values[key]
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? undefined
  return problems.add([...path, key], 'not-yes-or-no')
}

/** A day, as `YYYY-MM-DD`. */
export function day({ values, path, problems }: Table, key: string): IsoDate | undefined {
  return dayOf(values[key], [...path, key], problems)
}

/** A value that is to be a day. */
export function dayOf(value: unknown, path: Problem['path'], problems: Problems): IsoDate | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string' && isIsoDate(value)) return value
  return problems.add(path, 'not-a-date')
}
