import type { DoorProps } from '#app/features/calculator/doors.tsx'
import { budgetTool as words } from '#content/budget-tool.ts'
import { doors } from '#content/calculator.ts'
import { affordabilityTool } from '#content/calculator-tools.ts'
import { DOOR_KEY, MONTHLY } from '#core/calculator/address.ts'
import { formatDate } from '#core/money/date.ts'
import { converted } from '#core/money/exchange.ts'
import { minorOf } from '#core/money/minor.ts'
import { budgetFor } from './budget-answer.ts'
import { BudgetOutcome } from './budget-outcome.tsx'
import styles from './budget-tool.module.css'
import fieldStyles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { TypedField } from './typed-field.tsx'
import { useInAddress } from './use-address-field.ts'
import { useAnswerSaid } from './use-answer-said.ts'
import { useHousehold } from './use-household.ts'
import { useIncomeUnit } from './use-income-unit.ts'
import { type NumberField, useNumberField } from './use-number-field.ts'

const LARGEST = 1_000_000_000_00 // in either currency; anything above is a typo

/** From what can be paid every month to a price, a loan and own money; what was typed stays while it is closed. */
export function BudgetTool({ loan, facts, isOpen, onOpen, onTake }: DoorProps) {
  const middleRate = facts.middleRate?.value ?? (loan.currency === 'RSD' ? 1 : undefined)
  const unit = useIncomeUnit(loan.currency, facts.middleRate?.value)
  const { currency } = unit
  const household = useHousehold(currency, middleRate ?? 1, facts.rulesAndCaps).sums
  const { income, obligations } = household
  const savings = useNumberField(`household.savings.${loan.currency}`, loan.currency, { max: LARGEST })
  const { said, listen } = useAnswerSaid()
  useInAddress(DOOR_KEY, isOpen ? MONTHLY : undefined, (text) => onOpen(text === MONTHLY))

  const sums = [income, obligations]
  const typed = facts.deposit ? [...sums, savings] : sums
  const { grades, rulesCheckedOn } = facts.rulesAndCaps
  const limits = affordabilityTool.graded(grades['burden.careful'] ?? 'published', formatDate(rulesCheckedOn))
  const inDinars = ({ value }: NumberField) =>
    converted(minorOf(value ?? 0, currency), currency, 'RSD', middleRate ?? Number.NaN)
  const answer =
    middleRate !== undefined && (income.value ?? 0) > 0
      ? budgetFor(loan, facts, {
          household: { netIncome: inDinars(income), obligations: inDinars(obligations) },
          savings: facts.deposit && savings.value,
          middleRate,
        })
      : undefined
  if (middleRate === undefined) return <p hidden={!isOpen}>{affordabilityTool.unknown}</p>
  return (
    <section aria-label={doors.monthly} className={styles.tool} hidden={!isOpen} {...listen}>
      {facts.middleRate && (
        <NameChoice
          name="primanja-mesecno"
          isCompact
          words={affordabilityTool.fields.currency}
          value={currency}
          onChange={(next) => unit.change(next, household)}
        />
      )}
      <div className={fieldStyles.fields} onChange={unit.hold}>
        <TypedField
          label={affordabilityTool.fields.income.label}
          hint={affordabilityTool.fields.income.hint.salary}
          typed={income}
          meant={unit.meant(income)}
        />
        <TypedField {...affordabilityTool.fields.obligations} typed={obligations} />
      </div>
      {!answer && !typed.some(({ error }) => error) && <p data-answer="">{affordabilityTool.noIncome}</p>}
      <LastValid typed={typed}>
        {answer && (
          <BudgetOutcome
            answer={answer}
            loan={loan}
            facts={facts}
            middleRate={middleRate}
            unit={currency}
            onTake={onTake}
          />
        )}
      </LastValid>
      {facts.deposit && <TypedField {...words.savings} typed={savings} />}
      <p className="small">{`${affordabilityTool.note} ${affordabilityTool.privacy} ${limits}`}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}
