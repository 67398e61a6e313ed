import { useState } from 'react'
import { refusalText } from '#app/features/calculator/problem-words.ts'
import { useKept } from '#app/visitor/use-session-value.ts'
import { refused as refusedWords } from '#content/calculator-tools.ts'
import { numberWithin } from '#core/calculator/typed-number.ts'
import { formatAmount, formatDecimal } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Reading, readAmount, readMonths, readPercent, readWhole } from '#core/money/read.ts'

export type TypedKind = Currency | 'percent' | 'months' | 'whole'

/** A number typed into a tool. */
export type Typed = {
  kind: TypedKind
  text: string
  /** Undefined if the field is empty or invalid. */
  value: number | undefined
  error: { code: string; text: string } | undefined
  /** Text offered in place of an invalid one: the limit it exceeds, or the previous value. */
  offer?: string
  onChange: (text: string) => void
  /** Formats a sum like the others on the page. */
  onLeave?: (() => void) | undefined
}

type Options = {
  /** The initial value; it follows the loan until something is typed. */
  start?: number | undefined
  min?: number
  max: number
  /** There is no answer without it; otherwise an empty field is valid and left out of the calculation. */
  isRequired?: boolean
}

const readers: Record<TypedKind, (text: string) => Reading> = {
  EUR: (text) => readAmount(text, 'EUR'),
  RSD: (text) => readAmount(text, 'RSD'),
  percent: readPercent,
  months: readMonths,
  whole: readWhole,
}

/** The state of one field of a tool. @param place of its text, see `useKept` */
export function useTyped(place: string, kind: TypedKind, options: Options): Typed {
  const { start } = options
  const [typed, setTyped] = useKept<string | undefined>(place, undefined)
  const [before, setBefore] = useState<number>()
  const text = typed ?? (start === undefined ? '' : written(kind, start))
  const entry = typedEntry(kind, text, options, before)
  const { value } = entry
  return {
    ...entry,
    kind,
    text,
    onChange: (next) => {
      setTyped(next)
      if (value !== undefined) setBefore(value)
    },
    // A rate stays as typed: it may have more decimals than formatting shows.
    onLeave:
      kind === 'percent' || typed === undefined || value === undefined
        ? undefined
        : () => setTyped(written(kind, value)),
  }
}

/**
 * The value of a text in a field of a tool, or why it is invalid.
 *
 * @param before the last valid value, offered if the text does not tell how much was meant
 */
export function typedEntry(
  kind: TypedKind,
  text: string,
  { start, min = 0, max, isRequired = false }: Options,
  before?: number,
): Pick<Typed, 'value' | 'error' | 'offer'> {
  const isEmpty = text.trim() === ''
  if (isEmpty && !isRequired) return { value: undefined, error: undefined }
  const reading: Reading = isEmpty ? { ok: false, error: 'empty' } : readers[kind](text)
  const countable = (meant: number) => (kind === 'percent' ? meant : Math.round(meant))
  const result = numberWithin(reading, { min, max }, before ?? start ?? min, countable)
  if (result.ok) return { value: result.value, error: undefined }
  const { refusal } = result
  const why = refusalText(refusal, {
    from: written(kind, min),
    whole: isCounted(kind) ? refusedWords.whole : undefined,
    written: (limit) => written(kind, limit),
  })
  return { value: undefined, error: { code: refusal.code, text: why }, offer: written(kind, refusal.offer) }
}

function written(kind: TypedKind, value: number): string {
  if (isCounted(kind)) return String(value)
  return kind === 'percent' ? formatDecimal(value, 2, 3) : formatAmount(value, value % 100 === 0 ? 0 : 2)
}

/** Whether numbers of that kind are whole. */
export function isCounted(kind: TypedKind): boolean {
  return kind === 'months' || kind === 'whole'
}
