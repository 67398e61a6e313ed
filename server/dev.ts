/** The development server: the same site behind Vite, which compiles sources on demand and reloads what changed. */
import { createServer as createHttpServer } from 'node:http'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { type Config, readConfig } from './config.ts'
import { listen } from './http/node-server.ts'
import type { Renderer } from './site/pages/renderer.ts'

type OpenSite = typeof import('./site/open-site.ts')
type Site = Awaited<ReturnType<OpenSite['openSite']>>
type Opened = { by: OpenSite['openSite']; site: Site; app: Site['app'] }

const build = { id: 'dev', timestamp: Date.now() }
const clientFolder = fileURLToPath(new URL('../public', import.meta.url))

/** Loads a source module; returns the same instance until it or one of its dependencies changes. */
async function load<Module>(vite: ViteDevServer, path: string): Promise<Module> {
  return (await vite.ssrLoadModule(path)) as Module // the caller knows the type of the module
}

/** Replaces the linked sheet of a CSS module that has changed: Vite would reload the page, as nothing imports the link. */
const linkedStyles: Plugin = {
  name: 'linked-styles',
  hotUpdate({ file, modules, timestamp }) {
    if (this.environment.name !== 'client' || !file.endsWith('.module.css')) return
    const path = file.slice(this.environment.config.root.length)
    this.environment.hot.send({
      type: 'update',
      updates: [{ type: 'css-update', path, acceptedPath: path, timestamp }],
    })
    return modules.filter(({ url }) => !/[?&]direct\b/.test(url))
  },
}

/** The style sheets that pages use, linked so that they apply from the first paint, as in production. */
function stylesheets(vite: ViteDevServer): string[] {
  const modules = vite.environments.ssr?.moduleGraph.idToModuleMap.keys() ?? []
  return [...modules].filter((id) => id.endsWith('.css')).map((id) => id.slice(vite.config.root.length))
}

async function currentRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { render, ...rest } = await load<Renderer>(vite, '/app/entry-server.tsx')
  const dev = { scripts: ['/@vite/client', '/app/boot.ts'], stylesheets: stylesheets(vite) }
  return { ...rest, render: (page, options) => render(page, Object.assign({ dev }, options)) }
}

/** Builds the app from the current sources; keeps the database open unless the server's own modules have changed. */
async function opened(vite: ViteDevServer, config: Config, before: Opened | undefined): Promise<Opened> {
  const renderer = await currentRenderer(vite)
  const { openSite, siteOf } = await load<OpenSite>(vite, '/server/site/open-site.ts')
  if (before?.by !== openSite) {
    await before?.site.leads.stop()
    const site = await openSite(config, { renderer, build, clientFolder })
    return { by: openSite, site, app: site.app }
  }
  const { createPages } = await load<typeof import('./site/pages/pages.ts')>(vite, '/server/site/pages/pages.ts')
  const { createApp } = await load<typeof import('./site/app.ts')>(vite, '/server/site/app.ts')
  const pages = createPages({ renderer, site: siteOf(config), build }, before.site.knowledge.current)
  return { ...before, app: createApp({ ...before.site.deps, pages }) }
}

/** @returns a function that gives the app of the current sources, and rejects while they do not compile */
function currentApp(vite: ViteDevServer, config: Config): () => Promise<Site['app']> {
  let last: Opened | undefined
  let current: Promise<Opened> | undefined
  let [isStale, hasFailed] = [true, false]
  const open = async () => {
    try {
      last = await opened(vite, config, last)
      hasFailed = false
      return last
    } catch (error) {
      isStale = hasFailed = true // the next request tries again
      throw error
    }
  }
  vite.watcher.on('all', (_, file) => {
    if (!SOURCE.test(relative(vite.config.root, file))) return
    isStale = true
    if (hasFailed || !isPutInPlace(vite, file)) vite.environments.client?.hot.send({ type: 'full-reload' })
  })
  return async () => {
    if (isStale || !current) {
      isStale = false
      current = current ? current.then(open, open) : open() // sequential: only one instance may have the database open
    }
    return (await current).app
  }
}

const SOURCE = /^(app|content|core|public|server)[\\/]/
const ISLAND = /^app[\\/](features|islands)[\\/]/

/** Whether Vite's hot update shows a change: true for styles and island scripts. The rest of a page is static HTML. */
function isPutInPlace(vite: ViteDevServer, file: string): boolean {
  const loaded = [...(vite.environments.client?.moduleGraph.getModulesByFile(file) ?? [])]
  if (file.endsWith('.css')) return loaded.length > 0
  return ISLAND.test(relative(vite.config.root, file)) && loaded.some(({ transformResult }) => transformResult !== null)
}

/** A page that shows a compile error and reloads when the source is fixed. */
function errorPage(error: unknown): string {
  const text = stripVTControlCharacters(String(error)).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><meta charset="utf-8"><script type="module" src="/@vite/client"></script><pre>${text}</pre>`
}

async function main(config: Config): Promise<void> {
  const http = createHttpServer()
  const vite = await createServer({
    appType: 'custom',
    plugins: [linkedStyles],
    server: { middlewareMode: true, ws: { server: http } },
  })
  const app = currentApp(vite, config)
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await getRequestListener((await app()).fetch, { hostname: 'localhost' })(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        report(error)
        response.writeHead(500, { 'content-type': 'text/html' }).end(errorPage(error))
      }
    })
  })
  await app().catch(report) // not fatal: the source may be fixed, and each request reports it again
  const listening = await listen(http, config.port, config.host)
  if (!listening.ok) refuse(listening.problem)
  console.log(`Kreditokaz (development) is ready: ${listening.address}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => process.exit(0))
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.stack : error) // only the stack: Vite's errors hold whole files
}

function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const settings = readConfig(process.env)
if (!settings.ok) refuse(settings.problem)
await main(settings.config)
