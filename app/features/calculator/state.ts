import type { Repayment } from '#core/loan/terms.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import {
  type Choices,
  type CostId,
  inCurrency,
  type Quantity,
  type RateKind,
  startingChoices,
  withQuantity,
} from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { offeredCosts } from './loan.ts'
import { type Drafts, type Problems, problemsOf, withDrafts } from './problems.ts'
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
  undo: Pick<CalculatorState, 'choices' | 'drafts' | 'shown'> | undefined
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
    case 'typed': {
      const drafts = { ...without(state.drafts, action.quantity), [action.quantity]: action.text }
      return settled({ ...state, drafts, undo: undefined }, state.choices)
    }
    case 'left': {
      if (state.problems[action.quantity]) return state // what was refused stays to be mended
      return { ...state, drafts: without(state.drafts, action.quantity) }
    }
    case 'undo':
      return state.undo ? { ...settled({ ...state, ...state.undo }, state.undo.choices), undo: undefined } : state
    case 'reset': {
      const { choices, drafts, shown } = state
      return { ...settled({ ...state, drafts: {} }, startingChoices(state.facts)), undo: { choices, drafts, shown } }
    }
    case 'replaced':
      return { ...settled({ ...state, drafts: {} }, action.choices), mended: action.mended ?? [], undo: undefined }
    case 'set': {
      const drafts = without(state.drafts, action.quantity)
      return settled({ ...state, drafts, undo: undefined }, withQuantity(state.choices, action.quantity, action.value))
    }
    case 'currency': {
      // What counted is converted; what was refused is read anew, as it may have been meant in the other currency.
      const drafts = Object.fromEntries(Object.entries(state.drafts).filter(([name]) => name in state.problems))
      return settled({ ...state, drafts, undo: undefined }, inCurrency(state.facts, state.choices, action.currency))
    }
    default:
      return settled({ ...state, undo: undefined }, chosen(state, action))
  }
}

type Choice = Extract<Action, { type: 'repayment' | 'rate-kind' | 'cost' | 'all-costs' }>

function chosen({ facts, choices }: CalculatorState, action: Choice): Choices {
  switch (action.type) {
    case 'repayment':
      return { ...choices, repayment: action.repayment }
    case 'rate-kind':
      return { ...choices, rateKind: action.rateKind }
    case 'cost':
      return { ...choices, costs: withCost(choices.costs, action.id, action.amount) }
    case 'all-costs': {
      const usual = offeredCosts(facts, choices).filter(({ isOptional }) => !isOptional)
      const costs = usual.map(({ id }) => [id, choices.costs[id] ?? 'usual'] as const)
      return { ...choices, costs: action.areCounted ? { ...choices.costs, ...Object.fromEntries(costs) } : {} }
    }
  }
}

/** What is typed counts at once where it can; where it cannot, it stays as it is and the last loan stays shown. */
function settled(state: CalculatorState, chosen: Choices): CalculatorState {
  const choices = withDrafts(state.facts, chosen, state.drafts)
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
