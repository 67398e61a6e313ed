import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { shownRate } from '#app/features/calculator/result-rows.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { breakEvenTool as words } from '#content/break-even-tool.ts'
import { fields as calculatorWords } from '#content/calculator.ts'
import { toolSections } from '#content/calculator-outline.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { options, type RateKind } from '#core/calculator/options.ts'
import { dependsOnIndex, type IndexedOffer, offerAtIndex, offerAtRate } from '#core/loan/break-even-index.ts'
import { type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import { addPercent } from '#core/money/add-percent.ts'
import { formatMonth } from '#core/money/date.ts'
import { formatAmount, formatPercent } from '#core/money/format.ts'
import { Answer } from './answer.tsx'
import { bothOffers, breakEvenAnswer } from './break-even-answer.ts'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { TypedField } from './typed-field.tsx'
import { useAddressChoice, useAddressField } from './use-address-field.ts'

const { values: kinds } = options.rateKind
const MOST_PERCENT = 100

/** This loan against another offer: up to which index which of them is cheaper. */
export function BreakEvenTool({ loan, state: { facts } }: SectionProps) {
  const { choices, currency } = loan
  const at = (field: string) => ({ place: `${facts.product}.${currency}.break-even.${field}`, key: `b-${field}` })
  const isRequired = true
  const isIndexed = choices.rateKind !== 'fixed'
  const [kind, setKind] = useAddressChoice<RateKind>(at('vrsta'), kinds, isIndexed ? 'fixed' : 'variable')
  const rate = useAddressField(at('kamata'), 'percent', {
    start: limitsIn(facts.rate, currency).default,
    max: MOST_PERCENT,
    isRequired,
  })
  const fixedMonths = useAddressField(at('fiksno'), 'months', {
    start: Math.min(facts.fixedTerm.default, choices.months - 1),
    min: 1,
    max: Math.max(1, choices.months - 1),
    isRequired,
  })
  const margin = useAddressField(at('marza'), 'percent', {
    start: choices.marginPercent,
    max: MOST_PERCENT,
    isRequired,
  })
  const fee = useAddressField(at('naknada'), 'percent', { start: choices.feePercent, max: MOST_PERCENT, isRequired })
  const index = useAddressField(at('indeks'), 'percent', { start: choices.indexPercent, max: MOST_PERCENT, isRequired })

  const day = facts.indexDay[currency]
  const typed = [
    ...(kind === 'variable' ? [] : [rate]),
    ...(kind === 'combined' ? [fixedMonths] : []),
    ...(kind === 'fixed' ? [] : [margin]),
    fee,
    ...(isIndexed ? [] : [index]),
  ]
  const isWhole = !typed.some(({ isLost }) => isLost)
  const offers = bothOffers(
    loan,
    {
      rateKind: kind,
      ratePercent: rate.value ?? 0,
      fixedMonths: fixedMonths.value ?? 1,
      marginPercent: margin.value ?? 0,
    },
    fee.value ?? 0,
  )
  const today = isIndexed ? choices.indexPercent : (index.value ?? choices.indexPercent)
  return (
    <>
      <NameChoice name="b-vrsta" words={words.fields.kind} value={kind} onChange={setKind} />
      <div className={styles.fields}>
        {kind !== 'variable' && <TypedField {...words.fields.rate} typed={rate} />}
        {kind === 'combined' && <TypedField {...words.fields.fixedMonths} unit={words.months} typed={fixedMonths} />}
        {kind !== 'fixed' && <TypedField {...words.fields.margin} typed={margin} />}
        <TypedField {...words.fields.fee} typed={fee} />
        {!isIndexed && (
          <TypedField
            label={words.fields.index}
            hint={day && calculatorWords.indexPercent.hint[currency](formatMonth(day))}
            typed={index}
          />
        )}
      </div>
      <LastValid typed={typed}>
        {isWhole && (
          <>
            <Answer>{breakEvenAnswer(...offers, currency)}</Answer>
            {offers.some(dependsOnIndex) && (
              <Ranking offers={offers} today={today} cap={facts.rulesAndCaps.caps[`nominal.${currency}`]?.value} />
            )}
          </>
        )}
      </LastValid>
      <p className="small">{words.note}</p>
    </>
  )
}

type RankingProps = {
  offers: [IndexedOffer, IndexedOffer]
  /** The index of today, percent. */
  today: number
  /** The highest nominal rate that the law allows, where it is known. */
  cap: number | undefined
}

/** Both offers at the index of today, one and two points above it, and at the cap. */
function Ranking({ offers, today, cap }: RankingProps) {
  const at = (added: number) => {
    const index = addPercent(today, added)
    const text = formatPercent(index, 2, 3)
    const name = added === 0 ? words.row.given(text) : words.row.added(text, String(added))
    return rankingRow(
      name,
      offers.map((offer) => offerAtIndex(offer, index)),
    )
  }
  const atCap =
    cap === undefined
      ? []
      : [
          rankingRow(
            words.row.cap(formatPercent(cap)),
            offers.map((offer) => offerAtRate(offer, cap)),
          ),
        ]
  return (
    <DataTable
      caption={toolSections.breakEven.question}
      isCaptionHidden
      isNumeric
      head={words.head}
      groups={[{ rows: [...[0, 1, 2].map(at), ...atCap] }]}
    />
  )
}

function rankingRow(name: string, inputs: readonly LoanInput[]) {
  const figures = inputs.map(loanFigures)
  const totals = figures.map(({ totalCost }) => totalCost)
  const rates = figures.map(({ effectiveRateWithCostsPercent: rate }) => (rate === undefined ? Infinity : Number(rate)))
  const [byTotal, byRate] = [cheaper(totals), cheaper(rates)]
  return [
    name,
    ...figures.map(({ totalCost, effectiveRateWithCostsPercent }) => (
      <>
        {formatAmount(totalCost)}
        <br />
        <small>{words.effectiveRate(shownRate(effectiveRateWithCostsPercent))}</small>
      </>
    )),
    byTotal === byRate || byRate === words.same ? byTotal : words.byBoth(byTotal, byRate),
  ]
}

function cheaper([a = 0, b = 0]: readonly number[]): string {
  return a === b ? words.same : words.letter[a < b ? 'a' : 'b']
}
