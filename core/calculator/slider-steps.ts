import type { Limits } from '#core/facts/products.ts'
import { type FieldKey, kindOf } from './fields.ts'

/** How much 1 on a slider stands for: people and assistive technology count in euros, the engine in cents. */
export function sliderUnit(field: FieldKey): number {
  return kindOf(field) === 'money' ? 100 : 1
}

/** The value moved by some steps on the slider's grid, kept within the limits. */
export function stepped({ min, max, step }: Omit<Limits, 'default'>, value: number, steps: number): number {
  const onGrid = steps > 0 ? Math.floor(value / step + GRID_ERROR) : Math.ceil(value / step - GRID_ERROR)
  return Math.min(max, Math.max(min, rounded((onGrid + steps) * step)))
}

const GRID_ERROR = 1e-6 // floating point: 4.55 / 0.05 is 90.99999999999999

/** Without floating-point error; no step has more than three decimals. */
export function rounded(value: number): number {
  return Number(value.toFixed(3))
}
