import { type Dispatch, useState } from 'react'
import type { CostId } from '#app/features/calculator/choices.ts'
import styles from '#app/features/calculator/drawer.module.css'
import { USUAL } from '#app/features/calculator/query.ts'
import type { Action } from '#app/features/calculator/state.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { errors } from '#content/calculator.ts'
import { costs as words } from '#content/calculator-plan.ts'
import { formatAmount } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { readAmount } from '#core/money/read.ts'
import { costKeys } from '#core/site/calculator-query.ts'

type CostRowProps = {
  id: CostId
  name: string
  /** When it is paid. */
  note: string
  currency: Currency
  /** Amount by tariff for this loan. */
  usual: Minor
  /** Undefined while the cost does not count. */
  chosen: Minor | 'usual' | undefined
  dispatch: Dispatch<Action>
}

/** One cost: whether it counts, and how much it is. A sum that is typed counts at once. */
export function CostRow({ id, name, note, currency, usual, chosen, dispatch }: CostRowProps) {
  const [draft, setDraft] = useState<string>()
  const amount = typeof chosen === 'number' ? chosen : usual
  const reading = draft === undefined || draft.trim() === '' ? undefined : readAmount(draft)
  const error = reading && !reading.ok ? errors.reading[reading.error] : undefined
  const errorId = `trosak-${id}-error`
  const count = (next: Minor | 'usual' | undefined) => dispatch({ type: 'cost', id, amount: next })

  const handleType = (text: string) => {
    setDraft(text)
    const typed = readAmount(text)
    if (typed.ok) count(typed.value === 0 ? undefined : typed.value)
    else if (text.trim() === '') count(undefined)
  }
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
        name={id === 'other' ? undefined : costKeys[id]}
        value={USUAL}
        checked={chosen !== undefined}
        onChange={({ currentTarget }) => {
          setDraft(undefined)
          count(currentTarget.checked ? (id === 'other' ? amount || undefined : 'usual') : undefined)
        }}
      />
      <span className={styles.amount}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={id === 'other' ? costKeys.other : undefined}
          aria-label={words.amount(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={draft ?? (amount === 0 ? '' : formatAmount(amount))}
          onChange={({ currentTarget }) => handleType(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => !error && setDraft(undefined)}
        />
        {currency}
      </span>
      {error && <FieldError id={errorId} error={{ code: 'cost', text: error }} />}
    </li>
  )
}
