import { useState } from 'react'
import { errors } from '#content/calculator.ts'
import { formatAmount, formatDecimal } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Reading, readAmount, readPercent, readWhole } from '#core/money/read.ts'

export type TypedKind = Currency | 'percent' | 'whole'

/** A number typed into a tool. */
export type Typed = {
  kind: TypedKind
  text: string
  /** Undefined while the field is empty or wrong. */
  value: number | undefined
  error: { code: string; text: string } | undefined
  /** The limit that the text passes, as it would stand there. */
  limit?: string
  onChange: (text: string) => void
  /** Writes a sum the way the other sums of the page are written. */
  onLeave?: (() => void) | undefined
}

type Options = {
  /** What stands there at first; it follows the loan until something is typed. */
  start?: number | undefined
  min?: number
  max: number
}

const readers: Record<TypedKind, (text: string) => Reading> = {
  EUR: (text) => readAmount(text, 'EUR'),
  RSD: (text) => readAmount(text, 'RSD'),
  percent: readPercent,
  whole: readWhole,
}

/** The state of one field of a tool. An empty field is no error: it is left out of the calculation. */
export function useTyped(kind: TypedKind, { start, min = 0, max }: Options): Typed {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (start === undefined ? '' : written(kind, start))
  const base = { kind, text, onChange: setTyped }
  if (text.trim() === '') return { ...base, value: undefined, error: undefined }
  const reading = readers[kind](text)
  if (!reading.ok) {
    if (reading.error === 'negative') return refused('too-small', written(kind, min), errors.tooSmall)
    if (reading.error === 'too-large') return refused('too-large', written(kind, max), errors.tooLarge)
    return { ...base, value: undefined, error: { code: reading.error, text: errors.reading[reading.error] } }
  }
  const { value } = reading
  if (value < min) return refused('too-small', written(kind, min), errors.tooSmall)
  if (value > max) return refused('too-large', written(kind, max), errors.tooLarge)
  // A rate stays as typed: it may have more decimals than are written.
  const onLeave = kind === 'percent' || typed === undefined ? undefined : () => setTyped(written(kind, value))
  return { ...base, value, error: undefined, onLeave }

  function refused(code: string, limit: string, words: (limit: string) => string): Typed {
    return { ...base, value: undefined, error: { code, text: words(limit) }, limit }
  }
}

function written(kind: TypedKind, value: number): string {
  if (kind === 'whole') return String(value)
  return kind === 'percent' ? formatDecimal(value, 2, 3) : formatAmount(value, value % 100 === 0 ? 0 : 2)
}
