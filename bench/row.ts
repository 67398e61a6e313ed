/** What a figure must keep to. */
export type Budget = { most: number } | { least: number }

/** One measured figure. */
export type BenchRow = {
  name: string
  /** The median of `samples`; null where it could not be measured, and `note` says why. */
  value: number | null
  unit: string
  samples: number[]
  budget?: Budget
  note?: string
}

/** How much a run may cost: how often each figure is taken, and how long a server is loaded for one. */
export type Effort = { runs: number; loadSeconds: number; isQuick: boolean }

/** A figure taken several times. */
export function measured(name: string, unit: string, samples: number[], budget?: Budget): BenchRow {
  return { name, unit, value: median(samples), samples, ...(budget && { budget }) }
}

/** A figure that this machine cannot give. */
export function missing(name: string, note: string): BenchRow {
  return { name, unit: '', value: null, samples: [], note }
}

/** How one figure compares with another taken in the same session. */
export function ratio(name: string, of: BenchRow, to: BenchRow, budget?: Budget): BenchRow {
  if (of.value === null || !to.value) return missing(name, of.note ?? to.note ?? `${to.name} is 0`)
  return { name, unit: '×', value: of.value / to.value, samples: [], ...(budget && { budget }) }
}

/** The middle value; of an even number of values the upper of the two in the middle. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

export function isOverBudget({ value, budget }: BenchRow): boolean {
  if (value === null || !budget) return false
  return 'most' in budget ? value > budget.most : value < budget.least
}
