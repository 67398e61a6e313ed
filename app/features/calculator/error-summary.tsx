import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '#app/ui/note.tsx'
import { errors, fields, form as words } from '#content/calculator.ts'
import { withUnit } from '#core/calculator/field-text.ts'
import { type Choices, type FieldKey, isCost } from '#core/calculator/fields.ts'
import { options } from '#core/calculator/options.ts'
import type { Problem } from '#core/calculator/problems.ts'
import type { CorrectedField } from '#core/calculator/query.ts'
import type { CalculatorState } from '#core/calculator/state.ts'
import styles from './error-summary.module.css'
import { labelOf } from './labels.ts'
import { problemText } from './problem-words.ts'
import { fieldId } from './quantity-field.tsx'

/**
 * The fragment that the form leads to without script: the summary if something was corrected, otherwise the result.
 */
export const REPLY_ID = 'odgovor'

type ErrorSummaryProps = {
  state: CalculatorState
  /** How often the form was submitted with the fields that are invalid now. */
  failedSubmits: number
}

/** Lists the fields of a failed submit, or else the values that were corrected. */
export function ErrorSummary({ state, failedSubmits }: ErrorSummaryProps) {
  const { facts, choices, corrected, beforeCurrencyChange, problems } = state
  const refused = (failedSubmits > 0 ? Object.entries(problems) : []) as [FieldKey, Problem][] // entries forget their key type
  const box = useRef<HTMLDivElement>(null)
  const isRefused = refused.length > 0
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus()
  }, [failedSubmits])

  const item = (field: FieldKey, text: ReactNode) => (
    <li key={field}>
      <a href={`#${fieldId(field)}`}>{labelOf(facts, choices.currency, field)}</a>: {text}
    </li>
  )
  if (isRefused) {
    return (
      <div ref={box} tabIndex={-1} className={styles.summary}>
        {/* Not the focused element itself, which would be read twice. */}
        <div role="alert">
          <Note tone="warning">
            <p className={styles.heading}>{errors.summary}</p>
            <ul>{refused.map(([field, problem]) => item(field, problemText(field, problem, choices)))}</ul>
          </Note>
        </div>
      </div>
    )
  }
  if (corrected.length === 0) return null
  return (
    <div id={REPLY_ID} tabIndex={-1} className={styles.summary}>
      <Note>
        <p className={styles.heading}>{errors.summary}</p>
        <p>{beforeCurrencyChange ? words.cut : words.corrected}</p>
        <ul>
          {corrected.map((asked) =>
            isOption(asked) ? (
              <li key={asked}>
                {fields[asked].label}: {optionName(asked, choices)}
              </li>
            ) : (
              item(asked, valueText(asked, choices))
            ),
          )}
        </ul>
      </Note>
    </div>
  )
}

/** What the limits of another currency have cut, for screen readers; others see it above the form. */
export function cutSentence({ facts, choices, corrected, beforeCurrencyChange }: CalculatorState): string | undefined {
  const sums = corrected
    .filter((asked) => !isOption(asked))
    .map((field) => `${labelOf(facts, choices.currency, field)} ${valueText(field, choices)}`)
  return beforeCurrencyChange && sums.length > 0 ? `${words.cut} ${sums.join(', ')}.` : undefined
}

type Option = Exclude<CorrectedField, FieldKey>

function isOption(asked: CorrectedField): asked is Option {
  return asked in options
}

function valueText(field: FieldKey, choices: Choices): string {
  const value = isCost(field) ? choices.costs[field] : choices[field]
  return typeof value === 'number' ? withUnit(field, value, choices) : words.notCounted
}

function optionName(asked: Option, choices: Choices): string {
  switch (asked) {
    case 'currency':
      return fields.currency.options[choices.currency]
    case 'rateKind':
      return fields.rateKind.options[choices.rateKind]
    case 'repayment':
      return fields.repayment.options[choices.repayment]
    case 'termUnit':
      return fields.termUnit.options[choices.termUnit]
    case 'depositUnit':
      return choices.depositUnit === 'money' ? choices.currency : fields.depositUnit.options.percent
  }
}
