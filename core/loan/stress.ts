import { shiftedRate, wholeDinars } from '#core/money/exchange.ts'
import type { MinorOf } from '#core/money/minor.ts'

/**
 * An instalment in euros, converted to whole dinars at the middle rate changed by each of `percents`.
 *
 * @param middleRate dinars per euro, above 0
 *
 * @example currencyStress(minorOf(405_35, 'EUR'), 117.2, [10])[0]?.inDinars // 52_258_00
 */
export function currencyStress(
  instalment: MinorOf<'EUR'>,
  middleRate: number | string,
  percents: readonly number[],
): { percent: number; middleRate: string; inDinars: MinorOf<'RSD'> }[] {
  return percents.map((percent) => {
    const rate = shiftedRate(middleRate, percent)
    return { percent, middleRate: rate, inDinars: wholeDinars(instalment, rate) }
  })
}
