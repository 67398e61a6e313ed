import { converted, shiftedRate } from '#core/money/exchange.ts'
import type { Minor } from '#core/money/minor.ts'

/**
 * An instalment in euros, in dinars at middle rates moved by some per cent.
 *
 * @example currencyStress(405_35, 117.2, [10])[0]?.inDinars // 52_257_72
 */
export function currencyStress(
  instalment: Minor,
  middleRate: number | string,
  percents: readonly number[],
): { percent: number; middleRate: string; inDinars: Minor }[] {
  return percents.map((percent) => {
    const rate = shiftedRate(middleRate, percent)
    return { percent, middleRate: rate, inDinars: converted(instalment, 'EUR', 'RSD', rate) }
  })
}
