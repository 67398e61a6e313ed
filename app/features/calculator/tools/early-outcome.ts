import { earlyTool as words } from '#content/calculator-tools.ts'
import { sentences } from '#content/present.ts'
import type { Loan } from '#core/calculator/loan.ts'
import type { RulesAndCaps } from '#core/facts/loan-remarks.ts'
import type { Product } from '#core/facts/products.ts'
import {
  type EarlyFeeRule,
  type EarlyOutcome,
  type EarlyRepayment,
  earlyRepaymentFee,
} from '#core/loan/early-repayment.ts'
import type { LoanFigures } from '#core/loan/loan-figures.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney } from '#core/money/format.ts'
import { type Currency, type Minor, minorOf } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'

type FeeFacts = { product: Product; rulesAndCaps: RulesAndCaps; middleRate?: { value: number } }

/** The legal limits of the fee, the free sum in dinars; undefined if one of them is not known. */
export function feeBounds({ rules }: RulesAndCaps): EarlyFeeRule | undefined {
  const freeUpTo = rules['early-repayment.free']
  const percent = rules['early-repayment.fee']
  const percentInLastYear = rules['early-repayment.fee.last-year']
  if (freeUpTo === undefined || percent === undefined || percentInLastYear === undefined) return undefined
  return { freeUpTo, percent, percentInLastYear }
}

/**
 * The largest legal fee for repaying a sum, or the remaining debt if that is less; undefined if a rule or the exchange
 * rate is not known.
 */
export function largestFee(facts: FeeFacts, loan: Loan, month: number, amount: Minor): Minor | undefined {
  const bounds = feeBounds(facts.rulesAndCaps)
  if (!bounds || (loan.currency !== 'RSD' && !facts.middleRate)) return undefined
  return earlyRepaymentFee(
    {
      amount: Math.min(amount, loan.figures.rows[month - 1]?.balance ?? 0),
      monthsLeft: loan.figures.months - month,
      isHousing: facts.product === 'housing',
      isRateFixed: isRateFixedAt(loan, month),
    },
    {
      ...bounds,
      freeUpTo: converted(minorOf(bounds.freeUpTo, 'RSD'), 'RSD', loan.currency, facts.middleRate?.value ?? 1),
    },
  )
}

export function isRateFixedAt({ choices: { rateKind, fixedMonths } }: Loan, month: number): boolean {
  return rateKind === 'fixed' || (rateKind === 'combined' && month <= fixedMonths)
}

/** The first instalment by which the early repayment has saved at least the fee (above 0) in interest. */
export function payoffMonth(without: LoanFigures, figures: LoanFigures, fee: Minor): number | undefined {
  let saved = 0
  for (const [index, row] of without.rows.entries()) {
    saved += row.interest - (figures.rows[index]?.interest ?? 0)
    if (saved >= fee) return row.month
  }
  return undefined
}

/** The outcome in sentences, and whether it is worth the fee. */
export function earlyAnswer(outcome: EarlyRepayment, fee: Minor, currency: Currency): string {
  const { amount, balance, without, instalment: before, shorten, lower } = outcome
  const sum = (minor: Minor) => formatMoney(minor, currency)
  const { answer } = words
  if (amount >= balance) {
    const full = shorten.interestSaved > 0 ? answer.full(sum(shorten.interestSaved)) : answer.fullInVain
    if (fee === 0) return full
    return `${full} ${shorten.netSaved < 0 ? answer.loss : answer.net(sum(shorten.netSaved))}`
  }
  if (shorten.netSaved < 0 && fee > 0) return answer.loss
  const saved = ({ interestSaved }: EarlyOutcome) => {
    if (interestSaved < 0) return answer.moreInterest(sum(-interestSaved))
    return interestSaved > 0 ? answer.saved(sum(interestSaved)) : answer.sameInterest
  }
  const payoff = fee > 0 ? payoffMonth(without, shorten.figures, fee) : undefined
  return sentences(
    shorten.monthsSaved > 0
      ? answer.shorten(counted(shorten.monthsSaved, 'instalment'), saved(shorten))
      : answer.notSooner(saved(shorten)),
    lower.instalment < before
      ? answer.lower(sum(lower.instalment), sum(before), saved(lower))
      : answer.unmoved(sum(before), saved(lower)),
    payoff !== undefined && words.payoff(String(payoff)),
    lower.netSaved < 0 && fee > 0 && answer.lossIfLower,
  )
}
