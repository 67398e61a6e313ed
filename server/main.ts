/** The server: reads the settings, wires the parts, serves until it is told to stop. */
import { sampleFields } from '#content/business.ts'
import { defaultSite, type Site } from '#core/site/site.ts'
import { getLoanTypes } from './api/get-loan-types.ts'
import { postLead } from './api/post-lead.ts'
import { type Config, readConfig } from './config.ts'
import { type AppDeps, createApp } from './http/app.ts'
import { createNodeServer, drain, listen } from './http/node-server.ts'
import { json } from './http/responses.ts'
import { openStaticFiles } from './http/static-files.ts'
import { type Leads, openLeads } from './leads/open-leads.ts'
import { createLog, type Log } from './ops/log.ts'
import { createMetrics, type LeadOutcome, type Metrics } from './ops/metrics.ts'
import { loadBuiltSite } from './pages/built-site.ts'
import { createPages } from './pages/pages.ts'

const DRAIN_MS = 10_000 // running requests get this long after a stop was asked for
const DAY_CHECK_MS = 60_000
const OUTBOX_COUNT_MS = 10_000

const dist = new URL('../dist/', import.meta.url)

async function main(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics({ runtime: true })
  const now = () => new Date()
  const leads = await openLeads(config, {
    log,
    now,
    onAttempt: (channel, result) => metrics.outboxSends.inc({ channel, result }),
  })
  const { renderer, build } = await loadBuiltSite(dist)
  const pages = await createPages({ renderer, build, site: siteOf(config) }, now)
  const files = await openStaticFiles(new URL('client', dist).pathname)

  const app = createApp({
    pages,
    files,
    api: leadsApi(config, leads, log, metrics),
    image: async () => json({}, 404),
    icons: async () => json({}, 404),
    readiness: async () => ({ ready: await leads.isReady(), report: {} }),
    metrics,
    log,
    trustedProxies: config.trustedProxies,
  })
  const server = createNodeServer({ fetch: app.fetch, log, metrics, isBehindTls: isBehindTls(config) })
  const listening = await listen(server, config.port, config.host)
  if (!listening.ok) return refuse(listening.problem)

  console.log(`Kreditokaz je spreman: ${listening.address}`)
  log.info({ event: 'server-started', build: build.id, node: process.version })
  if (sampleFields.length > 0) log.warn({ event: 'business-facts-missing', fields: sampleFields })

  const dayCheck = setInterval(() => {
    pages.refresh().catch((error) => log.error({ event: 'pages-not-refreshed', error }))
  }, DAY_CHECK_MS)
  const outboxCount = setInterval(() => void countOutbox(leads, metrics), OUTBOX_COUNT_MS)
  void countOutbox(leads, metrics)
  pages
    .compressBest()
    .then(() => files.compressBest())
    .catch((error) => log.error({ event: 'files-not-compressed', error }))

  await stopAsked()
  log.info({ event: 'server-stopping' })
  clearInterval(dayCheck)
  clearInterval(outboxCount)
  await drain(server, DRAIN_MS)
  await leads.stop()
  log.info({ event: 'server-stopped' })
  process.exit(0) // what still runs, such as pressing files in the background, has nobody to serve
}

function leadsApi({ siteUrl }: Config, leads: Leads, log: Log, metrics: Metrics): AppDeps['api'] {
  const deps = {
    leads: leads.store,
    limit: leads.limit,
    siteUrl,
    now: () => new Date(),
    log,
    onOutcome: (outcome: LeadOutcome) => metrics.leadOutcomes.inc({ outcome }),
  }
  return {
    getLoanTypes: () => getLoanTypes(deps),
    postLead: (request, { clientAddress }) => postLead(request, clientAddress, deps),
  }
}

/** Keeps the outbox's two gauges fresh; without the database they keep their last values. */
async function countOutbox(leads: Leads, metrics: Metrics): Promise<void> {
  const state = await leads.outboxState().catch(() => undefined) // readiness tells that the database is away
  if (state === undefined) return
  metrics.outboxPending.set(state.undelivered)
  metrics.outboxOldestSeconds.set(state.oldestSeconds)
}

function siteOf({ siteUrl, siteIndexable, gtmId, port, host }: Config): Site {
  return { ...defaultSite, url: siteUrl ?? `http://${host}:${port}`, indexable: siteIndexable, gtmId }
}

/** Whether a request reached our own proxy by TLS; plain http must not promise that TLS works. */
function isBehindTls({ siteUrl, trustedProxies }: Config) {
  if (siteUrl?.startsWith('https:')) return () => true
  if (trustedProxies === 0) return () => false
  return ({ headers }: { headers: NodeJS.Dict<string | string[]> }) => headers['x-forwarded-proto'] === 'https'
}

/** Resolves at the first signal, or when the launcher that started this process is gone. Later signals change nothing. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => resolve())
  })
}

function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const settings = readConfig(process.env)
if (settings.ok) await main(settings.config).catch((error: unknown) => refuse(reason(error)))
else refuse(settings.problem)

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
