import { describe, expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import { loanOf } from './loan.ts'
import { type Action, type CalculatorState, initialState, reduced } from './state.ts'

const housing = calculatorFacts('housing', knownOn('2026-11-21'))
const cash = calculatorFacts('cash', knownOn('2026-11-21'))

const through = (state: CalculatorState, ...actions: Action[]) => actions.reduce(reduced, state)
const start = reduced(initialState(housing, ''), { type: 'term-unit', termUnit: 'months' })

test.each([
  ['housing', 405_35, '4.64', 145_924_69, 65_924_69],
  ['cash', 12_455_01, '9.85', 747_300_91, 147_300_91],
  ['car', 202_51, '6.50', 12_150_37, 1_650_37],
] as const)(
  '%s starts from the golden figures',
  (product, instalment, effectiveRatePercent, totalRepayment, totalInterest) => {
    const facts = calculatorFacts(product, knownOn('2026-11-21'))
    const { figures } = loanOf(facts, initialState(facts, '').lastValid)
    expect(figures).toMatchObject({ instalment, effectiveRatePercent, totalRepayment, totalInterest })
  },
)

describe('typing', () => {
  test('counts at once, and stays as it was typed until the field is left', () => {
    const typing = through(start, { type: 'typed', entry: 'amount', text: '150000' })
    expect(typing).toMatchObject({ choices: { amount: 150_000_00, deposit: 30_000_00 }, drafts: { amount: '150000' } })
    expect(through(typing, { type: 'left', entry: 'amount' }).drafts).toEqual({})
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
    const typing = through(start, { type: 'typed', entry: 'amount', text }, { type: 'left', entry: 'amount' })
    expect(typing.problems.amount?.code).toBe(code)
    expect(typing.drafts.amount).toBe(text)
    expect(typing.lastValid).toBe(start.lastValid)
  })

  test('a refused value comes with the limit that would do', () => {
    const { problems } = through(start, { type: 'typed', entry: 'months', text: '480' })
    expect(problems.months).toEqual({ code: 'too-large', given: 480, offer: 360, min: 12, max: 360 })
  })

  test('what is no number comes with both limits and what stood there before', () => {
    const { problems } = through(
      start,
      { type: 'set', quantity: 'ratePercent', value: 5 },
      { type: 'typed', entry: 'ratePercent', text: 'pet' },
    )
    expect(problems.ratePercent).toEqual({ code: 'not-a-number', offer: 5, min: 0.5, max: 10 })
  })

  test('„€ 100.000,00” is an amount, „30 god” a term', () => {
    const typing = through(
      start,
      { type: 'typed', entry: 'amount', text: '€ 110.000,00' },
      { type: 'typed', entry: 'months', text: '20 god' },
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
      { type: 'typed', entry: 'deposit', text: '30.000' },
      { type: 'set', quantity: 'amount', value: 200_000_00 },
    )
    expect(choices).toMatchObject({ deposit: 30_000_00, depositPercent: 15 })
  })

  test('above the price is refused with words about the price', () => {
    const { problems } = through(start, { type: 'typed', entry: 'deposit', text: '150000' })
    expect(problems.deposit).toMatchObject({ code: 'too-large', cause: 'price', max: 80_000_00 })
  })
})

describe('what was refused', () => {
  test.each([
    ['deposit', '90000', 'amount', 200_000_00, 90_000_00],
    ['graceMonths', '24', 'months', 240, 24],
    ['fixedMonths', '24', 'months', 240, 24],
  ] as const)('as %s of %s counts once %s allows it', (quantity, text, other, value, counted) => {
    const short = initialState(housing, '?rok=13&vrsta=kombinovana')
    const refused = through(short, { type: 'typed', entry: quantity, text }, { type: 'left', entry: quantity })
    expect(refused.problems[quantity]?.code).toBe('too-large')
    const allowed = through(refused, { type: 'set', quantity: other, value })
    expect([allowed.problems, allowed.lastValid[quantity]]).toEqual([{}, counted])
  })

  test('is invalid again after a change that makes it so', () => {
    const twice = through(
      start,
      { type: 'typed', entry: 'deposit', text: '90000' },
      { type: 'set', quantity: 'amount', value: 200_000_00 },
      { type: 'set', quantity: 'amount', value: 90_000_00 },
    )
    expect(twice.problems.deposit).toMatchObject({ code: 'too-large', offer: 72_000_00 })
    expect(twice.lastValid.amount).toBe(200_000_00)
  })

  test('does not matter while its field is hidden, but is kept', () => {
    const typed = through(
      start,
      { type: 'rate-kind', rateKind: 'variable' },
      { type: 'typed', entry: 'indexPercent', text: 'abc' },
    )
    const fixed = through(typed, { type: 'rate-kind', rateKind: 'fixed' })
    expect([fixed.problems, fixed.lastValid.rateKind]).toEqual([{}, 'fixed'])
    expect(through(fixed, { type: 'rate-kind', rateKind: 'combined' }).problems.indexPercent?.code).toBe('not-a-number')
  })

  test('comes back where going back to the start is undone', () => {
    const refused = through(
      start,
      { type: 'typed', entry: 'months', text: '480' },
      { type: 'typed', entry: 'amount', text: '120.000' },
    )
    const reset = through(refused, { type: 'reset' })
    expect([reset.drafts, reset.problems, reset.lastValid]).toEqual([{}, {}, start.lastValid])
    expect(through(reset, { type: 'undo' })).toEqual({ ...refused, undo: undefined })
  })

  test('in dinars may be right in euros', () => {
    const state = through(
      initialState(cash, ''),
      { type: 'typed', entry: 'amount', text: '20000' },
      { type: 'left', entry: 'amount' },
      { type: 'currency', currency: 'EUR' },
    )
    expect([state.problems, state.lastValid.amount]).toEqual([{}, 20_000_00])
  })
})

describe('the sum of a cost', () => {
  const withReport = initialState(housing, '?procena=150')

  test('counts as it is typed, and none is no cost', () => {
    const typed = through(start, { type: 'typed', entry: 'appraisal', text: '1.150' })
    expect([typed.lastValid.costs, typed.problems]).toEqual([{ appraisal: 1_150_00 }, {}])
    expect(through(typed, { type: 'typed', entry: 'appraisal', text: ' ' }).lastValid.costs).toEqual({})
    expect(through(typed, { type: 'typed', entry: 'appraisal', text: '0' }).lastValid.costs).toEqual({})
  })

  test.each([
    ['abc', 'not-a-number', 150_00],
    ['1,2,3', 'not-a-number', 150_00],
    ['1,2345', 'too-precise', 1_23],
    ['-5', 'too-small', 0],
    ['500.001', 'too-large', 500_000_00],
    ['1000000000000000', 'too-large', 500_000_00],
  ])('„%s” is refused with a sum that would do, and the last loan stays', (text, code, offer) => {
    const typed = through(withReport, { type: 'typed', entry: 'appraisal', text }, { type: 'left', entry: 'appraisal' })
    expect(typed.problems.appraisal).toMatchObject({ code, offer, min: 0, max: 500_000_00 })
    expect([typed.drafts.appraisal, typed.lastValid]).toEqual([text, withReport.lastValid])
  })

  test('that cannot be parsed is offered with its usual amount', () => {
    const { problems } = through(start, { type: 'typed', entry: 'appraisal', text: 'sto' })
    expect(problems.appraisal?.offer).toBe(150_00)
  })

  test('is discarded when its box, or that of all costs, is pressed', () => {
    const refused = through(start, { type: 'typed', entry: 'appraisal', text: 'sto' })
    const ticked = through(refused, { type: 'cost', id: 'appraisal', amount: 'usual' })
    expect([ticked.problems, ticked.drafts, ticked.lastValid.costs]).toEqual([{}, {}, { appraisal: 'usual' }])
    expect(through(refused, { type: 'all-costs', areCounted: false }).problems).toEqual({})
  })

  test('too large in euros may be right in dinars', () => {
    const euros = initialState(cash, '?valuta=EUR')
    const refused = through(euros, { type: 'typed', entry: 'other', text: '50000' })
    expect(refused.problems.other?.code).toBe('too-large')
    expect(through(refused, { type: 'currency', currency: 'RSD' }).lastValid.costs).toEqual({ other: 50_000_00 })
  })
})

test('a shorter term refuses a grace period that no longer fits, and says so', () => {
  const { problems } = through(
    start,
    { type: 'set', quantity: 'graceMonths', value: 60 },
    { type: 'set', quantity: 'months', value: 48 },
  )
  expect(problems.graceMonths).toMatchObject({ code: 'too-large', offer: 47, cause: 'term' })
})

test('an index is only looked at where the rate varies', () => {
  const typing = through(
    start,
    { type: 'rate-kind', rateKind: 'variable' },
    { type: 'typed', entry: 'indexPercent', text: '3' },
    { type: 'left', entry: 'indexPercent' },
  )
  expect(loanOf(housing, typing.lastValid).input.ratePercent).toBe('5.4')
  expect(loanOf(housing, through(typing, { type: 'rate-kind', rateKind: 'fixed' }).lastValid).input.ratePercent).toBe(
    4.5,
  )
})

test('a fixed, then variable rate has its golden figures', () => {
  const { lastValid } = initialState(housing, '?kamata=4.2&vrsta=kombinovana&indeks=2.1&marza=2.4&fiksno=60')
  const { figures } = loanOf(housing, lastValid)
  expect([figures.instalment, figures.instalmentSteps.at(-1)?.instalment, figures.rows[59]?.balance]).toEqual([
    391_21, 403_48, 72_589_38,
  ])
})

test('going back to the start can be undone once', () => {
  const changed = through(start, { type: 'set', quantity: 'months', value: 120 })
  const reset = through(changed, { type: 'reset' })
  expect(reset.choices).toEqual(start.choices)
  const twice = through(reset, { type: 'undo' }, { type: 'undo' })
  expect([twice.choices, twice.undo]).toEqual([changed.choices, undefined])
  expect(through(reset, { type: 'set', quantity: 'months', value: 240 }).undo).toBeUndefined()
})

test('choices from elsewhere take the place of all that was chosen and typed, and tell what was corrected', () => {
  const typing = through(start, { type: 'reset' }, { type: 'typed', entry: 'months', text: 'abc' })
  const other = initialState(housing, '?rok=120').choices
  const replaced = through(typing, { type: 'replaced', choices: other, corrected: ['amount'] })
  expect(replaced).toMatchObject({ choices: other, lastValid: other, drafts: {}, problems: {}, corrected: ['amount'] })
  expect(through(replaced, { type: 'replaced', choices: other }).corrected).toEqual([])
  expect(through(replaced, { type: 'set', quantity: 'months', value: 240 }).corrected).toEqual([])
  expect(through(start, { type: 'reset' }, { type: 'replaced', choices: other }).undo).toBeUndefined()
})

test('only a slider moves the figures without their being typed', () => {
  expect(start.bySlider).toBe(false)
  const slid = through(start, { type: 'set', quantity: 'months', value: 120 })
  expect(slid.bySlider).toBe(true)
  expect(through(slid, { type: 'typed', entry: 'months', text: '240' }).bySlider).toBe(false)
})

test('a choice lets go of what is typed in its own field, and of nothing else', () => {
  const typing = through(
    start,
    { type: 'typed', entry: 'amount', text: '90.000' },
    { type: 'typed', entry: 'months', text: 'abc' },
    { type: 'set', quantity: 'months', value: 120 },
  )
  expect([typing.drafts, typing.choices.months]).toEqual([{ amount: '90.000' }, 120])
  const { choices } = through(typing, { type: 'repayment', repayment: 'equal-principal' })
  expect(choices).toEqual({ ...typing.choices, repayment: 'equal-principal' })
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
  const typing = through(initialState(cash, ''), { type: 'typed', entry: 'amount', text: '1172000' })
  const { choices, drafts } = through(typing, { type: 'currency', currency: 'EUR' })
  expect([choices.amount, drafts]).toEqual([10_000_00, {}])
})

test('the usual costs are counted together, the optional ones not, and none of them moves the EKS', () => {
  const { lastValid } = through(start, { type: 'all-costs', areCounted: true })
  const { figures } = loanOf(housing, lastValid)
  expect(Object.keys(lastValid.costs)).not.toContain('life-insurance')
  const named = initialState(housing, '?procena=200&drugi=350')
  expect(through(named, { type: 'all-costs', areCounted: true }).choices.costs).toMatchObject({
    appraisal: 200_00,
    other: 350_00,
    'property-insurance': 'usual',
  })
  expect(figures.effectiveRatePercent).toBe('4.64')
  expect(Number(figures.effectiveRateWithCostsPercent)).toBeGreaterThan(4.64)
  expect(
    through(start, { type: 'all-costs', areCounted: true }, { type: 'all-costs', areCounted: false }).lastValid.costs,
  ).toEqual({})
})
