import { absolute, withDecimals } from '#core/money/decimal.ts'
import {
  type DiscountPolynomial,
  type Evaluation,
  evaluate,
  expInFixedPoint,
  fixedPower,
  type Quote,
} from './discount-polynomial.ts'

/**
 * The rate of a simple root, correctly rounded (half up) to any number of decimals.
 *
 * Newton's method in fixed point of increasing precision, until the root is enclosed between two points at which the
 * sum provably has opposite signs and which round to the same figure.
 *
 * @param logRoot natural logarithm of the root, estimated to about eight digits
 * @returns percent, with exactly `decimals` decimals
 * @throws RangeError when there is no simple root near the estimate
 */
export function roundedRate(sum: DiscountPolynomial, logRoot: number, quote: Quote, decimals: number): string {
  const first = startingBits(sum, logRoot, quote, decimals)
  for (let attempt = 0; attempt < 4; attempt++) {
    const bits = BigInt(first * 2 ** attempt)
    const enclosure = enclose(sum, logRoot, bits)
    if (!enclosure) continue
    const least = rounded(enclosure.high, quote, decimals, bits, 1n)
    const most = rounded(enclosure.low, quote, decimals, bits, -1n)
    // At eight times the precision needed to tell two figures apart, the root is taken as an exact half and rounded up.
    if (least === most || (attempt === 3 && most - least === 1n)) return withDecimals(most, decimals)
  }
  throw new RangeError('The cash flows have no simple root near the estimate.')
}

/** Enough bits for the quoted decimals, with a margin for rounding errors. */
function startingBits({ exponents }: DiscountPolynomial, logRoot: number, quote: Quote, decimals: number): number {
  const growth = Math.max(0, (-logRoot * quote.power) / Math.LN2)
  const smallness = Math.max(0, -logRoot / Math.LN2)
  const digits = (decimals + 3) * Math.log2(10) + Math.log2(quote.factor * quote.power * exponents.length)
  return Math.ceil(digits + 2 * growth + smallness) + 64
}

type Enclosure = { low: bigint; high: bigint }

function enclose(sum: DiscountPolynomial, logRoot: number, bits: bigint): Enclosure | undefined {
  const estimate = expInFixedPoint(logRoot, bits)
  // A correction of more than a millionth would lead to a different root.
  const furthest = (estimate >> 20n) + 1n
  let y = estimate
  let at = evaluate(sum, y, bits)
  for (let round = 0; round < 40 && at.slope !== 0n && absolute(at.value) > 2n * at.error; round++) {
    const step = (at.value * y) / at.slope
    if (step === 0n || absolute(y - step - estimate) > furthest) break
    y -= step
    at = evaluate(sum, y, bits)
  }
  if (at.slope === 0n) return undefined

  const margin = (4n * (absolute(at.value) + at.error) * y) / absolute(at.slope) + 4n
  const low = y - margin
  const high = y + margin
  if (margin > furthest || low <= 0n) return undefined
  const signs = certainSign(evaluate(sum, low, bits)) * certainSign(evaluate(sum, high, bits))
  return signs === -1 ? { low, high } : undefined
}

function certainSign({ value, error }: Evaluation): number {
  if (value > error) return 1
  return value < -error ? -1 : 0
}

/** The quoted figure at `y` in units of its last decimal, with the error of the power added on one side. */
function rounded(y: bigint, { power, factor }: Quote, decimals: number, bits: bigint, side: 1n | -1n): bigint {
  const { value, error } = fixedPower(y, power, bits)
  const bound = value + side * error
  const numerator = BigInt(factor) * 10n ** BigInt(decimals) * ((1n << bits) - bound)
  return floorDivide(2n * numerator + bound, 2n * bound)
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient
}
