import { type Fact, type FactsOn, FIRST_CHECK, factOn } from './fact.ts'

/** The middle exchange rate, in dinars per euro. */
export type MiddleRateFact = Fact<'middle-rate'>

/** The middle rate of the National Bank valid on a day, in dinars per euro; undefined once it has expired. */
export function middleRate({ facts, today }: FactsOn<'middleRates', MiddleRateFact>): MiddleRateFact | undefined {
  return factOn(facts.middleRates, 'middle-rate', today)
}

/** All rates, past and present; `middleRate` selects. */
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
    // Our choice: the rate has moved by less than half a per cent for years, but must not be shown for ever unchecked.
    validTo: '2027-05-31',
    source: 'Assumption: near-fixed about 117.2 for years; to be replaced by the rate of the day from nbs.rs',
    checkedOn: FIRST_CHECK,
  },
]
