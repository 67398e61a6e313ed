import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { reliability } from '#content/calculator.ts'
import { toolSections } from '#content/calculator-outline.ts'
import { debtsTool as words } from '#content/debts-tool.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { type Consolidated, consolidated, type RevolvingDebt } from '#core/loan/revolving-debt.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatPercent } from '#core/money/format.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import { Answer } from './answer.tsx'
import { type DebtName, debtNames, debtsAnswer } from './debts-answer.ts'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { TypedField } from './typed-field.tsx'
import { useAddressField } from './use-address-field.ts'
import type { NumberField } from './use-number-field.ts'

const MOST = 10_000_000_00 // dinars; ten times what banks allow
const MOST_PERCENT = 1000 // of the engine

const at = (field: string) => ({ place: `cash.debts.${field}`, key: `d-${field}` })

/** Overdraft and cards, in dinars: how long they last, and one loan instead of them. */
export function DebtsTool({ loan: { choices }, state: { facts } }: SectionProps) {
  const debts = { overdraft: useDebt('minus'), card: useDebt('kartice') }
  const isInDinars = choices.currency === 'RSD'
  const isRequired = true
  const rate = useAddressField(at('kamata'), 'percent', {
    start: isInDinars && choices.rateKind === 'fixed' ? choices.ratePercent : limitsIn(facts.rate, 'RSD').default,
    max: MOST_PERCENT,
    isRequired,
  })
  const months = useAddressField(at('rok'), 'months', {
    start: choices.months,
    min: 1,
    max: limitsIn(facts.term, 'RSD').max,
    isRequired,
  })
  const fee = useAddressField(at('naknada'), 'percent', { start: choices.feePercent, max: 20, isRequired })

  const typed = [...Object.values(debts).flatMap(({ all }) => all), rate, months, fee]
  const asked = debtNames.filter((name) => debts[name].isAsked)
  const whole = asked.flatMap((name) => debts[name].debt ?? [])
  const isWhole = asked.length > 0 && whole.length === asked.length && !typed.some(({ isLost }) => isLost)
  const outcome = isWhole
    ? consolidated(whole, {
        ratePercent: rate.value ?? 0,
        months: months.value ?? 1,
        feePercent: fee.value ?? 0,
      })
    : undefined
  return (
    <>
      {debtNames.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend>{words.groups[name]}</legend>
          <div className={styles.fields}>
            <TypedField {...words.fields[name].balance} typed={debts[name].balance} />
            <TypedField {...words.fields[name].rate} typed={debts[name].rate} />
            <TypedField {...words.fields[name].payment} typed={debts[name].payment} />
          </div>
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{words.head[2]}</legend>
        <div className={styles.fields}>
          <TypedField {...words.fields.loan.rate} typed={rate} />
          <TypedField {...words.fields.loan.months} unit={words.months} typed={months} />
          <TypedField {...words.fields.loan.fee} typed={fee} />
        </div>
      </fieldset>
      {!isWhole && !typed.some(({ error }) => error) && (
        <p data-answer="">{asked.length > 0 ? words.unfinished : words.nothing}</p>
      )}
      <LastValid typed={typed}>{outcome && <Outcome outcome={outcome} names={asked} />}</LastValid>
      {debtNames.map((name) => {
        const cap = facts.revolvingCaps?.[name]
        if (!cap) return null
        return (
          <p key={name} className="small">
            {words.cap(words.capOf[name], formatPercent(cap.value), formatDate(cap.validFrom))}{' '}
            {reliability(cap.grade, formatDate(cap.checkedOn))}
          </p>
        )
      })}
      <p className="small">{words.note}</p>
    </>
  )
}

type DebtFields = {
  balance: NumberField
  rate: NumberField
  payment: NumberField
  all: NumberField[]
  /** Something is typed for it. */
  isAsked: boolean
  debt: RevolvingDebt | undefined
}

/** The three fields of a debt; one without a sum is left out. */
function useDebt(name: string): DebtFields {
  const balance = useAddressField(at(name), 'RSD', { max: MOST })
  const rate = useAddressField(at(`${name}-kamata`), 'percent', { max: MOST_PERCENT })
  const payment = useAddressField(at(`${name}-uplata`), 'RSD', { max: MOST })
  const all = [balance, rate, payment]
  const isWhole = balance.value && rate.value !== undefined && payment.value !== undefined
  return {
    balance,
    rate,
    payment,
    all,
    isAsked: all.some(({ value }) => value !== undefined && value > 0),
    debt: isWhole
      ? { balance: balance.value ?? 0, ratePercent: rate.value ?? 0, payment: payment.value ?? 0 }
      : undefined,
  }
}

function Outcome({ outcome, names }: { outcome: Consolidated; names: readonly DebtName[] }) {
  const { now, loan } = outcome
  const { rows } = words
  return (
    <>
      <Answer>{debtsAnswer(outcome, names)}</Answer>
      <DataTable
        caption={toolSections.debts.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              [rows.debt, formatAmount(now.balance), formatAmount(loan.principal)],
              [rows.payment, formatAmount(now.payment), formatAmount(loan.instalment)],
              [
                rows.months,
                now.months === undefined ? words.endless : termInYears(now.months),
                counted(loan.months, 'month'),
              ],
              [
                rows.total,
                now.total === undefined ? words.unknown : formatAmount(now.total),
                formatAmount(loan.totalRepayment),
              ],
              [
                rows.cost,
                now.total === undefined ? words.unknown : formatAmount(now.total - now.balance),
                formatAmount(loan.totalRepayment - now.balance),
              ],
            ],
          },
        ]}
      />
      <p className="small">{words.close}</p>
    </>
  )
}
