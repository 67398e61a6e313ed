import { decimal, divideHalfUp, type Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'

/**
 * The sum to borrow so that the wanted sum is left after the fee is deducted (financed fee).
 *
 *     borrowed = wanted / (1 − fee)
 *
 * @param feePercent percent of the sum borrowed, from 0, below 100
 * @param wanted minor units, from 0
 * @returns minor units, rounded half up
 * @throws RangeError when the fee is out of bounds
 * @example financedPrincipal(11_000_00, 2.5) // 11_282_05
 * @see docs/sources.md#naknada
 */
export function financedPrincipal(wanted: Minor, feePercent: Percent): Minor {
  const { digits, scale } = decimal(feePercent)
  const whole = 100n * 10n ** BigInt(scale)
  if (digits < 0n || digits >= whole) throw new RangeError(`The fee is ${feePercent} %; expected 0 to less than 100.`)
  return Number(divideHalfUp(BigInt(wanted) * whole, whole - digits))
}
