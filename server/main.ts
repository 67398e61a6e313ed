/** The server: reads the settings, wires the parts, serves until it is told to stop. */
import { fileURLToPath } from 'node:url'
import { sampleFields } from '#content/business.ts'
import { defaultSite, type Site } from '#core/site/site.ts'
import { getLoanTypes } from './api/get-loan-types.ts'
import { createIcons } from './api/icons.ts'
import { postLead } from './api/post-lead.ts'
import { remoteIcons } from './api/remote-icons.ts'
import { type Config, readConfig } from './config.ts'
import { type AppDeps, createApp } from './http/app.ts'
import { createNodeServer, drain, listen } from './http/node-server.ts'
import { openStaticFiles } from './http/static-files.ts'
import { openDiskCache } from './images/disk-cache.ts'
import { createImageProxy } from './images/image-proxy.ts'
import { type Leads, openLeads } from './leads/open-leads.ts'
import { createHealth } from './ops/health.ts'
import { createLog, type Log } from './ops/log.ts'
import { createMetrics, type LeadOutcome, type Metrics } from './ops/metrics.ts'
import { loadBuiltSite } from './pages/built-site.ts'
import { createPages } from './pages/pages.ts'

const DRAIN_MS = 10_000 // running requests get this long after a stop was asked for
const DAY_CHECK_MS = 60_000
const IMAGE_CACHE = { maxFiles: 2000, maxBytes: 256 * 1024 * 1024 }

const dist = new URL('../dist/', import.meta.url)
const clientFolder = fileURLToPath(new URL('client', dist))
const imageCacheFolder = fileURLToPath(new URL('../data/images', import.meta.url))

type Parts = { config: Config; log: Log; metrics: Metrics; leads: Leads }

async function main(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics({ runtime: true })
  const now = () => new Date()
  const { renderer, build } = await loadBuiltSite(dist)
  const [pages, files, leads] = await Promise.all([
    createPages({ renderer, build, site: siteOf(config) }, now),
    openStaticFiles(clientFolder),
    openLeads(config, { log, now, onAttempt: (channel, result) => metrics.outboxSends.inc({ channel, result }) }),
  ])
  const health = createHealth({ leads, metrics })
  const app = createApp({
    pages,
    files,
    ...(await handlers({ config, log, metrics, leads }, renderer.icons)),
    readiness: health.readiness,
    metricsText: health.metricsText,
    log,
    trustedProxies: config.trustedProxies,
  })
  const server = createNodeServer({ fetch: app.fetch, log, metrics, isBehindTls: isBehindTls(config) })
  const listening = await listen(server, config.port, config.host)
  if (!listening.ok) return refuse(listening.problem)

  console.log(`Kreditokaz je spreman: ${listening.address}`)
  log.info({ event: 'server-started', build: build.id, node: process.version })
  if (sampleFields.length > 0) log.warn({ event: 'business-facts-missing', fields: sampleFields })
  const failed = (event: string) => (error: unknown) => log.error({ event, error })
  const dayCheck = setInterval(() => pages.refresh().catch(failed('pages-not-refreshed')), DAY_CHECK_MS)
  pages.compressBest().then(files.compressBest).catch(failed('files-not-compressed'))

  await stopAsked()
  log.info({ event: 'server-stopping' })
  health.markStopping()
  clearInterval(dayCheck)
  await drain(server, DRAIN_MS)
  await leads.stop()
  log.info({ event: 'server-stopped' })
  process.exit(0) // what still runs, such as pressing files in the background, has nobody to serve
}

/** What answers the addresses that are not pages. */
async function handlers(
  { config, log, metrics, leads }: Parts,
  icons: Record<string, string>,
): Promise<Pick<AppDeps, 'api' | 'image' | 'icons'>> {
  const posting = {
    leads: leads.store,
    limit: leads.limit,
    siteUrl: config.siteUrl,
    now: () => new Date(),
    log,
    onOutcome: (outcome: LeadOutcome) => metrics.leadOutcomes.inc({ outcome }),
  }
  const remote = remoteIcons({
    serviceUrl: config.iconServiceUrl,
    log,
    onAnswer: (result) => metrics.iconRequests.inc({ result }),
  })
  return {
    api: {
      getLoanTypes: () => getLoanTypes({ leads: leads.store, log }),
      postLead: (request, { clientAddress }) => postLead(request, clientAddress, posting),
    },
    image: createImageProxy({
      publicFolder: clientFolder,
      cache: await openDiskCache(imageCacheFolder, IMAGE_CACHE, log),
      log,
      onMade: () => metrics.imagesMade.inc(),
    }),
    icons: createIcons({ own: icons, remote }),
  }
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

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

const settings = readConfig(process.env)
if (settings.ok) await main(settings.config).catch((error: unknown) => refuse(reason(error)))
else refuse(settings.problem)
