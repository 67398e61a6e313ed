import { nearestAllowed } from '#core/facts/limits.ts'
import type { Limits } from '#core/facts/products.ts'
import type { Reading, ReadingError } from '#core/money/read.ts'

/** Why a typed number was refused, and what is offered instead; the words are the reader's. */
export type Refusal = {
  code: 'too-small' | Exclude<ReadingError, 'negative'>
  /** The number that was read, if one was; infinite if it is larger than any sum. */
  given?: number
  /** The nearest allowed value, or the current one if the text does not tell how much was meant. */
  offer: number
  min: number
  max: number
}

/** A number within its limits, or why there is none. */
export type TypedNumber = { ok: true; value: number } | { ok: false; refusal: Refusal }

/**
 * A typed number, checked against its limits: the one rule for the form and for every tool.
 *
 * @param current offered if the text does not tell how much was meant; its limits apply to it too
 * @param countable the nearest representable value of an over-precise number
 */
export function numberWithin(
  reading: Reading,
  { min, max }: Pick<Limits, 'min' | 'max'>,
  current: number,
  countable: (meant: number) => number,
): TypedNumber {
  const refused = (refusal: Pick<Refusal, 'code' | 'given' | 'offer'>): TypedNumber => ({
    ok: false,
    refusal: { ...refusal, min, max },
  })
  const tooSmall = (given?: number) => refused({ code: 'too-small', offer: min, ...(given !== undefined && { given }) })
  const tooLarge = (given: number) => refused({ code: 'too-large', offer: max, given })
  if (reading.ok) {
    const { value } = reading
    if (value < min) return tooSmall(value)
    return value > max ? tooLarge(value) : { ok: true, value }
  }
  if (reading.error === 'negative') return tooSmall()
  if (reading.error === 'too-large') return tooLarge(Infinity)
  const meant = reading.error === 'too-precise' ? countable(reading.meant) : current
  return refused({ code: reading.error, offer: nearestAllowed({ min, max, default: min }, meant) })
}
