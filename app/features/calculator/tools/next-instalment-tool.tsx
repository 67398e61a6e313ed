import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { reliability } from '#content/calculator.ts'
import { toolSections } from '#content/calculator-outline.ts'
import { nextInstalmentTool as words } from '#content/next-instalment-tool.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import { options } from '#core/calculator/options.ts'
import {
  type ComingInstalment,
  comingInstalments,
  type ResetDay,
  type RunningLoan,
  resetDays,
} from '#core/loan/next-instalment.ts'
import { addMonths, formatDate, formatMonth } from '#core/money/date.ts'
import { formatAmount, formatPercent } from '#core/money/format.ts'
import { type Currency, minorText } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import { DayField } from './day-field.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { firstAfterReset, nextInstalmentAnswer } from './next-instalment-answer.ts'
import { downloadResets, nextPeriod } from './reset-calendar.ts'
import { TypedField } from './typed-field.tsx'
import { useAddressDay } from './use-address-day.ts'
import { useAddressChoice, useAddressField } from './use-address-field.ts'

/** The kinds of index and the months between resets, by their names in the address. */
const spans = { three: '3', six: '6' } as const
type Span = keyof typeof spans
const MOST_MONTHS = 480 // any loan may be the old one
const MOST_PERCENT = 100

/** A loan that is being repaid at a variable rate: the next instalments, and the days of reset for a calendar. */
export function NextInstalmentTool({ loan: { choices, currency, figures }, state: { facts } }: SectionProps) {
  const at = (field: string) => ({ place: `${facts.product}.${currency}.next.${field}`, key: `s-${field}` })
  const isRequired = true
  const largest = limitsIn(facts.amount, currency).max
  const balance = useAddressField(at('dug'), currency, {
    start: figures.principal,
    min: 1_00,
    max: 10 * largest,
    isRequired,
  })
  const monthsLeft = useAddressField(at('rata'), 'months', {
    start: choices.months,
    min: 1,
    max: MOST_MONTHS,
    isRequired,
  })
  const margin = useAddressField(at('marza'), 'percent', {
    start: choices.marginPercent,
    max: MOST_PERCENT,
    isRequired,
  })
  const [kind, setKind] = useAddressChoice<Span>(at('indeks'), spans, 'six')
  const [every, setEvery] = useAddressChoice<Span>(at('na'), spans, kind)
  const present = useAddressField(at('sada'), 'percent', { max: MOST_PERCENT })
  const last = facts.lastIndices[currency]?.[spans[kind]]
  const next = useAddressField(at('danas'), 'percent', {
    start: last?.value,
    max: MOST_PERCENT,
    isRequired: last !== undefined,
  })
  const everyMonths = Number(spans[every])
  const due = useAddressDay(at('dospeva'), {
    start: addMonths(facts.today, 1),
    min: addMonths(facts.today, -1),
    max: addMonths(facts.today, 2),
  })
  const reset = useAddressDay(at('uskladjivanje'), {
    start: nextPeriod(facts.today, everyMonths),
    min: addMonths(facts.today, -12),
    max: addMonths(facts.today, 12),
  })

  const typed = [balance, monthsLeft, margin, present, next, due, reset]
  const isWhole = next.value !== undefined && !typed.some(({ isLost }) => isLost)
  const loan: RunningLoan = {
    balance: balance.value ?? 1_00,
    monthsLeft: monthsLeft.value ?? 1,
    marginPercent: margin.value ?? 0,
    index: { present: present.value ?? next.value ?? 0, next: next.value ?? 0 },
    due: due.value,
    reset: { day: reset.value, everyMonths },
  }
  const indexName = words.fields.kind.options[currency][kind]
  const fileLink = ({ day, balance: left, monthsLeft: months }: ResetDay) => {
    const query = new URLSearchParams({
      ...(currency !== facts.currencies[0] && { [options.currency.key]: currency }),
      's-dug': minorText(left),
      's-rata': String(months),
      's-marza': String(loan.marginPercent),
      's-indeks': spans[kind],
      's-na': spans[every],
      's-uskladjivanje': day,
    })
    return `${location.origin}${location.pathname}?${query}#${toolSections.nextInstalment.id}`
  }
  return (
    <>
      <NameChoice
        name="s-indeks"
        words={{ ...words.fields.kind, options: words.fields.kind.options[currency] }}
        value={kind}
        onChange={setKind}
      />
      <NameChoice name="s-na" words={words.fields.every} value={every} onChange={setEvery} />
      <div className={styles.fields}>
        <TypedField {...words.fields.balance} typed={balance} />
        <TypedField {...words.fields.monthsLeft} typed={monthsLeft} />
        <TypedField {...words.fields.margin} typed={margin} />
        <TypedField {...words.fields.present} typed={present} />
        <TypedField
          {...words.fields.next}
          hint={
            last
              ? words.index.known(
                  indexName,
                  formatPercent(last.value, 2, 3),
                  formatMonth(last.day),
                  reliability(last.grade, formatDate(last.checkedOn)),
                )
              : words.index.unknown
          }
          typed={next}
        />
        <DayField {...words.fields.due} day={due} />
        <DayField {...words.fields.reset} day={reset} />
      </div>
      {next.value === undefined && !next.error && <p data-answer="">{words.noIndex}</p>}
      <LastValid typed={typed}>{isWhole && <Outcome loan={loan} currency={currency} linkOf={fileLink} />}</LastValid>
      <p className="small">{words.note}</p>
    </>
  )
}

type OutcomeProps = { loan: RunningLoan; currency: Currency; linkOf: (reset: ResetDay) => string }

function Outcome({ loan, currency, linkOf }: OutcomeProps) {
  const coming = comingInstalments(loan)
  const changed = firstAfterReset(loan, coming)
  const two = coming.slice(0, 2)
  const days = resetDays(loan, coming)
  const row = ({ due, ratePercent, instalment }: ComingInstalment, name = formatDate(due)) => [
    name,
    formatPercent(ratePercent, 2, 3),
    formatAmount(instalment),
  ]
  return (
    <>
      <Answer>{nextInstalmentAnswer(loan, coming, currency)}</Answer>
      <DataTable
        caption={toolSections.nextInstalment.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              ...two.map((one) => row(one)),
              ...(changed && !two.includes(changed)
                ? [row(changed, words.rows.afterReset(formatDate(changed.due)))]
                : []),
            ],
          },
        ]}
      />
      {days.length > 0 && (
        <>
          <Button tone="outline" size="small" icon="download" onClick={() => downloadResets(days, linkOf)}>
            {words.calendar.button}
          </Button>
          <p className="small">{words.calendar.note}</p>
        </>
      )}
    </>
  )
}
