import { saveFile } from '#app/browser/save-file.ts'
import { nextInstalmentTool as words } from '#content/next-instalment-tool.ts'
import type { ResetDay } from '#core/loan/next-instalment.ts'
import { addDays, addMonths, type IsoDate } from '#core/money/date.ts'
import { iCalendar, utcMoment } from '#core/site/i-calendar.ts'

/** A calendar file with a whole day for each reset; `linkOf` opens the loan as it would be then. */
export function resetCalendar(
  days: readonly ResetDay[],
  { host, at, linkOf }: { host: string; at: Date; linkOf: (reset: ResetDay) => string },
): string {
  return iCalendar({
    product: words.calendar.product,
    method: 'PUBLISH',
    events: days.map((reset) => {
      const link = linkOf(reset)
      return [
        ['UID', `uskladjivanje-${compact(reset.day)}-${reset.balance}@${host}`],
        ['DTSTAMP', utcMoment(at)],
        ['DTSTART;VALUE=DATE', compact(reset.day)],
        ['DTEND;VALUE=DATE', compact(addDays(reset.day, 1))],
        ['SUMMARY', { text: words.calendar.summary }],
        ['DESCRIPTION', { text: words.calendar.description(link) }],
        ['URL', link],
        ['TRANSP', 'TRANSPARENT'],
      ]
    }),
  })
}

/** `20270101` */
function compact(day: IsoDate): string {
  return day.replaceAll('-', '')
}

/** Hands the file to the visitor: it is made here, and nothing is sent. */
export function downloadResets(days: readonly ResetDay[], linkOf: (reset: ResetDay) => string): void {
  const text = resetCalendar(days, { host: location.host, at: new Date(), linkOf })
  saveFile(text, 'text/calendar', words.calendar.file)
}

/** The first day of the next quarter or half-year. */
export function nextPeriod(today: IsoDate, months: number): IsoDate {
  const month = Number(today.slice(5, 7))
  return addMonths(`${today.slice(0, 7)}-01`, months - ((month - 1) % months))
}
