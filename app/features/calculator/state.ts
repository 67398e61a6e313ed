import type { Repayment } from '#core/loan/terms.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import {
  type Choices,
  type CostId,
  inCurrency,
  limitsOf,
  type Quantity,
  type RateKind,
  startingChoices,
  withQuantity,
} from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { offeredCosts } from './loan.ts'
import { type Drafts, type Problems, problemsOf } from './problems.ts'
import { readQuantity } from './quantities.ts'
import { type Asked, asksForMonths, readQuery } from './query.ts'

/** Everything the calculator remembers. */
export type CalculatorState = {
  facts: CalculatorFacts
  choices: Choices
  drafts: Drafts
  problems: Problems
  /** The last choices that made a loan: what the result shows. */
  shown: Choices
  /** What in the address was put right; empty after the first change. */
  mended: readonly Asked[]
  /** What stood there before everything was set back. */
  undo: Choices | undefined
  /** The last change came from a slider or its buttons. */
  bySlider: boolean
  /** The plan begins with every year open on its months. */
  hasMonths: boolean
}

export type Action =
  | { type: 'typed'; quantity: Quantity; text: string }
  | { type: 'left'; quantity: Quantity }
  | { type: 'set'; quantity: Quantity; value: number }
  | { type: 'repayment'; repayment: Repayment }
  | { type: 'rate-kind'; rateKind: RateKind }
  | { type: 'currency'; currency: Currency }
  | { type: 'cost'; id: CostId; amount: Minor | 'usual' | undefined }
  | { type: 'all-costs'; areCounted: boolean }
  | { type: 'reset' }
  | { type: 'undo' }
  /** Another calculation takes the place of this one: from the address, from a saved offer. */
  | { type: 'replaced'; choices: Choices; mended?: readonly Asked[] }

/** The state a page begins with. */
export function initialState(facts: CalculatorFacts, search: string): CalculatorState {
  const { choices, mended } = readQuery(facts, search)
  return {
    facts,
    choices,
    drafts: {},
    problems: {},
    shown: choices,
    mended,
    undo: undefined,
    bySlider: false,
    hasMonths: asksForMonths(search),
  }
}

export function reduced(state: CalculatorState, action: Action): CalculatorState {
  return { ...next(state, action), bySlider: action.type === 'set' }
}

function next(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'typed':
      return typed(state, action.quantity, action.text)
    case 'left': {
      if (state.problems[action.quantity]) return state // what was refused stays to be mended
      return { ...state, drafts: without(state.drafts, action.quantity) }
    }
    case 'undo':
      return state.undo ? { ...settled(state, state.undo), undo: undefined } : state
    case 'reset': {
      const start = startingChoices(state.facts)
      return { ...settled({ ...state, drafts: {} }, start), undo: state.choices }
    }
    case 'replaced':
      return { ...settled({ ...state, drafts: {} }, action.choices), mended: action.mended ?? [], undo: undefined }
    case 'set': {
      const drafts = without(state.drafts, action.quantity)
      return settled({ ...state, drafts, undo: undefined }, withQuantity(state.choices, action.quantity, action.value))
    }
    default:
      return settled({ ...state, undo: undefined }, chosen(state, action))
  }
}

type Choice = Extract<Action, { type: 'repayment' | 'rate-kind' | 'currency' | 'cost' | 'all-costs' }>

function chosen({ facts, choices }: CalculatorState, action: Choice): Choices {
  switch (action.type) {
    case 'repayment':
      return { ...choices, repayment: action.repayment }
    case 'rate-kind':
      return { ...choices, rateKind: action.rateKind }
    case 'currency':
      return inCurrency(facts, choices, action.currency)
    case 'cost':
      return { ...choices, costs: withCost(choices.costs, action.id, action.amount) }
    case 'all-costs': {
      const usual = offeredCosts(facts, choices).filter(({ isOptional }) => !isOptional)
      const costs = usual.map(({ id }) => [id, choices.costs[id] ?? 'usual'] as const)
      return { ...choices, costs: action.areCounted ? { ...choices.costs, ...Object.fromEntries(costs) } : {} }
    }
  }
}

/** What was typed counts at once where it can; where it cannot, it stays as it is and the last loan stays shown. */
function typed(state: CalculatorState, quantity: Quantity, text: string): CalculatorState {
  const drafts = { ...without(state.drafts, quantity), [quantity]: text }
  const reading = readQuantity(quantity, text)
  const { min, max } = limitsOf(state.facts, state.choices, quantity)
  const isAllowed = reading.ok && reading.value >= min && reading.value <= max
  const choices = isAllowed ? withQuantity(state.choices, quantity, reading.value) : state.choices
  return settled({ ...state, drafts, undo: undefined }, choices)
}

function settled(state: CalculatorState, choices: Choices): CalculatorState {
  const problems = problemsOf(state.facts, choices, state.drafts)
  const isWhole = Object.keys(problems).length === 0
  return { ...state, choices, problems, shown: isWhole ? choices : state.shown, mended: [] }
}

function without(drafts: Drafts, quantity: Quantity): Drafts {
  const { [quantity]: _, ...others } = drafts
  const rest: Drafts = others
  // The two sides of the deposit are one quantity: what is typed on one side replaces a draft on the other.
  if (quantity === 'deposit') delete rest.depositPercent
  if (quantity === 'depositPercent') delete rest.deposit
  return rest
}

function withCost(costs: Choices['costs'], id: CostId, amount: Minor | 'usual' | undefined): Choices['costs'] {
  const { [id]: _, ...rest } = costs
  return amount === undefined ? rest : { ...rest, [id]: amount }
}
