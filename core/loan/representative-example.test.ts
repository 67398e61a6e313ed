import { expect, test } from 'vitest'
import { loanPlan } from './loan-plan.ts'
import { representativeExample } from './representative-example.ts'

test('the eight items stand in the legal order and carry the figures of the plan', () => {
  const input = { principal: 80_000_00, ratePercent: 4.5, months: 360, feePercent: 0.5 }
  const purchase = { price: 100_000_00, deposit: 20_000_00 }
  const items = representativeExample(
    { product: 'housing', currency: 'EUR', purchase, rate: { kind: 'fixed' }, computedOn: '2026-11-21' },
    input,
    loanPlan(input),
  )
  expect(items).toEqual([
    { item: 'kind', product: 'housing' },
    { item: 'amount', amount: 80_000_00, currency: 'EUR', purchase },
    { item: 'currency', currency: 'EUR', isIndexed: true },
    { item: 'term', months: 360 },
    { item: 'nominal-rate', ratePercent: 4.5, rate: { kind: 'fixed' } },
    { item: 'effective-rate', percent: '4.64', computedOn: '2026-11-21' },
    { item: 'repayment', count: 360, instalment: 405_35, lastInstalment: 404_04, total: 145_924_69, currency: 'EUR' },
    { item: 'costs', interest: 65_924_69, fee: 400_00, costs: [], total: 66_324_69, currency: 'EUR' },
  ])
})
