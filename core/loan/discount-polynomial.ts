import { absolute } from '#core/money/decimal.ts'

/**
 * The present value of cash flows as a function of the discount factor `y` of one period:
 *
 *     f(y) = Σ coefficient · y^exponent
 *
 * Every rate in this folder corresponds to a positive root of such a sum.
 */
export type DiscountPolynomial = {
  coefficients: readonly bigint[]
  /** Periods since the first flow; whole, ascending, the first 0. */
  exponents: readonly number[]
}

/** How a discount factor is expressed as a percentage: `factor · (y^−power − 1)`. */
export type Quote = {
  /** Periods compounded into one: 12 turns a monthly factor into a yearly effective rate. */
  power: number
  factor: number
}

/** A fixed-point evaluation with `bits` fractional bits; the true value lies within `error` of `value`. */
export type Evaluation = {
  value: bigint
  error: bigint
  /** `y · f′(y)`, slightly less precise. */
  slope: bigint
  /** Sum of the terms' absolute values, as a scale for `value`. */
  size: bigint
}

type Fixed = { value: bigint; error: bigint }

/** Evaluates the sum at `y`, a fixed-point number taken as exact. */
export function evaluate({ coefficients, exponents }: DiscountPolynomial, y: bigint, bits: bigint): Evaluation {
  const result: Evaluation = { value: 0n, error: 0n, slope: 0n, size: 0n }
  const powers = new Map<number, Fixed>()
  let power: Fixed = { value: 1n << bits, error: 0n }
  let exponent = 0
  coefficients.forEach((coefficient, index) => {
    const gap = (exponents[index] ?? 0) - exponent
    if (gap > 0) {
      let step = powers.get(gap)
      if (!step) {
        step = fixedPower(y, gap, bits)
        powers.set(gap, step)
      }
      power = product(power, step, bits)
      exponent += gap
    }
    const size = absolute(coefficient)
    const term = coefficient * power.value
    result.value += term
    result.error += size * power.error
    result.slope += BigInt(exponent) * term
    result.size += size * power.value
  })
  return result
}

/** The derivative of `y^−c` times the sum with integer coefficients, up to a power of `y` and a factor of two. */
export function derivative({ coefficients, exponents }: DiscountPolynomial, twiceC = 0): DiscountPolynomial {
  return {
    coefficients: coefficients.map((value, index) => value * BigInt(2 * (exponents[index] ?? 0) - twiceC)),
    exponents,
  }
}

/** `y^exponent` in fixed point, by repeated squaring. */
export function fixedPower(y: bigint, exponent: number, bits: bigint): Fixed {
  let result: Fixed = { value: 1n << bits, error: 0n }
  let square: Fixed = { value: y, error: 0n }
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(result, square, bits)
    if (rest > 1) square = product(square, square, bits)
  }
  return result
}

function product(a: Fixed, b: Fixed, bits: bigint): Fixed {
  return {
    value: (a.value * b.value) >> bits,
    // The propagated errors, plus one unit each for truncating the product and for truncating this bound.
    error: a.error + b.error === 0n ? 1n : ((a.error * (b.value + b.error) + b.error * a.value) >> bits) + 2n,
  }
}

/**
 * `e^log` in fixed point, with all 53 bits of a floating-point mantissa where `bits` allows.
 *
 * @param log finite; the power itself may lie outside the range of floating-point numbers
 */
export function expInFixedPoint(log: number, bits: bigint): bigint {
  const doublings = Math.abs(log) < 700 ? 0 : Math.round(log / Math.LN2) // from e^709.8 on it would be Infinity
  const value = Math.exp(log - doublings * Math.LN2)
  const exponent = Math.floor(Math.log2(value)) - 52
  const mantissa = BigInt(Math.round(value / 2 ** exponent))
  const shift = bits + BigInt(exponent + doublings)
  return shift >= 0n ? mantissa << shift : mantissa >> -shift
}
