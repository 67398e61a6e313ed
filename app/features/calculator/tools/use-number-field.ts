import { useState } from 'react'
import { refusalText } from '#app/features/calculator/problem-words.ts'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { refused as refusedWords } from '#content/open-tools.ts'
import { numberWithin } from '#core/calculator/typed-number.ts'
import { formatAmount, formatDecimal } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Reading, readAmount, readMonths, readPercent, readWhole } from '#core/money/read.ts'

export type TypedKind = Currency | 'percent' | 'months' | 'whole'

/** A number typed into a tool. */
export type NumberField = {
  kind: TypedKind
  text: string
  /** Undefined if the field is empty; while its text is invalid, what stood there before that edit. */
  value: number | undefined
  error: { code: string; text: string } | undefined
  /** The text is invalid, and no edit says what stood there before: a changed loan or a reload made it so. */
  isLost: boolean
  /** Text offered in place of an invalid one: the limit it exceeds, or the previous value. */
  offer?: string
  onChange: (text: string) => void
  /** Formats a sum like the others on the page. */
  onLeave: () => void
}

export type NumberFieldOptions = {
  /** The initial value; it follows the loan until something is typed. */
  start?: number | undefined
  /** A text that stands there at first as if it had been typed. */
  asked?: string | undefined
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

/** The state of one field of a tool. @param place of its text, see `useDraftStorage` */
export function useNumberField(place: string, kind: TypedKind, options: NumberFieldOptions): NumberField {
  const { start, asked } = options
  const [typed, setTyped] = useSessionValue<string | undefined>(place, asked)
  // 1.2000000 must not leave an answer to 120: an invalid text leads back to before it was touched.
  const [lastEdit, setEdit] = useState<{ before: number | undefined; kind: TypedKind }>()
  const edit = lastEdit?.kind === kind ? lastEdit : undefined // what stood there in another unit is no answer in this
  const text = typed ?? (start === undefined ? '' : written(kind, start))
  const entry = typedEntry(kind, text, options, edit?.before)
  const { value, error } = entry
  const isLost = error !== undefined && !(edit && isAllowed(edit.before, options))
  return {
    ...entry,
    value: error && !isLost ? edit?.before : value,
    isLost,
    kind,
    text,
    onChange: (next) => {
      setTyped(next)
      if (!edit) setEdit({ before: value, kind })
    },
    onLeave: () => {
      if (error) return // it stays, to be corrected
      setEdit(undefined)
      // A rate stays as typed: it may have more decimals than formatting shows.
      if (kind !== 'percent' && typed !== undefined && value !== undefined) setTyped(written(kind, value))
    },
  }
}

/** Whether a value is within the limits, which may have changed since it was typed; nothing always is. */
function isAllowed(value: number | undefined, { min = 0, max }: NumberFieldOptions): boolean {
  return value === undefined || (value >= min && value <= max)
}

/**
 * The value of a text in a field of a tool, or why it is invalid.
 *
 * @param before the value before the edit, offered if the text does not tell how much was meant
 */
export function typedEntry(
  kind: TypedKind,
  text: string,
  { start, min = 0, max, isRequired = false }: NumberFieldOptions,
  before?: number,
): Pick<NumberField, 'value' | 'error' | 'offer'> {
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

/** A value as the field writes it. */
export function written(kind: TypedKind, value: number): string {
  if (isCounted(kind)) return String(value)
  return kind === 'percent' ? formatDecimal(value, 2, 3) : formatAmount(value, value % 100 === 0 ? 0 : 2)
}

/** Whether numbers of that kind are whole. */
export function isCounted(kind: TypedKind): boolean {
  return kind === 'months' || kind === 'whole'
}
