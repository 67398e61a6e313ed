import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { toolSections } from '#content/calculator-outline.ts'
import { refinancingTool as words } from '#content/calculator-tools.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { type Refinancing, refinancing } from '#core/loan/refinancing.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { refinancingRemark } from './refinancing-remark.ts'
import { TypedField } from './typed-field.tsx'
import { useNumberField } from './use-number-field.ts'

const MOST_MONTHS = 360 // any loan may be the old one
const MOST_PERCENT = 100

/** Keeping an old loan, or replacing it by a new one with all costs of the change. */
export function RefinancingTool({ loan: { currency, choices, input }, state: { facts } }: SectionProps) {
  const place = (field: string) => `${facts.product}.${currency}.refinancing.${field}`
  const [isRateKnown, setIsRateKnown] = useSessionValue(place('is-rate-known'), true)
  const [isFinanced, setIsFinanced] = useSessionValue(place('is-financed'), true)
  const largest = facts.amount[currency]?.max ?? 0
  const isRequired = true
  const balance = useNumberField(place('balance'), currency, {
    start: choices.amount,
    min: 100_00,
    max: 10 * largest,
    isRequired,
  })
  const monthsLeft = useNumberField(place('months-left'), 'months', { start: 36, min: 1, max: MOST_MONTHS, isRequired })
  const oldRate = useNumberField(place('old-rate'), 'percent', {
    start: facts.replacedRate?.[currency]?.default,
    max: MOST_PERCENT,
    isRequired,
  })
  const oldInstalment = useNumberField(place('old-instalment'), currency, { min: 1, max: largest })
  const newRate = useNumberField(place('new-rate'), 'percent', {
    start: Number(input.ratePercent),
    max: MOST_PERCENT,
    isRequired,
  })
  const longest = limitsIn(facts.term, currency).max
  const newMonths = useNumberField(place('new-months'), 'months', {
    start: Math.min(monthsLeft.value ?? longest, longest),
    min: 1,
    max: longest,
    isRequired,
  })
  const newFee = useNumberField(place('new-fee'), 'percent', { start: choices.feePercent, max: 20, isRequired })
  const earlyFee = useNumberField(place('early-fee'), currency, { start: 0, max: largest })

  const known = isRateKnown ? oldRate : oldInstalment
  const typed = [balance, monthsLeft, known, newRate, newMonths, newFee, earlyFee]
  const isRefused = typed.some(({ error }) => error !== undefined)
  const isWhole = known.value !== undefined && !typed.some(({ isLost }) => isLost)
  const old = { balance: balance.value ?? 0, months: monthsLeft.value ?? 1 }
  const instalment = oldInstalment.value ?? 0
  const outcome = isWhole
    ? refinancing(isRateKnown ? { ...old, ratePercent: oldRate.value ?? 0 } : { ...old, instalment }, {
        ratePercent: newRate.value ?? 0,
        months: newMonths.value ?? 1,
        feePercent: newFee.value ?? 0,
        isFeeFinanced: isFinanced,
        earlyFee: earlyFee.value ?? 0,
      })
    : undefined
  return (
    <>
      <NameChoice
        name="staro-poznato"
        words={words.fields.oldKnown}
        value={isRateKnown ? 'rate' : 'instalment'}
        onChange={(known) => setIsRateKnown(known === 'rate')}
      />
      <div className={styles.fields}>
        <TypedField {...words.fields.balance} typed={balance} />
        <TypedField {...words.fields.monthsLeft} typed={monthsLeft} />
        {isRateKnown ? (
          <TypedField {...words.fields.oldRate} typed={oldRate} />
        ) : (
          <TypedField {...words.fields.oldInstalment} typed={oldInstalment} />
        )}
        <TypedField {...words.fields.newRate} typed={newRate} />
        <TypedField {...words.fields.newMonths} unit={words.months} typed={newMonths} />
        <TypedField {...words.fields.newFee} typed={newFee} />
        <TypedField {...words.fields.earlyFee} typed={earlyFee} />
      </div>
      <Checkbox
        label={words.fields.financed.label}
        checked={isFinanced}
        onChange={({ currentTarget }) => setIsFinanced(currentTarget.checked)}
      />
      {!isRefused && !isWhole && <p data-answer="">{words.noInstalment}</p>}
      <LastValid typed={typed}>
        {isWhole &&
          (outcome ? (
            <Outcome outcome={outcome} currency={currency} />
          ) : (
            <Answer>{instalment * old.months < old.balance ? words.impossible : words.tooDear}</Answer>
          ))}
      </LastValid>
    </>
  )
}

function Outcome({ outcome, currency }: { outcome: Refinancing; currency: Currency }) {
  const { old, new: next, costs, saving } = outcome
  const sum = (minor: number) => formatMoney(Math.abs(minor), currency)
  const answer =
    saving === 0 ? words.answer.equal : saving > 0 ? words.answer.saves(sum(saving)) : words.answer.costs(sum(saving))
  return (
    <>
      <Answer>{answer}</Answer>
      <DataTable
        caption={toolSections.refinancing.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              [words.rows.instalment, formatAmount(old.instalment), formatAmount(next.instalment)],
              [words.rows.months, String(old.months), String(next.months)],
              [words.rows.costs, '', formatAmount(costs)],
              [words.rows.total, formatAmount(old.totalRepayment), formatAmount(old.totalRepayment - saving)],
            ],
          },
        ]}
      />
      <p className="small">{refinancingRemark(outcome)}</p>
    </>
  )
}
