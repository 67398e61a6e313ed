import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { giveBackMemory } from './base/give-back-memory.ts'
import { type Config, readConfig } from './config.ts'
import type { Environment } from './config-values.ts'
import { isBehindTls } from './http/is-behind-tls.ts'
import { createNodeServer, drain, listen } from './http/node-server.ts'
import { precompress } from './http/precompress.ts'
import { observeRequests } from './site/observe-requests.ts'
import { openSite } from './site/open-site.ts'
import { loadBuiltSite } from './site/pages/built-site.ts'

const DRAIN_MS = 10_000 // time for running requests to end during shutdown
const COMPRESS_AFTER_MS = 1000 // requests that waited for the start come first
const SAME_SIGNAL_MS = 500 // by then a signal to the whole process group has reached this process, too
const LOOK_MS = 5000 // a changed file is read at the second look: on every page well within a minute

const dist = new URL('../dist/', import.meta.url)

/**
 * Reads the settings, serves until asked to stop, shuts down gracefully and ends the process.
 *
 * @param pagesNow clock for pages only; everything else uses the machine's
 */
export async function serve(environment: Environment, pagesNow?: () => Date): Promise<void> {
  const settings = readConfig(environment)
  if (!settings.ok) return refuse(settings.problem)
  await serveWith(settings.config, pagesNow).catch((error: unknown) => refuse(reason(error)))
}

async function serveWith(config: Config, pagesNow?: () => Date): Promise<void> {
  const stop = stopAsked() // registered first: a signal during the start takes effect once the server can drain
  const { renderer, build } = await loadBuiltSite(dist)
  const folder = (name: string) => fileURLToPath(new URL(name, dist))
  const site = await openSite(config, {
    renderer,
    build,
    clientFolder: folder('client'),
    compressedFolder: folder('compressed'),
    pagesNow,
  })
  const { app, leads, health, log, metrics } = site
  const server = createNodeServer({
    fetch: app.fetch,
    observe: observeRequests(log, metrics),
    isBehindTls: isBehindTls(config),
  })
  const listening = await listen(server, config.port, config.host)
  if (!listening.ok) {
    await leads.stop() // a delivery may be in flight; cut off, it would be repeated
    return refuse(listening.problem)
  }

  console.log(`Kreditokaz is ready: ${listening.address}`)
  log.info({ event: 'server-started', build: build.id, node: process.version })
  const missing = renderer.sampleFields(site.knowledge.current().owner)
  if (missing.length > 0) log.warn({ event: 'business-facts-missing', fields: missing })
  flushCompileCache() // now, because a killed process would not write it
  const stopMaintenance = startMaintenance(site)

  await stop
  log.info({ event: 'server-stopping' })
  health.markStopping()
  stopMaintenance()
  await drain(server, DRAIN_MS)
  await leads.stop()
  log.info({ event: 'server-stopped' })
  process.exit(0) // ends remaining timers and background work
}

/**
 * Background work: compresses the pages, and renders them again when the day, the facts or the owner's data change.
 *
 * @returns stops it
 */
function startMaintenance({
  knowledge,
  countPromises,
  pages,
  assets,
  log,
}: Awaited<ReturnType<typeof openSite>>): () => void {
  let isStopping = false
  const compressPages = async () => {
    try {
      await precompress(pages.all())
    } catch (error) {
      // Ctrl-C signals the whole process group and also ends the compressing child, perhaps before us: not an error.
      await pause(SAME_SIGNAL_MS, undefined, { ref: false })
      if (!isStopping) log.error({ event: 'pages-not-pressed', error })
    }
    giveBackMemory()
  }
  const look = () => {
    try {
      knowledge.look()
      void countPromises()
      if (!pages.refresh().hasChanged) return
      void compressPages()
      void assets.archive()
    } catch (error) {
      log.error({ event: 'pages-not-refreshed', error }) // keeps the last pages and tries again
    }
  }
  const firstCompression = setTimeout(compressPages, COMPRESS_AFTER_MS)
  const looking = setInterval(look, LOOK_MS)
  return () => {
    isStopping = true
    clearTimeout(firstCompression)
    clearInterval(looking)
  }
}

/** Resolves at the first signal, or when the launcher has exited. Further signals have no effect. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => resolve())
    if (process.connected === false) resolve() // exited before we listened; undefined without a launcher
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
