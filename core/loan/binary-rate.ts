import { withDecimals } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import type { Quote } from './discount-polynomial.ts'

/** Effective yearly rate of monthly flows (EKS). */
export const effectiveYearly: Quote = { power: 12, factor: 100 }
/** Nominal yearly rate of monthly flows (NKS): twelve times the monthly one. */
export const nominalYearly: Quote = { power: 1, factor: 1200 }

/** Largest relative error of one floating-point rounding. */
const ROUNDING = 2 ** -53

/**
 * `internalRate` without exact arithmetic, in a third of its code: for the start page, where every byte is loaded by
 * every visitor.
 *
 * Where floating point does not determine the rounding, the rate lies next to the middle between two figures, at a
 * decimal more that it does determine: that one is given. No loan of the start page has been seen to need it.
 *
 * @param received minor units, above 0
 * @param payments minor units, from 0, one of them above
 * @returns percent, correctly rounded, with `decimals` decimals or one more
 * @example binaryRate(980_00, [1008_33], effectiveYearly, 2) // '40.77'
 */
export function binaryRate(
  received: Minor,
  payments: readonly Minor[],
  quote: Quote,
  decimals: number,
): string | undefined {
  const { root, doubt } = binaryRoot(received, payments)
  return roundedQuote(root, doubt, quote, decimals) ?? roundedQuote(root, doubt, quote, decimals + 1)
}

type BinaryRoot = {
  root: number
  /** Bound on the root's relative error. */
  doubt: number
}

/**
 * Newton's method on logarithms, where the present value is convex and grows at least as fast as `y`: from the first
 * step on it converges from one side, and steps are small only near the root. A step that overflows or leaves the
 * bracket found so far is replaced by the bracket's geometric mean.
 */
export function binaryRoot(received: number, payments: readonly number[]): BinaryRoot {
  let root = 1
  let low = 0
  let high = Number.POSITIVE_INFINITY
  for (let round = 0; round < 200; round++) {
    const { value, slope } = presentValue(payments, root)
    if (value < received) low = root
    else high = root
    let next = root * Math.exp(Math.log(received / value) * (value / slope))
    if (Math.abs(next - root) <= 2 * ROUNDING * root) break
    if (!(next >= low && next <= high)) next = Math.sqrt(low) * Math.sqrt(high)
    root = next
  }
  const { value, slope } = presentValue(payments, root)
  return { root, doubt: (1.01 * (Math.abs(value - received) + 2 * (payments.length + 2) * ROUNDING * value)) / slope }
}

/** The present value at discount factor `y`, and `y` times its derivative. */
function presentValue(payments: readonly number[], y: number): { value: number; slope: number } {
  let sum = 0
  let derivative = 0
  for (let index = payments.length - 1; index >= 0; index--) {
    derivative = derivative * y + sum
    sum = sum * y + (payments[index] ?? 0)
  }
  return { value: sum * y, slope: (sum + derivative * y) * y }
}

/** @returns undefined where the doubt does not determine the rounding */
export function roundedQuote(
  root: number,
  doubt: number,
  { power, factor }: Quote,
  decimals: number,
): string | undefined {
  const grown = 1 / wholePower(root, power)
  const unit = 10 ** decimals
  const scaled = factor * (grown - 1) * unit
  const error = factor * unit * grown * (power * doubt + 4 * (power + 2) * ROUNDING)
  const nearest = Math.floor(scaled + 0.5)
  if (!(Math.abs(scaled) < 2 ** 50 && Math.abs(scaled - nearest) < 0.5 - error)) return undefined
  return withDecimals(BigInt(nearest), decimals)
}

/** By multiplication, whose error is bounded, unlike that of `Math.pow`. */
function wholePower(base: number, exponent: number): number {
  let result = 1
  for (let rest = exponent, square = base; rest > 0; rest = Math.floor(rest / 2), square *= square)
    if (rest % 2 === 1) result *= square
  return result
}
