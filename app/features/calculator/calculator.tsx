import { type ComponentProps, memo, type ReactNode, useMemo, useRef } from 'react'
import { classes } from '#app/ui/classes.ts'
import { withoutScript } from '#content/calculator.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { writeQuery } from '#core/calculator/query.ts'
import styles from './calculator.module.css'
import { REPLY_ID } from './error-summary.tsx'
import { InputForm } from './input-form.tsx'
import { LazySection, type SectionProps } from './lazy-section.tsx'
import { LiveRegion } from './live-region.tsx'
import { Questions } from './questions.tsx'
import { Result } from './result.tsx'
import { scenario } from './result-rows.ts'
import { useCalculator } from './use-calculator.ts'
import { type Followed, useFollowed, useFollower } from './use-followed.ts'

export type CalculatorProps = {
  facts: CalculatorFacts
  /** The query that the server rendered the page with. */
  search: string
  /** Renders the button of the lead dialog for this loan, which `scenario` describes in one line. */
  enquiry: (scenario: string) => ReactNode
}

/** A loan calculator: form, result, and the sections around them. */
export function Calculator({ facts, search, enquiry }: CalculatorProps) {
  const { state, dispatch, form, loan, isStale } = useCalculator(facts, search)
  const followed = useFollowed(useMemo(() => ({ loan, state, dispatch }), [loan, state, dispatch]))
  return (
    <div className={classes('wrap', styles.calculator, facts.product === 'housing' && styles.housing)}>
      <div className={styles.desk}>
        <InputForm state={state} dispatch={dispatch} form={form} loan={loan} isStale={isStale} />
        <div className={styles.column}>
          <div className={styles.result} id={state.corrected.length === 0 ? REPLY_ID : undefined}>
            <Result facts={facts} loan={loan} isStale={isStale} enquiry={enquiry(scenario(loan))} />
          </div>
          <div className={styles.questions}>
            <Questions facts={facts} currency={loan.currency} />
          </div>
          <LateSection followed={followed} isEmptyAtFirst name="chart" className={styles.chart} />
        </div>
      </div>
      <LiveRegion state={state} loan={loan} isStale={isStale} />
      <LateSection followed={followed} isEmptyAtFirst name="tools" className={styles.tools} isOutline />
      <LateSection followed={followed} name="schedule" className={styles.schedule} />
      <LateSection followed={followed} name="example" className={styles.example} />
      <LateSection followed={followed} isEmptyAtFirst name="share" className={styles.share} isOutline />
      <noscript>
        {import.meta.env.SSR && search !== '' && (
          <a href={writeQuery(facts, state.lastValid, '', state.open)}>{withoutScript.link}</a>
        )}
      </noscript>
    </div>
  )
}

type LateSectionProps = Omit<ComponentProps<typeof LazySection>, keyof SectionProps | 'isLate' | 'box' | 'followed'> & {
  followed: Followed<SectionProps>
}

/** A section below the figures: they update in the frame of the input, it follows after it. */
const LateSection = memo(function LateSection({ followed, ...section }: LateSectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const following = useFollower(followed, box)
  return <LazySection {...following} {...section} isLate box={box} followed={followed} />
})
