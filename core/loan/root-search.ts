import { absolute } from '#core/money/decimal.ts'
import { type DiscountPolynomial, derivative, evaluate, expInFixedPoint } from './discount-polynomial.ts'

/** A rate at which the present value is 0, as continuously compounded yearly rate `u`: effective rate = e^u − 1. */
export type FoundRoot = {
  rate: number
  /** Multiplicity, to about eighteen digits; at a root of even multiplicity the value touches 0 without changing sign. */
  multiplicity: number
}

/** A sum whose sign is evaluated at many rates. */
type Level = {
  terms: readonly Term[]
  /** The exact sum, for signs that floating point cannot determine; omitted for high derivatives, which only guide. */
  exact: DiscountPolynomial | undefined
  periodsPerYear: number
}

/** A cash flow in floating point: `sign · e^(log − time · u)`. */
type Term = { sign: 1 | -1; log: number; time: number }

type Sign = -1 | 0 | 1
type Point = { at: number; sign: Sign; multiplicity: number }

/** A value below 2^−60, about 10^−18, of the terms' size counts as 0. */
const ZERO_BITS = 60n

/** Levels with exact signs; beyond them the derivatives separate roots that are no longer close together. */
const EXACT_LEVELS = 3

/**
 * Every rate at which the present value of cash flows is 0, in ascending order.
 *
 * Follows the proof of Descartes' rule of signs: multiply the sum by a power of `y` between two flows of opposite sign
 * and differentiate; the result has one sign change less, and its roots separate those of the original. With one sign
 * change left there is exactly one root. So no root is missed. Signs are determined in floating point, and in fixed
 * point where rounding could matter.
 */
export function rootSearch(sum: DiscountPolynomial, periodsPerYear: number): FoundRoot[] {
  const terms = sum.coefficients.map((coefficient, index): Term => {
    const time = (sum.exponents[index] ?? 0) / periodsPerYear
    return { sign: coefficient > 0n ? 1 : -1, log: logarithm(absolute(coefficient)), time }
  })
  return search({ terms, exact: sum, periodsPerYear }, 0)
}

/** The natural logarithm of a whole number above 0, which may be too large for a floating-point number. */
function logarithm(value: bigint): number {
  const digits = String(value)
  return Math.log(Number(digits.slice(0, MOST_DIGITS))) + Math.max(0, digits.length - MOST_DIGITS) * Math.LN10
}

const MOST_DIGITS = 300 // a floating-point number holds 308

function search(level: Level, depth: number): FoundRoot[] {
  const { terms } = level
  const changes = terms.flatMap(({ sign }, index) => (index > 0 && sign !== terms[index - 1]?.sign ? [index] : []))
  const change = changes[changes.length >> 1]
  if (change === undefined) return []
  const turningPoints = changes.length === 1 ? [] : search(separatingDerivative(level, change, depth), depth + 1)

  const roots: FoundRoot[] = []
  let from: Point = { at: Number.NEGATIVE_INFINITY, sign: terms.at(-1)?.sign ?? 1, multiplicity: 0 }
  const last: Point = { at: Number.POSITIVE_INFINITY, sign: terms[0]?.sign ?? 1, multiplicity: 0 }
  const turns = turningPoints.map(
    ({ rate: at, multiplicity }): Point => ({ at, sign: signAt(level, at), multiplicity }),
  )
  for (const to of [...turns, last]) {
    if (to.sign === 0) roots.push({ rate: to.at, multiplicity: to.multiplicity + 1 })
    else if (from.sign === -to.sign) {
      // Roots close together, and the turning point between them, need full precision.
      const precision = depth === 1 || (depth === 0 && changes.length > 1) ? 0 : 1e-11
      roots.push({ rate: crossing(level, from, to, precision), multiplicity: 1 })
    }
    from = to
  }
  return roots
}

/** The derivative of `y^−c` times the sum, up to a positive factor, with `c` halfway between the two flows. */
function separatingDerivative({ terms, exact, periodsPerYear }: Level, change: number, depth: number): Level {
  const pivot = ((terms[change - 1]?.time ?? 0) + (terms[change]?.time ?? 0)) / 2
  const exponents = exact?.exponents ?? []
  const twicePivot = (exponents[change - 1] ?? 0) + (exponents[change] ?? 0)
  return {
    terms: terms.map(({ sign, log, time }) => ({
      sign: time < pivot ? (sign === 1 ? -1 : 1) : sign,
      log: log + Math.log(Math.abs(time - pivot)),
      time,
    })),
    exact: depth < EXACT_LEVELS && exact ? derivative(exact, twicePivot) : undefined,
    periodsPerYear,
  }
}

/** Sign of the sum at a rate; 0 within about eighteen digits, or within rounding error on levels without `exact`. */
function signAt(level: Level, rate: number): Sign {
  let largest = Number.NEGATIVE_INFINITY
  for (const { log, time } of level.terms) largest = Math.max(largest, log - time * rate)
  let sum = 0
  let doubt = 0
  for (const { sign, log, time } of level.terms) {
    const part = Math.exp(log - time * rate - largest)
    sum += sign * part
    doubt += part * (level.terms.length + Math.abs(log) + Math.abs(time * rate) + Math.abs(largest))
  }
  if (Math.abs(sum) > 4 * Number.EPSILON * doubt) return sum > 0 ? 1 : -1
  return level.exact ? exactSign(level.exact, -rate / level.periodsPerYear) : 0
}

function exactSign(sum: DiscountPolynomial, logDiscount: number): Sign {
  for (let bits = 192n; bits <= 4096n; bits *= 2n) {
    const { value, error, size } = evaluate(sum, expInFixedPoint(logDiscount, bits), bits)
    const distance = absolute(value)
    if (distance > error) return distance << ZERO_BITS < size ? 0 : value > 0n ? 1 : -1
  }
  return 0
}

/** The one root between two points of opposite sign, found by bisection; one or both may be at infinity. */
function crossing(level: Level, from: Point, to: Point, precision: number): number {
  let low = Number.isFinite(from.at) ? from.at : outward(level, Math.min(to.at, 0), -1, from.sign)
  let high = Number.isFinite(to.at) ? to.at : outward(level, Math.max(from.at, 0), 1, to.sign)
  while (true) {
    const middle = low + (high - low) / 2
    if (middle === low || middle === high || high - low <= precision * (1 + Math.abs(low))) return middle
    const sign = signAt(level, middle)
    if (sign === 0) return middle
    if (sign === from.sign) low = middle
    else high = middle
  }
}

/** Moves outward in doubling steps until the sum has its sign at infinity. */
function outward(level: Level, start: number, direction: 1 | -1, sign: Sign): number {
  let step = 1
  while (signAt(level, start + direction * step) !== sign) step *= 2
  return start + direction * step
}
