import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedText } from '#core/money/minor.ts'
import { goldenFigures, goldenLoans, publishedInstalments } from '#tests/support/golden-loans.ts'
import { isEffectiveRate, referenceSchedule } from '#tests/support/reference-loan.ts'
import { effectiveRateWith, exactFigures, interestPerHundred, loanFigures } from './loan-figures.ts'
import { MAX_MONTHS, MAX_PRINCIPAL } from './terms.ts'

test.each(goldenLoans)('$name', ({ input, figures }) => {
  expect(goldenFigures(loanFigures(input))).toBe(figures)
})

test.each(publishedInstalments)('$source: $principal at $ratePercent over $months months', (published) => {
  expect(loanFigures(published).instalment).toBe(published.instalment)
})

describe('agreement with 44-digit decimals and another algorithm', () => {
  // The whole range of contract §10.2, on a scale that gives small sums and short terms their due.
  const wideLoan = fc.record({
    principal: fc.oneof(
      fc.integer({ min: 1, max: 1000_00 }),
      fc.integer({ min: 1000_00, max: 1_000_000_00 }),
      fc.integer({ min: 1, max: MAX_PRINCIPAL }),
    ),
    ratePercent: fc.oneof(
      fc.integer({ min: 0, max: 20_000 }).map((thousandths) => String(thousandths / 1000)),
      fc.integer({ min: 0, max: 1_000_000_000 }).map((millionths) => String(millionths / 1_000_000)),
    ),
    months: fc.oneof(
      { arbitrary: fc.integer({ min: 1, max: 84 }), weight: 4 },
      { arbitrary: fc.integer({ min: 1, max: 240 }), weight: 3 },
      { arbitrary: fc.integer({ min: 1, max: MAX_MONTHS }), weight: 1 },
    ),
    repayment: fc.constantFrom('annuity', 'equal-principal'),
    graceShare: fc.constantFrom(0, 0, 0.1, 0.5),
    feePercent: fc.constantFrom('0', '0.5', '2.521', '15', '90'),
    feeFixed: fc.constantFrom(0, 0, 1, 250_00),
    monthlyCost: fc.constantFrom(0, 0, 5_95),
  })

  test('1,000 random loans: every row to the cent, the effective rate to its tenth decimal', () => {
    fc.assert(
      fc.property(wideLoan, ({ graceShare, monthlyCost, ...terms }) => {
        const graceMonths = Math.floor(terms.months * graceShare)
        const input = { ...terms, graceMonths, rateDecimals: 10 }
        const figures = exactFigures({ ...input, costs: [{ id: 'account', amount: monthlyCost, due: 'monthly' }] })
        const rows = referenceSchedule({ ...input, amount: fixedText(input.principal) })
        expect(
          figures.rows
            .map((row) => [row.instalment, row.interest, row.principal, row.balance].map(fixedText).join(' '))
            .join('\n'),
        ).toBe(rows.map((row) => [row.instalment, row.interest, row.principal, row.balance].join(' ')).join('\n'))

        const received = figures.principal - figures.fee
        const rate = figures.effectiveRateWithCostsPercent
        if (received <= 0) expect(rate).toBeUndefined()
        else {
          const payments = figures.rows.map((row) => fixedText(row.instalment + monthlyCost))
          expect(isEffectiveRate(fixedText(received), payments, rate ?? '')).toBe(true)
        }
      }),
      {
        numRuns: 1000,
        examples: [
          // Interest on half a cent exactly, at a monthly rate without end.
          [
            {
              principal: 999_999_74,
              ratePercent: '15.004',
              months: 16,
              repayment: 'equal-principal',
              graceShare: 0,
              feePercent: '0',
              feeFixed: 0,
              monthlyCost: 0,
            },
          ],
          // The same, and an annuity above it by 10^-32.
          [
            {
              principal: 119_828_748_889_65,
              ratePercent: '1000',
              months: 162,
              repayment: 'annuity',
              graceShare: 0,
              feePercent: '0',
              feeFixed: 0,
              monthlyCost: 0,
            },
          ],
        ],
      },
    )
  }, 300_000)

  test('several early repayments, in both modes', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 1_00, max: 500_000_00 }),
      ratePercent: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => String(thousandths / 1000)),
      months: fc.integer({ min: 2, max: 120 }),
      repayment: fc.constantFrom('annuity', 'equal-principal'),
    })
    const extras = fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        share: fc.double({ min: 0, max: 0.6, noNaN: true }),
        mode: fc.constantFrom('shorten', 'lower'),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(loan, extras, (terms, wishes) => {
        const prepayments = wishes.map(({ at, share, mode }) => ({
          month: Math.max(1, Math.ceil(at * terms.months)),
          amount: Math.floor(share * terms.principal),
          mode,
        }))
        const { rows } = loanFigures({ ...terms, prepayments })
        const expected = referenceSchedule({
          ...terms,
          amount: fixedText(terms.principal),
          graceMonths: 0,
          prepayments,
        })
        expect(rows.map((row) => fixedText(row.instalment))).toEqual(expected.map((row) => row.instalment))
        expect(rows.map((row) => fixedText(row.balance))).toEqual(expected.map((row) => row.balance))
      }),
      { numRuns: 300 },
    )
  })
})

describe('fees and costs', () => {
  test('a financed fee is added to the sum borrowed', () => {
    const figures = loanFigures({
      principal: 11_000_00,
      ratePercent: 3.5,
      months: 60,
      feePercent: 2.5,
      isFeeFinanced: true,
    })
    expect([figures.principal, figures.fee, figures.instalment]).toEqual([11_282_05, 282_05, 205_24])
  })

  test('costs of a housing loan only affect the effective rate with costs', () => {
    const figures = loanFigures({
      principal: 80_000_00,
      ratePercent: 4.5,
      months: 300,
      feePercent: 0.5,
      costs: [
        { id: 'entry', amount: 766_00, due: 'drawdown' },
        { id: 'insurance', amount: 40_00, due: 'yearly' },
      ],
    })
    expect([figures.effectiveRatePercent, figures.effectiveRateWithCostsPercent]).toEqual(['4.65', '4.82'])
    expect(figures.costs).toEqual([
      { id: 'entry', total: 766_00 },
      { id: 'insurance', total: 1_000_00 },
    ])
    expect(figures.totalCost).toBe(figures.totalInterest + 400_00 + 1_766_00)
  })

  test.each([
    { of: 'a fee', terms: { feePercent: 0.5 }, entry: 766_00, rate: '4.82' },
    { of: 'a borrowed fee', terms: { feePercent: 2, isFeeFinanced: true }, entry: 766_00, rate: '4.98' },
    { of: 'all that is paid out', terms: { feePercent: 0.5 }, entry: 79_600_00, rate: undefined },
  ])(
    'costs that a loan was computed without give the rate that they would have given: $of',
    ({ terms, entry, rate }) => {
      const loan = { principal: 80_000_00, ratePercent: 4.5, months: 300, ...terms }
      const costs = [
        { id: 'entry', amount: entry, due: 'drawdown' } as const,
        { id: 'insurance', amount: 40_00, due: 'yearly' } as const,
      ]
      expect(loanFigures({ ...loan, costs }).effectiveRateWithCostsPercent).toBe(rate)
      expect(effectiveRateWith(costs, loanFigures(loan))).toBe(rate)
    },
  )

  test('a yearly cost ends with the debt', () => {
    const loan = { principal: 10_000_00, ratePercent: 6, months: 60 }
    const costs = [{ id: 'insurance', amount: 40_00, due: 'yearly' } as const]
    const prepayments = [{ month: 12, amount: 10_000_00, mode: 'shorten' } as const]
    expect(loanFigures({ ...loan, costs, prepayments }).costs[0]?.total).toBe(40_00)
    expect(loanFigures({ ...loan, costs }).costs[0]?.total).toBe(5 * 40_00)
  })

  test('a yearly cost is paid in advance: at drawdown, and again when another year begins', () => {
    const costs = [{ id: 'insurance', amount: 10_00, due: 'yearly' } as const]
    const figures = loanFigures({ principal: 1_000_00, ratePercent: 6, months: 13, costs, rateDecimals: 10 })
    expect(figures.costs).toEqual([{ id: 'insurance', total: 20_00 }])
    const payments = figures.rows.map(({ month, instalment }) => fixedText(instalment + (month === 12 ? 10_00 : 0)))
    expect(isEffectiveRate('990.00', payments, figures.effectiveRateWithCostsPercent ?? '')).toBe(true)
  })

  test('a fee may combine a percentage and a sum, and a cost may be monthly', () => {
    const costs = [{ id: 'account', amount: 3_00, due: 'monthly' } as const]
    const figures = loanFigures({
      principal: 10_000_00,
      ratePercent: 0,
      months: 18,
      feePercent: 1,
      feeFixed: 50_00,
      costs,
    })
    expect(figures).toMatchObject({ fee: 150_00, costs: [{ id: 'account', total: 54_00 }], totalCost: 204_00 })
  })

  test('a fixed fee can be borrowed too', () => {
    const figures = loanFigures({
      principal: 11_000_00,
      ratePercent: 5,
      months: 12,
      feeFixed: 100_00,
      isFeeFinanced: true,
    })
    expect([figures.principal, figures.fee]).toEqual([11_100_00, 100_00])
  })

  test('a fee that leaves nothing to be paid out has no effective rate', () => {
    expect(
      loanFigures({ principal: 100_00, ratePercent: 5, months: 12, feePercent: 100 }).effectiveRatePercent,
    ).toBeUndefined()
  })

  test('the month from which principal exceeds interest, and the share of interest in percent', () => {
    const figures = loanFigures({ principal: 80_000_00, ratePercent: 4.5, months: 360 })
    expect([figures.principalLeadsFrom, interestPerHundred(figures)]).toEqual([176, 45])
  })
})

test('totals beyond 2^53 minor units make loanFigures throw and are exact in exactFigures', () => {
  const loan = { principal: MAX_PRINCIPAL, ratePercent: 1000, months: MAX_MONTHS }
  expect(() => loanFigures(loan)).toThrow(RangeError)
  expect(exactFigures(loan).totals.interest).toBe(99_999_999_999_999_600n)
})
