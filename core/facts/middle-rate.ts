import type { IsoDate } from '#core/money/date.ts'
import { type Fact, FIRST_CHECK, factOn } from './fact.ts'

/** Dinars for one euro. */
export type MiddleRateFact = Fact<'middle-rate'>

/** Middle rate of the National Bank, dinars for one euro; undefined once nobody has renewed it. */
export function middleRate(today: IsoDate): MiddleRateFact | undefined {
  return factOn(middleRateFacts, 'middle-rate', today)
}

/** Every rate of every time; `middleRate` picks. */
export const middleRateFacts: readonly MiddleRateFact[] = [
  {
    fact: 'middle-rate',
    value: 117.56,
    unit: 'rsd-per-eur',
    currency: null,
    validFrom: '2021-04-01',
    validTo: '2021-04-30',
    source: 'aikbanka.rs, April 2021',
    checkedOn: FIRST_CHECK,
  },
  {
    fact: 'middle-rate',
    value: 117.2,
    unit: 'rsd-per-eur',
    currency: null,
    validFrom: FIRST_CHECK,
    // Ours: the rate has kept within half a per cent for years, but a figure nobody renews must not be shown for ever.
    validTo: '2027-05-31',
    source: 'Assumption: near-fixed about 117.2 for years; to be replaced by the rate of the day from nbs.rs',
    checkedOn: FIRST_CHECK,
  },
]
