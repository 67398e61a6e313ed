import { type ReactNode, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InterestShare } from '#app/ui/interest-share.tsx'
import { borrowingWarning, notAnOffer } from '#content/borrowing.ts'
import { errors, form as formWords, results, sections } from '#content/calculator.ts'
import { sentences } from '#content/present.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { fullRatePercent } from '#core/calculator/full-rate.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { interestPerHundred } from '#core/loan/loan-figures.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatPercent } from '#core/money/format.ts'
import { LoanRemarks } from './loan-remarks.tsx'
import styles from './result.module.css'
import { interestPerHundredText, resultRows, resultSentence, shownRate } from './result-rows.ts'
import { UnfoldButton } from './unfold-button.tsx'

type ResultProps = {
  facts: CalculatorFacts
  loan: Loan
  /** The loan is that of an earlier input; the current one is invalid. */
  isStale: boolean
  /** The button of the lead dialog for this loan. */
  enquiry: ReactNode
}

/** Instalment and effective rate large, the whole in one sentence, then every figure. */
export function Result({ facts, loan, isStale, enquiry }: ResultProps) {
  const { figures, currency, choices } = loan
  const [isWhole, setIsWhole] = useState(false)
  const instalment = formatAmount(figures.instalment)
  const fullRate = fullRatePercent(facts, loan)
  return (
    <section className={`dark ${styles.result}`} aria-label={results.region} data-stale={isStale || undefined}>
      <h2 className="visually-hidden" id={sections.result.id} tabIndex={-1}>
        {sections.result.heading}
      </h2>
      {isStale && (
        <p className={styles.stale}>
          <Icon name="warning" />
          {formWords.stale}
        </p>
      )}
      <dl className={styles.figures} data-long={instalment.length > 6 || undefined} data-whole={isWhole || undefined}>
        <div className={styles.first}>
          <dt>{results.names.instalment}</dt>
          <dd className="figure">
            {instalment}
            <i>{`\u00a0${currency}`}</i>
          </dd>
        </div>
        <div className={styles.second}>
          <dt>{results.names.effectiveRate}</dt>
          <dd className="figure">{shownRate(figures.effectiveRatePercent)}</dd>
        </div>
        {resultRows(facts, loan).map(({ term, value, mark, isDetail }) => (
          <div key={term} className={styles.row} data-detail={isDetail}>
            <dt className={classes(mark && styles[mark])}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UnfoldButton isUnfolded={isWhole} words={results} className={styles.more} onClick={() => setIsWhole(!isWhole)} />
      {fullRate !== undefined && (
        <p className={styles.sentence}>{results.fullRate(facts.product, formatPercent(fullRate))}</p>
      )}
      <InterestShare interest={interestPerHundred(figures)}>{interestPerHundredText(loan)}</InterestShare>
      <p className={styles.sentence}>{resultSentence(loan)}</p>
      {figures.effectiveRateWithCostsPercent === undefined && <p className={styles.sentence}>{errors.feesTooLarge}</p>}
      <LoanRemarks facts={facts} loan={loan} />
      {enquiry}
      <div className={styles.notes}>
        <p className="small">
          <strong className="warning">{borrowingWarning}</strong>
          {` ${notAnOffer}`}
        </p>
        <p className="small">
          {sentences(
            choices.rateKind !== 'fixed' && results.variable[choices.rateKind],
            results.dayCount,
            results.computedOn(formatDate(facts.today)),
            currency === 'EUR' && facts.middleRate && results.middleRate(facts.middleRate.told),
          )}
        </p>
      </div>
    </section>
  )
}
