import type { Limits } from './products.ts'

/** Clamps a value to its limits; NaN gives the default. */
export function nearestAllowed({ min, max, default: start }: Omit<Limits, 'step'>, value: number): number {
  return Number.isNaN(value) ? start : Math.min(max, Math.max(min, value))
}
