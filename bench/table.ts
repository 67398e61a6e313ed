import { type BenchRow, type Budget, isOverBudget } from './row.ts'

const HEAD = ['', 'median', 'lowest–highest', 'unit', 'budget', '']

/** The rows as a table for the terminal; figures over budget are marked. */
export function table(rows: BenchRow[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const isWords = (column: number) => column === 0 || column === HEAD.length - 1
  const line = (row: string[]) =>
    row.map((cell, column) => (isWords(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
  return cells.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

function cellsOf(row: BenchRow): string[] {
  const { name, value, unit, samples, budget, note } = row
  if (value === null) return [name, '–', '', '', '', note ?? '']
  const spread = samples.length > 1 ? `${figure(Math.min(...samples))}–${figure(Math.max(...samples))}` : ''
  const mark = isOverBudget(row) ? '◀ over budget' : ''
  return [name, figure(value), spread, unit, budget ? inWords(budget) : '', [mark, note].filter(Boolean).join(' ')]
}

function inWords(budget: Budget): string {
  return 'most' in budget ? `≤ ${figure(budget.most)}` : `≥ ${figure(budget.least)}`
}

/** Formats with about three significant digits. */
function figure(value: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: decimals, useGrouping: Math.abs(value) >= 10_000 })
}
