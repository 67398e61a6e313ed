import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CashFlow, effectiveRate } from './effective-rate.ts'

/** A loan, its instalments on the same day of each month. */
const loan = (received: number, payment: number, months: number): CashFlow[] => [
  { months: 0, amount: received },
  ...Array.from({ length: months }, (_, index) => ({ months: index + 1, amount: -payment })),
]

test.each<[string, CashFlow[], string]>([
  [
    'one year',
    [
      { months: 0, amount: 100 },
      { months: 12, amount: -110 },
    ],
    '10.00',
  ],
  [
    '365 days are a year',
    [
      { days: 0, amount: 100 },
      { days: 365, amount: -110 },
    ],
    '10.00',
  ],
  [
    'months and days together',
    [
      { days: 0, amount: 100 },
      { days: 365, amount: -60 },
      { months: 12, amount: -50 },
    ],
    '10.00',
  ],
  [
    'the start does not matter',
    [
      { months: 30, amount: '100' },
      { months: '42', amount: '-110' },
    ],
    '10.00',
  ],
  [
    'a charge before the first drawdown, in months',
    [
      { months: -12, amount: -1 },
      { months: 0, amount: 120 },
      { months: 12, amount: '-130.79' },
    ],
    '10.00',
  ],
  [
    'a charge before the first drawdown, in days',
    [
      { days: '-365', amount: -1 },
      { days: 0, amount: 120 },
      { days: 365, amount: '-130.79' },
    ],
    '10.00',
  ],
  [
    'a lender sees the same rate',
    [
      { months: 0, amount: -100 },
      { months: 12, amount: 110 },
    ],
    '10.00',
  ],
  [
    'half months',
    [
      { months: 0.5, amount: 100 },
      { months: 6.5, amount: -110 },
    ],
    '21.00',
  ],
  [
    'a loss',
    [
      { months: 0, amount: 100 },
      { months: 12, amount: -90 },
    ],
    '-10.00',
  ],
  [
    'exactly half a unit goes up',
    [
      { months: 0, amount: 1000 },
      { months: 12, amount: '-1100.05' },
    ],
    '10.01',
  ],
  [
    'a hair below half a unit goes down',
    [
      { months: 0, amount: 1000 },
      { months: 12, amount: '-1100.04999999999999999999' },
    ],
    '10.00',
  ],
  ['Poštanska štedionica, auto: fee only', loan(495_000, 10_598.94, 60), '10.84'],
])('%s', (_, flows, percent) => {
  expect(effectiveRate(flows, 2)).toEqual({ ok: true, percent })
})

test('a published example agrees once its small costs are included', () => {
  expect(effectiveRate(loan(495_000 - 246 - 50, 10_598.94, 60), 2)).toEqual({ ok: true, percent: '10.87' })
})

test('there is no upper bound: a trillionfold return in a day', () => {
  const rate = effectiveRate(
    [
      { days: 0, amount: 1 },
      { days: 1, amount: -1e12 },
    ],
    0,
  )
  expect(rate).toEqual({ ok: true, percent: String(100n * (10n ** 12n) ** 365n - 100n) })
})

describe('no answer, with the reason', () => {
  test.each<[string, CashFlow[]]>([
    ['nothing at all', []],
    [
      'flows that cancel out at once',
      [
        { months: 3, amount: 5 },
        { months: 3, amount: -5 },
      ],
    ],
  ])('every rate fits: %s', (_, flows) => {
    expect(effectiveRate(flows)).toEqual({ ok: false, reason: 'every-rate' })
  })

  test.each<[string, CashFlow[]]>([
    [
      'only received',
      [
        { months: 0, amount: 5 },
        { months: 1, amount: 5 },
      ],
    ],
    [
      'all at one moment',
      [
        { months: 0, amount: 5 },
        { months: 0, amount: -4 },
      ],
    ],
    [
      'two changes and no root',
      [
        { months: 0, amount: -1000 },
        { months: 12, amount: 2199 },
        { months: 24, amount: -1210 },
      ],
    ],
  ])('no rate fits: %s', (_, flows) => {
    expect(effectiveRate(flows)).toEqual({ ok: false, reason: 'no-rate' })
  })

  test.each([
    { received: 1, paid: '-1e400', percent: `${'9'.repeat(400)}00.00` },
    { received: '1e-200', paid: '-1e200', percent: `${'9'.repeat(400)}00.00` },
    { received: '1e200', paid: '-1e-200', percent: '-100.00' },
  ])('a rate beyond floating-point numbers: $received for $paid', ({ received, paid, percent }) => {
    const flows = [
      { months: 0, amount: received },
      { months: 12, amount: paid },
    ]
    expect(effectiveRate(flows, 2)).toEqual({ ok: true, percent })
  })

  test('a flow too small for a floating-point number beside the others changes nothing', () => {
    const flows = [
      { months: 0, amount: '1e300' },
      { months: 12, amount: '-1.1e300' },
      { months: 24, amount: '1e-300' },
    ]
    expect(effectiveRate(flows, 2)).toEqual({ ok: true, percent: '10.00' })
  })

  test('a rate of a hundred million digits is too large', () => {
    expect(
      effectiveRate([
        { days: 0, amount: 1 },
        { days: 0.00001, amount: -1000 },
      ]),
    ).toEqual({ ok: false, reason: 'too-large' })
  })

  test.each<[CashFlow]>([
    [{ months: 'x', amount: 1 }],
    [{ days: 1, amount: 'x' }],
    [{ days: '0.123456789', amount: 1 }],
  ])('an invalid flow throws: %o', (flow) => {
    expect(() => effectiveRate([flow])).toThrow(RangeError)
  })
})

test('the order in which cash flows are listed does not matter', () => {
  const flows: CashFlow[] = [
    { months: 0, amount: 1000 },
    { months: 3, amount: -400 },
    { days: 200, amount: 150 },
    { months: 9, amount: -500 },
    { months: 12, amount: -330 },
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(flows, { minLength: flows.length }), (shuffled) => {
      expect(effectiveRate(shuffled)).toEqual(effectiveRate(flows))
    }),
  )
})

test('irregular days: the tenth decimal agrees with 100-digit arithmetic', () => {
  const Exact = Decimal.clone({ precision: 100 })
  const payment = fc.record({ gap: fc.integer({ min: 20, max: 400 }), amount: fc.integer({ min: 1, max: 10 ** 6 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 10 ** 5, max: 10 ** 7 }),
      fc.array(payment, { minLength: 1, maxLength: 8 }),
      (received, payments) => {
        let day = 0
        const flows = payments.map(({ gap, amount }) => {
          day += gap
          return { days: day, amount: -amount }
        })
        const answer = effectiveRate([{ days: 0, amount: received }, ...flows])
        if (!answer.ok) throw new Error(answer.reason)
        const value = (percent: Decimal) =>
          flows.reduce(
            (sum, { days, amount }) => sum.plus(percent.div(100).plus(1).pow(new Exact(-days).div(365)).mul(amount)),
            new Exact(received),
          )
        fc.pre(Number(answer.percent) > -99.9) // a step below would leave the rates that exist
        const half = new Exact('0.00000000005')
        expect(value(new Exact(answer.percent).minus(half)).lte(0)).toBe(true)
        expect(value(new Exact(answer.percent).plus(half)).gte(0)).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})
