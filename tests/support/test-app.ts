/** The site's app with a small fake renderer, so that its tests need neither a build nor a database. */
import { defaultSite, type Site } from '#core/site/site.ts'
import { createLog } from '#server/base/log.ts'
import { noContent } from '#server/http/responses.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import { followOwnerFile } from '#server/owner/followed-owner-file.ts'
import { createKnowledge } from '#server/owner/knowledge.ts'
import { type AppDeps, createApp } from '#server/site/app.ts'
import { createMetrics } from '#server/site/metrics.ts'
import { createPages } from '#server/site/pages/pages.ts'
import type { Build, Renderer } from '#server/site/pages/renderer.ts'
import { fakeRenderer } from './fake-renderer.ts'

export const testBuild: Build = { id: 'build-7', timestamp: 1_790_000_000_000 }

type Changes = Partial<AppDeps> & {
  site?: Partial<Site>
  now?: () => Date
  renderer?: Partial<Renderer>
  clientFolder?: string
}

export async function testApp({ site, now, renderer, clientFolder, ...changes }: Changes = {}) {
  const clock = now ?? (() => new Date('2026-11-21T12:00:00Z'))
  const pages = createPages(
    { renderer: { ...fakeRenderer, ...renderer }, build: testBuild, site: { ...defaultSite, ...site } },
    createKnowledge({
      owner: followOwnerFile({
        ownerFile: { path: 'no-such-folder/podaci.toml', isAsked: false },
        now: clock,
        log: createLog('silent'),
        onOwnerFile: () => {},
      }),
      now: clock,
    }).current,
  )
  const metrics = createMetrics()
  const deps: AppDeps = {
    pages,
    files: await openStaticFiles(clientFolder ?? 'no-such-folder'),
    api: { getLoanTypes: async () => Response.json({ data: [] }), postLead: async () => noContent() },
    enquiry: { get: async () => noContent(), post: async () => noContent() },
    image: async () => new Response(null, { status: 404 }),
    icons: async () => new Response(null, { status: 404 }),
    readiness: async () => ({ ready: true, report: {} }),
    metricsText: () => metrics.registry.metrics(),
    log: createLog('silent'),
    trustedProxies: 0,
    ...changes,
  }
  return { app: createApp(deps), pages, metrics, log: deps.log }
}
