import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { json } from '#server/http/responses.ts'
import type { LeadStore } from '#server/leads/store/lead-store.ts'
import { apiError } from './errors.ts'

type Deps = { leads: Pick<LeadStore, 'loanTypes'>; log: Pick<Log, 'error'> }

/** GET /api/items/loan_types: the loan types to choose from, `{"data":[{"id":1,"name":"Stambeni kredit"},…]}`. */
export async function getLoanTypes({ leads, log }: Deps): Promise<Response> {
  try {
    return json({ data: await leads.loanTypes() }, 200, { 'cache-control': 'public, max-age=60' })
  } catch (error) {
    log.error({ event: 'loan-types-unavailable', reason: errorCode(error) })
    return apiError('SERVICE_UNAVAILABLE', 'The list of loans cannot be read at the moment.', { 'retry-after': '5' })
  }
}
