import { decimal, decimalText, type Percent, rescaled } from './decimal.ts'

/**
 * The exact sum of percentages, such as index plus margin.
 *
 * @throws RangeError when one of them is no decimal
 * @example addPercent(2.1, '2.4') // '4.5'
 */
export function addPercent(...parts: Percent[]): string {
  const decimals = parts.map(decimal)
  const scale = Math.max(0, ...decimals.map((part) => part.scale))
  return decimalText({ digits: decimals.reduce((sum, part) => sum + rescaled(part, scale), 0n), scale })
}
