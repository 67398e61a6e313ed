import { saveFile } from '#app/browser/save-file.ts'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { schedule as words } from '#content/calculator-sections.ts'
import { sentences } from '#content/present.ts'
import { settledByLast } from '#core/calculator/instalments.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { writeScheduleQuery } from '#core/calculator/query.ts'
import type { IsoDate } from '#core/money/date.ts'
import { formatMoney } from '#core/money/format.ts'
import styles from './schedule.module.css'
import { scheduleCsv, scheduleFileName } from './schedule-csv.ts'
import { ScheduleTable } from './schedule-table.tsx'

/** The schedule, with buttons to download and print it. */
export function Schedule({ loan, state: { facts, lastValid, hasMonths } }: SectionProps) {
  const { today } = facts
  return (
    <section id={words.id} className={`card ${styles.schedule}`}>
      <ScheduleTable loan={loan} today={today} hasMonths={hasMonths} />
      <p className="small">
        {`${sentences(words.roundNote, words.datesNote, lastNote(loan))} `}
        <noscript>
          {!import.meta.env.SSR ? null : hasMonths ? (
            <a href={writeScheduleQuery(facts, lastValid, 'csv')}>{words.csv}</a>
          ) : (
            <a href={`${writeScheduleQuery(facts, lastValid, 'meseci')}#${words.id}`}>{words.allMonths}</a>
          )}
        </noscript>
      </p>
      <div className={`actions ${styles.actions}`}>
        <Button tone="outline" size="small" icon="download" data-react="" onClick={() => download(loan, today)}>
          {words.csv}
        </Button>
        <Button tone="outline" size="small" icon="print" data-react="" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}

function lastNote(loan: Loan): string {
  const settled = settledByLast(loan)
  if (settled === 0) return ''
  return words.lastNote[loan.choices.repayment](formatMoney(Math.abs(settled), loan.currency), settled > 0)
}

function download(loan: Loan, today: IsoDate): void {
  saveFile(scheduleCsv(loan, today), 'text/csv', scheduleFileName(today))
}
