/** What can be wrong with the owner's data; the words are in content/owner-file.ts. */
export type ProblemCode =
  | 'unknown-key'
  | 'not-a-table'
  | 'not-a-list'
  | 'not-text'
  | 'too-long'
  | 'long-word'
  | 'odd-character'
  | 'cyrillic'
  | 'not-a-phone'
  | 'not-an-email'
  | 'not-a-web-address'
  | 'not-eight-digits'
  | 'not-nine-digits'
  | 'not-a-number'
  | 'not-a-date'
  | 'not-yes-or-no'
  | 'in-the-future'
  | 'unknown-day'
  | 'twice'
  | 'no-day'
  | 'needed'
  | 'unknown-fact'
  | 'currency-needed'
  | 'no-currency'
  | 'other-currency'
  | 'value-or-range'
  | 'range-reversed'
  | 'out-of-band'
  | 'too-precise'
  | 'ends-before-it-begins'
  | 'contradicts'

/** A fault in the owner's data. */
export type Problem = {
  /** The keys that lead to it, lists by index: `['cinjenica', 0, 'vrednost']`. */
  path: readonly (string | number)[]
  code: ProblemCode
  /** What the message quotes: the limit, the choices, the other row. */
  detail?: string | undefined
}

/** Collects problems while a table is read, so that the owner sees all of them at once. */
export class Problems {
  readonly all: Problem[] = []

  add(path: Problem['path'], code: ProblemCode, detail?: string): undefined {
    this.all.push({ path, code, detail })
  }
}
