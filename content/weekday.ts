import { formatLongDate, type IsoDate } from '#core/money/date.ts'

const accusatives = ['nedelju', 'ponedeljak', 'utorak', 'sredu', 'četvrtak', 'petak', 'subotu']

/** A weekday in a sentence: `u sredu`. */
export function onWeekday(day: IsoDate): string {
  return `u ${accusatives[new Date(day).getUTCDay()]}`
}

/** A day without its year: `30. novembra`. */
export function dayAndMonth(day: IsoDate): string {
  return formatLongDate(day)
    .replace(/ \d{4}\.$/, '')
    .replace('\u00a0', ' ') // mails are read as plain text, and searched
}
