import type { CallWindow } from './lead.ts'

export const OPENING_HOUR = 9 // specification §3.3
export const CLOSING_HOUR = 17 // specification §3.3

/** The form's default. */
export const DEFAULT_CALL_WINDOW: CallWindow = { from: 10, to: 16 } // specification §5.9

const TIME = /^([01]\d|2[0-3]):00(?::00)?$/

/** A whole hour as shown to people and sent to the API: `formatHour(9)` is `09:00`. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** The whole hour of `10:00` or `10:00:00` (PostgreSQL and Directus write seconds), or undefined for anything else. */
export function parseHour(time: string): number | undefined {
  const hour = TIME.exec(time)?.[1]
  return hour === undefined ? undefined : Number(hour)
}

/** Labels of the hours of a working day, both ends included: `09` to `17`. */
export const hourMarks: readonly string[] = Array.from({ length: CLOSING_HOUR - OPENING_HOUR + 1 }, (_, index) =>
  String(OPENING_HOUR + index).padStart(2, '0'),
)

/** Whether an hour lies within working hours, ends included. */
export function isWorkingHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= OPENING_HOUR && hour <= CLOSING_HOUR
}
