import { shiftedRate, wholeDinars } from '#core/money/exchange.ts'
import type { Minor } from '#core/money/minor.ts'

/**
 * An instalment in euros, converted to whole dinars at the middle rate changed by each of `percents`.
 *
 * @param middleRate dinars per euro, above 0
 *
 * @example currencyStress(405_35, 117.2, [10])[0]?.inDinars // 52_258_00
 */
export function currencyStress(
  instalment: Minor,
  middleRate: number | string,
  percents: readonly number[],
): { percent: number; middleRate: string; inDinars: Minor }[] {
  return percents.map((percent) => {
    const rate = shiftedRate(middleRate, percent)
    return { percent, middleRate: rate, inDinars: wholeDinars(instalment, rate) }
  })
}
