/** The bound of a figure. */
export type Budget = { most: number } | { least: number }

/** One measured figure. */
export type BenchRow = {
  name: string
  /** The median of `samples`; null when it could not be measured, for the reason in `note`. */
  value: number | null
  unit: string
  samples: number[]
  budget?: Budget
  note?: string
}

/** How often each figure is measured, and how long each load lasts. */
export type Effort = { runs: number; loadSeconds: number; isQuick: boolean }

/** A figure measured several times. */
export function measured(name: string, unit: string, samples: number[], budget?: Budget): BenchRow {
  return { name, unit, value: median(samples), samples, ...(budget && { budget }) }
}

/** A figure that cannot be measured on this machine. */
export function missing(name: string, note: string): BenchRow {
  return { name, unit: '', value: null, samples: [], note }
}

/** The ratio of two figures from the same run. */
export function ratio(name: string, of: BenchRow, to: BenchRow, budget?: Budget): BenchRow {
  if (of.value === null || !to.value) return missing(name, of.note ?? to.note ?? `${to.name} is 0`)
  return { name, unit: '×', value: of.value / to.value, samples: [], ...(budget && { budget }) }
}

/** The median; of an even number of values, the upper of the two middle ones. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

export function isOverBudget({ value, budget }: BenchRow): boolean {
  if (value === null || !budget) return false
  return 'most' in budget ? value > budget.most : value < budget.least
}
