import type { Currency, Minor } from '#core/money/minor.ts'
import { type Drawer, openWhere } from './address.ts'
import { startingChoices, withCost, withQuantity, withRateKind } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Choices, type CostId, type FieldKey, isCost, type Quantity } from './fields.ts'
import { inCurrency } from './in-currency.ts'
import { offeredCosts } from './loan.ts'
import type { OptionAction } from './options.ts'
import { type Drafts, type Problems, problemsOf, withDrafts } from './problems.ts'
import { asksForMonths, type CorrectedField, openDrawers, readQuery } from './query.ts'

/** The state of the calculator. */
export type CalculatorState = {
  facts: CalculatorFacts
  choices: Choices
  drafts: Drafts
  problems: Problems
  /** The last valid choices: what the result shows. */
  lastValid: Choices
  /** What was corrected in the address, or cut by the limits of another currency; empty after the next change. */
  corrected: readonly CorrectedField[]
  /** The choices before a change of currency; undefined after the next change. */
  beforeCurrencyChange: Choices | undefined
  /** What a reset replaced. */
  undo: Pick<CalculatorState, 'choices' | 'drafts' | 'lastValid'> | undefined
  /** The last change came from a slider or its buttons. */
  bySlider: boolean
  /** The plan starts with the months of every year expanded. */
  hasMonths: boolean
  /** Drawers of the form that are open. */
  open: readonly Drawer[]
}

/** What a visitor does. */
export type Action =
  | { type: 'typed'; entry: FieldKey; text: string }
  | { type: 'left'; entry: FieldKey }
  | { type: 'set'; quantity: Quantity; value: number }
  | OptionAction
  | { type: 'cost'; id: CostId; amount: Minor | 'usual' | undefined }
  | { type: 'all-costs'; areCounted: boolean }
  | { type: 'reset' }
  | { type: 'undo' }
  | { type: 'drawer'; drawer: Drawer; isOpen: boolean }
  /**
   * Another calculation replaces this one: from the address, which also names the open drawers, or from a saved offer.
   */
  | { type: 'replaced'; choices: Choices; corrected?: readonly CorrectedField[]; open?: readonly Drawer[] }

/** The state of a newly loaded page. */
export function initialState(facts: CalculatorFacts, search: string): CalculatorState {
  const { choices, corrected } = readQuery(facts, search)
  return {
    facts,
    choices,
    drafts: {},
    problems: {},
    lastValid: choices,
    corrected,
    beforeCurrencyChange: undefined,
    undo: undefined,
    bySlider: false,
    hasMonths: asksForMonths(search),
    open: openDrawers(search),
  }
}

/** The state after an action. */
export function reduced(state: CalculatorState, action: Action): CalculatorState {
  return { ...next(state, action), bySlider: action.type === 'set' }
}

function next(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'left': {
      if (state.problems[action.entry]) return state // an invalid draft stays, to be corrected
      return { ...state, drafts: omitDraft(state.drafts, action.entry) }
    }
    case 'undo':
      return state.undo ? { ...recomputed({ ...state, ...state.undo }, state.undo.choices), undo: undefined } : state
    case 'reset': {
      const { choices, drafts, lastValid } = state
      return {
        ...recomputed({ ...state, drafts: {} }, startingChoices(state.facts)),
        undo: { choices, drafts, lastValid },
      }
    }
    case 'currency':
      return { ...inOtherCurrency(state, action.currency), undo: undefined }
    case 'drawer': {
      const isOpen = (drawer: Drawer) => (drawer === action.drawer ? action.isOpen : state.open.includes(drawer))
      return { ...state, open: openWhere(isOpen) }
    }
    case 'replaced': {
      const { choices, corrected = [], open = state.open } = action
      return { ...recomputed({ ...state, drafts: {} }, choices), corrected, open, undo: undefined }
    }
    default:
      return recomputed({ ...state, drafts: draftsAfter(state, action), undo: undefined }, chosen(state, action))
  }
}

/** Changed back at once, restores the choices before: converting twice would round, and limits may have cut. */
function inOtherCurrency(state: CalculatorState, currency: Currency): CalculatorState {
  const { facts, choices: before, problems } = state
  if (state.beforeCurrencyChange?.currency === currency) return recomputed(state, state.beforeCurrencyChange)
  // Valid values are converted; invalid drafts stay, because they may have been meant in the other currency.
  const drafts = filterDrafts(state.drafts, (field) => field in problems)
  const { choices, corrected } = inCurrency(facts, before, currency)
  const isMeant = Object.keys(drafts).length > 0
  return { ...recomputed({ ...state, drafts }, choices), corrected, beforeCurrencyChange: isMeant ? undefined : before }
}

type Change = Exclude<Action, { type: 'left' | 'undo' | 'reset' | 'currency' | 'drawer' | 'replaced' }>

function chosen(state: CalculatorState, action: Change): Choices {
  const { facts, choices } = state
  switch (action.type) {
    case 'typed':
      return choices // `recomputed` reads it with the other drafts
    case 'set':
      return withQuantity(choices, action.quantity, action.value)
    case 'repayment':
      return { ...choices, repayment: action.repayment }
    case 'rate-kind':
      return withRateKind(facts, choices, action.rateKind)
    case 'cost':
      return withCost(choices, action.id, action.amount)
    case 'all-costs':
      return withAllCosts(state, action.areCounted)
  }
}

/** The drafts without those that an action overrides. */
function draftsAfter({ drafts }: CalculatorState, action: Change): Drafts {
  switch (action.type) {
    case 'typed':
      return { ...omitDraft(drafts, action.entry), [action.entry]: action.text }
    case 'set':
      return omitDraft(drafts, action.quantity)
    case 'cost':
      return omitDraft(drafts, action.id)
    case 'all-costs':
      return filterDrafts(drafts, (field) => !isCost(field))
    default:
      return drafts
  }
}

/** The choices with every usual cost, each keeping a sum it already has, or without costs. */
function withAllCosts({ facts, choices }: CalculatorState, areCounted: boolean): Choices {
  const usual = offeredCosts(facts, choices).filter(({ isOptional }) => !isOptional)
  const costs = usual.map(({ id }) => [id, choices.costs[id] ?? 'usual'] as const)
  return { ...choices, costs: areCounted ? { ...choices.costs, ...Object.fromEntries(costs) } : {} }
}

/** Applies valid drafts at once. While any is invalid, the last valid loan stays shown. */
function recomputed(state: CalculatorState, chosen: Choices): CalculatorState {
  const choices = withDrafts(state.facts, chosen, state.drafts)
  const problems = problemsOf(state.facts, choices, state.drafts)
  const isWhole = Object.keys(problems).length === 0
  return {
    ...state,
    choices,
    problems,
    lastValid: isWhole ? choices : state.lastValid,
    corrected: [],
    beforeCurrencyChange: undefined,
  }
}

function omitDraft(drafts: Drafts, field: FieldKey): Drafts {
  const { [field]: _, ...others } = drafts
  const rest: Drafts = others
  // Sum and percentage of the deposit are one quantity: typing one discards a draft of the other.
  if (field === 'deposit') delete rest.depositPercent
  if (field === 'depositPercent') delete rest.deposit
  return rest
}

function filterDrafts(drafts: Drafts, isIncluded: (field: FieldKey) => boolean): Drafts {
  // Object.entries forgets the key type.
  return Object.fromEntries(Object.entries(drafts).filter(([field]) => isIncluded(field as FieldKey)))
}
