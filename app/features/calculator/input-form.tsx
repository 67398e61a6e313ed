import { type Dispatch, type RefObject, type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { errors, fields, sections, form as words } from '#content/calculator.ts'
import { BY_MONTH, SCHEDULE_KEY } from '#core/calculator/address.ts'
import { depositField } from '#core/calculator/choices.ts'
import { withUnit } from '#core/calculator/field-text.ts'
import { type Loan, principalOf } from '#core/calculator/loan.ts'
import { meantDeposit, meantTerm } from '#core/calculator/meant.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import { routes } from '#core/site/routes.ts'
import { Dock } from './dock.tsx'
import { Doors } from './doors.tsx'
import { ErrorSummary, REPLY_ID } from './error-summary.tsx'
import styles from './input-form.module.css'
import { remarkAt } from './loan-remarks.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RateFields } from './rate-fields.tsx'

type InputFormProps = {
  state: CalculatorState
  dispatch: Dispatch<Action>
  form: RefObject<HTMLFormElement | null>
  loan: Loan
  /** The loan is that of an earlier input. */
  isStale: boolean
}

/** The form of the calculator. It uses GET: without script, the server answers with the same figures. */
export function InputForm({ state, dispatch, form, loan, isStale }: InputFormProps) {
  const { facts, choices, hasMonths } = state
  const { product } = facts
  const [failedSubmits, setFailedSubmits] = useState(0)
  if (failedSubmits > 0 && !isStale) setFailedSubmits(0) // a later error shows the summary only after a submit
  const field = { state, dispatch }
  const subject = { facts, loan }
  const side = depositField(choices)
  const otherSide = side === 'deposit' ? 'depositPercent' : 'deposit'

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault() // the figures are up to date already
    if (isStale) setFailedSubmits(failedSubmits + 1)
  }
  return (
    <form
      ref={form}
      action={`${routes[`${product}-loan-calculator`]}#${REPLY_ID}`}
      method="get"
      aria-label={words.name}
      data-react=""
      noValidate
      // The address keeps the choices: after a reload Firefox would restore values into the wrong fields.
      autoComplete="off"
      className={`card ${styles.form}`}
      onSubmit={handleSubmit}
    >
      {hasMonths && <input type="hidden" name={SCHEDULE_KEY} value={BY_MONTH} />}
      <Doors loan={loan} facts={facts} form={form} onTake={(taken) => dispatch({ type: 'replaced', choices: taken })} />
      <h2>{sections.input.heading}</h2>
      <ErrorSummary state={state} failedSubmits={failedSubmits} />
      <QuantityField
        {...field}
        quantity="amount"
        notice={remarkAt('amount', subject)}
        {...(facts.currencies.length > 1
          ? { unit: 'currency', note: fields.amount.hint[product] }
          : { hint: fields.amount.hint[product] })}
      />
      {facts.deposit && (
        <QuantityField
          {...field}
          quantity={side}
          notice={remarkAt('deposit', subject)}
          otherSide={otherSide}
          unit="depositUnit"
          meant={meantDeposit(facts, choices, state.problems)}
          note={fields.depositPercent.note(
            side === 'deposit'
              ? fields.deposit.ofPrice(withUnit(otherSide, choices[otherSide], choices))
              : withUnit(otherSide, choices[otherSide], choices),
            withUnit('amount', principalOf(choices), choices),
          )}
        />
      )}
      <QuantityField
        {...field}
        quantity="months"
        notice={remarkAt('months', subject)}
        unit="termUnit"
        meant={meantTerm(facts, choices, state.problems)}
        whyNotMore={facts.youthTerm ? errors.longerForYouth(termInYears(facts.youthTerm)) : undefined}
        note={fields.months.both(counted(choices.months, 'month'), termInYears(choices.months))}
      />
      <RateFields {...field} loan={loan} />
      <Button type="submit" block className={styles.submit}>
        {words.submit}
      </Button>
      <ResetButton {...field} />
      <Dock loan={loan} isStale={isStale} form={form} />
    </form>
  )
}

/** Resets to the defaults, and then offers to undo that. */
function ResetButton({ state: { undo }, dispatch }: Pick<InputFormProps, 'state' | 'dispatch'>) {
  return (
    <Button
      tone="text"
      size="small"
      className={styles.reset}
      data-react=""
      onClick={() => dispatch({ type: undo ? 'undo' : 'reset' })}
    >
      {undo ? words.undo : words.reset}
    </Button>
  )
}
