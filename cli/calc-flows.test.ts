import { expect, test } from 'vitest'
import { answer } from './calc-answer.ts'

test('flows may be a thousand years apart', () => {
  const flows = [
    { days: 0, amount: 100 },
    { days: 366_000, amount: -100 },
  ]
  expect(answer({ flows })).toEqual({ effectiveRatePercent: '0.0000000000' })
})

test('flows may lie before the first drawdown, up to a thousand years', () => {
  const flows = [
    { months: -12, amount: -1 },
    { months: '0', amount: 120 },
    { days: 365, amount: '-130.79' },
  ]
  expect(answer({ flows })).toEqual({ effectiveRatePercent: '10.0000000000' })
  const first = { days: -366_000, amount: 100 }
  expect(answer({ flows: [first, { days: 0, amount: -100 }] })).toEqual({ effectiveRatePercent: '0.0000000000' })
})

test('flows may be dated in days, 365 to a year, or in months', () => {
  const flows = (key: string, year: number) => [
    { [key]: 0, amount: 100 },
    { [key]: 2 * year, amount: '-121' },
  ]
  expect(answer({ flows: flows('days', 365) })).toEqual({ effectiveRatePercent: '10.0000000000' })
  expect(answer({ flows: flows('months', 12) })).toEqual({ effectiveRatePercent: '10.0000000000' })
})

test('flows that change their sign more often than can be searched are refused at once', () => {
  const flows = Array.from({ length: 1002 }, (_, days) => ({ days, amount: (-1) ** days }))
  expect(answer({ flows })).toMatchObject({ error: { code: 'out-of-range' } })
})
