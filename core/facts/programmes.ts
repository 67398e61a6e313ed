import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { BEFORE_SECOND_CHECK, type Fact, type FactsOn, FIRST_CHECK, factOn, SECOND_CHECK, type Unit } from './fact.ts'

/** Conditions of support programmes: housing loans for young people (2025), loans for people with low income (2025). */
export type ProgrammeName =
  | 'youth.least-age'
  | 'youth.largest-age'
  | 'youth.least-deposit'
  | 'youth.largest-loan'
  | 'youth.first-rate'
  | 'youth.state-share'
  | 'youth.first-rate-years'
  | 'youth.margin'
  | 'youth.longest-term'
  | 'low-income.income'
  | 'low-income.largest-loan'
  | 'low-income.discount'
  | 'low-income.least-rate'
/** A condition with its validity. */
export type ProgrammeFact = Fact<ProgrammeName>

/** A condition valid on a day; undefined once it is not known to apply. */
export function programme(
  name: ProgrammeName,
  { facts, today }: FactsOn<'programmes', ProgrammeFact>,
): ProgrammeFact | undefined {
  return factOn(facts.programmes, name, today)
}

const LOW_INCOME = 'nbs.rs, nin.rs, infoera.rs: from 15 September 2025, for at least a year'

/** The last day that was promised; whether the offers continue is not known. */
const LOW_INCOME_UNTIL: IsoDate = '2026-09-14'

/**
 * The law lets the programme run for four years from 14 March 2025. The money of its guarantees may be spent sooner, so
 * that somebody has to look again within a year.
 */
export const YOUTH_NOW = {
  validFrom: SECOND_CHECK,
  validTo: '2027-11-26',
  source: 'Law on the youth housing programme, Sl. glasnik RS 19/2025-15, 51/2025-4, 109/2025-109, articles 2 and 7',
  grade: 'official',
  checkedOn: SECOND_CHECK,
} as const
/** What was known of it before the law was read. */
export const YOUTH_BEFORE = {
  validFrom: '2025-03-01',
  validTo: BEFORE_SECOND_CHECK,
  source: 'Law of 2025 as told by kurir, sremskenovine.co.rs, hl.rs',
  grade: 'published',
  checkedOn: FIRST_CHECK,
} as const

/** All conditions, past and present; `programme` selects. */
export const programmeFacts: readonly ProgrammeFact[] = [
  ...youth('youth.least-age', 20, 'years'),
  ...youth('youth.largest-age', 35, 'years'),
  ...youth('youth.least-deposit', 1, 'percent'),
  ...youth('youth.largest-loan', 100_000_00, 'minor', 'EUR'),
  ...youth('youth.first-rate', 3.5, 'percent'),
  ...youth('youth.state-share', 2, 'percent'),
  ...youth('youth.first-rate-years', 6, 'years'),
  ...youth('youth.margin', 2, 'percent'),
  ...youth('youth.longest-term', 480, 'months'),
  lowIncome('low-income.income', 100_000_00, 'minor', 'RSD'),
  lowIncome('low-income.largest-loan', 1_000_000_00, 'minor', 'RSD'),
  lowIncome('low-income.discount', 3, 'percent'),
  lowIncome('low-income.least-rate', 7.5, 'percent'),
]

/** The law confirmed every condition that the press had told. */
function youth(fact: ProgrammeName, value: number, unit: Unit, currency: Currency | null = null): ProgrammeFact[] {
  return [YOUTH_BEFORE, YOUTH_NOW].map((rest) => ({ fact, value, unit, currency, ...rest }))
}

function lowIncome(fact: ProgrammeName, value: number, unit: Unit, currency: Currency | null = null): ProgrammeFact {
  const validity = { validFrom: '2025-09-15', validTo: LOW_INCOME_UNTIL }
  return { fact, value, unit, currency, ...validity, source: LOW_INCOME, grade: 'published', checkedOn: FIRST_CHECK }
}
