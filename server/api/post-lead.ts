import type { Lead } from '#core/lead/lead.ts'
import { type FieldError, type FieldProblem, parseLead } from '#core/lead/parse-lead.ts'
import { IDEMPOTENCY_HEADER } from '#core/lead/wire.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { noContent } from '#server/http/responses.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import type { LeadStore, SubmissionOutcome } from '#server/leads/store/lead-store.ts'
import type { RateLimit } from '#server/leads/store/rate-limit.ts'
import { apiError, apiErrors } from './errors.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import { readJson } from './read-json.ts'

/** What can become of a posted lead. `canary` is a test lead that was stored. */
export const leadOutcomes = ['taken', 'canary', 'repeated', 'invalid', 'too-many', 'foreign-origin', 'failed'] as const

export type LeadOutcome = (typeof leadOutcomes)[number]

export type PostLeadDeps = {
  leads: LeadStore
  limit: RateLimit
  /** The site's own origin where `SITE_URL` is set. */
  siteUrl: string | undefined
  now: () => Date
  log: Pick<Log, 'error'>
  /** Counts the outcome. */
  onOutcome: (outcome: LeadOutcome) => void
}

const MAX_BYTES = 16_384 // the longest lead, with every character escaped as \uXXXX, has under 8,000

/**
 * POST /api/items/leads: stores a callback enquiry. Answers 204 once the lead is on disk, else the error envelope.
 *
 * @param address the client's, for the rate limit
 */
export async function postLead(request: Request, address: string, deps: PostLeadDeps): Promise<Response> {
  if (!isSameOrigin(request, deps.siteUrl)) {
    deps.onOutcome('foreign-origin')
    return apiError('FORBIDDEN', 'Leads are taken from this site’s own pages only.')
  }
  const read = await readSubmission(request)
  if (!read.ok) {
    deps.onOutcome('invalid')
    return read.response
  }
  try {
    const taken = await take(read, address, deps)
    deps.onOutcome(outcomeOf(taken, read.lead))
    // Refused by a rule of Directus that the form does not have: only the operator can fix that.
    if (taken.outcome === 'refused')
      deps.log.error({ event: 'lead-not-kept', reason: 'HTTP-400', fields: taken.fields })
    return responseFor(taken)
  } catch (error) {
    deps.onOutcome('failed')
    deps.log.error({ event: 'lead-not-kept', reason: errorCode(error) })
    return apiError('SERVICE_UNAVAILABLE', 'The lead cannot be kept at the moment.', { 'retry-after': '5' })
  }
}

type ReadSubmission = { ok: true; lead: Lead; key: string | undefined } | { ok: false; response: Response }

async function readSubmission(request: Request): Promise<ReadSubmission> {
  const read = await readJson(request, MAX_BYTES)
  if (!read.ok) return read
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined
  if (key !== undefined && !isIdempotencyKey(key)) {
    const problem = `${IDEMPOTENCY_HEADER} has to be 1 to 128 visible ASCII characters.`
    return { ok: false, response: apiError('INVALID_PAYLOAD', problem) }
  }
  const parsed = parseLead(read.body)
  if (!parsed.ok) return { ok: false, response: refusal(parsed.errors) }
  return { ok: true, lead: parsed.lead, key }
}

type Submitted = { lead: Lead; key: string | undefined }

async function take({ lead, key }: Submitted, address: string, deps: PostLeadDeps): Promise<SubmissionOutcome> {
  const retryAfterSeconds = await deps.limit.take(address)
  if (retryAfterSeconds > 0) {
    // A repeat of a stored lead succeeds even over the limit: its sender may have lost our first answer.
    const isRepeat = key !== undefined && (await deps.leads.hasTaken(key))
    return isRepeat ? { outcome: 'repeated' } : { outcome: 'too-many', retryAfterSeconds }
  }
  const taken = await deps.leads.add({ lead, key, at: deps.now(), client: address }).catch((error: unknown) => {
    // Not awaited, and a failure ignored: the database that could not store the lead may hold the counts too.
    deps.limit.giveBack(address).catch(() => {})
    throw error
  })
  if (taken.outcome !== 'taken') await deps.limit.giveBack(address)
  return taken
}

function outcomeOf({ outcome }: SubmissionOutcome, lead: Lead): LeadOutcome {
  if (outcome === 'taken' && isCanary(lead)) return 'canary' // counted apart, or the daily test would hide a broken form
  if (outcome === 'refused') return 'failed'
  return outcome === 'unknown-loan-type' ? 'invalid' : outcome
}

function responseFor(taken: SubmissionOutcome): Response {
  switch (taken.outcome) {
    case 'taken':
    case 'repeated':
      return noContent()
    case 'unknown-loan-type':
      return apiError('INVALID_FOREIGN_KEY', 'Invalid foreign key for field "loan_types_id".')
    case 'refused':
      return refusedFields(taken.fields)
    case 'too-many':
      return apiError('REQUESTS_EXCEEDED', 'Too many leads from this address.', {
        'retry-after': String(taken.retryAfterSeconds),
      })
    default:
      return taken satisfies never
  }
}

const PROBLEMS = {
  required: 'Value is required.',
  type: 'Value has the wrong type.',
  empty: 'Value must not be empty.',
  length: 'Value is too long.',
  format: 'Value has the wrong format.',
  range: 'Value is out of range.',
  unknown: 'A lead has nine fields and no others.',
} satisfies Record<FieldProblem, string>

/**
 * One error per field. An unknown field makes the whole request FORBIDDEN, as in Directus; its name is not repeated,
 * because the sender chose it.
 */
function refusal(errors: FieldError[]): Response {
  if (errors.some(({ problem }) => problem === 'unknown')) return apiError('FORBIDDEN', PROBLEMS.unknown)
  const problems = errors.map(({ field, problem: type }) => ({
    message: `Validation failed for field "${field}". ${PROBLEMS[type]}`,
    field,
    type,
  }))
  return apiErrors('FAILED_VALIDATION', problems)
}

/** Fields refused by a validation rule of Directus. */
function refusedFields(fields: string[]): Response {
  if (fields.length === 0) return apiError('FAILED_VALIDATION', 'Validation failed.')
  const problems = fields.map((field) => ({ message: `Validation failed for field "${field}".`, field }))
  return apiErrors('FAILED_VALIDATION', problems)
}
