import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sampleFields } from '#content/business.ts'
import { type Config, type Environment, readConfig } from './config.ts'
import { isBehindTls } from './http/is-behind-tls.ts'
import { createNodeServer, drain, listen } from './http/node-server.ts'
import { pressAll } from './http/press-all.ts'
import { openSite } from './open-site.ts'
import { giveBackMemory } from './ops/give-back-memory.ts'
import { loadBuiltSite } from './pages/built-site.ts'

const DRAIN_MS = 10_000 // running requests get this long after a stop was asked for
const PRESS_AFTER_MS = 1000 // whoever has waited for the start comes first
const DAY_CHECK_MS = 60_000

const dist = new URL('../dist/', import.meta.url)

/**
 * Reads the settings, wires the parts, serves until it is told to stop, and ends the process.
 *
 * @param pagesNow the clock of the pages; leads and all else go by the machine's
 */
export async function serve(environment: Environment, pagesNow?: () => Date): Promise<void> {
  const settings = readConfig(environment)
  if (!settings.ok) return refuse(settings.problem)
  await serveWith(settings.config, pagesNow).catch((error: unknown) => refuse(reason(error)))
}

async function serveWith(config: Config, pagesNow?: () => Date): Promise<void> {
  const stop = stopAsked() // from the first moment: a signal during the start is kept until the server can drain
  const { renderer, build } = await loadBuiltSite(dist)
  const folder = (name: string) => fileURLToPath(new URL(name, dist))
  const site = await openSite(config, {
    renderer,
    build,
    clientFolder: folder('client'),
    pressedFolder: folder('pressed'),
    pagesNow,
  })
  const { app, leads, health, log, metrics } = site
  const server = createNodeServer({ fetch: app.fetch, log, metrics, isBehindTls: isBehindTls(config) })
  const listening = await listen(server, config.port, config.host)
  if (!listening.ok) {
    await leads.stop() // it may have begun to tell an advisor: cut off, that would be told again
    return refuse(listening.problem)
  }

  console.log(`Kreditokaz is ready: ${listening.address}`)
  log.info({ event: 'server-started', build: build.id, node: process.version })
  if (sampleFields.length > 0) log.warn({ event: 'business-facts-missing', fields: sampleFields })
  flushCompileCache() // now: a process that is killed later would not leave it to the next start
  const stopMaintenance = startMaintenance(site)

  await stop
  log.info({ event: 'server-stopping' })
  health.markStopping()
  stopMaintenance()
  await drain(server, DRAIN_MS)
  await leads.stop()
  log.info({ event: 'server-stopped' })
  process.exit(0) // what still runs beside has nobody to serve
}

/** What is done beside serving: the smallest forms of the pages, and every day new pages. @returns what ends it */
function startMaintenance({ pages, kept, log }: Awaited<ReturnType<typeof openSite>>): () => void {
  let isStopping = false
  const press = async () => {
    try {
      await pressAll(pages.all())
    } catch (error) {
      // A signal to the whole group, as by Ctrl-C, ends the compressing process too: that is no error.
      if (!isStopping) log.error({ event: 'pages-not-pressed', error })
    }
    giveBackMemory()
  }
  const checkDay = () => {
    try {
      if (!pages.refresh().hasChanged) return
      void press()
      void kept.keep()
    } catch (error) {
      log.error({ event: 'pages-not-refreshed', error }) // yesterday's pages stay, and this is tried again
    }
  }
  const firstPress = setTimeout(press, PRESS_AFTER_MS)
  const dayCheck = setInterval(checkDay, DAY_CHECK_MS)
  return () => {
    isStopping = true
    clearTimeout(firstPress)
    clearInterval(dayCheck)
  }
}

/** Resolves at the first signal, or when the launcher that started this process is gone. Later signals change nothing. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => resolve())
    if (process.connected === false) resolve() // gone before we listened; undefined where there is no launcher
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
