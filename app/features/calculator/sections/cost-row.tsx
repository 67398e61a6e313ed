import { type Dispatch, memo } from 'react'
import styles from '#app/features/calculator/drawer.module.css'
import { offerText, problemText } from '#app/features/calculator/problem-words.ts'
import { fieldId, focusField } from '#app/features/calculator/quantity-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { useDebouncedError } from '#app/ui/use-debounced-error.ts'
import { errors } from '#content/calculator.ts'
import { costs as words } from '#content/calculator-sections.ts'
import { USUAL } from '#core/calculator/address.ts'
import type { CostId } from '#core/calculator/fields.ts'
import type { Problem } from '#core/calculator/problems.ts'
import type { Action } from '#core/calculator/state.ts'
import { formatAmount } from '#core/money/format.ts'
import { type Currency, type Minor, minorText } from '#core/money/minor.ts'

type CostRowProps = {
  id: CostId
  addressKey: string | undefined
  name: string
  /** When it is paid. */
  note: string
  currency: Currency
  /** Amount by tariff for this loan. */
  usual: Minor
  /** Undefined if the cost is not included. */
  chosen: Minor | 'usual' | undefined
  /** The text being typed, or an invalid one. */
  draft: string | undefined
  problem: Problem | undefined
  dispatch: Dispatch<Action>
}

/** One cost: whether it is included, and its amount. Typing a sum includes it. */
export const CostRow = memo(function CostRow(cost: CostRowProps) {
  const { id, addressKey, name, note, currency, usual, chosen, draft, dispatch } = cost
  const problem = useDebouncedError(cost.problem, draft)
  const amount = typeof chosen === 'number' ? chosen : usual
  const errorId = `${fieldId(id)}-error`
  const count = (next: Minor | 'usual' | undefined) => dispatch({ type: 'cost', id, amount: next })
  return (
    <li className={styles.cost}>
      <Checkbox
        label={
          <>
            <span className="visually-hidden">{words.include('')}</span>
            {name}
            <span className={styles.due}>{note}</span>
          </>
        }
        name={id === 'other' ? undefined : addressKey}
        value={typeof chosen === 'number' ? minorText(chosen) : USUAL} // a form without script keeps the sum
        checked={chosen !== undefined}
        data-cost={id}
        onChange={({ currentTarget: box }) => {
          if (!box.checked || usual > 0) count(box.checked ? 'usual' : undefined)
          else focusField(id) // included once a sum is typed
        }}
      />
      <span className={styles.amount}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={fieldId(id)}
          data-cost={id}
          name={id === 'other' ? addressKey : undefined}
          aria-label={words.amount(name)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && errorId}
          value={draft ?? (amount === 0 ? '' : formatAmount(amount))}
          onChange={({ currentTarget }) => dispatch({ type: 'typed', entry: id, text: currentTarget.value })}
          // When the list replaces the server's HTML, it repeats the focus; selecting then would overwrite what was
          // typed.
          onFocus={({ currentTarget }) => draft === undefined && selectWhole(currentTarget)}
          onBlur={() => dispatch({ type: 'left', entry: id })}
        />
        {currency}
      </span>
      {problem && (
        <div className={styles.refusal}>
          <FieldError id={errorId} error={{ code: problem.code, text: problemText(id, problem, { currency }) }} />
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              count(problem.offer === usual && usual > 0 ? 'usual' : problem.offer || undefined)
              focusField(id) // this button disappears with the error
            }}
          >
            {errors.takeLimit(offerText(id, problem, { currency }))}
          </Button>
        </div>
      )}
    </li>
  )
})
