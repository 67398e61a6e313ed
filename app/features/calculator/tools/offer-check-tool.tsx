import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { offerCheckTool as words } from '#content/offer-check-tool.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { type CheckedOffer, offerCheck } from '#core/loan/offer-check.ts'
import type { OfferPaper } from '#core/loan/offer-paper.ts'
import { formatAmount, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import {
  contradictionText,
  differenceText,
  explanationText,
  offerAnswer,
  offerFigures,
  offerQuestions,
} from './offer-check-answer.ts'
import { TypedField } from './typed-field.tsx'
import { useAddressChoice, useAddressField } from './use-address-field.ts'

const kinds = { fixed: 'fiksna', variable: 'promenljiva' } as const
const MOST_MONTHS = 480
const MOST_PERCENT = 100
const MOST_EFFECTIVE = 1000

/** The figures of a bank's offer against its own terms. */
export function OfferCheckTool({ loan: { choices, currency, figures, input }, state: { facts } }: SectionProps) {
  const at = (field: string) => ({ place: `${facts.product}.${currency}.check.${field}`, key: `p-${field}` })
  const most = 10 * limitsIn(facts.amount, currency).max
  const isRequired = true
  const [kind, setKind] = useAddressChoice(at('vrsta'), kinds, choices.rateKind === 'fixed' ? 'fixed' : 'variable')
  const amount = useAddressField(at('iznos'), currency, {
    start: figures.principal,
    min: 100_00,
    max: most,
    isRequired,
  })
  const months = useAddressField(at('rok'), 'months', { start: choices.months, min: 1, max: MOST_MONTHS, isRequired })
  const rate = useAddressField(at('nks'), 'percent', {
    start: Number(input.ratePercent),
    max: MOST_PERCENT,
    isRequired,
  })
  const fee = useAddressField(at('obrada'), currency, { max: most })
  const costs = useAddressField(at('troskovi'), currency, { max: most })
  const yearly = useAddressField(at('godisnje'), currency, { max: most })
  const instalment = useAddressField(at('rata'), currency, { min: 1, max: most })
  const effectiveRate = useAddressField(at('eks'), 'percent', { max: MOST_EFFECTIVE })
  const total = useAddressField(at('ukupno'), currency, { min: 1, max: 10 * most })

  const terms = [amount, months, rate, fee, costs, yearly]
  const stated = [instalment, effectiveRate, total]
  const typed = [...terms, ...stated]
  const hasFigure = stated.some(({ value }) => value !== undefined)
  const isWhole = hasFigure && !typed.some(({ isLost }) => isLost)
  const paper: OfferPaper = {
    amount: amount.value ?? 100_00,
    months: months.value ?? 1,
    ratePercent: rate.value ?? 0,
    fee: fee.value ?? 0,
    costs: costs.value ?? 0,
    yearlyCosts: yearly.value ?? 0,
    stated: {
      ...(instalment.value !== undefined && { instalment: instalment.value }),
      ...(effectiveRate.value !== undefined && { effectiveRatePercent: effectiveRate.value }),
      ...(total.value !== undefined && { total: total.value }),
    },
  }
  return (
    <>
      <NameChoice name="p-vrsta" words={words.fields.kind} value={kind} onChange={setKind} />
      <fieldset className={styles.group}>
        <legend>{words.groups.terms}</legend>
        <div className={styles.fields}>
          <TypedField {...words.fields.amount} typed={amount} />
          <TypedField {...words.fields.months} typed={months} />
          <TypedField {...words.fields.rate} typed={rate} />
          <TypedField {...words.fields.fee} typed={fee} />
          <TypedField {...words.fields.costs} typed={costs} />
          <TypedField {...words.fields.yearly} typed={yearly} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.groups.figures}</legend>
        <div className={styles.fields}>
          <TypedField {...words.fields.instalment} typed={instalment} />
          <TypedField {...words.fields.effectiveRate} typed={effectiveRate} />
          <TypedField {...words.fields.total} typed={total} />
        </div>
      </fieldset>
      {!hasFigure && !typed.some(({ error }) => error) && <p data-answer="">{words.nothing}</p>}
      <LastValid typed={typed}>
        {isWhole && <Verdict paper={paper} currency={currency} isVariable={kind === 'variable'} />}
      </LastValid>
      <p className="small">
        {words.note}
        {kind === 'variable' && ` ${words.variable}`}
      </p>
    </>
  )
}

type VerdictProps = { paper: OfferPaper; currency: Currency; isVariable: boolean }

function Verdict({ paper, currency, isVariable }: VerdictProps) {
  const check = offerCheck(paper)
  if (!('explanation' in check)) return <Answer>{contradictionText(check.contradictions, paper)}</Answer>
  const explained = explanationText(check)
  const missing = offerFigures.filter((name) => !check[name]).map((name) => words.names[name])
  const questions = offerQuestions(check, currency, isVariable)
  return (
    <>
      <Answer>{offerAnswer(check, currency)}</Answer>
      {explained && <p data-answer="">{explained}</p>}
      <Figures check={check} currency={currency} />
      {missing.length > 0 && <p>{words.missing(missing.join(', '))}</p>}
      <h3>{words.questions.heading}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Button tone="outline" size="small" icon="print" onClick={() => printQuestions(questions)}>
        {words.questions.print}
      </Button>
    </>
  )
}

function Figures({ check, currency }: { check: CheckedOffer; currency: Currency }) {
  return (
    <DataTable
      caption={toolSections.offerCheck.question}
      isCaptionHidden
      isNumeric
      head={words.head}
      groups={[
        {
          rows: offerFigures.flatMap((name) => {
            const figure = check[name]
            if (!figure) return []
            const verdict = figure.agrees
              ? words.agrees
              : `${words.differs}: ${differenceText(name, figure.difference, currency)}`
            return [[words.names[name], cellText(name, figure.stated), cellText(name, figure.ours), verdict]]
          }),
        },
      ]}
    />
  )
}

/** Without the currency, for which a phone has no room. */
function cellText(name: (typeof offerFigures)[number], value: number): string {
  return name === 'effectiveRate' ? formatPercent(value) : formatAmount(value)
}

/** One page with the questions alone, made here: nothing is sent. */
function printQuestions(questions: readonly string[]): void {
  const page = open('', '_blank')
  if (!page) return // a browser may refuse new windows: the questions stand in the tool, too
  const { document: paper } = page
  paper.documentElement.lang = 'sr-Latn'
  paper.title = words.questions.heading
  const heading = paper.createElement('h1')
  heading.textContent = words.questions.heading
  const list = paper.createElement('ol')
  for (const question of questions) {
    const item = paper.createElement('li')
    item.textContent = question
    list.append(item)
  }
  paper.body.append(heading, list)
  page.print()
}
