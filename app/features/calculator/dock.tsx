import { type RefObject, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { form as formWords, results, sections, dock as words } from '#content/calculator.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import styles from './dock.module.css'
import { shownRate } from './result-rows.ts'
import { useDock } from './use-dock.ts'
import { useLastChange } from './use-last-change.ts'

type DockProps = { loan: Loan; isStale: boolean; form: RefObject<HTMLFormElement | null> }

/**
 * At the bottom of a phone or tablet, while the result is out of view: instalment, total and rate. A press opens the
 * whole result, and offers to come back. Before hydration it sticks to the form.
 */
export function Dock({ loan: { figures, currency }, isStale, form }: DockProps) {
  const box = useRef<HTMLDivElement>(null)
  const { isResultInView, canReturn, open, goBack } = useDock(box, form)
  const change = useLastChange(figures.instalment, currency)
  return (
    <div ref={box} className={styles.place} data-fixed={isResultInView !== undefined || undefined}>
      {canReturn && isResultInView ? (
        <button type="button" className={`dark ${styles.dock} ${styles.back}`} onClick={goBack}>
          {words.back}
        </button>
      ) : (
        <a
          href={`#${sections.result.id}`}
          className={`dark ${styles.dock}`}
          hidden={isResultInView}
          data-stale={isStale || undefined}
          onClick={open}
        >
          <span className="visually-hidden">{words.name} </span>
          {isStale && <span className={styles.stale}>{formWords.stale}</span>}
          <span className={styles.instalment}>
            {`${results.names.instalment} `}
            <b>{formatMoney(figures.instalment, currency)}</b>
            {change !== undefined && (
              <i aria-hidden="true" data-rise={change > 0}>
                {` ${change > 0 ? '+' : '\u2212'}${formatAmount(Math.abs(change))}`}
              </i>
            )}
          </span>
          <span className={styles.rest}>
            {`${words.total} `}
            <b>{formatMoney(figures.totalRepayment, currency)}</b>
            {`, ${results.names.effectiveRate} `}
            <b>{shownRate(figures.effectiveRatePercent)}</b>
          </span>
          <Icon name="chevron-down" />
        </a>
      )}
    </div>
  )
}
