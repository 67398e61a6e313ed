import { exchangeText, gradesText } from '#content/grades.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { factDay } from '#core/facts/fact.ts'
import { lastIndex, startingIndex } from '#core/facts/indices.ts'
import { marketRange } from '#core/facts/market.ts'
import { middleRate } from '#core/facts/middle-rate.ts'
import { knownLimits, type Product, type ProductField, productCurrencies, productLimits } from '#core/facts/products.ts'
import { programme } from '#core/facts/programmes.ts'
import { revolvingCaps, rulesAndCaps } from '#core/facts/rules-and-caps.ts'
import type { Tariff } from '#core/facts/tariff-costs.ts'
import { type TariffFact, tariffsOn } from '#core/facts/tariffs.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Known } from '#core/owner/known.ts'

/** What a calculator has to know on a day. @throws when a limit is missing: none of them has an end */
export function calculatorFacts(product: Product, known: Known): CalculatorFacts {
  const today = factDay(known.today)
  const day = { ...known, today }
  const currencies = productCurrencies[product]
  const limits = (field: ProductField) => knownLimits(product, field, known)
  const byCurrency = (field: ProductField) =>
    Object.fromEntries(currencies.map((currency) => [currency, knownLimits(product, field, known, currency)]))
  const hasDeposit = productLimits(product, 'deposit', day) !== undefined
  const rate = middleRate(day)
  const tariffs = tariffsOn(product, day)
  const youthTerm = programme('youth.longest-term', day)
  const ofDebts = product === 'cash' ? revolvingCaps(day) : {}
  return {
    product,
    today: known.today,
    currencies,
    amount: byCurrency('amount'),
    rate: byCurrency('rate'),
    term: byCurrency('term'),
    fee: limits('fee'),
    grace: limits('grace'),
    ...(hasDeposit && { deposit: byCurrency('deposit') }),
    index: byCurrency('index'),
    indexDay: Object.fromEntries(currencies.map((currency) => [currency, startingIndex(currency, known).validTo])),
    lastIndices: Object.fromEntries(currencies.map((currency) => [currency, lastIndices(currency, known)])),
    ...(product === 'housing' && { purchase: purchaseFacts(day), ...(youthTerm && { youthTerm: youthTerm.value }) }),
    margin: byCurrency('margin'),
    fixedTerm: limits('fixed-term'),
    ...(product === 'cash' && { replacedRate: byCurrency('replaced-rate') }),
    ...(Object.keys(ofDebts).length > 0 && { revolvingCaps: ofDebts }),
    ...(rate && { middleRate: { value: rate.value, told: exchangeText(rate) } }),
    tariffs: tariffs.map(withoutSource),
    tariffsTold: gradesText(tariffs),
    rulesAndCaps: rulesAndCaps(product, day),
  }
}

/** What is paid beside the loan where a flat is bought; what is not known is absent. */
function purchaseFacts(known: Known): NonNullable<CalculatorFacts['purchase']> {
  const tax = marketRange('transfer-tax', known)
  const agency = marketRange('agency', known)
  const youth = programme('youth.first-rate', known)
  return {
    ...(tax && { transferTax: { value: tax.value.to, grade: tax.grade } }),
    ...(agency && { agency: agency.value }),
    ...(youth?.grade === 'official' && { youthReadOn: youth.checkedOn }),
  }
}

/** The three-month and the six-month index of a currency, as last seen. */
function lastIndices(currency: Currency, known: Known): NonNullable<CalculatorFacts['lastIndices'][Currency]> {
  const found = (['3', '6'] as const).map((months) => {
    return [months, lastIndex(`${currency === 'EUR' ? 'euribor' : 'belibor'}-${months}m`, known)] as const
  })
  return Object.fromEntries(
    found.flatMap(([months, last]) => {
      if (!last) return []
      const { value, validTo: day, grade, checkedOn } = last
      return [[months, { value, day, grade, checkedOn }]]
    }),
  )
}

/** Without its source and without default values. */
function withoutSource({ fact, value, currency, due, base, isOptional, upTo, grade }: TariffFact): Tariff {
  return {
    fact,
    value,
    currency,
    ...(due !== 'drawdown' && { due }),
    ...(base !== 'loan' && { base }),
    ...(isOptional && { isOptional }),
    ...(upTo !== null && { upTo }),
    ...(grade === 'assumed' && { grade }),
  }
}
