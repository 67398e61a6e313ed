/** The dated facts of the loan pages in words. What is not known, or no longer holds, is undefined: see `present.ts`. */

import { type ExampleLoan, tariffCostsOf } from '#core/calculator/representative-example.ts'
import { factOn, leastGrade, review, type Unit } from '#core/facts/fact.ts'
import { type MarketName, marketRange } from '#core/facts/market.ts'
import type { Product } from '#core/facts/products.ts'
import { type ProgrammeName, programme } from '#core/facts/programmes.ts'
import { type CapKind, rateCap } from '#core/facts/rate-caps.ts'
import { type RuleName, rule } from '#core/facts/rules.ts'
import { type TariffName, tariffsOn } from '#core/facts/tariffs.ts'
import { formatDate, formatLongDate, formatMonth } from '#core/money/date.ts'
import { formatAmount, formatDecimal, formatMoney } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { type CountedNoun, counted, pluralNoun } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { reliability } from './calculator.ts'
import { portion, rate } from './figures.ts'
import { gradesText } from './grades.ts'
import { present, sentences } from './present.ts'

/** Stands in a table where the figure is not known, or nobody has renewed it. */
const ASK = 'proverite kod banke'

/** The value of a rule, in its own unit. */
export function ruleValue(name: RuleName, known: Known): number | undefined {
  return rule(name, known)?.value
}

/** What is counted in the units of time. */
const nounOf: Partial<Record<Unit, CountedNoun>> = { days: 'day', months: 'month', years: 'year' }

/** A range of the market: `0–1%`, `100–200 EUR`, `10–12 godina`; one figure where both ends are the same. */
export function marketText(name: MarketName, known: Known): string | undefined {
  const fact = marketRange(name, known)
  if (!fact) return undefined
  const { from, to } = fact.value
  const write = (value: number) => (fact.unit === 'minor' ? formatAmount(value, 0) : formatDecimal(value, 0, 2))
  const range = from === to ? write(to) : `${write(from)}–${write(to)}`
  const noun = nounOf[fact.unit]
  if (noun) return `${range} ${pluralNoun(to, noun)}`
  return fact.unit === 'minor' && fact.currency ? `${range} ${fact.currency}` : `${range}%`
}

/** The lower end alone: `10.000 EUR`. */
export function marketLeast(name: MarketName, known: Known): string | undefined {
  const fact = marketRange(name, known)
  return fact?.currency ? formatMoney(fact.value.from, fact.currency, 0) : undefined
}

/** The upper end alone: `4,13%`, for „do 4,13%”. */
export function marketLimit(name: MarketName, known: Known): string | undefined {
  const fact = marketRange(name, known)
  if (!fact) return undefined
  return fact.currency ? formatMoney(fact.value.to, fact.currency, 0) : portion(fact.value.to)
}

/** „prosečna stopa … januara 2026. godine bila je 8,3%”: the month is the one that the figure is about. */
export function averageRate(known: Known): string | undefined {
  const fact = marketRange('cash.average-rate', known)
  return (
    fact &&
    `prosečna stopa na sve nove dinarske kredite stanovništvu, ne samo keš, bila je ${formatMonth(fact.validFrom)} godine ${portion(fact.value.to)} (NBS, po pisanju Biznis.rs od 3. marta 2026)`
  )
}

/**
 * A market figure as a cell of a table; „proverite kod banke” where it is not known.
 *
 * @param base what a percentage is taken of, in the genitive
 * @example marketCell('agency', known, 'cene') // '2–3% cene'
 */
export function marketCell(name: MarketName, known: Known, base?: string): string {
  const text = marketText(name, known)
  return text === undefined ? ASK : present(text, base).join(' ')
}

/**
 * What a third party charges for the loan of a page, each sum in the currency of its tariff.
 *
 * @param before „oko ” where the tariff is only known to be about that
 * @example tariffCell('mortgage-entry', exampleLoan('housing', known), known) // '65.140 RSD'
 */
export function tariffCell(name: TariffName, loan: ExampleLoan, known: Known, before = ''): string {
  const text = tariffText(name, loan, known)
  return text === undefined ? ASK : before + text
}

/** What a third party charges, for a sentence, which is left out where the tariff is not known. */
export function tariffText(name: TariffName, loan: ExampleLoan, known: Known): string | undefined {
  const tariff = tariffCostsOf(loan, known).find(({ id }) => id === name)?.tariff
  if (!tariff) return undefined
  return tariff.currency ? formatMoney(tariff.value, tariff.currency, 0) : portion(tariff.value)
}

/** From when a late payment is recorded, for how long, and how an error is corrected: whole sentences, or none. */
export function lateText(known: Known): string | undefined {
  const [late, kept] = [marketText('bureau.late', known), marketText('bureau.kept', known)]
  const correction = marketText('bureau.correction', known)
  if (late === undefined || kept === undefined) return undefined
  return sentences(
    `Kašnjenje duže od ${late} beleži se u {kreditni-biro|Kreditnom birou} i vidi se još ${kept} pošto dug izmirite (po vodičima valuta.rs i kamatica.com; proverite kod Udruženja banaka Srbije).`,
    correction && `Netačan podatak banka na Vaš zahtev ispravlja u roku od ${correction}.`,
  )
}

/** For how long somebody must have been in business: `obično posle 12–24 meseca poslovanja`. */
export function entrepreneurText(known: Known): string {
  const since = marketText('entrepreneur', known)
  return `preduzetnici, i paušalci: ${since ? `obično posle ${since} poslovanja` : 'pitajte koliko dugo treba da poslujete'}, uz izmirene poreze`
}

/** What an entrepreneur brings beside the usual papers. */
export const entrepreneurPapers =
  'za preduzetnike, umesto potvrde o zaradi: izvod iz APR-a, poreska rešenja ili prijave, potvrda o plaćenim porezima i promet po računu, obično za 12 meseci'

/** How far the sums of a table of costs can be relied on: the tariffs of its product, and the ranges in it. */
export function checkedText(product: Product, ranges: readonly MarketName[], known: Known): string {
  return gradesText([...tariffsOn(product, known), ...present(...ranges.map((name) => marketRange(name, known)))])
}

/** Of one tariff alone: `Objavljeno; pročitano 21.11.2026.` */
export function tariffTold(name: TariffName, loan: ExampleLoan, known: Known): string | undefined {
  const tariff = tariffCostsOf(loan, known).find(({ id }) => id === name)?.tariff
  return tariff && reliability(tariff.grade, formatDate(tariff.checkedOn))
}

/** What the National Bank has published for a product, one sentence; undefined while the values are not known. */
export function capSentence({ product, currency }: ExampleLoan, known: Known): string | undefined {
  const cap = (kind: CapKind) => rateCap(kind, product, currency, known)
  const nominal = cap('nominal')
  const effective = cap('effective')
  const [since] = present(nominal?.validFrom, effective?.validFrom).sort().reverse()
  if (!since) return undefined
  const values = present(
    nominal && `NKS najviše ${rate(nominal.value)}`,
    effective && `EKS najviše ${rate(effective.value)}`,
  )
  const what = product === 'housing' ? 'stambene kredite' : 'gotovinske i potrošačke kredite'
  return `Za ${what} ${currencyWords[currency]} od ${formatLongDate(since)} važi: ${values.join(', ')}.`
}

/** In place of that sentence: that they are not known, the last ones that are, and who has the valid ones. */
export function lastCaps({ product, currency }: ExampleLoan, { facts, today }: Known): string {
  const group = product === 'housing' ? 'housing' : 'consumer'
  const [last] = facts.caps
    .filter((cap) => cap.fact === `effective.${group}` && cap.currency === currency && cap.validFrom <= today)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  const told =
    typeof last?.validTo === 'string' &&
    `Poslednja granica EKS koju znamo je ${rate(last.value)} (do ${formatLongDate(last.validTo)}${last.grade === 'assumed' ? ', naš račun po čl. 11. i 12. tog zakona' : ''}).`
  return sentences('Današnje vrednosti nismo mogli da potvrdimo.', told, 'Važeće pogledajte na sajtu NBS.')
}

/** How the caps differ between a cash loan, a card and an overdraft, one sentence; undefined while they are not known. */
export function consumerCaps(known: Known): string | undefined {
  const cap = (group: 'consumer' | 'card' | 'overdraft') =>
    factOn(known.facts.caps, `effective.${group}`, known.today, 'RSD')
  const [consumer, card, overdraft] = [cap('consumer'), cap('card'), cap('overdraft')]
  if (!consumer || !card || !overdraft) return undefined
  return `I zakonske granice EKS govore isto: za kredit u dinarima ${rate(consumer.value)}, za karticu ${rate(card.value)}, za minus ${rate(overdraft.value)} (od ${formatLongDate(consumer.validFrom)}).`
}

const currencyWords: Record<Currency, string> = { RSD: 'u dinarima', EUR: 'indeksirane u evrima' }

/** The legal bounds of the early-repayment fee, whole sentences. */
export function earlyFeeText(known: Known): string {
  const fee = ruleValue('early-repayment.fee', known)
  const lastYear = ruleValue('early-repayment.fee.last-year', known)
  const free = rule('early-repayment.free', known)
  return sentences(
    'Naknada za prevremenu otplatu plaća se samo ako je ugovorena i ne sme da bude veća od štete koju banka ima, ni od kamate koju ste uštedeli.',
    fee !== undefined &&
      lastYear !== undefined &&
      `Zakonska granica je ${portion(fee)} prevremeno vraćenog iznosa, a ${portion(lastYear)} ako je do kraja otplate ostalo godinu dana ili manje.`,
    free !== undefined &&
      `Naplaćuje se samo ako za 12 meseci prevremeno vratite više od ${formatMoney(free.value, 'RSD', 0)} (čl. 48. zakona br. 19/2025). U primeru NBS ko vrati 800.000, pa još 600.000 dinara, plaća je samo na 200.000: pitajte banku kako računa.`,
    'Kada dug vraća osiguravač, po polisi, naknade nema.',
  )
}

/** The same in one sentence, for an answer that stands on a page with the whole of it. */
export function earlyFeeBrief(known: Known): string {
  const fee = ruleValue('early-repayment.fee', known)
  const lastYear = ruleValue('early-repayment.fee.last-year', known)
  if (fee === undefined || lastYear === undefined)
    return 'Onoliko koliko je ugovoreno, a najviše koliko iznosi šteta banke.'
  return `Najviše ${portion(fee)} prevremeno vraćenog iznosa, a ${portion(lastYear)} u poslednjoj godini otplate, i to samo ako je naknada ugovorena.`
}

type Shares = { general: number; firstHome: number; youth: number | undefined }

/** Largest shares of a property's value for loans in euros, that of the youth programme as long as its conditions hold. */
export function largestShares(known: Known): Shares | undefined {
  const general = ruleValue('housing.largest-share', known)
  const firstHome = ruleValue('housing.largest-share.first-home', known)
  const youth = ruleValue('housing.largest-share.youth', known)
  if (general === undefined || firstHome === undefined) return undefined
  return { general, firstHome, youth }
}

/** Shares of income all instalments together may take; undefined unless all three hold. */
export function dtiShares(known: Known): { careful: number; usual: number; limit: number } | undefined {
  const careful = ruleValue('burden.careful', known)
  const usual = ruleValue('burden.usual', known)
  const limit = ruleValue('burden.limit', known)
  if (careful === undefined || usual === undefined || limit === undefined) return undefined
  return { careful, usual, limit }
}

/** `50–60%`, what banks let all instalments together take of an income. */
export function dtiRange({ usual, limit }: { usual: number; limit: number }): string {
  return `${formatDecimal(usual, 0, 2)}–${portion(limit)}`
}

type Programme = { told: string; items: string[] }

/** Conditions of a programme in words; undefined unless every one of them is known to hold. */
function conditions<Name extends ProgrammeName>(
  names: readonly Name[],
  known: Known,
  write: (value: Record<Name, number>) => string[],
): Programme | undefined {
  const facts = present(...names.map((name) => programme(name, known)))
  const [first] = facts
  if (!first || facts.length < names.length) return undefined
  const values = Object.fromEntries(facts.map(({ fact, value }) => [fact, value])) as Record<Name, number> // all are there
  const isOfficial = leastGrade(facts.map(({ grade }) => grade)) === 'official'
  const day = `${formatLongDate(first.checkedOn)} godine`
  const told = isOfficial ? `Uslovi iz teksta zakona, provereni ${day}` : `Uslovi kako su objavljeni, pročitani ${day}`
  return { told, items: write(values) }
}

/** The youth programme of 2025. */
export function youthProgramme(known: Known): Programme | undefined {
  const names = [
    'youth.least-age',
    'youth.largest-age',
    'youth.least-deposit',
    'youth.largest-loan',
    'youth.first-rate',
    'youth.state-share',
    'youth.first-rate-years',
    'youth.margin',
    'youth.longest-term',
  ] as const
  return conditions(names, known, (value) => [
    `za prvu nekretninu, sa navršenih ${value['youth.least-age']} do ${value['youth.largest-age']} godina; nikada niste imali stan ni stambeni kredit`,
    'zaposleni, preduzetnici, poljoprivrednici i samostalni umetnici; na određeno uz jemca iz porodice ako banka traži, bez posla uz jemca platca',
    `učešće od ${portion(value['youth.least-deposit'])}, kredit do ${formatMoney(value['youth.largest-loan'], 'EUR', 0)}, otplata do ${value['youth.longest-term'] / 12} godina`,
    `prvih ${value['youth.first-rate-years']} godina fiksna stopa do ${rate(value['youth.first-rate'])}, od čega ${counted(value['youth.state-share'], 'point')} kamate plaća država`,
    `posle toga Euribor i marža od ${rate(value['youth.margin'])}, bez pomoći države: računajte i na tu ratu`,
    'prve godine, ako želite, plaćate samo kamatu ({grejs-period})',
    'naknada banke, upis hipoteke i overe se ne plaćaju; poslednja rata dospeva do 70. godine života',
    'šest godina živite u tom stanu: ne izdajete ga i ne prodajete, inače pomoć vraćate sa zateznom kamatom',
    'bez naknade za prevremenu otplatu',
  ])
}

/** Offers for people with low income, from September 2025. */
export function lowIncomeOffer(known: Known): Programme | undefined {
  const names = [
    'low-income.income',
    'low-income.largest-loan',
    'low-income.discount',
    'low-income.least-rate',
  ] as const
  return conditions(names, known, (value) => [
    `za primanja do ${formatMoney(value['low-income.income'], 'RSD', 0)} mesečno`,
    `kredit u dinarima do ${formatMoney(value['low-income.largest-loan'], 'RSD', 0)}, gotovinski ili potrošački; za refinansiranje u istoj banci bez te granice`,
    `kamata za ${counted(value['low-income.discount'], 'point')} niža od proseka te banke iz jula 2025. godine, ali ne ispod ${rate(value['low-income.least-rate'])}`,
    'bez naknade za obradu kredita',
  ])
}

/** The last day for which those offers were announced, if it is past and nobody renewed them: `14. septembra 2026.` */
export function lowIncomeEnd(known: Known): string | undefined {
  const ended = review(known.facts.programmes, known.today).missing.find(
    ({ fact }) => fact === 'low-income.income',
  )?.validTo
  return ended ? formatLongDate(ended) : undefined
}
