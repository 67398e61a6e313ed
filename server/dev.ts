/** Development: the same site behind Vite, which compiles the sources as they are asked for and reloads what changed. */
import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer, type ViteDevServer } from 'vite'
import { type Config, readConfig } from './config.ts'
import { createApp } from './http/app.ts'
import { listen } from './http/node-server.ts'
import { openSite, siteOf } from './open-site.ts'
import { createPages, type Pages } from './pages/pages.ts'
import type { Renderer } from './pages/renderer.ts'

const build = { id: 'dev', timestamp: Date.now() }
const publicFolder = fileURLToPath(new URL('../public', import.meta.url))

/** Style sheets that the pages use, so that they are there with the first paint as in production. */
function stylesheets(vite: ViteDevServer): string[] {
  const modules = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? []
  return [...modules].filter((id) => id.endsWith('.css')).map((id) => id.slice(vite.config.root.length))
}

/** The renderer of the sources as they are now. */
async function currentRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { render, ...rest } = (await vite.ssrLoadModule('/app/entry-server.tsx')) as Renderer // app/entry-server.tsx
  const dev = { scripts: ['/@vite/client', '/app/boot.ts'], stylesheets: stylesheets(vite) }
  return { ...rest, render: (page, options) => render(page, Object.assign({ dev }, options)) }
}

/** Pages made anew whenever a source has changed since the last request. */
async function freshPages(vite: ViteDevServer, config: Config) {
  const make = async () =>
    createPages({ renderer: await currentRenderer(vite), site: siteOf(config), build }, () => new Date())
  let current = await make()
  let isStale = false
  vite.watcher.on('all', () => {
    isStale = true
  })
  const pages: Pages & { refresh: () => Promise<void> } = {
    at: (path) => current.at(path),
    notFound: (...args) => current.notFound(...args),
    calculator: (...args) => current.calculator(...args),
    refresh: async () => {
      if (!isStale) return
      isStale = false
      current = await make()
    },
  }
  return pages
}

async function main(config: Config): Promise<void> {
  const http = createHttpServer()
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server: http } } })
  const pages = await freshPages(vite, config)
  const { deps } = await openSite(config, { renderer: await currentRenderer(vite), build, clientFolder: publicFolder })
  const answer = getRequestListener(createApp({ ...deps, pages }).fetch, { hostname: 'localhost' })
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await pages.refresh()
        await answer(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end('The page could not be drawn; see the terminal.')
      }
    })
  })
  const listening = await listen(http, config.port, config.host)
  if (!listening.ok) throw new Error(listening.problem)
  console.log(`Kreditokaz (development) is ready: ${listening.address}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => process.exit(0))
}

const settings = readConfig(process.env)
if (!settings.ok) {
  console.error(settings.problem)
  process.exit(1)
}
await main(settings.config).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
