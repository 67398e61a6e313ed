import type { Currency, Minor } from '#core/money/minor.ts'
import { type Drawer, openWhere } from './address.ts'
import { startingChoices, withCost, withQuantity, withRateKind } from './choices.ts'
import { type Drafts, filterDrafts, omitDraft, withDrafts } from './drafts.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Choices, type CostId, type FieldKey, isCost, type Quantity } from './fields.ts'
import { inCurrency } from './in-currency.ts'
import { fieldInUnit, inOtherUnit, type UnitAction } from './in-unit.ts'
import { withAllCosts } from './loan.ts'
import type { OptionAction } from './options.ts'
import { isEmpty, type Problems, problemsOf } from './problems.ts'
import { asksForMonths, type CorrectedField, openDrawers, readQuery } from './query.ts'

/** Four loans, of which the result shows one; what is typed and what is open beside them. */
export type CalculatorState = {
  facts: CalculatorFacts
  /** What was chosen, without the field that is being typed into. */
  committed: Choices
  drafts: Drafts
  /** The same with every valid draft: what the sliders and the other fields show. */
  choices: Choices
  problems: Problems
  /**
   * The last valid choices without the field that is being typed into. They are what an invalid text leads back to:
   * 480 typed into a term of at most 360 months must not leave a loan of 48.
   */
  beforeEdit: Choices
  /** What the result and the address show: the choices if all are valid, otherwise those before the edit. */
  lastValid: Choices
  /** What was corrected in the address, or cut by the limits of another currency; empty after the next change. */
  corrected: readonly CorrectedField[]
  /** The choices before a change of currency; undefined after the next change. */
  beforeCurrencyChange: Choices | undefined
  /** What a reset replaced. */
  undo: Pick<CalculatorState, 'committed' | 'drafts' | 'beforeEdit'> | undefined
  /** The last change came from a slider or its buttons. */
  bySlider: boolean
  /** The schedule starts with the months of every year expanded. */
  hasMonths: boolean
  /** Drawers of the form that are open. */
  open: readonly Drawer[]
}

/** What a visitor can do to the loan; typed text is a draft until it is valid. */
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
    committed: choices,
    drafts: {},
    choices,
    problems: {},
    beforeEdit: choices,
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
  const isText = action.type === 'typed' || action.type === 'left'
  const routed = isText ? { ...action, entry: fieldInUnit(state.choices, action.entry) } : action
  return { ...next(state, routed), bySlider: action.type === 'set' }
}

function next(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'left': {
      if (state.problems[action.entry]) return state // an invalid draft stays, to be corrected
      return left(state, action.entry)
    }
    case 'undo':
      return state.undo ? { ...recomputed({ ...state, ...state.undo }), undo: undefined } : state
    case 'reset': {
      const { facts, committed, drafts, beforeEdit } = state
      const { termUnit, depositUnit } = committed
      return {
        ...changed({ ...state, drafts: {} }, { ...startingChoices(facts), termUnit, depositUnit }),
        undo: { committed, drafts, beforeEdit },
      }
    }
    case 'currency':
      return { ...inOtherCurrency(state, action.currency), undo: undefined }
    case 'term-unit':
    case 'deposit-unit': {
      const { choices, drafts } = inOtherUnit(state, action)
      return changed({ ...state, drafts }, choices)
    }
    case 'drawer': {
      const isOpen = (drawer: Drawer) => (drawer === action.drawer ? action.isOpen : state.open.includes(drawer))
      return { ...state, open: openWhere(isOpen) }
    }
    case 'replaced': {
      const { choices, corrected = [], open = state.open } = action
      return { ...changed({ ...state, drafts: {} }, choices), corrected, open, undo: undefined }
    }
    case 'typed':
      return recomputed({ ...state, drafts: draftsAfter(state, action), undo: undefined })
    default:
      return changed({ ...state, drafts: draftsAfter(state, action), undo: undefined }, chosen(state, action))
  }
}

/** Changed back at once, restores the choices before: converting twice would round, and limits may have cut. */
function inOtherCurrency(state: CalculatorState, currency: Currency): CalculatorState {
  const { facts, choices: before, problems } = state
  if (state.beforeCurrencyChange?.currency === currency) return changed(state, state.beforeCurrencyChange)
  // Valid values are converted; invalid drafts stay, because they may have been meant in the other currency.
  const drafts = filterDrafts(state.drafts, (field) => field in problems)
  const { choices, corrected } = inCurrency(facts, before, currency)
  const isMeant = Object.keys(drafts).length > 0
  return { ...changed({ ...state, drafts }, choices), corrected, beforeCurrencyChange: isMeant ? undefined : before }
}

type Change = Exclude<Action, UnitAction | { type: 'left' | 'undo' | 'reset' | 'currency' | 'drawer' | 'replaced' }>

function chosen(state: CalculatorState, action: Exclude<Change, { type: 'typed' }>): Choices {
  const { facts, committed: choices } = state
  switch (action.type) {
    case 'set':
      return withQuantity(choices, action.quantity, action.value)
    case 'repayment':
      return { ...choices, repayment: action.repayment }
    case 'rate-kind':
      return withRateKind(facts, choices, action.rateKind)
    case 'cost':
      return withCost(choices, action.id, action.amount)
    case 'all-costs':
      return withAllCosts(facts, choices, action.areCounted)
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

/** The field is left with a valid draft: what was typed is chosen now. */
function left(state: CalculatorState, field: FieldKey): CalculatorState {
  const { facts, committed, drafts, choices, problems, beforeEdit } = state
  const { [field]: draft } = drafts
  return {
    ...state,
    committed: draft === undefined ? committed : withDrafts(facts, committed, { [field]: draft }),
    drafts: omitDraft(drafts, field),
    beforeEdit: isEmpty(problems) ? choices : beforeEdit,
  }
}

/** Something else than a text was changed. */
function changed(state: CalculatorState, committed: Choices): CalculatorState {
  const after = recomputed({ ...state, committed })
  return isEmpty(after.problems) ? { ...after, beforeEdit: after.choices } : after
}

/** Applies valid drafts at once. While any is invalid, the loan before that edit is shown. */
function recomputed(state: CalculatorState): CalculatorState {
  const choices = withDrafts(state.facts, state.committed, state.drafts)
  const problems = problemsOf(state.facts, choices, state.drafts)
  return {
    ...state,
    choices,
    problems,
    lastValid: isEmpty(problems) ? choices : state.beforeEdit,
    corrected: [],
    beforeCurrencyChange: undefined,
  }
}
