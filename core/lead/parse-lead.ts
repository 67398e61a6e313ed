import { referralCode } from '#core/visit/referral.ts'
import { isWorkingHour, parseHour } from './call-window.ts'
import { cleanName, cleanText } from './clean-text.ts'
import { type Lead, leadLimits } from './lead.ts'
import { emailError, type LeadErrorCode, nameError, phoneError } from './validation.ts'
import { type WireLead, wireFields } from './wire.ts'

/** Why a field was refused. `unknown` means that a lead has no such field. */
export type FieldProblem = 'required' | 'type' | 'empty' | 'length' | 'format' | 'range' | 'unknown'

/** A refused field. When the problem is `unknown`, `field` is untrusted text from the sender. */
export type FieldError = { field: string; problem: FieldProblem }

/** A valid lead, or all errors. */
export type ParsedLead = { ok: true; lead: Lead } | { ok: false; errors: FieldError[] }

type Field = keyof WireLead
type Read<T> = { value: T } | { problem: FieldProblem }
type Body = Record<string, unknown>

const FIELDS: readonly string[] = wireFields

/**
 * Validates the body of a lead: exactly the nine fields, with the right types, by the rules of the form.
 *
 * @param body any JSON object
 * @returns the lead, or one error per invalid field
 */
export function parseLead(body: object): ParsedLead {
  const fields = body as Body // JSON objects have string keys; the values stay unknown
  const errors: FieldError[] = Object.keys(fields)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => ({ field, problem: 'unknown' }))

  /** The value of a field; when it is invalid, records the error and returns undefined. */
  function read<T>(field: Field, reader: (value: unknown) => Read<T>): T | undefined {
    const result = Object.hasOwn(fields, field) ? reader(fields[field]) : ({ problem: 'required' } as const)
    if ('value' in result) return result.value
    errors.push({ field, problem: result.problem })
    return undefined
  }

  const firstName = read('first_name', readName)
  const lastName = read('last_name', readName)
  const email = read('email', readEmail)
  const phone = read('phone', readPhone)
  const from = read('available_from', readHour)
  const to = read('available_to', (value) => readHourAfter(value, from))
  const isSubscribedToMarketing = read('is_subscribed_to_marketing', readBoolean)
  const loanTypeIds = read('loan_types', readLoanTypeIds)
  const referralId = read('referral_id', readReferral)

  const isWhole =
    errors.length === 0 &&
    firstName !== undefined &&
    lastName !== undefined &&
    email !== undefined &&
    phone !== undefined &&
    from !== undefined &&
    to !== undefined &&
    isSubscribedToMarketing !== undefined &&
    loanTypeIds !== undefined &&
    referralId !== undefined
  if (!isWhole) return { ok: false, errors }

  const callWindow = { from, to }
  return {
    ok: true,
    lead: { firstName, lastName, email, phone, callWindow, isSubscribedToMarketing, loanTypeIds, referralId },
  }
}

const readName = textReader(leadLimits.name, nameError, cleanName)
const readEmail = textReader(leadLimits.email, emailError)
const readPhone = textReader(leadLimits.phone, phoneError)

function textReader(longest: number, error: (text: string) => LeadErrorCode | undefined, clean = cleanText) {
  return (value: unknown): Read<string> => {
    if (typeof value !== 'string') return { problem: 'type' }
    const text = clean(value)
    if (text.length > longest) return { problem: 'length' }
    if (error(text) === undefined) return { value: text }
    return { problem: text === '' ? 'empty' : 'format' }
  }
}

function readHour(value: unknown): Read<number> {
  if (typeof value !== 'string') return { problem: 'type' }
  const hour = parseHour(value)
  if (hour === undefined) return { problem: 'format' }
  return isWorkingHour(hour) ? { value: hour } : { problem: 'range' }
}

function readHourAfter(value: unknown, from: number | undefined): Read<number> {
  const hour = readHour(value)
  return 'value' in hour && from !== undefined && hour.value <= from ? { problem: 'range' } : hour
}

function readBoolean(value: unknown): Read<boolean> {
  return typeof value === 'boolean' ? { value } : { problem: 'type' }
}

function readLoanTypeIds(value: unknown): Read<number[]> {
  if (!Array.isArray(value)) return { problem: 'type' }
  if (value.length > leadLimits.loanTypes) return { problem: 'length' }
  const ids = new Set<number>()
  for (const entry of value as unknown[]) {
    if (typeof entry !== 'object' || entry === null || Object.keys(entry).join() !== 'loan_types_id') {
      return { problem: 'type' }
    }
    const given = (entry as Body).loan_types_id // its one key was checked above
    const id = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given // as Directus reads it
    if (typeof id !== 'number' || !Number.isInteger(id)) return { problem: 'type' }
    if (id < 1 || id > 2 ** 31 - 1) return { problem: 'range' } // PostgreSQL's integer
    ids.add(id)
  }
  return { value: [...ids] }
}

/** An invalid code is ignored, as in a link: no enquiry is refused because of it. */
function readReferral(value: unknown): Read<string | null> {
  if (value !== null && typeof value !== 'string') return { problem: 'type' }
  return { value: referralCode(value) }
}
