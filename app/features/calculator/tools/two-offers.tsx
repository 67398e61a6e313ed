import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { offersTool as words } from '#content/calculator-tools.ts'
import { present } from '#content/present.ts'
import { withQuantity, withRateKind } from '#core/calculator/choices.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { type Loan, loanOf } from '#core/calculator/loan.ts'
import type { TermUnit } from '#core/calculator/options.ts'
import { formatMoney } from '#core/money/format.ts'
import { Answer } from './answer.tsx'
import { LastValid } from './last-valid.tsx'
import { offerRows } from './offer-rows.ts'
import tables from './offers-tool.module.css'
import { comparison, rankedOffers, twoVerdict } from './ranked-offers.ts'
import type { Offer } from './saved-offers.ts'
import styles from './two-offers.module.css'
import { TypedField } from './typed-field.tsx'
import { type NumberField, useNumberField } from './use-number-field.ts'

type OfferFields = {
  rate: NumberField
  fee: NumberField
  term: NumberField
  stated: NumberField
  months: number | undefined
  unit: TermUnit
}

/** Two offers typed side by side; both start as the loan in the calculator. */
export function TwoOffers({ loan, state: { facts } }: SectionProps) {
  const fields = { A: useOffer('A', loan, facts), B: useOffer('B', loan, facts) }
  const all = Object.entries(fields).map(([letter, offer]) => ({
    ...offer,
    id: letter,
    name: words.name(letter),
    query: '',
    loan: offeredLoan(loan, facts, offer),
  }))
  const typed = all.flatMap(({ rate, fee, term, stated }) => [rate, fee, term, stated])
  const isLost = typed.some((field) => field.isLost)
  return (
    <>
      <div className={styles.verdict}>
        <LastValid typed={typed}>
          <Answer>{twoVerdict(rankedOffers(all))}</Answer>
        </LastValid>
      </div>
      <div className={styles.offers}>
        {all.map(({ id, name, rate, fee, term, unit, stated }) => (
          <fieldset key={id} className={styles.offer}>
            <legend>{name}</legend>
            <TypedField label={words.two.rate} typed={rate} />
            <TypedField label={words.two.fee} typed={fee} />
            <TypedField label={words.two.term} unit={words.two.unit[unit]} typed={term} />
            <TypedField label={words.two.stated} typed={stated} />
          </fieldset>
        ))}
      </div>
      {!isLost && <Differences offers={all} isStale={typed.some(({ error }) => error !== undefined)} />}
      {loan.choices.rateKind !== 'fixed' && <p className="small">{words.two.held}</p>}
    </>
  )
}

type TypedOffer = Offer & { loan: Loan; stated: NumberField }

/** The rows in which the two offers differ, the rest in one line, and what is to be known about them. */
function Differences({ offers, isStale }: { offers: readonly TypedOffer[]; isStale: boolean }) {
  const ranked = rankedOffers(offers)
  const rows = offerRows([...ranked].sort((a, b) => a.id.localeCompare(b.id)))
  const differing = rows.differing.filter(isAskedFor)
  const same = rows.same.filter(isAskedFor)
  const [, ...remarks] = comparison(ranked)
  return (
    <div className={styles.differences} data-stale={isStale || undefined}>
      {differing.length > 0 && (
        <div className={tables.comparison}>
          <DataTable
            caption={words.two.caption}
            isCaptionHidden
            isNumeric
            head={[words.corner, ...offers.map(({ name }) => name)]}
            groups={[{ rows: differing }]}
          />
        </div>
      )}
      <p className="small">{words.two.same(same.map(([name, value]) => `${name} ${value}`).join('; '))}</p>
      {present(...offers.map(statedRemark), ...remarks).map((remark) => (
        <p key={remark} className="small">
          {remark}
        </p>
      ))}
    </div>
  )
}

/** Of what kind a rate is, nobody is asked: each is reckoned as if it held to the end. */
function isAskedFor([name]: string[]): boolean {
  return name !== words.rows.rateKind
}

function useOffer(
  letter: string,
  { choices, currency, input }: Loan,
  facts: SectionProps['state']['facts'],
): OfferFields {
  const isInYears = choices.termUnit === 'years' && choices.months % 12 === 0
  const unit = isInYears ? 'years' : 'months'
  const inUnit = (months: number) => (isInYears ? months / 12 : months)
  const place = (field: string) => `${facts.product}.${currency}.offer-${letter}.${field}`
  const isRequired = true
  const rate = useNumberField(place('rate'), 'percent', {
    start: Number(input.ratePercent),
    max: facts.rate[currency]?.max ?? 100,
    isRequired,
  })
  const fee = useNumberField(place('fee'), 'percent', { start: choices.feePercent, max: facts.fee.max, isRequired })
  const term = useNumberField(place(`term-${unit}`), isInYears ? 'whole' : 'months', {
    start: inUnit(choices.months),
    min: Math.ceil(inUnit(limitsIn(facts.term, currency).min)),
    max: Math.floor(inUnit(limitsIn(facts.term, currency).max)),
    isRequired,
  })
  const stated = useNumberField(place('stated'), currency, { max: choices.amount })
  const months = term.value && term.value * (isInYears ? 12 : 1)
  return { rate, fee, term, stated, months, unit }
}

/** The loan in the calculator with the terms of an offer. */
function offeredLoan(
  { choices }: Loan,
  facts: SectionProps['state']['facts'],
  { rate, fee, months }: OfferFields,
): Loan {
  let offered = withRateKind(facts, choices, 'fixed')
  offered = withQuantity(offered, 'months', months ?? choices.months)
  offered = withQuantity(offered, 'ratePercent', rate.value ?? choices.ratePercent)
  return loanOf(facts, withQuantity(offered, 'feePercent', fee.value ?? choices.feePercent))
}

/** What the instalment that an offer states has beside or below ours. */
function statedRemark({ name, stated, loan: { figures, currency } }: TypedOffer): string | undefined {
  if (stated.value === undefined) return undefined
  const difference = stated.value - figures.instalment
  if (difference === 0) return words.two.statedSame(name)
  const [ours, by] = [figures.instalment, Math.abs(difference)].map((sum) => formatMoney(sum, currency))
  return words.two[difference > 0 ? 'statedMore' : 'statedLess'](name, ours ?? '', by ?? '')
}
