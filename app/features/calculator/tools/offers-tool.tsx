import { useRef, useState } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { shownRate } from '#app/features/calculator/result-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import { readQuery } from '#core/calculator/query.ts'
import { formatMoney } from '#core/money/format.ts'
import { Answer } from './answer.tsx'
import { allRows } from './offer-rows.ts'
import { termsLine } from './offer-terms.ts'
import styles from './offers-tool.module.css'
import { comparison, distinctlyNamed, rankedOffers } from './ranked-offers.ts'
import { leaveStep, MOST_OFFERS, type Offer, offeredLoan, useSavedOffers } from './saved-offers.ts'
import { TwoOffers } from './two-offers.tsx'

/** Two offers typed side by side; below them up to three saved calculations, the cheapest first. */
export function OffersTool(section: SectionProps) {
  return (
    <>
      {/* What was typed in one currency is not meant in the other. */}
      <TwoOffers key={section.loan.currency} {...section} />
      <h3 className={styles.title}>{words.saved}</h3>
      <SavedOffers {...section} />
    </>
  )
}

function SavedOffers({ loan, state, dispatch }: SectionProps) {
  const { facts } = state
  const { offers: saved, keep, rename, remove, restore } = useSavedOffers(state)
  const [removed, setRemoved] = useState<Offer>()
  const canRestore = removed !== undefined && saved.length < MOST_OFFERS && saved.every(({ id }) => id !== removed.id)
  const offers = saved.map((offer) => ({ ...offer, loan: offeredLoan(facts, offer) }))
  const named = distinctlyNamed(offers)
  const ranked = rankedOffers(named)
  const [first, ...remarks] = comparison(ranked)
  const isFull = offers.length === MOST_OFFERS
  const keeper = useRef<HTMLButtonElement>(null)
  return (
    <>
      <p data-answer="">{offers.length === 0 ? words.empty : isFull ? words.full : ''}</p>
      {offers.length > 0 && <Answer>{first}</Answer>}
      <ul className={styles.offers}>
        {offers.map(({ id, name, query, loan: saved }, index) => (
          <li key={id} className={styles.offer}>
            <input
              type="text"
              aria-label={words.rename(words.name(id))}
              maxLength={30}
              value={name}
              onChange={({ currentTarget }) => rename(id, currentTarget.value)}
            />
            <span className={styles.figures}>
              {words.figures(
                formatMoney(saved.figures.instalment, saved.currency),
                shownRate(saved.figures.effectiveRateWithCostsPercent),
              )}
              <small>{termsLine(saved)}</small>
            </span>
            <Button
              tone="text"
              size="small"
              className={styles.load}
              aria-label={words.load(named[index]?.name ?? name)}
              onClick={() => {
                leaveStep(facts, state.lastValid)
                dispatch({ type: 'replaced', ...readQuery(facts, query) })
              }}
            >
              {words.loadShort}
            </Button>
            <IconButton
              icon="close"
              label={words.remove(named[index]?.name ?? name)}
              onClick={() => {
                remove(id)
                setRemoved({ id, name, query })
                keeper.current?.focus() // this button disappears with its offer
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={keeper}
        tone="outline"
        size="small"
        icon="plus"
        className={classes(isFull && styles.full)}
        aria-disabled={isFull} // not disabled: it would lose the focus
        onClick={() => {
          if (isFull) return
          leaveStep(facts, loan.choices)
          keep(loan)
        }}
      >
        {words.keep}
      </Button>
      {canRestore && (
        <Button tone="text" size="small" onClick={() => restore(removed)}>
          {words.restore(removed.name)}
        </Button>
      )}
      {ranked.length > 0 && (
        <div className={styles.comparison}>
          <DataTable
            caption={toolSections.offers.question}
            isCaptionHidden
            isNumeric
            head={[words.corner, ...ranked.map(({ name }) => name)]}
            groups={[{ rows: allRows(ranked) }]}
          />
        </div>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="small">
          {remark}
        </p>
      ))}
    </>
  )
}
