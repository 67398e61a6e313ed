import { type EnquiryAct, roleOf } from '#core/lead/enquiry-act.ts'
import { parseAct } from '#core/lead/enquiry-wire.ts'
import { IDEMPOTENCY_HEADER } from '#core/lead/wire.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { json } from '#server/http/responses.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { Acted } from '#server/leads/promise/enquiries.ts'
import type { Enquiries } from '#server/leads/promise/open-enquiries.ts'
import type { LinkClaims } from '#server/leads/promise/token.ts'
import { erasedEnquiry, wireEnquiry } from '#server/leads/promise/wire-enquiry.ts'
import { apiError } from './errors.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import { readJson } from './read-json.ts'

export type EnquiryDeps = {
  /** Undefined where no calls are promised: then no token is known. */
  enquiries: Enquiries | undefined
  /** The site's own origin where `SITE_URL` is set. */
  siteUrl: string | undefined
  log: Pick<Log, 'error'>
}

const MAX_BYTES = 1024
const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i

/**
 * GET /api/enquiry: what the page of a link shows. It changes nothing: mail scanners open links.
 *
 * @param address the client's, for the limit on guesses
 */
export function getEnquiry(request: Request, address: string, deps: EnquiryDeps): Promise<Response> {
  return withClaims(request, address, deps, async (claims, enquiries) => {
    const found = await enquiries.find(claims)
    return found === undefined ? gone() : json({ data: wireEnquiry(found, claims) })
  })
}

/** POST /api/enquiry: one act on the enquiry of a link. */
export async function postEnquiry(request: Request, address: string, deps: EnquiryDeps): Promise<Response> {
  if (!isSameOrigin(request, deps.siteUrl)) {
    return apiError('FORBIDDEN', 'Enquiries are changed from this site’s own pages only.')
  }
  return withClaims(request, address, deps, async (claims, enquiries) => {
    const read = await readAct(request)
    if (read === undefined) return apiError('INVALID_PAYLOAD', 'The body has to be one act, as docs/leads.md says.')
    if (roleOf(read.act.action) !== claims.role) return unauthorized()
    const wait = await enquiries.actLimit.take(`${claims.leadId} ${claims.advisor} ${claims.expiresAt.getTime()}`)
    if (wait > 0) return tooMany(wait)
    return answer(await enquiries.act(claims, read.act, read.key), claims)
  })
}

/** Calls `then` with what the token says; answers a token that is not ours, and a database that is away. */
async function withClaims(
  request: Request,
  address: string,
  { enquiries, log }: EnquiryDeps,
  then: (claims: LinkClaims, enquiries: Enquiries) => Promise<Response>,
): Promise<Response> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  if (enquiries === undefined || token === undefined) return unauthorized()
  try {
    const claims = await enquiries.claims(token)
    if (claims) return await then(claims, enquiries)
    const wait = await enquiries.guessLimit.take(address)
    return wait > 0 ? tooMany(wait) : unauthorized()
  } catch (error) {
    log.error({ event: 'enquiry-failed', reason: errorCode(error) })
    return apiError('SERVICE_UNAVAILABLE', 'The enquiry cannot be read at the moment.', { 'retry-after': '5' })
  }
}

async function readAct(request: Request): Promise<{ act: EnquiryAct; key: string | undefined } | undefined> {
  const read = await readJson(request, MAX_BYTES)
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined
  if (!read.ok || (key !== undefined && !isIdempotencyKey(key))) return undefined
  const act = parseAct(read.body)
  return act && { act, key }
}

function answer(acted: Acted, claims: LinkClaims): Response {
  switch (acted.outcome) {
    case 'done':
      return json({ data: wireEnquiry(acted.found, claims) })
    case 'conflict': {
      const errors = [{ message: 'The act no longer applies.', extensions: { code: 'CONFLICT' } }]
      return json({ errors, data: wireEnquiry(acted.found, claims) }, 409)
    }
    case 'erased':
      return json({ data: erasedEnquiry })
    case 'gone':
      return gone()
    case 'no-such-slot':
      return apiError('FAILED_VALIDATION', 'No call can be arranged for this time.')
    default:
      return acted satisfies never
  }
}

function unauthorized(): Response {
  return apiError('UNAUTHORIZED', 'The link is not valid, or no longer.', { 'www-authenticate': 'Bearer' })
}

function gone(): Response {
  return apiError('GONE', 'The enquiry has been erased.')
}

function tooMany(seconds: number): Response {
  return apiError('REQUESTS_EXCEEDED', 'Too many requests.', { 'retry-after': String(seconds) })
}
