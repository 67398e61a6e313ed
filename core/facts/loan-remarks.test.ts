import { describe, expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { loanRemarks, type RemarkedLoan } from './loan-remarks.ts'
import { rateCap } from './rate-caps.ts'
import { rulesAndCaps } from './rules-and-caps.ts'

const housing: RemarkedLoan = {
  product: 'housing',
  currency: 'EUR',
  loanToValue: 80,
  months: 360,
  ratePercent: 4.5,
  effectiveRatePercent: 4.64,
}
const codes = (subject: RemarkedLoan, today = '2026-11-21') =>
  loanRemarks(subject, rulesAndCaps(subject.product, knownOn(today))).map((remark) => remark.code)

describe('deposit', () => {
  test.each([
    [80, []],
    [81, ['first-home-only']],
    [90, ['first-home-only']],
    [91, ['youth-programme-only']],
    [99.5, ['above-largest-share']],
  ])('a housing loan of %s % of the price', (loanPercent, expected) => {
    expect(codes({ ...housing, loanToValue: loanPercent })).toEqual(expected)
  })

  test('the limit of an expired programme is unknown', () => {
    expect(codes({ ...housing, loanToValue: 99.5 }, '2027-11-27')).toEqual(['youth-programme-only'])
  })

  test('other euro-indexed loans need a deposit of 30 %, dinar loans none', () => {
    const cash: RemarkedLoan = { ...housing, product: 'cash', loanToValue: 100, months: 60 }
    expect(codes(cash)).toEqual(['deposit-for-indexed'])
    expect(codes({ ...cash, currency: 'RSD' })).toEqual([])
    expect(codes({ ...cash, product: 'car', loanToValue: 70 })).toEqual([])
    expect(codes({ ...cash, product: 'car', loanToValue: 70.5 })).toEqual(['deposit-for-indexed'])
  })

  test('a remark states the limit and the day it was checked', () => {
    expect(loanRemarks({ ...housing, loanToValue: 85 }, rulesAndCaps('housing', knownOn('2026-12-01')))).toEqual([
      { code: 'first-home-only', fact: { value: 80, checkedOn: '2026-11-21', grade: 'published' } },
    ])
  })
})

test('a product gets its own rules and the general ones, with the day of the oldest check and each later one', () => {
  const names = Object.keys(rulesAndCaps('car', knownOn('2026-12-01')).rules)
  expect(names).toEqual(expect.arrayContaining(['car.usual-term', 'indexed.least-deposit']))
  expect(names.filter((name) => /^(housing|cash)\./.test(name))).toEqual([])
  const { rulesCheckedOn, checkedLater } = rulesAndCaps('car', knownOn('2026-12-01'))
  expect(rulesCheckedOn).toBe('2026-11-21')
  expect(checkedLater).toMatchObject({ 'early-repayment.fee': '2026-11-27' })
  expect(checkedLater).not.toHaveProperty('car.usual-term')
})

test('the age limit for used cars is given for car loans only, and only while it is valid', () => {
  const { vehicleAgeAndTerm } = rulesAndCaps('car', knownOn('2026-11-21'))
  expect(vehicleAgeAndTerm).toEqual({ from: 10, to: 12 })
  expect(rulesAndCaps('car', knownOn('2027-12-01'))).not.toHaveProperty('vehicleAgeAndTerm')
  expect(rulesAndCaps('housing', knownOn('2026-11-21'))).not.toHaveProperty('vehicleAgeAndTerm')
})

test('a car loan longer than most banks grant has a remark', () => {
  const car: RemarkedLoan = { ...housing, product: 'car', loanToValue: 70, months: 84 }
  expect([codes(car), codes({ ...car, months: 85 })]).toEqual([[], ['longer-than-usual']])
})

describe('caps', () => {
  const cash: RemarkedLoan = {
    product: 'cash',
    currency: 'RSD',
    loanToValue: 100,
    months: 24,
    ratePercent: 12.5,
    effectiveRatePercent: 15.56,
  }

  test('a fee of 2.25 % breaks the cap that a fee of 2 % keeps', () => {
    expect(codes(cash, '2025-10-01')).toEqual([])
    expect(codes({ ...cash, effectiveRatePercent: 15.86 }, '2025-10-01')).toEqual(['effective-cap'])
  })

  test('a nominal rate above its cap has a remark', () => {
    expect(codes({ ...cash, ratePercent: 13.8 }, '2025-10-01')).toEqual(['nominal-cap'])
  })

  test('a rate equal to its cap is within it', () => {
    const [nominal = 0, effective = 0] = (['nominal', 'effective'] as const).map(
      (kind) => rateCap(kind, 'cash', 'RSD', knownOn('2025-10-01'))?.value,
    )
    expect(codes({ ...cash, ratePercent: nominal, effectiveRatePercent: effective }, '2025-10-01')).toEqual([])
  })

  test('have no remark once the published values have expired', () => {
    expect(rateCap('effective', 'cash', 'RSD', knownOn('2026-11-21'))).toBeUndefined()
    expect(codes({ ...cash, ratePercent: 90, effectiveRatePercent: 900 })).toEqual([])
  })

  test('car loans fall under the caps for consumer loans, housing loans under their own', () => {
    expect(rateCap('nominal', 'car', 'EUR', knownOn('2025-10-01'))?.value).toBe(6.96)
    expect(rateCap('nominal', 'housing', 'EUR', knownOn('2025-10-01'))?.value).toBe(5)
    expect(rateCap('effective', 'housing', 'RSD', knownOn('2025-10-01'))?.value).toBe(9.25)
  })
})
