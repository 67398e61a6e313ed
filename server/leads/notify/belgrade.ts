import { dayInBelgrade, formatDate } from '#core/money/date.ts'

const clock = new Intl.DateTimeFormat('sr-Latn-RS', { timeZone: 'Europe/Belgrade', hour: '2-digit', minute: '2-digit' })

/** The day of a moment, as people in Belgrade write it: `21.11.2026.` */
export function belgradeDay(moment: Date): string {
  return formatDate(dayInBelgrade(moment))
}

/** The time of a moment in Belgrade: `14:05`. */
export function belgradeTime(moment: Date): string {
  return clock.format(moment)
}
