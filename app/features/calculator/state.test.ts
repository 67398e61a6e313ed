import { describe, expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from './loan.ts'
import { type Action, type CalculatorState, initialState, reduced } from './state.ts'

const housing = calculatorFacts('housing', '2026-11-21')
const cash = calculatorFacts('cash', '2026-11-21')

const through = (state: CalculatorState, ...actions: Action[]) => actions.reduce(reduced, state)
const start = initialState(housing, '')

test.each([
  ['housing', 405_35, '4.64', 145_924_69, 65_924_69],
  ['cash', 12_455_01, '9.85', 747_300_91, 147_300_91],
  ['car', 202_51, '6.50', 12_150_37, 1_650_37],
] as const)(
  '%s starts from the golden figures',
  (product, instalment, effectiveRatePercent, totalRepayment, totalInterest) => {
    const facts = calculatorFacts(product, '2026-11-21')
    const { plan } = loanOf(facts, initialState(facts, '').shown)
    expect(plan).toMatchObject({ instalment, effectiveRatePercent, totalRepayment, totalInterest })
  },
)

describe('typing', () => {
  test('counts at once, and stays as it was typed until the field is left', () => {
    const typing = through(start, { type: 'typed', quantity: 'amount', text: '150000' })
    expect(typing).toMatchObject({ choices: { amount: 150_000_00, deposit: 30_000_00 }, drafts: { amount: '150000' } })
    expect(through(typing, { type: 'left', quantity: 'amount' }).drafts).toEqual({})
  })

  test.each([
    ['', 'empty'],
    ['abc', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['-5', 'too-small'],
    ['5', 'too-small'],
    ['1000000000000000', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('„%s” is refused, kept, and the last loan stays', (text, code) => {
    const typing = through(start, { type: 'typed', quantity: 'amount', text }, { type: 'left', quantity: 'amount' })
    expect(typing.problems.amount?.code).toBe(code)
    expect(typing.drafts.amount).toBe(text)
    expect(typing.shown).toBe(start.shown)
  })

  test('a refused value comes with the limit that would do', () => {
    const { problems } = through(start, { type: 'typed', quantity: 'months', text: '480' })
    expect(problems.months).toMatchObject({ limit: { value: 360 }, text: 'Najviše: 360\u00a0meseci.' })
  })

  test('what is no number comes with both limits and what stood there before', () => {
    const { problems } = through(
      start,
      { type: 'set', quantity: 'ratePercent', value: 5 },
      { type: 'typed', quantity: 'ratePercent', text: 'pet' },
    )
    expect(problems.ratePercent).toMatchObject({ limit: { value: 5 }, text: 'To nije broj. Dozvoljeno: 0,50–10,00%.' })
  })

  test('„€ 100.000,00” is an amount, „30 god” a term', () => {
    const typing = through(
      start,
      { type: 'typed', quantity: 'amount', text: '€ 110.000,00' },
      { type: 'typed', quantity: 'months', text: '20 god' },
    )
    expect(typing.choices).toMatchObject({ amount: 110_000_00, months: 240 })
  })
})

describe('the deposit', () => {
  test('keeps its percentage when that was touched last', () => {
    const { choices } = through(start, { type: 'set', quantity: 'amount', value: 200_000_00 })
    expect(choices).toMatchObject({ depositPercent: 20, deposit: 40_000_00 })
  })

  test('keeps its sum when that was touched last', () => {
    const { choices } = through(
      start,
      { type: 'typed', quantity: 'deposit', text: '30.000' },
      { type: 'set', quantity: 'amount', value: 200_000_00 },
    )
    expect(choices).toMatchObject({ deposit: 30_000_00, depositPercent: 15 })
  })

  test('above the price is refused with words about the price', () => {
    const { problems } = through(start, { type: 'typed', quantity: 'deposit', text: '150000' })
    expect(problems.deposit?.text).toBe('Učešće mora da bude manje od cene. Najviše: 80.000\u00a0EUR.')
  })

  test('typed on one side lets go of what was refused on the other', () => {
    const { problems, drafts } = through(
      start,
      { type: 'typed', quantity: 'deposit', text: 'abc' },
      { type: 'typed', quantity: 'depositPercent', text: '25' },
    )
    expect([problems, drafts]).toEqual([{}, { depositPercent: '25' }])
  })
})

describe('what was refused', () => {
  test.each([
    ['deposit', '90000', 'amount', 200_000_00, 90_000_00],
    ['graceMonths', '24', 'months', 240, 24],
    ['fixedMonths', '24', 'months', 240, 24],
  ] as const)('as %s of %s counts once %s allows it', (quantity, text, other, value, counted) => {
    const short = initialState(housing, '?rok=13&vrsta=kombinovana')
    const refused = through(short, { type: 'typed', quantity, text }, { type: 'left', quantity })
    expect(refused.problems[quantity]?.code).toBe('too-large')
    const allowed = through(refused, { type: 'set', quantity: other, value })
    expect([allowed.problems, allowed.shown[quantity]]).toEqual([{}, counted])
  })

  test('is refused again by a change that forbids it again', () => {
    const twice = through(
      start,
      { type: 'typed', quantity: 'deposit', text: '90000' },
      { type: 'set', quantity: 'amount', value: 200_000_00 },
      { type: 'set', quantity: 'amount', value: 90_000_00 },
    )
    expect(twice.problems.deposit).toMatchObject({ code: 'too-large', limit: { value: 72_000_00 } })
    expect(twice.shown.amount).toBe(200_000_00)
  })

  test('stands in no way where its field is not asked for, and waits there', () => {
    const typed = through(
      start,
      { type: 'rate-kind', rateKind: 'variable' },
      { type: 'typed', quantity: 'indexPercent', text: 'abc' },
    )
    const fixed = through(typed, { type: 'rate-kind', rateKind: 'fixed' })
    expect([fixed.problems, fixed.shown.rateKind]).toEqual([{}, 'fixed'])
    expect(through(fixed, { type: 'rate-kind', rateKind: 'combined' }).problems.indexPercent?.code).toBe('not-a-number')
  })

  test('comes back where going back to the start is undone', () => {
    const refused = through(
      start,
      { type: 'set', quantity: 'amount', value: 120_000_00 },
      { type: 'typed', quantity: 'months', text: '480' },
    )
    const undone = through(refused, { type: 'reset' }, { type: 'undo' })
    expect(undone).toEqual({ ...refused, undo: undefined })
  })

  test('in dinars may be right in euros', () => {
    const state = through(
      initialState(cash, ''),
      { type: 'typed', quantity: 'amount', text: '20000' },
      { type: 'left', quantity: 'amount' },
      { type: 'currency', currency: 'EUR' },
    )
    expect([state.problems, state.shown.amount]).toEqual([{}, 20_000_00])
  })
})

test('a shorter term refuses a grace period that no longer fits, and says so', () => {
  const { problems } = through(
    start,
    { type: 'set', quantity: 'graceMonths', value: 60 },
    { type: 'set', quantity: 'months', value: 48 },
  )
  expect(problems.graceMonths).toMatchObject({
    limit: { value: 47 },
    text: 'Grejs period mora da bude kraći od roka otplate. Najviše: 47\u00a0meseci.',
  })
})

test('an index is only looked at where the rate varies', () => {
  const typing = through(
    start,
    { type: 'rate-kind', rateKind: 'variable' },
    { type: 'typed', quantity: 'indexPercent', text: '3' },
    { type: 'left', quantity: 'indexPercent' },
  )
  expect(loanOf(housing, typing.shown).input.ratePercent).toBe('5.4')
  expect(loanOf(housing, through(typing, { type: 'rate-kind', rateKind: 'fixed' }).shown).input.ratePercent).toBe(4.5)
})

test('fixed, then variable: the golden figures of domain §3.5', () => {
  const { shown } = initialState(housing, '?kamata=4.2&vrsta=kombinovana&indeks=2.1&marza=2.4&fiksno=60')
  const { plan } = loanOf(housing, shown)
  expect([plan.instalment, plan.levels.at(-1)?.instalment, plan.rows[59]?.balance]).toEqual([391_21, 403_48, 72_589_38])
})

test('going back to the start can be undone once', () => {
  const changed = through(start, { type: 'set', quantity: 'months', value: 120 })
  const reset = through(changed, { type: 'reset' })
  expect(reset.choices).toEqual(start.choices)
  const undone = through(reset, { type: 'undo' })
  expect(undone.choices).toEqual(changed.choices)
  expect(through(undone, { type: 'undo' })).toMatchObject({ choices: changed.choices, undo: undefined })
})

test('another currency converts the sum that was named and takes the rate that is usual there', () => {
  const state = initialState(cash, '?iznos=1172000&kamata=12')
  const { choices } = through(state, { type: 'currency', currency: 'EUR' })
  expect(choices).toMatchObject({ currency: 'EUR', amount: 10_000_00, ratePercent: 6, indexPercent: 2.1 })
})

test('another currency keeps the costs that count, and converts the sums among them', () => {
  const state = initialState(cash, '?biro=da&drugi=11720')
  const { choices } = through(state, { type: 'currency', currency: 'EUR' })
  expect(choices.costs).toEqual({ 'credit-report': 'usual', other: 100_00 })
})

test('what is being typed is converted too, once it counts', () => {
  const typing = through(initialState(cash, ''), { type: 'typed', quantity: 'amount', text: '1172000' })
  const { choices, drafts } = through(typing, { type: 'currency', currency: 'EUR' })
  expect([choices.amount, drafts]).toEqual([10_000_00, {}])
})

test('the usual costs are counted together, the optional ones not, and none of them moves the EKS', () => {
  const { shown } = through(start, { type: 'all-costs', areCounted: true })
  const { plan } = loanOf(housing, shown)
  expect(Object.keys(shown.costs)).not.toContain('life-insurance')
  expect(plan.effectiveRatePercent).toBe('4.64')
  expect(Number(plan.effectiveRateWithCostsPercent)).toBeGreaterThan(4.64)
  expect(
    through(start, { type: 'all-costs', areCounted: true }, { type: 'all-costs', areCounted: false }).shown.costs,
  ).toEqual({})
})
