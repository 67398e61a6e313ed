import { expect, test } from 'vitest'
import { loanFigures } from './loan-figures.ts'
import { principalLeadsFrom, years } from './years.ts'

test('years add up to the figures, the last one shorter', () => {
  const figures = loanFigures({ principal: 1_000_000_00, ratePercent: 7.5, months: 71 })
  const all = years(figures.rows)
  const sum = (column: 'instalment' | 'interest' | 'principal') => all.reduce((total, year) => total + year[column], 0)
  expect(all.map((year) => year.months.length)).toEqual([12, 12, 12, 12, 12, 11])
  expect(all.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6])
  expect([sum('instalment'), sum('interest'), sum('principal')]).toEqual([1_241_302_02, 241_302_02, 1_000_000_00])
  expect(all.at(-1)?.balance).toBe(0)
  expect(all[0]?.balance).toBe(figures.rows[11]?.balance)
})

test('principal leads from where interest never exceeds it again, even after a rate step', () => {
  const rateSteps = [{ fromMonth: 61, ratePercent: 12 }]
  const { rows } = loanFigures({ principal: 80_000_00, ratePercent: 2, months: 360, rateSteps })
  const from = principalLeadsFrom(rows) ?? 0
  expect(rows[59]?.principal).toBeGreaterThan(rows[59]?.interest ?? 0) // it led before the step
  expect(from).toBe(292)
  expect(rows.slice(from - 1).every(({ principal, interest }) => principal > interest)).toBe(true)
  expect(rows[from - 2]?.principal).toBeLessThanOrEqual(rows[from - 2]?.interest ?? 0)
})

test('principal leads from the start if interest is low, and never if nothing is repaid before the end', () => {
  expect(loanFigures({ principal: 1000_00, ratePercent: 0, months: 12 }).principalLeadsFrom).toBe(1)
  expect(principalLeadsFrom([])).toBeUndefined()
})
