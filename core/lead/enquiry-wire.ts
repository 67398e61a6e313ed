/** `/api/enquiry`: an enquiry on its way to the visitor's and the advisors' pages (contract §9.6). */
import { isIsoDate } from '#core/money/date.ts'
import type { CallSlot } from './call-slot.ts'
import { parseHour } from './call-window.ts'
import { advisorActions, type EnquiryAct, type EnquiryAction, needsSlot, visitorActions } from './enquiry-act.ts'

/** Path of the API, on our own origin. */
export const ENQUIRY_PATH = '/api/enquiry'

/** What the pages of a link show. */
export type WireEnquiry = {
  /** In words: content/promise.ts. */
  state: string
  day: string | null
  from: string | null
  to: string | null
  /** Names. */
  loan_types: string[]
  actions: EnquiryAction[]
  /** Number of the advisor who has claimed it. */
  claimed_by: number | null
  /** For advisors only. */
  phone?: string
  /** For advisors only: the visitor's mail address does not exist. */
  email_bounced?: boolean
}

const FIELDS = ['action', 'day', 'from', 'to']
const actions: readonly string[] = [...visitorActions, ...advisorActions]

/** The act in a body, or undefined for anything else. Times are checked against the calendar elsewhere. */
export function parseAct(body: object): EnquiryAct | undefined {
  const fields = body as Record<string, unknown> // JSON objects have string keys; the values stay unknown
  const { action } = fields
  if (Object.keys(fields).some((field) => !FIELDS.includes(field)) || !isAction(action)) return undefined
  if (!needsSlot(action)) return Object.keys(fields).length === 1 ? { action, slot: undefined } : undefined
  const slot = readSlot(fields)
  return slot && { action, slot }
}

function isAction(value: unknown): value is EnquiryAction {
  return typeof value === 'string' && actions.includes(value)
}

function readSlot({ day, from, to }: Record<string, unknown>): CallSlot | undefined {
  if (typeof day !== 'string' || typeof from !== 'string' || typeof to !== 'string') return undefined
  const [start, end] = [parseHour(from), parseHour(to)]
  if (!isIsoDate(day) || start === undefined || end === undefined) return undefined
  return { day, from: start, to: end }
}
