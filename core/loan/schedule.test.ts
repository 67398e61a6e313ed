import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedText } from '#core/money/minor.ts'
import { isEffectiveRate } from '#tests/support/reference-loan.ts'
import { loanFigures } from './loan-figures.ts'
import { schedule } from './schedule.ts'
import type { Terms } from './terms.ts'

const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    principal: fc.oneof(fc.integer({ min: 1, max: 100_00 }), fc.integer({ min: 1, max: 5_000_000_00 })),
    ratePercent: fc.integer({ min: 0, max: 40_000 }).map((thousandths) => thousandths / 1000),
    months: fc.oneof(fc.integer({ min: 1, max: 72 }), fc.integer({ min: 1, max: 480 })),
    repayment: fc.constantFrom('annuity', 'equal-principal'),
    grace: fc.constantFrom(0, 0, 0.2, 0.99),
    step: fc.constantFrom(undefined, 0.3, 0.8),
    stepRate: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    extraAt: fc.constantFrom(undefined, 0.1, 0.5, 1),
    extraShare: fc.double({ min: 0, max: 1.2, noNaN: true }),
    mode: fc.constantFrom('shorten', 'lower'),
  })
  .map(({ grace, step, stepRate, extraAt, extraShare, mode, ...terms }) => {
    const month = (share: number) => Math.max(1, Math.ceil(share * terms.months))
    return {
      ...terms,
      repayment: terms.repayment,
      graceMonths: Math.floor(grace * terms.months),
      rateSteps:
        step === undefined || terms.months < 2 ? [] : [{ fromMonth: Math.max(2, month(step)), ratePercent: stepRate }],
      prepayments:
        extraAt === undefined
          ? []
          : [{ month: month(extraAt), amount: Math.floor(extraShare * terms.principal), mode }],
    }
  })

/** What a schedule breaks of its promises; empty when it keeps them all. */
function faults(terms: Terms): string[] {
  const { rows } = schedule(terms)
  let balance = terms.principal
  const found = rows.flatMap((row, index) => {
    const faults = [
      row.month !== index + 1 && 'months out of order',
      row.instalment !== row.interest + row.principal && 'instalment is not interest plus principal',
      row.principal < 0 && 'the debt grows',
      row.balance !== balance - row.principal && 'the balance does not follow',
      row.balance === 0 && index < rows.length - 1 && 'goes on without debt',
    ]
    balance = row.balance
    return faults.filter((fault) => fault !== false)
  })
  if (balance !== 0) found.push('debt is left')
  if (rows.length > terms.months) found.push('too many instalments')
  return found
}

test('every schedule adds up and ends at 0, for 10,000 loans with rate steps and early repayments', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      expect(faults(terms)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})

describe('equal principal', () => {
  test('instalments decrease, and the last part is the remainder', () => {
    const { rows } = schedule({ principal: 100_00, ratePercent: 12, months: 3, repayment: 'equal-principal' })
    expect(rows.map((row) => row.principal)).toEqual([33_33, 33_33, 33_34])
    expect(rows.map((row) => row.instalment)).toEqual([34_33, 34_00, 33_67])
  })

  test('rounding a part up may end the schedule sooner', () => {
    const { rows } = schedule({ principal: 6, ratePercent: 0, months: 10, repayment: 'equal-principal' })
    expect(rows).toHaveLength(6)
  })
})

describe('grace period', () => {
  const youth: Terms = { principal: 75_000_00, ratePercent: 1.5, months: 480, graceMonths: 12 }

  test('only interest is due, as in the youth programme: 93.75', () => {
    expect(
      schedule(youth)
        .rows.slice(0, 12)
        .map((row) => row.instalment),
    ).toEqual(Array.from({ length: 12 }, () => 93_75))
  })

  test.each([6, 12])('a shortening repayment in month %i leaves the later instalment unchanged', (month) => {
    const plain = schedule(youth)
    const repaid = schedule({ ...youth, prepayments: [{ month, amount: 5_000_00, mode: 'shorten' }] })
    expect(repaid.instalmentSteps).toEqual(plain.instalmentSteps)
    expect(repaid.rows.length).toBeLessThan(480)
  })

  test.each([
    ['equal-principal', 12],
    ['equal-principal', 4],
    ['annuity', 12],
    ['annuity', 4],
  ] as const)('after a shortening one the instalment stated is the one paid: %s, %i months', (repayment, months) => {
    const prepayments = [{ month: 2, amount: 3_000_00, mode: 'shorten' }] as const
    const loan = { principal: 12_000_00, ratePercent: 12, months, graceMonths: 3, repayment, prepayments }
    const { instalmentSteps, rows } = schedule(loan)
    expect(instalmentSteps).toEqual([{ fromMonth: 4, instalment: rows[3]?.instalment }])
  })

  test('a lowering repayment recomputes it from the remaining debt', () => {
    const lowered = schedule({ ...youth, prepayments: [{ month: 6, amount: 5_000_00, mode: 'lower' }] })
    const smaller = schedule({ ...youth, principal: 70_000_00 })
    expect(lowered.instalmentSteps).toEqual(smaller.instalmentSteps)
  })

  test('a lowering repayment also counts an earlier shortening one', () => {
    const shortened = { month: 3, amount: 5_000_00, mode: 'shorten' } as const
    const lowered = { month: 6, amount: 5_000_00, mode: 'lower' } as const
    const smaller = schedule({ ...youth, principal: 65_000_00 })
    expect(schedule({ ...youth, prepayments: [shortened, lowered] }).instalmentSteps).toEqual(smaller.instalmentSteps)
  })

  test('a loan repaid within it still states the instalment it would have had', () => {
    const repaid = schedule({ ...youth, prepayments: [{ month: 3, amount: 80_000_00, mode: 'shorten' }] })
    expect(repaid.rows).toHaveLength(3)
    expect(repaid.instalmentSteps).toEqual(schedule(youth).instalmentSteps)
  })
})

describe('rate steps', () => {
  const combined = (later: number): Terms => ({
    principal: 80_000_00,
    ratePercent: 4.2,
    months: 360,
    rateSteps: [{ fromMonth: 61, ratePercent: later }],
  })

  test('fixed for 60 months, then another rate: the instalment is recomputed from the debt', () => {
    const { rows, instalmentSteps } = schedule(combined(4.5))
    expect(rows[59]?.balance).toBe(72_589_38)
    expect(instalmentSteps).toEqual([
      { fromMonth: 1, instalment: 391_21 },
      { fromMonth: 61, instalment: 403_48 },
    ])
    expect(schedule(combined(5.5)).instalmentSteps[1]?.instalment).toBe(445_76)
  })

  test('the effective rate is computed from all flows', () => {
    const figures = loanFigures({ ...combined(5.5), rateDecimals: 10 })
    const payments = figures.rows.map((row) => fixedText(row.instalment))
    expect(isEffectiveRate('80000.00', payments, figures.effectiveRatePercent ?? '')).toBe(true)
  })

  test('a shortened term stays short when the rate changes', () => {
    const prepayments = [{ month: 24, amount: 20_000_00, mode: 'shorten' }] as const
    const unchanged = schedule({ ...combined(4.2), rateSteps: [], prepayments })
    const changed = schedule({ ...combined(5.5), prepayments })
    expect(unchanged.rows.length).toBeLessThan(360)
    expect(changed.rows.length).toBe(unchanged.rows.length)
  })

  test('a step within the grace period changes its interest', () => {
    const { rows } = schedule({ ...combined(6), graceMonths: 72 })
    expect([rows[59]?.instalment, rows[60]?.instalment]).toEqual([280_00, 400_00])
  })

  test('a step at the end of the grace period gives a single instalment', () => {
    const prepayments = [{ month: 6, amount: 20_000_00, mode: 'shorten' }] as const
    const { instalmentSteps, rows } = schedule({ ...combined(6), graceMonths: 60, prepayments })
    expect(instalmentSteps).toEqual([{ fromMonth: 61, instalment: 515_44 }]) // of 80,000 over 300 months
    expect(rows.length).toBeLessThan(360)
  })
})

describe('early repayment', () => {
  const loan: Terms = { principal: 80_000_00, ratePercent: 4.5, months: 360 }

  test('never uses more than the debt', () => {
    const { rows } = schedule({ ...loan, prepayments: [{ month: 2, amount: 90_000_00, mode: 'lower' }] })
    expect(rows).toHaveLength(2)
    expect(rows[1]?.balance).toBe(0)
  })

  test('may occur on one day as often as a line of a portfolio allows', () => {
    const prepayments = Array.from({ length: 30_000 }, () => ({ month: 5, amount: 1, mode: 'shorten' }) as const)
    const start = performance.now()
    const { rows } = schedule({ ...loan, prepayments })
    expect(performance.now() - start).toBeLessThan(2000) // 10 ms; each copied with all before it they take seconds
    expect(rows[4]?.principal).toBe((schedule(loan).rows[4]?.principal ?? 0) + 30_000)
  })

  test('of one day are applied in order', () => {
    const prepayments = [
      { month: 60, amount: 5_000_00, mode: 'lower' },
      { month: 60, amount: 5_000_00, mode: 'shorten' },
    ] as const
    const { instalmentSteps, rows } = schedule({ ...loan, prepayments })
    const onlyLowered = schedule({ ...loan, prepayments: prepayments.slice(0, 1) })
    expect(instalmentSteps).toEqual(onlyLowered.instalmentSteps)
    expect(instalmentSteps.map(({ fromMonth }) => fromMonth)).toEqual([1, 61])
    expect(rows.length).toBeLessThan(360)
  })

  test('lists no instalment that is never paid: of a debt repaid that day, or recomputed after the grace period', () => {
    const all = { month: 60, amount: 80_000_00, mode: 'shorten' } as const
    const repaid = schedule({ ...loan, prepayments: [{ month: 60, amount: 5_000_00, mode: 'lower' }, all] })
    expect([repaid.rows.length, repaid.instalmentSteps.length]).toEqual([60, 1])
    const prepayments = [{ month: 12, amount: 5_000_00, mode: 'lower' }] as const
    expect(
      schedule({ ...loan, graceMonths: 12, prepayments }).instalmentSteps.map(({ fromMonth }) => fromMonth),
    ).toEqual([13])
  })

  test('that shortens fixes the end of the schedule; without one a new rate spreads the debt over the whole term', () => {
    const small: Terms = {
      principal: 110,
      ratePercent: 0,
      months: 24,
      rateSteps: [{ fromMonth: 13, ratePercent: 0 }],
    }
    const ending = (prepayments: Terms['prepayments'] = []) => {
      const { rows, instalmentSteps } = schedule({ ...small, prepayments })
      return [rows.length, instalmentSteps.at(-1)?.instalment]
    }
    const shortened = { month: 1, amount: 10, mode: 'shorten' } as const
    expect(ending()).toEqual([24, 4]) // 5 a month would end in month 22
    expect(ending([shortened])).toEqual([20, 5])
    expect(ending([shortened, { month: 2, amount: 10, mode: 'lower' }])).toEqual([24, 3])
  })
})

test('a lowering repayment restores the months that others and a new rate had removed', () => {
  const { rows } = schedule({
    principal: 120_000_00,
    ratePercent: 0,
    months: 24,
    prepayments: [
      { month: 6, amount: 30_000_00, mode: 'shorten' }, // ends in month 18
      { month: 14, amount: 4_000_00, mode: 'lower' },
    ],
    rateSteps: [{ fromMonth: 13, ratePercent: 0 }],
  })
  expect(rows.slice(13).map((row) => row.instalment)).toEqual([9_000_00, ...Array(10).fill(1_600_00)])
})

test.each<[string, Partial<Terms>]>([
  ['principal', { principal: 0 }],
  ['principal', { principal: 0.5 }],
  ['principal', { principal: Number.NaN }],
  ['months', { months: 0 }],
  ['months', { months: 1201 }],
  ['graceMonths', { graceMonths: 12 }],
  ['rate', { ratePercent: -1 }],
  ['rate', { ratePercent: 1001 }],
  ['"x"', { ratePercent: 'x' }],
  ['rate', { rateSteps: [{ fromMonth: 2, ratePercent: 1001 }] }],
  ['extra.month', { prepayments: [{ month: 13, amount: 1, mode: 'lower' }] }],
  ['extra.amount', { prepayments: [{ month: 1, amount: -1, mode: 'lower' }] }],
  ['rateSteps.fromMonth', { rateSteps: [{ fromMonth: 1, ratePercent: 4 }] }],
])('terms out of bounds throw an error with their name: %s in %o', (name, wrong) => {
  expect(() => schedule({ principal: 1000_00, ratePercent: 5, months: 12, ...wrong })).toThrow(name)
})
