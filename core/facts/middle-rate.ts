import type { IsoDate } from '#core/money/date.ts'
import { BEFORE_SECOND_CHECK, type Fact, type FactsOn, FIRST_CHECK, factOn, SECOND_CHECK } from './fact.ts'

/** The middle exchange rate, in dinars per euro. */
export type MiddleRateFact = Fact<'middle-rate'> & {
  /** The day of the list it stands in, where that is not the day it was read. */
  listedOn?: IsoDate
}

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
    grade: 'published',
    checkedOn: FIRST_CHECK,
  },
  {
    fact: 'middle-rate',
    value: 117.2,
    unit: 'rsd-per-eur',
    currency: null,
    validFrom: FIRST_CHECK,
    validTo: BEFORE_SECOND_CHECK,
    source: 'Assumption: near-fixed about 117.2 for years',
    grade: 'assumed',
    checkedOn: FIRST_CHECK,
  },
  {
    fact: 'middle-rate',
    value: 117.4948,
    unit: 'rsd-per-eur',
    currency: null,
    validFrom: SECOND_CHECK,
    // Our choice: the rate has moved by less than half a per cent for years, but must not be shown for ever unchecked.
    validTo: '2027-05-31',
    source: 'List 188 of the National Bank, 2 October 2026, in an answer that others have recorded',
    page: 'https://webappcenter.nbs.rs/ExchangeRateWebApp/ExchangeRate/IndexByDate?isSearchExecuted=true&Date=02.10.2026&ExchangeRateListTypeID=3',
    grade: 'published',
    listedOn: '2026-10-02',
    checkedOn: SECOND_CHECK,
  },
]
