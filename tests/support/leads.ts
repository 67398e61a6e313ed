import { LEADS_PATH, LOAN_TYPES_PATH } from '#core/lead/wire.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import { getLoanTypes } from '#server/api/get-loan-types.ts'
import { postLead } from '#server/api/post-lead.ts'
import { createLog } from '#server/base/log.ts'
import { readConfig } from '#server/config.ts'
import { type Leads, openLeads } from '#server/leads/open-leads.ts'
import { closeAfterwards } from './databases.ts'
import { uncounted } from './messages.ts'
import { testApp } from './test-app.ts'
import { wireLeadOf } from './wire-lead.ts'

export type LeadsApi = {
  leads: Leads
  databaseUrl: string
  /** The outcomes counted so far. */
  outcomes: string[]
  /** Posts a body, serialised as JSON unless it is a string. */
  post: (body?: unknown, headers?: Record<string, string>) => Promise<Response>
  getLoanTypes: () => Promise<Response>
}

const ADDRESS = '203.0.113.7'

/** The site's API with a lead store of its own, wired as in production, without a socket. */
export async function leadsApi(environment: Record<string, string>, now = () => new Date()): Promise<LeadsApi> {
  const read = readConfig({ RATE_LIMIT_LEADS: '100000', ...environment })
  if (!read.ok) throw new Error(read.problem)
  const log = createLog('silent')
  const leads = await openLeads(read.config, {
    log,
    now,
    onAttempt: () => {},
    promiseMetrics: uncounted,
    owner: () => nothingTold,
  })
  closeAfterwards(() => leads.stop())

  const outcomes: string[] = []
  const deps = {
    leads: leads.store,
    limit: leads.limit,
    siteUrl: read.config.siteUrl,
    now,
    log,
    onOutcome: (outcome: string) => outcomes.push(outcome),
  }
  const { app } = await testApp({
    api: {
      getLoanTypes: () => getLoanTypes(deps),
      postLead: (request) => postLead(request, ADDRESS, deps),
    },
  })
  return {
    leads,
    databaseUrl: environment.DATABASE_URL ?? '',
    outcomes,
    post: async (body = wireLeadOf(), headers = {}) =>
      app.request(LEADS_PATH, {
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    getLoanTypes: async () => app.request(LOAN_TYPES_PATH),
  }
}
