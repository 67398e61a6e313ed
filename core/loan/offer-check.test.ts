import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenLoans, publishedInstalments } from '#tests/support/golden-loans.ts'
import { loanFigures } from './loan-figures.ts'
import { type CheckedOffer, type Explanation, isUsual, offerCheck } from './offer-check.ts'
import type { OfferPaper } from './offer-paper.ts'

const paper: OfferPaper = {
  amount: 600_000_00,
  months: 60,
  ratePercent: 9,
  fee: 6_000_00,
  costs: 3_000_00,
  yearlyCosts: 0,
  stated: { instalment: 12_455_01, effectiveRatePercent: 10.08, total: 756_300_91 },
}

function checked(given: OfferPaper): CheckedOffer {
  const check = offerCheck(given)
  if (!('explanation' in check)) throw new Error(`contradictions: ${check.contradictions}`)
  return check
}

const verdicts = ({ instalment, effectiveRate, total }: CheckedOffer) =>
  [instalment, effectiveRate, total].map((figure) => figure?.agrees)

/** The name of a change in the file of made offers. */
function nameOf(explanation: Explanation | undefined): string {
  if (!explanation) return 'unexplained'
  const { change, dayCount, effectiveRate, total } = explanation
  const times = { 0: 'left-out-of', 1: '', 2: 'twice-in' } as const
  const counted = [
    ['fee', effectiveRate.fee, 'rate'],
    ['costs', effectiveRate.costs, 'rate'],
    ['fee', total.fee, 'total'],
    ['costs', total.costs, 'total'],
  ] as const
  const named = counted.flatMap(([what, count, where]) => (count === 1 ? [] : [`${what}-${times[count]}-${where}`]))
  const of360 = dayCount === 'actual-360' ? [dayCount] : []
  return [...(change ? [change] : []), ...of360, ...named].join() || 'none'
}

// change, sum, instalments, rate, fee, other costs, instalment, effective rate, total: made in decimals by a program of
// its own in another language, one change each.
const made = readFileSync('tests/support/made-offers.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [change = '', amount, months, ratePercent = '', fee, costs, instalment, rate, total] = line.split(' ')
    const stated = { instalment: Number(instalment), effectiveRatePercent: Number(rate), total: Number(total) }
    const terms = {
      amount: Number(amount),
      months: Number(months),
      ratePercent,
      fee: Number(fee),
      costs: Number(costs),
    }
    return { change, paper: { ...terms, yearlyCosts: 0, stated } }
  })

test('there are a hundred made offers, a quarter of them unchanged', () => {
  expect(made).toHaveLength(100)
  expect(made.filter(({ change }) => change === 'none')).toHaveLength(25)
})

test.each(made)('of a made offer the one change is found: $change', ({ change, paper: given }) => {
  const { explanation, ...figures } = checked(given)
  // By calendar days of a year of 360 is how a bank may count: it is named, and no alarm.
  expect(nameOf(explanation)).toBe(change)
  const isUsualOne = ['none', 'whole-instalment', 'actual-360'].includes(change)
  expect(explanation && isUsual(explanation)).toBe(isUsualOne)
  if (isUsualOne) expect(verdicts({ explanation, ...figures })).toEqual([true, true, true])
  else expect(verdicts({ explanation, ...figures })).toContain(false)
})

test.each(goldenLoans.filter(({ input }) => input.repayment === 'annuity' && input.graceMonths === 0))(
  'no alarm on $name',
  ({ input }) => {
    const { instalment, effectiveRatePercent, totalRepayment, fee } = loanFigures(input)
    const stated = { instalment, effectiveRatePercent: Number(effectiveRatePercent), total: totalRepayment + fee }
    const { principal: amount, months, ratePercent } = input
    const check = checked({ amount, months, ratePercent, fee, costs: 0, yearlyCosts: 0, stated })
    expect([nameOf(check.explanation), ...verdicts(check)]).toEqual(['none', true, true, true])
  },
)

test.each(publishedInstalments)('no alarm on the instalment of $source', (offer) => {
  const { principal: amount, months, ratePercent, instalment } = offer
  const terms = { amount, months, ratePercent, fee: 0, costs: 0, yearlyCosts: 0 }
  expect(verdicts(checked({ ...terms, stated: { instalment } }))).toEqual([true, undefined, undefined])
})

test('a published effective rate agrees', () => {
  // Poštanska štedionica: 500.000 at 9,90 % over 60 months, fee 1 %: 10,84 %.
  const terms = { amount: 500_000_00, months: 60, ratePercent: 9.9, fee: 5_000_00, costs: 0, yearlyCosts: 0 }
  const stated = { instalment: 10_598_94, effectiveRatePercent: 10.84, total: 640_936_20 }
  expect(verdicts(checked({ ...terms, stated }))).toEqual([true, true, true])
})

test('a difference is told against our own figure', () => {
  const check = checked({ ...paper, stated: { instalment: 12_579_56 } })
  expect(check.instalment).toMatchObject({ stated: 12_579_56, agrees: false })
  expect(check.explanation).toMatchObject({ change: 'fee-financed' }) // of 606.000
})

test('costs of every year are in the effective rate and the total', () => {
  const yearlyCosts = 4_800_00
  const plain = checked({ ...paper, stated: { effectiveRatePercent: 10.08 } })
  const dearer = checked({ ...paper, yearlyCosts, stated: { effectiveRatePercent: 10.08, total: 756_300_91 } })
  expect((dearer.effectiveRate?.ours ?? 0) - (plain.effectiveRate?.ours ?? 0)).toBeGreaterThan(1)
  expect(dearer.total?.difference).toBe(-5 * yearlyCosts)
})

test('what nothing explains stays unexplained', () => {
  const check = checked({ ...paper, stated: { ...paper.stated, effectiveRatePercent: 17 } })
  expect([check.explanation, ...verdicts(check)]).toEqual([undefined, true, false, true])
})

test.each([
  ['rate-above-effective', { effectiveRatePercent: 8.9 }],
  ['total-below-amount', { total: 599_999_99 }],
  ['instalments-below-amount', { instalment: 9_900_00 }],
  ['total-below-instalments', { instalment: 12_455_01, total: 610_000_00 }],
  ['instalment-below-interest', { instalment: 4_500_00 }],
] as const)('figures that deny each other are the answer: %s', (name, stated) => {
  expect(offerCheck({ ...paper, stated }).contradictions).toContain(name)
})

test('costs above the sum are a contradiction, too', () => {
  expect(offerCheck({ ...paper, fee: 600_000_00 }).contradictions).toEqual(['costs-above-amount'])
})
