import { createRoot } from 'react-dom/client'
import { results } from '#content/calculator.ts'
import { exampleTexts } from '#content/example.ts'
import { ownResult as words } from '#content/own-result.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Loan, loanOf } from '#core/calculator/loan.ts'
import { readQuery, writeQuery } from '#core/calculator/query.ts'
import { formatAmount } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import { loadPayload } from './delivery/payload-fetch.ts'
import { resultRows, shownRate } from './features/calculator/result-rows.ts'
import styles from './own-result.module.css'
import type { CalculatorPageData } from './page-data.ts'

type OwnResultProps = { facts: CalculatorFacts; loan: Loan; href: string }

/** A calculation in short: the rows that the calculator shows a phone before it unfolds the rest. */
function OwnResult({ facts, loan, href }: OwnResultProps) {
  const { figures, currency } = loan
  const rows = resultRows(facts, loan).filter(({ isDetail }) => !isDetail)
  return (
    <>
      <p className={styles.title}>{words.title}</p>
      <dl>
        <div>
          <dt>{results.names.instalment}</dt>
          <dd className="figure">
            {formatAmount(figures.instalment)}
            <i>{`\u00a0${currency}`}</i>
          </dd>
        </div>
        <div>
          <dt>{results.names.effectiveRate}</dt>
          <dd className="figure">{shownRate(figures.effectiveRatePercent)}</dd>
        </div>
        {[...rows, { term: exampleTexts.months, value: counted(figures.months, 'month') }].map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={href}>{words.open}</a>
      </p>
    </>
  )
}

/**
 * The calculation of an address, computed anew with the facts of today; undefined if it is what the calculator starts
 * from, or if only the server of another build could tell.
 *
 * @throws when loading fails
 */
export async function ownResult(path: string, search: string) {
  const payload = await loadPayload(path)
  if (!payload) return undefined
  const { facts } = payload.view.data as CalculatorPageData // of a calculator's path
  const { choices } = readQuery(facts, search)
  const query = writeQuery(facts, choices)
  if (!query) return undefined
  return {
    /** Draws it behind the paragraph of a link; returns what takes it away. */
    showAfter: (link: Element) => {
      const place = document.createElement('div')
      place.className = styles.own ?? ''
      const root = createRoot(place)
      root.render(<OwnResult facts={facts} loan={loanOf(facts, choices)} href={path + query} />)
      link.parentElement?.after(place)
      return () => {
        root.unmount()
        place.remove()
      }
    },
  }
}
