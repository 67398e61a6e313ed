import { type ReactNode, useDeferredValue, useMemo } from 'react'
import styles from './calculator.module.css'
import type { CalculatorFacts } from './facts.ts'
import { InputForm } from './input-form.tsx'
import { LiveRegion } from './live-region.tsx'
import { Part } from './part.tsx'
import { Result } from './result.tsx'
import { useCalculator } from './use-calculator.ts'

export type CalculatorProps = {
  facts: CalculatorFacts
  /** The query this page was made with. */
  search: string
  /** Opens the enquiry for this loan. */
  enquiry: ReactNode
}

/** A loan calculator: what is chosen, what comes of it, and what else one may ask of it. */
export function Calculator({ facts, search, enquiry }: CalculatorProps) {
  const { state, dispatch, form, loan, isStale } = useCalculator(facts, search)
  // The figures change in the frame of the input; what stands around them follows as soon as there is time.
  const now = useMemo(() => ({ loan, state, dispatch }), [loan, state, dispatch])
  const part = useDeferredValue(now)
  return (
    <div className={`wrap ${styles.calculator}`}>
      <div className={styles.desk}>
        <InputForm state={state} dispatch={dispatch} form={form} loan={loan} />
        <div className={styles.column}>
          <Result facts={facts} loan={loan} isStale={isStale} enquiry={enquiry} />
          <Part {...part} isLate name="picture" />
        </div>
      </div>
      <LiveRegion loan={loan} isStale={isStale} bySlider={state.bySlider} />
      <Part {...part} isLate name="tools" className={styles.tools} />
      <Part {...part} isLate name="plan" className={styles.plan} />
      <Part {...part} isLate name="example" className={styles.example} />
      <Part {...part} isLate name="share" className={styles.share} />
    </div>
  )
}
