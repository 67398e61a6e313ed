import type { CallWindow } from './lead.ts'

export const OPENING_HOUR = 9 // specification §3: working hours 09:00 to 17:00
export const CLOSING_HOUR = 17

/** What the form starts with. */
export const DEFAULT_CALL_WINDOW: CallWindow = { from: 10, to: 16 } // specification §5

const TIME = /^([01]\d|2[0-3]):00(?::00)?$/

/** A whole hour as people and the API write it: `formatHour(9)` is `09:00`. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** The whole hour of `10:00` or `10:00:00` (PostgreSQL and Directus write seconds), or undefined for anything else. */
export function parseHour(time: string): number | undefined {
  const hour = TIME.exec(time)?.[1]
  return hour === undefined ? undefined : Number(hour)
}

/** Whether an hour lies within working hours, ends included. */
export function isWorkingHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= OPENING_HOUR && hour <= CLOSING_HOUR
}

/**
 * The window after one of its ends was moved: inside working hours, at least one hour long. The end that was moved
 * gives way, the other stays.
 *
 * @example moveCallWindow({ from: 10, to: 16 }, { from: 18 }) // { from: 15, to: 16 }
 */
export function moveCallWindow(window: CallWindow, moved: { from: number } | { to: number }): CallWindow {
  if ('from' in moved) return { ...window, from: within(moved.from, OPENING_HOUR, window.to - 1) }
  return { ...window, to: within(moved.to, window.from + 1, CLOSING_HOUR) }
}

function within(hour: number, lowest: number, highest: number): number {
  return Math.min(Math.max(Math.round(hour), lowest), highest)
}
