/** A site that promises calls, with its mail server, on a clock of its own. */
import { ENQUIRY_PATH } from '#core/lead/enquiry-wire.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import { getEnquiry, postEnquiry } from '#server/api/enquiry.ts'
import { postLead } from '#server/api/post-lead.ts'
import { createLog } from '#server/base/log.ts'
import { readConfig } from '#server/config.ts'
import { openLeads } from '#server/leads/open-leads.ts'
import { closeAfterwards, type Dialect, emptyDatabase, openedForTheFile } from './databases.ts'
import { SITE } from './mail-parts.ts'
import { startMailServer, startWebhookReceiver } from './receivers.ts'
import { testApp } from './test-app.ts'
import { until } from './until.ts'
import { wireLeadOf } from './wire-lead.ts'

export const VISITOR = 'ana@primer.rs'
export const ADVISORS = ['savetnik1@primer.rs', 'savetnik2@primer.rs']

/** A Friday in winter, half past nine in Belgrade: the window of the tests' lead, 10 to 16, is still to come. */
export const FRIDAY = new Date('2026-11-27T08:30:00Z')

type Answered = { status: number; body: { data?: Record<string, unknown>; errors?: unknown[] } }

/** Opens the site's leads on a database with a mail server, and its API without a socket. */
export async function promisingSite(
  dialect: Dialect,
  {
    environment = {},
    habits = {},
  }: { environment?: Record<string, string>; habits?: Parameters<typeof startMailServer>[1] } = {},
) {
  const mail = await startMailServer(undefined, habits)
  const hook = await startWebhookReceiver()
  const databaseUrl = await emptyDatabase(dialect)
  const clock = { now: FRIDAY }
  const counted: unknown[] = []
  const read = readConfig({
    DATABASE_URL: databaseUrl,
    SITE_URL: SITE,
    SMTP_URL: mail.url,
    LEADS_TO: ADVISORS.join(','),
    LEADS_WEBHOOK_URL: hook.url,
    ...environment,
  })
  if (!read.ok) throw new Error(read.problem)
  const log = createLog('silent')
  const now = () => clock.now
  const open = async () => {
    const leads = await openLeads(read.config, {
      log,
      now,
      onAttempt: () => {},
      owner: () => nothingTold,
      promiseMetrics: {
        onPromise: (kept) => counted.push({ kept }),
        onFirstTry: (minutes) => counted.push({ minutes }),
        onVisitorMail: (kind, result) => counted.push([kind, result]),
      },
    })
    const enquiring = { enquiries: leads.enquiries, siteUrl: SITE, log }
    const posting = { leads: leads.store, limit: leads.limit, siteUrl: SITE, now, log, onOutcome: () => {} }
    const client = { address: '203.0.113.7' }
    const { app } = await testApp({
      api: {
        getLoanTypes: async () => Response.json({}),
        postLead: (request) => postLead(request, client.address, posting),
      },
      enquiry: {
        get: (request) => getEnquiry(request, client.address, enquiring),
        post: (request) => postEnquiry(request, client.address, enquiring),
      },
    })
    return { leads, app, client }
  }
  const site = await open()
  closeAfterwards(async () => {
    await site.leads.stop()
    await mail.stop()
    await hook.stop()
  })

  const ask = async (token: string, init: RequestInit = {}): Promise<Answered> => {
    const headers = { host: 'www.primer.rs', authorization: `Bearer ${token}`, ...init.headers }
    const response = await site.app.request(ENQUIRY_PATH, { ...init, headers })
    return { status: response.status, body: (await response.json()) as Answered['body'] }
  }
  const isIdle = async () => (await site.leads.outboxState()).undelivered === 0
  return {
    mail,
    hook,
    clock,
    counted,
    databaseUrl,
    leads: site.leads,
    client: site.client,
    db: openedForTheFile(databaseUrl),
    open,
    post: async (changes: Record<string, unknown> = {}) => {
      const response = await site.app.request('/api/items/leads', {
        method: 'POST',
        headers: { host: 'www.primer.rs', 'content-type': 'application/json' },
        body: JSON.stringify(wireLeadOf(changes)),
      })
      if (response.status !== 204) throw new Error(`The lead was answered ${response.status}.`)
    },
    get: (token: string) => ask(token),
    act: (token: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(token, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Waits until everything has been sent. */
    settle: () => until(isIdle),
    mailsTo: (address: string) => mail.mails.filter(({ envelope }) => envelope.to.includes(address)),
  }
}

export type PromisingSite = Awaited<ReturnType<typeof promisingSite>>
