import { useRef } from 'react'
import type { PartProps } from '#app/features/calculator/part.tsx'
import { shownRate } from '#app/features/calculator/result-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import { present } from '#content/present.ts'
import { readQuery } from '#core/calculator/query.ts'
import { formatMoney } from '#core/money/format.ts'
import { Answer } from './answer.tsx'
import { type OfferDifference, termsLine, termsOf } from './offer-terms.ts'
import styles from './offers-tool.module.css'
import { comparison, distinctlyNamed, type RankedOffer, rankedOffers } from './ranked-offers.ts'
import { leaveStep, MOST_OFFERS, offeredLoan, useSavedOffers } from './saved-offers.ts'

/** Up to three calculations side by side, the cheapest first. */
export function OffersTool({ loan, state, dispatch }: PartProps) {
  const { facts } = state
  const { offers: saved, keep, rename, remove } = useSavedOffers(state)
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
        {offers.map(({ id, name, query, loan: kept }, index) => (
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
                formatMoney(kept.plan.instalment, kept.currency),
                shownRate(kept.plan.effectiveRateWithCostsPercent),
              )}
              <small>{termsLine(kept)}</small>
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
      {ranked.length > 0 && (
        <div className={styles.comparison}>
          <DataTable
            caption={toolSections.offers.question}
            isCaptionHidden
            isNumeric
            head={[words.corner, ...ranked.map(({ name }) => name)]}
            groups={[{ rows: rows(ranked) }]}
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

function rows(ranked: readonly RankedOffer[]): string[][] {
  const { rows: names } = words
  const row = (name: string, value: (offer: RankedOffer) => string) => [name, ...ranked.map(value)]
  const term = (name: Exclude<OfferDifference, 'currency'>) => row(names[name], ({ loan }) => termsOf(loan)[name])
  const hasGrace = ranked.some(({ loan }) => loan.choices.graceMonths > 0)
  return present(
    row(names.effectiveRate, ({ loan }) => shownRate(loan.plan.effectiveRateWithCostsPercent)),
    row(names.total, ({ loan, total }) => formatMoney(total, loan.currency)),
    row(names.instalment, ({ loan }) => formatMoney(loan.plan.instalment, loan.currency)),
    term('principal'),
    term('months'),
    term('nominalRate'),
    term('rateKind'),
    term('repayment'),
    hasGrace && term('grace'),
    row(names.interest, ({ loan }) => formatMoney(loan.plan.totalInterest, loan.currency)),
    term('fee'),
    ranked.some(({ loan }) => loan.plan.costs.length > 0) && term('costs'),
  )
}
