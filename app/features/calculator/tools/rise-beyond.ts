import type { Loan } from '#core/calculator/loan.ts'
import { type Household, largestInstalment } from '#core/loan/affordability.ts'
import type { Percent } from '#core/money/decimal.ts'
import { converted } from '#core/money/exchange.ts'
import { minorOf } from '#core/money/minor.ts'
import { MOST_RISE, RISE_STEP, stressedRates } from './stressed-rates.ts'

type Asked = Pick<Household, 'netIncome' | 'obligations'> & {
  /** The share of the income that all instalments may take. */
  sharePercent: Percent
  /** Dinars per euro, above 0. */
  middleRate: number | string
}

/**
 * The first step of the slider, in percentage points, at which the instalment with the other ones exceeds a share of
 * the income; undefined if none does.
 */
export function riseBeyond(
  loan: Loan,
  { netIncome, obligations, sharePercent, middleRate }: Asked,
): number | undefined {
  const most = largestInstalment({ netIncome, obligations }, sharePercent)
  const isBeyond = (rise: number) =>
    stressedRates(loan, [rise]).some(
      ({ instalment }) => converted(minorOf(instalment, loan.currency), loan.currency, 'RSD', middleRate) > most,
    )
  if (!isBeyond(MOST_RISE)) return undefined
  let [low, high] = [0, MOST_RISE / RISE_STEP] // the higher the rate, the higher the instalment
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(middle * RISE_STEP)) high = middle
    else low = middle + 1
  }
  return low * RISE_STEP
}
