/** A calculator's state in its address: plain numbers with a dot, and only what differs from the start (contract §6.1). */
import { nearestAllowed } from '#core/facts/limits.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { type Currency, minorText, percentOf } from '#core/money/minor.ts'
import {
  AS_FILE,
  AS_SUM,
  BY_MONTH,
  calculatorKeys,
  DEPOSIT_KEY,
  type Drawer,
  drawers,
  OPEN_KEY,
  openWhere,
  SCHEDULE_KEY,
  USUAL,
} from './address.ts'
import { startingChoices, withCost, withField, withQuantity, withRateKind } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { countable, readField, type Units } from './field-text.ts'
import { type Choices, type CostId, type FieldKey, isActive, keyOf, kindOf, limitsOf, quantities } from './fields.ts'
import { type OptionName, options } from './options.ts'

/** What may be corrected in an address. */
export type CorrectedField = FieldKey | OptionName

/** The choices in an address, and what was corrected in it. */
export type QueryReading = { choices: Choices; corrected: CorrectedField[] }

/** Reads the state of an address. What is out of range or malformed becomes the nearest allowed value. */
export function readQuery(facts: CalculatorFacts, search: string): QueryReading {
  const asked = withoutTails(new URLSearchParams(search))
  const corrected: CorrectedField[] = []
  const option = <Name extends string>(field: OptionName, values: Partial<Record<Name, string>>) => {
    const value = asked.get(options[field].key)
    const found = Object.entries(values).find(([, known]) => known === value)
    if (value !== null && !found) corrected.push(field)
    return found?.[0] as Name | undefined // entries forget their key type
  }
  const currency = option<Currency>('currency', Object.fromEntries(facts.currencies.map((one) => [one, one])))
  const start = startingChoices(facts, currency)
  let choices: Choices = {
    ...start,
    repayment: option('repayment', options.repayment.values) ?? start.repayment,
    rateKind: option('rateKind', options.rateKind.values) ?? start.rateKind,
  }
  const termUnit = option('termUnit', options.termUnit.values)
  const depositUnit = facts.deposit && option('depositUnit', options.depositUnit.values)
  choices = { ...choices, ...(termUnit && { termUnit }), ...(depositUnit && { depositUnit }) }
  // Only a form sent without script names them: its fields then hold years, or a sum.
  const isInYears = termUnit === 'years'
  const isInMoney = depositUnit === 'money'
  const isSum = asked.get(DEPOSIT_KEY) === AS_SUM
  for (const quantity of quantities) {
    const text = valueIn(asked, keyOf(facts, quantity))
    if (text === null) continue
    const field = quantity === 'depositPercent' && isInMoney ? 'deposit' : quantity
    const value = numberIn(field, text, { ...choices, termUnit: isInYears ? 'years' : 'months' })
    const allowed = nearestAllowed(limitsOf(facts, choices, field), countable(field, value))
    const isSame = allowed === value || (isSum && quantity === 'depositPercent' && isSameSum(choices, allowed, value))
    if (field === 'deposit' && allowed === choices.deposit) continue // it still follows the price
    choices = withQuantity(choices, field, allowed)
    if (!isSame && isActive(facts, choices, field)) corrected.push(field)
  }
  if (facts.deposit && isSum) choices = withQuantity(choices, 'deposit', choices.deposit)
  if (choices.months % 12 !== 0 && !isInYears) choices.termUnit = 'months' // no part of a year is asked for
  choices = withRateKind(facts, choices, choices.rateKind) // the usual fixed period may exceed the term
  return { choices: withCosts(facts, asked, choices, corrected), corrected }
}

/** What a chat or a sentence has added to the end of a link, such as `iznos=500000)`. */
const TAIL = /[)\]}>.,;:!?'"»”“]+$/

function withoutTails(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].map(([key, value]) => [key, value.replace(TAIL, '')]))
}

/** Whether two percentages are the same sum: that of a sum rounded to the cent may exceed its limit by a hair. */
function isSameSum({ amount }: Choices, allowed: number, value: number): boolean {
  return Number.isFinite(value) && percentOf(amount, allowed) === percentOf(amount, value)
}

/** The choices with the costs of an address, each with its usual amount or a sum; corrections are added to `corrected`. */
function withCosts(
  facts: CalculatorFacts,
  asked: URLSearchParams,
  others: Choices,
  corrected: CorrectedField[],
): Choices {
  let choices = others
  for (const id of [...new Set<CostId>(facts.tariffs.map(({ fact }) => fact)), 'other' as const]) {
    const text = valueIn(asked, keyOf(facts, id))
    if (text === null) continue
    if (text === USUAL && id !== 'other') {
      choices = withCost(choices, id, 'usual')
      continue
    }
    const value = numberIn(id, text, choices)
    const allowed = nearestAllowed(limitsOf(facts, choices, id), countable(id, value))
    if (allowed !== value) corrected.push(id)
    choices = withField(choices, id, allowed)
  }
  return choices
}

/**
 * The query of choices, with its `?`; '' for the defaults. Foreign keys in `search` (`referral`) are kept.
 *
 * @param open the open drawers; by default those in `search`
 */
export function writeQuery(
  facts: CalculatorFacts,
  choices: Choices,
  search = '',
  open: readonly Drawer[] = openDrawers(search),
): string {
  const query = new URLSearchParams(search)
  for (const key of calculatorKeys) query.delete(key)
  const start = startingChoices(facts, choices.currency)
  const set = (key: string | undefined, value: string) => key !== undefined && query.set(key, value)
  if (choices.currency !== facts.currencies[0]) set(options.currency.key, choices.currency)
  if (choices.rateKind !== start.rateKind) set(options.rateKind.key, options.rateKind.values[choices.rateKind])
  if (choices.repayment !== start.repayment) set(options.repayment.key, options.repayment.values[choices.repayment])
  for (const quantity of quantities) {
    const value = choices[quantity]
    if (value !== start[quantity])
      set(keyOf(facts, quantity), kindOf(quantity) === 'money' ? minorText(value) : String(value))
  }
  if (choices.depositBy === 'money') set(DEPOSIT_KEY, AS_SUM)
  for (const [id, amount] of Object.entries(choices.costs)) {
    set(keyOf(facts, id as CostId), amount === 'usual' ? USUAL : minorText(amount)) // entries forget their key type
  }
  if (open.length > 0) set(OPEN_KEY, open.map((drawer) => drawers[drawer]).join('-'))
  const text = query.toString() // not its `size`: Safari has that from 17 on only
  return text && `?${text}`
}

/** The open drawers in an address; unknown names are ignored. */
export function openDrawers(search: string): readonly Drawer[] {
  const asked = new URLSearchParams(search).get(OPEN_KEY)?.split('-')
  return openWhere((drawer) => asked?.includes(drawers[drawer]) ?? false)
}

/** Whether an address asks for the schedule by month. */
export function asksForMonths(search: string): boolean {
  return new URLSearchParams(search).get(SCHEDULE_KEY) === BY_MONTH
}

/** Whether an address asks for the schedule as a file. */
export function asksForFile(search: string): boolean {
  return new URLSearchParams(search).get(SCHEDULE_KEY) === AS_FILE
}

/** The query that asks for the schedule of choices by month, or as a file. */
export function writeScheduleQuery(
  facts: CalculatorFacts,
  choices: Choices,
  how: typeof BY_MONTH | typeof AS_FILE,
): string {
  const query = new URLSearchParams(writeQuery(facts, choices))
  query.set(SCHEDULE_KEY, how)
  return `?${query}`
}

/** The value of a key that an address has; null if it lacks it, or if there is no such key. */
function valueIn(asked: URLSearchParams, key: string | undefined): string | null {
  return key === undefined ? null : asked.get(key)
}

/** NaN for what is no number: `nearestAllowed` then gives the default. */
function numberIn(field: FieldKey, text: string, units: Units): number {
  const kind = kindOf(field)
  const unit = kind === 'money' ? 100 : 1
  // We write plain decimals; a form submitted without script sends what a person typed.
  if ((kind === 'percent' || /e/i.test(text)) && parseDecimal(text)) return Number(text) * unit
  const reading = readField(field, text, units)
  if (reading.ok) return reading.value
  if (reading.error === 'too-large') return Infinity
  if (reading.error === 'negative') return -Infinity
  return reading.error === 'too-precise' ? reading.meant : NaN
}
