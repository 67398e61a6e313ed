import { type CashFlow, MAX_TIME_DECIMALS } from '#core/loan/effective-rate.ts'
import type { LoanInput } from '#core/loan/loan-figures.ts'
import { MAX_MONTHS, MAX_PRINCIPAL, MAX_RATE_PERCENT, type Prepayment } from '#core/loan/terms.ts'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { type Minor, toMinor } from '#core/money/minor.ts'

/** A parsed question. */
export type Question = { kind: 'loan'; input: LoanInput; hasSchedule: boolean } | { kind: 'flows'; flows: CashFlow[] }

export type AnswerError = { code: ErrorCode; message: string }
export type ErrorCode =
  | 'invalid-json'
  | 'line-too-long'
  | 'invalid-input'
  | 'unknown-key'
  | 'missing-key'
  | 'invalid-value'
  | 'out-of-range'
  | 'no-effective-rate'
  | 'several-effective-rates'
  | 'failed'

/** A question that cannot be answered; its message names the key and what was expected. */
export class QuestionError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const loanKeys = [
  'amount',
  'ratePercent',
  'months',
  'repayment',
  'graceMonths',
  'feePercent',
  'feeFixed',
  'monthlyCost',
  'extra',
  'schedule',
]

/** Furthest time of a cash flow before or after the start, in months or days: a thousand years of days. */
const MAX_TIME = 366_000
const MAX_ITEMS = 100_000
const MAX_FEE_PERCENT = 100

type Entry = Record<string, unknown>

/**
 * Reads one question (contract §10.3).
 *
 * @throws QuestionError when a key is unknown, missing or out of bounds
 */
export function question(value: unknown): Question {
  const entry = object(value, 'The question')
  if (entry.flows !== undefined && entry.flows !== null) {
    onlyKeys(entry, ['flows'], 'the question with flows')
    return { kind: 'flows', flows: items(entry.flows, 'flows', cashFlow) }
  }
  onlyKeys(entry, [...loanKeys, 'flows'], 'the question')
  const months = wholeNumber(entry, 'months', 1, MAX_MONTHS)
  const input: LoanInput = {
    principal: money(entry, 'amount', 1),
    ratePercent: bounded(entry, 'ratePercent', MAX_RATE_PERCENT).text,
    months,
    repayment: given(entry, 'repayment') ? choice(entry, 'repayment', ['annuity', 'equal-principal']) : 'annuity',
    graceMonths: given(entry, 'graceMonths') ? wholeNumber(entry, 'graceMonths', 0, months - 1) : 0,
    feePercent: given(entry, 'feePercent') ? bounded(entry, 'feePercent', MAX_FEE_PERCENT).text : 0,
    feeFixed: given(entry, 'feeFixed') ? money(entry, 'feeFixed', 0) : 0,
    costs: given(entry, 'monthlyCost')
      ? [{ id: 'monthly', amount: money(entry, 'monthlyCost', 0), due: 'monthly' }]
      : [],
    prepayments: given(entry, 'extra') ? items(entry.extra, 'extra', (item) => extra(item, months)) : [],
    rateDecimals: 10, // contract §10.5
  }
  return { kind: 'loan', input, hasSchedule: given(entry, 'schedule') && choice(entry, 'schedule', [true, false]) }
}

function cashFlow(value: unknown): CashFlow {
  const entry = object(value, 'It')
  onlyKeys(entry, ['months', 'days', 'amount'], 'a flow')
  if (given(entry, 'months') === given(entry, 'days'))
    throw new QuestionError('missing-key', 'It needs either months or days.')
  const amount = numeric(entry, 'amount').text
  const key = given(entry, 'days') ? 'days' : 'months'
  const { text: time, scale } = bounded(entry, key, MAX_TIME, -MAX_TIME)
  if (scale > MAX_TIME_DECIMALS)
    throw new QuestionError('invalid-value', `${key} must have at most ${MAX_TIME_DECIMALS} decimals.`)
  return key === 'days' ? { days: time, amount } : { months: time, amount }
}

function extra(value: unknown, months: number): Prepayment {
  const entry = object(value, 'It')
  onlyKeys(entry, ['month', 'amount', 'mode'], 'an extra')
  return {
    month: wholeNumber(entry, 'month', 1, months),
    amount: money(entry, 'amount', 0),
    mode: choice(entry, 'mode', ['shorten', 'lower']),
  }
}

function object(value: unknown, name: string): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new QuestionError('invalid-input', `${name} must be a JSON object.`)
  return { ...value }
}

/** Reads each item of a list; an error says in which item it is. */
function items<Item>(value: unknown, key: string, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new QuestionError('invalid-value', `${key} must be a list of objects.`)
  if (value.length > MAX_ITEMS) throw new QuestionError('out-of-range', `${key} has more than ${MAX_ITEMS} items.`)
  return value.map((item, index) => {
    try {
      return read(item)
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error
      throw new QuestionError(error.code, `${key} ${index + 1}: ${error.message}`)
    }
  })
}

function onlyKeys(entry: Entry, keys: readonly string[], where: string): void {
  const unknown = Object.keys(entry).find((key) => !keys.includes(key))
  if (unknown !== undefined) throw new QuestionError('unknown-key', `"${unknown}" is no key of ${where}.`)
}

/** Treats null as absent, as many JSON exporters write it. */
function given(entry: Entry, key: string): boolean {
  return entry[key] !== undefined && entry[key] !== null
}

/** A number as written, with its exact value: in floating point -1e-400 would pass as 0, which is in range. */
type Written = Decimal & { text: number | string }

function numeric(entry: Entry, key: string): Written {
  const value = entry[key]
  if (value === undefined || value === null) throw new QuestionError('missing-key', `${key} is missing.`)
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new QuestionError('invalid-value', `${key} must be a number or a decimal string.`)
  const parsed = parseDecimal(value)
  if (!parsed)
    throw new QuestionError('invalid-value', `${key} must be a decimal number of at most 64 digits, with a dot.`)
  return { ...parsed, text: value }
}

function isFrom(least: number, most: number, { digits, scale }: Decimal): boolean {
  const one = 10n ** BigInt(scale)
  return digits >= BigInt(least) * one && digits <= BigInt(most) * one
}

function bounded(entry: Entry, key: string, most: number, least = 0): Written {
  const number = numeric(entry, key)
  if (!isFrom(least, most, number)) throw new QuestionError('out-of-range', `${key} must be from ${least} to ${most}.`)
  return number
}

function wholeNumber(entry: Entry, key: string, least: number, most: number): number {
  const number = numeric(entry, key)
  const one = 10n ** BigInt(number.scale)
  if (number.digits % one !== 0n) throw new QuestionError('invalid-value', `${key} must be a whole number.`)
  if (!isFrom(least, most, number)) throw new QuestionError('out-of-range', `${key} must be from ${least} to ${most}.`)
  return Number(number.digits / one)
}

function money(entry: Entry, key: string, least: Minor): Minor {
  const number = numeric(entry, key)
  if (!isFrom(least, MAX_PRINCIPAL, { ...number, digits: number.digits * 100n }))
    throw new QuestionError('out-of-range', `${key} must be from ${least === 0 ? '0' : '0.01'} to 1000000000000.`)
  const minor = toMinor(number)
  if (minor === undefined) throw new QuestionError('invalid-value', `${key} must have at most two decimals.`)
  return minor
}

function choice<Choice extends string | boolean>(entry: Entry, key: string, choices: readonly Choice[]): Choice {
  const found = choices.find((item) => item === entry[key])
  if (found === undefined)
    throw new QuestionError(
      given(entry, key) ? 'invalid-value' : 'missing-key',
      `${key} must be ${choices.join(' or ')}.`,
    )
  return found
}
