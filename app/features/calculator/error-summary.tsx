import { useEffect, useRef } from 'react'
import { Note } from '#app/ui/note.tsx'
import { errors, fields, form as words } from '#content/calculator.ts'
import type { Quantity } from './choices.ts'
import styles from './error-summary.module.css'
import { labelOf } from './quantities.ts'
import { fieldId } from './quantity-field.tsx'
import type { Asked } from './query.ts'
import type { CalculatorState } from './state.ts'

type ErrorSummaryProps = {
  state: CalculatorState
  /** The form was sent with fields that are refused. */
  isAsked: boolean
}

/** What has to be looked at: values of the address that were put right, or fields that were sent wrong. */
export function ErrorSummary({ state, isAsked }: ErrorSummaryProps) {
  const { facts, mended, problems } = state
  const refused = isAsked ? Object.entries(problems) : []
  const box = useRef<HTMLDivElement>(null)
  const isRefused = refused.length > 0
  useEffect(() => {
    if (isRefused) box.current?.focus()
  }, [isRefused])

  if (isRefused) {
    return (
      <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
        <Note tone="warning">
          <p className={styles.heading}>{errors.summary}</p>
          <ul>
            {refused.map(([quantity, problem]) => (
              <li key={quantity}>
                {/* entries forget their key type */}
                <a href={`#${fieldId(quantity as Quantity)}`}>{labelOf(quantity as Quantity, facts)}</a>: {problem.text}
              </li>
            ))}
          </ul>
        </Note>
      </div>
    )
  }
  if (mended.length === 0) return null
  return (
    <Note className={styles.summary}>
      <p className={styles.heading}>{errors.summary}</p>
      <p>{words.mended(mended.map((asked) => name(asked, facts)).join(', '))}</p>
    </Note>
  )
}

function name(asked: Asked, facts: CalculatorState['facts']): string {
  return asked === 'currency' || asked === 'rateKind' || asked === 'repayment'
    ? fields[asked].label
    : labelOf(asked, facts)
}
