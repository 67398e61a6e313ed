import type { Limits } from './products.ts'

/** The value itself, or the limit it passes; a value that is no number gives the default. */
export function nearestAllowed({ min, max, default: start }: Limits, value: number): number {
  return Number.isNaN(value) ? start : Math.min(max, Math.max(min, value))
}
