import { Icon } from '#app/ui/icon.tsx'
import { reliability, loanRemarks as words } from '#content/calculator.ts'
import { sentences } from '#content/present.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Loan, variableRate } from '#core/calculator/loan.ts'
import { type LoanRemark, loanRemarks } from '#core/facts/loan-remarks.ts'
import { formatDate } from '#core/money/date.ts'
import { formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import styles from './loan-remarks.module.css'

type Subject = { facts: CalculatorFacts; loan: Loan }

/** A field whose value may exceed a limit of law or of bank practice. */
type LimitedField = 'amount' | 'deposit' | 'months' | 'ratePercent'

/** What stands at a field whose value exceeds a limit; the loan is computed all the same. */
export function remarkAt(field: LimitedField, subject: Subject): string | undefined {
  const about = due(subject).filter((remark) => fieldOf(remark, subject) === field)
  return about.length > 0 ? about.map((remark) => text(remark, subject.facts)).join(' ') : undefined
}

/** That a field has a remark, and how far its limit can be relied on; on paper, which has no fields, the whole remark. */
export function LoanRemarks(subject: Subject) {
  const { choices } = subject.loan
  const found = due(subject)
  const isFree = choices.rateKind === 'fixed' && choices.ratePercent === 0
  if (found.length === 0 && !isFree) return null
  return (
    <ul className={styles.remarks}>
      {found.map((remark) => (
        <li key={remark.code}>
          <Icon name="info" />
          <span>
            <span className={styles.mark}>{words.atField[fieldOf(remark, subject)]}</span>
            <span className={styles.whole}>{text(remark, subject.facts)}</span>{' '}
            <small>{reliability(remark.fact.grade, formatDate(remark.fact.checkedOn))}</small>
          </span>
        </li>
      ))}
      {isFree && (
        <li>
          <Icon name="info" />
          {words.zeroRate}
        </li>
      )}
    </ul>
  )
}

function due({ facts, loan: { choices, figures, input, currency } }: Subject): LoanRemark[] {
  const { product } = facts
  return loanRemarks(
    {
      product,
      currency,
      loanToValue: product === 'cash' ? 100 : 100 - choices.depositPercent,
      months: choices.months,
      ratePercent: Math.max(
        Number(input.ratePercent),
        choices.rateKind === 'combined' ? Number(variableRate(choices)) : 0,
      ),
      effectiveRatePercent:
        figures.effectiveRatePercent === undefined ? undefined : Number(figures.effectiveRatePercent),
    },
    facts.rulesAndCaps,
  )
}

function fieldOf({ code }: LoanRemark, { facts }: Subject): LimitedField {
  switch (code) {
    case 'longer-than-usual':
      return 'months'
    case 'nominal-cap':
    case 'effective-cap':
      return 'ratePercent'
    default:
      return facts.product === 'cash' ? 'amount' : 'deposit'
  }
}

function text(
  { code, fact }: LoanRemark,
  { product, rulesAndCaps: { vehicleAgeAndTerm: age } }: CalculatorFacts,
): string {
  const percent = (value: number) => formatPercent(value, 0, 2)
  switch (code) {
    case 'first-home-only':
      return words.depositBelowGeneral(percent(100 - fact.value))
    case 'youth-programme-only':
      return words.depositBelowFirstHome(percent(100 - fact.value))
    case 'above-largest-share':
      return words.depositTooSmall(percent(100 - fact.value))
    case 'deposit-for-indexed':
      return product === 'cash'
        ? words.cashInEuros(percent(fact.value))
        : words.depositBelowIndexed(percent(fact.value))
    case 'longer-than-usual':
      return sentences(
        words.carTermAboveUsual(counted(fact.value, 'month')),
        age && words.carAge(String(age.from), counted(age.to, 'year')),
      )
    case 'nominal-cap':
      return words.nominalCap(formatPercent(fact.value), formatDate(fact.validFrom))
    case 'effective-cap':
      return words.effectiveCap(formatPercent(fact.value), formatDate(fact.validFrom))
    default:
      return code satisfies never
  }
}
