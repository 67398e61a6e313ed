import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, answerLine } from './calc-answer.ts'

test('early repayments add the interest saved to the answer', () => {
  const extra = (mode: string) =>
    answer({ amount: 80000, ratePercent: 4.5, months: 360, extra: [{ month: 60, amount: 10000, mode }] })
  expect(extra('shorten')).toMatchObject({
    months: 294,
    lastInstalment: '55.39',
    interestSaved: '17101.75',
    instalment: '405.35',
  })
  expect(extra('lower')).toMatchObject({ months: 360, interestSaved: '6673.25', instalment: '405.35' })
})

test('the interest saved is interest alone, though a shorter loan saves monthly costs as well', () => {
  const extra = [{ month: 60, amount: 10000, mode: 'shorten' }]
  expect(answer({ amount: 80000, ratePercent: 4.5, months: 360, monthlyCost: 5, extra })).toMatchObject({
    interestSaved: '17101.75',
  })
})

test('what may be 0 changes nothing at 0', () => {
  const plain = { amount: 1000, ratePercent: 10, months: 12 }
  const zeros = { graceMonths: 0, feePercent: 0, feeFixed: 0, monthlyCost: 0 }
  expect(answer({ ...plain, ...zeros })).toEqual(answer(plain))
  const extra = [{ month: 1, amount: 0, mode: 'lower' }]
  expect(answer({ ...plain, extra })).toEqual({ ...answer(plain), interestSaved: '0.00' })
})

test('monthly costs count in the total cost and the rate, and not among the fees', () => {
  const plain = answer({ amount: 1000, ratePercent: 10, months: 12 })
  const costly = answer({ amount: 1000, ratePercent: 10, months: 12, monthlyCost: '5.95' })
  expect(plain).toMatchObject({ totalInterest: '54.99', totalCost: '54.99', fees: '0.00' })
  expect(costly).toMatchObject({ totalInterest: '54.99', totalCost: '126.39', fees: '0.00' })
  expect(costly).not.toMatchObject({ effectiveRatePercent: Reflect.get(plain, 'effectiveRatePercent') })
})

test('with a grace period the instalment is the one after it, with equal principal the first', () => {
  expect(answer({ amount: 80000, ratePercent: 4.5, months: 360, graceMonths: 12 })).toMatchObject({
    instalment: '411.99',
  })
  expect(answer({ amount: 80000, ratePercent: 4.5, months: 360, repayment: 'equal-principal' })).toMatchObject({
    instalment: '522.22',
  })
})

test('a number may be written with more zeros than it needs', () => {
  const plain = answer({ amount: 1000, ratePercent: 4.5, months: 12 })
  expect(answer({ amount: '1000.0000', ratePercent: '4.50', months: '1.2000e1', schedule: false })).toEqual(plain)
})

test('null counts as absent, and a question can ask for the schedule', () => {
  const loan = { amount: 1000, ratePercent: 0, months: 2, feePercent: 1, feeFixed: 5 }
  const plain = answer(loan)
  expect(plain).toMatchObject({ fees: '15.00', totalCost: '15.00' })
  expect(plain).not.toHaveProperty('schedule')
  expect(answer({ ...loan, flows: null, extra: null })).toEqual(plain)
  expect(answer({ ...loan, schedule: true })).toMatchObject({ ...plain, schedule: [{ month: 1 }, { month: 2 }] })
})

test('at the far end of the range', () => {
  const answered = answer({ amount: 1e12, ratePercent: 1000, months: 1200 })
  expect(answered).toMatchObject({ instalment: '833333333333.33', totalInterest: '999999999999996.00', months: 1200 })
  expect(answer({ amount: '0.01', ratePercent: '0', months: 1200 })).toMatchObject({
    effectiveRatePercent: '0.0000000000',
  })
})

test.each<[string, unknown]>([
  ['invalid-input', []],
  ['invalid-input', null],
  ['invalid-input', 'text'],
  ['missing-key', {}],
  ['missing-key', { amount: 1, ratePercent: null, months: 1 }],
  ['unknown-key', { amount: 1, ratePercent: 1, months: 1, rate: 1 }],
  ['unknown-key', { flows: [], months: 3 }],
  ['unknown-key', { flows: [{ months: 1, amount: 1, date: 1 }] }],
  ['unknown-key', { amount: 1, ratePercent: 1, months: 1, extra: [{ month: 1, amount: 1, mode: 'lower', fee: 1 }] }],
  ['invalid-value', { amount: true, ratePercent: 1, months: 1 }],
  ['invalid-value', { amount: '1,5', ratePercent: 1, months: 1 }],
  ['invalid-value', { amount: 1.005, ratePercent: 1, months: 1 }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1.5 }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: '5.0000000000000000000001' }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1, graceMonths: '-1e-400' }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1, extra: [{ month: '1e-400', amount: 1, mode: 'lower' }] }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1, schedule: 'true' }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1, repayment: 'bullet' }],
  ['invalid-value', { amount: 1, ratePercent: 1, months: 1, extra: {} }],
  ['out-of-range', { amount: 0, ratePercent: 1, months: 1 }],
  ['out-of-range', { amount: 1000000000000.01, ratePercent: 1, months: 1 }],
  ['out-of-range', { amount: 1, ratePercent: 1000.0001, months: 1 }],
  ['out-of-range', { amount: 1, ratePercent: '1000.00000000000000000001', months: 1 }],
  ['out-of-range', { amount: 1, ratePercent: '-1e-400', months: 1 }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 1, feeFixed: '-1e-400' }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: '1e999' }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 0 }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 1201 }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 12, graceMonths: 12 }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 12, extra: [{ month: 13, amount: 1, mode: 'lower' }] }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 12, extra: [{ month: 0, amount: 1, mode: 'lower' }] }],
  ['out-of-range', { amount: 1, ratePercent: 1, months: 12, feePercent: '100.01' }],
  ['out-of-range', { flows: [{ days: 366_001, amount: 1 }] }],
  ['out-of-range', { flows: [{ months: '-366000.01', amount: 1 }] }],
  ['missing-key', { amount: 1, ratePercent: 1, months: 12, extra: [{ month: 1, amount: 1 }] }],
  ['missing-key', { flows: [{ amount: 1 }] }],
  ['invalid-value', { flows: [{ months: '1e-400', amount: 1 }] }],
  ['missing-key', { flows: [{ months: 1, days: 30, amount: 1 }] }],
  ['no-effective-rate', { amount: 1, ratePercent: 1, months: 12, feePercent: 100 }],
  ['no-effective-rate', { flows: [] }],
  [
    'no-effective-rate',
    {
      flows: [
        { months: 0, amount: 1 },
        { months: 1, amount: 1 },
      ],
    },
  ],
  [
    'several-effective-rates',
    {
      flows: [
        { months: 0, amount: -1000 },
        { months: 12, amount: 2300 },
        { months: 24, amount: -1320 },
      ],
    },
  ],
])('%s: %j', (code, asked) => {
  expect(answer(asked)).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } })
})

test('every line gets an answer, and none is a failure of our own', () => {
  const keys = [
    'amount',
    'ratePercent',
    'months',
    'graceMonths',
    'feePercent',
    'feeFixed',
    'monthlyCost',
    'extra',
    'flows',
    'days',
    'mode',
  ]
  const values = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string({ maxLength: 8 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer({ min: 0, max: 60 }),
  )
  const entries = fc.dictionary(fc.constantFrom(...keys), values)
  const nested = fc.record({
    amount: values,
    ratePercent: values,
    months: values,
    extra: fc.array(entries, { maxLength: 2 }),
  })
  fc.assert(
    fc.property(
      fc.oneof(entries, nested, fc.jsonValue(), fc.record({ flows: fc.array(entries, { maxLength: 4 }) })),
      (asked) => {
        const answered = answer(asked)
        if ('error' in answered) expect(answered.error.code).not.toBe('failed')
      },
    ),
    { numRuns: 3000 },
  )
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(answerLine(line)).toBeTypeOf('object')
    }),
  )
})
