import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import {
  BEFORE_SECOND_CHECK,
  type Fact,
  type FactsOn,
  FIRST_CHECK,
  factOn,
  LAW_19_2025,
  SECOND_CHECK,
  type Unit,
} from './fact.ts'
import { YOUTH_BEFORE, YOUTH_NOW } from './programmes.ts'

/** Limits and thresholds for borrowers, set by law, the National Bank or common bank practice. */
export type RuleName =
  | 'housing.largest-share'
  | 'housing.largest-share.first-home'
  | 'housing.largest-share.youth'
  | 'housing.vat'
  | 'housing.relief-area'
  | 'housing.relief-area.member'
  | `housing.notary.${5 | 7 | 10 | 14 | 'more'}`
  | 'indexed.least-deposit'
  | 'cash.longest-term'
  | 'car.longest-term'
  | 'car.usual-term'
  | 'burden.careful'
  | 'burden.usual'
  | 'burden.limit'
  | 'burden.limit-share'
  | 'burden.guarantee-share'
  | 'household.member'
  | `burden.pension.${'careful' | 'usual' | 'limit'}`
  | 'last-instalment.age'
  | 'last-instalment.age.pension'
  | 'early-repayment.free'
  | 'early-repayment.fee'
  | 'early-repayment.fee.last-year'
/** A rule with its validity. */
export type RuleFact = Fact<RuleName>

/** A rule valid on a day. */
export function rule(name: RuleName, { facts, today }: FactsOn<'rules', RuleFact>): RuleFact | undefined {
  return factOn(facts.rules, name, today)
}

const STABILITY = 'Decision on measures for the stability of the financial system, 34/2011, 114/2017, 102/2024'
const BURDEN = 'Rules allow 60 %, banks 50 to 60 %: kreditnisavetnik.rs, pcpress.rs, kurir. The three steps are ours'
const PENSION = 'Banks take 30 to 50 % of a pension: kurir, 16 January 2026. The three steps are ours'
const GUARANTEE =
  'The bureau lists guarantees given as possible debts (kamatica.com); no share that banks count is published, so we count all of it'
const MEMBER =
  'Our sum: a third of the minimal consumer basket of August 2025, rounded. No bank publishes what it leaves for a member'
const EARLY = 'Law 19/2025, as told by kurir (2023, 2025), boom93.rs and tvojnovac.nbs.rs'
const RELIEF =
  'Law on property taxes, articles 31a and 31b, and law on value added tax, article 56a, in copies of the state of 2024 and 2025'
const NOTARY =
  'Our sum, by millions of the price: table of the notarial tariff (paragraf.rs), times 1.2 since July 2025, 60 % for a confirmed contract; dnevnik.rs tells 30,000 to 36,000 up to 100,000 EUR'
/** Of rows that were found at the second check only. */
const LATER = { checkedOn: SECOND_CHECK } as const
/** Of rows about the household. */
const READ = { checkedOn: '2026-11-28' } as const
/** Of a row that was replaced when the law itself was read, and of the one in its place. */
const BEFORE = { validTo: BEFORE_SECOND_CHECK } as const
const NOW = { ...LAW_19_2025, validFrom: SECOND_CHECK, checkedOn: SECOND_CHECK } as const
const OURS = { grade: 'assumed' } as const

/** All rules, past and present; `rule` selects. */
export const ruleFacts: readonly RuleFact[] = [
  row('housing.largest-share', 80, 'percent', 'EUR', '2018-01-01', `${STABILITY}: tasiclaw.com, nsreporter.rs`),
  row('housing.largest-share.first-home', 90, 'percent', 'EUR', '2020-06-01', `${STABILITY}: nsreporter.rs`),
  row('housing.largest-share.youth', 99, 'percent', 'EUR', YOUTH_BEFORE.validFrom, YOUTH_BEFORE.source, YOUTH_BEFORE),
  row('housing.largest-share.youth', 99, 'percent', 'EUR', YOUTH_NOW.validFrom, YOUTH_NOW.source, YOUTH_NOW),
  row('housing.vat', 10, 'percent', null, '2026-01-01', 'Value added tax on flats: kurir, mondo', LATER),
  row('housing.relief-area', 40, 'square-metres', null, '2026-01-01', RELIEF, LATER),
  row('housing.relief-area.member', 15, 'square-metres', null, '2026-01-01', RELIEF, LATER),
  row('housing.notary.5', 18_144_00, 'minor', 'RSD', '2025-07-01', NOTARY, { ...LATER, ...OURS }),
  row('housing.notary.7', 25_920_00, 'minor', 'RSD', '2025-07-01', NOTARY, { ...LATER, ...OURS }),
  row('housing.notary.10', 31_104_00, 'minor', 'RSD', '2025-07-01', NOTARY, { ...LATER, ...OURS }),
  row('housing.notary.14', 36_288_00, 'minor', 'RSD', '2025-07-01', NOTARY, { ...LATER, ...OURS }),
  row('housing.notary.more', 1_296_00, 'minor', 'RSD', '2025-07-01', NOTARY, { ...LATER, ...OURS }),
  row('indexed.least-deposit', 30, 'percent', 'EUR', '2011-06-01', `${STABILITY}: emg.rs; nlbkb.rs, expobank.rs`),
  row(
    'cash.longest-term',
    71,
    'months',
    null,
    '2021-01-01',
    'Six years, offers end at 71 months: serbia-business.eu, kreditnisavetnik.rs, procreditbank.rs',
  ),
  row('car.longest-term', 95, 'months', null, '2019-01-01', 'Our reading of eight years: serbia-business.eu', OURS),
  row('car.usual-term', 84, 'months', null, '2019-01-01', 'nlbkb.rs, posted.co.rs'),
  row('burden.careful', 40, 'percent', null, '2019-01-01', BURDEN, OURS),
  row('burden.usual', 50, 'percent', null, '2019-01-01', BURDEN, OURS),
  row('burden.limit', 60, 'percent', null, '2019-01-01', BURDEN, OURS),
  row(
    'burden.limit-share',
    5,
    'percent',
    null,
    '2019-01-01',
    'Share of a card or overdraft limit that counts as an instalment: banks 3 to 5 %, common knowledge',
    OURS,
  ),
  row('burden.guarantee-share', 100, 'percent', null, '2026-01-01', GUARANTEE, { ...READ, ...OURS }),
  row('household.member', 19_000_00, 'minor', 'RSD', '2025-08-01', MEMBER, { ...READ, ...OURS }),
  row('burden.pension.careful', 30, 'percent', null, '2019-01-01', PENSION, OURS),
  row('burden.pension.usual', 40, 'percent', null, '2019-01-01', PENSION, OURS),
  row('burden.pension.limit', 50, 'percent', null, '2019-01-01', PENSION, OURS),
  row('last-instalment.age.pension', 80, 'years', null, '2019-01-01', 'Banks 75 to 80: kurir, 16 January 2026'),
  row('last-instalment.age', 75, 'years', null, '2019-01-01', 'Banks 65 to 75, pensioners to 80: kurir, 4zida.rs'),
  row(
    'early-repayment.free',
    1_200_000_00,
    'minor',
    'RSD',
    '2025-07-01',
    'Derived from the example of the National Bank (kurir, May 2025)',
    { ...BEFORE, ...OURS },
  ),
  row('early-repayment.fee', 1, 'percent', null, '2025-07-01', EARLY, BEFORE),
  row('early-repayment.fee.last-year', 0.5, 'percent', null, '2025-07-01', EARLY, BEFORE),
  row('early-repayment.free', 1_200_000_00, 'minor', 'RSD', '2025-07-01', 'Law 19/2025, article 48, paragraph 7', NOW),
  row('early-repayment.fee', 1, 'percent', null, '2025-07-01', 'Law 19/2025, article 48, paragraph 6', NOW),
  row('early-repayment.fee.last-year', 0.5, 'percent', null, '2025-07-01', 'Law 19/2025, article 48, paragraph 6', NOW),
]

/** Every rule once, however many rows tell its history. */
export const ruleNames: readonly RuleName[] = [...new Set(ruleFacts.map((row) => row.fact))]

function row(
  fact: RuleName,
  value: number,
  unit: Unit,
  currency: Currency | null,
  validFrom: IsoDate,
  source: string,
  rest: Partial<RuleFact> = {},
): RuleFact {
  const usual = { validTo: null, grade: 'published', checkedOn: FIRST_CHECK } as const
  return { fact, value, unit, currency, validFrom, source, ...usual, ...rest }
}
