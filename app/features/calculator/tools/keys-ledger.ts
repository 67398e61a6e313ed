import type { KeysRow, keysTool } from '#content/keys-tool.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Loan, offeredCosts } from '#core/calculator/loan.ts'
import type { RuleName } from '#core/facts/rules.ts'
import { type HomeRelief, notaryFee, type PurchaseTax, purchaseTax } from '#core/loan/purchase-cash.ts'
import { converted } from '#core/money/exchange.ts'
import { type Minor, minorOf, percentOf } from '#core/money/minor.ts'

/** One line of the ledger; `from` says how far its sum can be relied on. */
export type LedgerRow = { row: KeysRow; amount: Minor; from: keyof typeof keysTool.from }

/** What is asked beside the loan. */
export type KeysChoices = {
  kind: 'used' | 'new'
  /** Square metres; undefined if not given. */
  area: number | undefined
  members: number
  /** Every condition of the relief is confirmed. */
  isFirstHome: boolean
  agencyPercent: number
  other: Minor
}

export type Ledger = { rows: LedgerRow[]; total: Minor; deposit: Minor; tax: PurchaseTax | undefined }

const NOTARY_MILLIONS = [5, 7, 10, 14] as const

/** Everything that is paid until the keys and the first instalment, in the currency of the loan; what is not known is left out. */
export function keysLedger(loan: Loan, facts: CalculatorFacts, given: KeysChoices): Ledger {
  const { choices, figures } = loan
  const price = choices.amount
  const tax = taxOf(price, facts, given)
  const notary = notaryOf(price, facts)
  const assumed = new Set(facts.tariffs.filter(({ grade }) => grade === 'assumed').map(({ fact }) => fact))
  const costs = offeredCosts(facts, choices).flatMap(({ id, amount, isOptional }): LedgerRow[] => {
    const chosen = choices.costs[id]
    if (typeof chosen === 'number') return [{ row: id, amount: chosen, from: 'calculator' }]
    if (isOptional && chosen === undefined) return []
    return [{ row: id, amount, from: assumed.has(id) ? 'assumed' : 'published' }]
  })
  const rows: LedgerRow[] = [
    { row: 'deposit', amount: choices.deposit, from: 'calculator' },
    ...(given.kind === 'used' && tax
      ? [{ row: 'tax', amount: tax.paid, from: facts.purchase?.transferTax?.grade ?? 'assumed' } as const]
      : []),
    ...(notary === undefined ? [] : [{ row: 'notary', amount: notary, from: 'assumed' } as const]),
    { row: 'agency', amount: percentOf(price, given.agencyPercent), from: 'own' },
    { row: 'fee', amount: figures.fee, from: 'calculator' },
    ...costs,
    { row: 'instalment', amount: figures.rows[0]?.instalment ?? 0, from: 'calculator' },
    { row: 'other', amount: given.other, from: 'own' },
  ]
  const paid = rows.filter(({ row, amount }) => amount > 0 || row === 'tax')
  return { rows: paid, total: paid.reduce((sum, { amount }) => sum + amount, 0), deposit: choices.deposit, tax }
}

/** The square metres of the relief; undefined where the rule is not known. */
export function reliefAreas({ rulesAndCaps: { rules } }: CalculatorFacts): Omit<HomeRelief, 'members'> | undefined {
  const buyerArea = rules['housing.relief-area']
  const memberArea = rules['housing.relief-area.member']
  return buyerArea === undefined || memberArea === undefined ? undefined : { buyerArea, memberArea }
}

/** Undefined where the rate is not known. */
function taxOf(price: Minor, facts: CalculatorFacts, { kind, area, members, isFirstHome }: KeysChoices) {
  const percent = kind === 'used' ? facts.purchase?.transferTax?.value : facts.rulesAndCaps.rules['housing.vat']
  if (percent === undefined) return undefined
  const areas = reliefAreas(facts)
  const relief = isFirstHome && area !== undefined && areas ? { ...areas, members } : undefined
  return purchaseTax({ price, area: area ?? 1, tax: { kind, percent }, relief })
}

/** The notary's fee, by a scale in dinars; undefined without a scale or a rate of exchange. */
function notaryOf(price: Minor, { rulesAndCaps: { rules }, middleRate }: CalculatorFacts): Minor | undefined {
  if (!middleRate) return undefined
  const steps = NOTARY_MILLIONS.flatMap((million) => {
    const fee = rules[`housing.notary.${million}` satisfies RuleName]
    return fee === undefined ? [] : [{ upTo: million * 1_000_000_00, fee }]
  })
  const perMillion = rules['housing.notary.more']
  if (steps.length < NOTARY_MILLIONS.length || perMillion === undefined) return undefined
  const inDinars = converted(minorOf(price, 'EUR'), 'EUR', 'RSD', middleRate.value)
  const fee = notaryFee(inDinars, { steps, perMillion })
  return fee === undefined ? undefined : converted(minorOf(fee, 'RSD'), 'RSD', 'EUR', middleRate.value)
}
