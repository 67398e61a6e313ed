/** Wires up the site, for the production and the development server alike. */
import { join } from 'node:path'
import { defaultSite, type Site } from '#core/site/site.ts'
import { getEnquiry, postEnquiry } from '#server/api/enquiry.ts'
import { getLoanTypes } from '#server/api/get-loan-types.ts'
import { createIcons } from '#server/api/icons.ts'
import { type LeadOutcome, postLead } from '#server/api/post-lead.ts'
import { remoteIcons } from '#server/api/remote-icons.ts'
import { createLog, type Log } from '#server/base/log.ts'
import type { Config } from '#server/config.ts'
import { dataFolderOf, ownerCopyPath } from '#server/data-folder.ts'
import { followFacts } from '#server/facts/followed-facts.ts'
import { assetArchive } from '#server/http/asset-archive.ts'
import { httpOrigin } from '#server/http/http-origin.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import { openDiskCache } from '#server/images/disk-cache.ts'
import { createImageProxy } from '#server/images/image-proxy.ts'
import { type Leads, openLeads } from '#server/leads/open-leads.ts'
import type { PromiseMetrics } from '#server/leads/promise/promise-deps.ts'
import { followDirectusOwner } from '#server/owner/directus-owner.ts'
import { followOwnerFile, type OwnerSource } from '#server/owner/followed-owner-file.ts'
import { createKnowledge } from '#server/owner/knowledge.ts'
import { type AppDeps, createApp } from './app.ts'
import { createHealth } from './health.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPages } from './pages/pages.ts'
import type { Build, Renderer } from './pages/renderer.ts'
import { promiseFigure } from './promise-figure.ts'

const IMAGE_CACHE = { maxFiles: 2000, maxBytes: 256 * 1024 * 1024 }

/** Where pages come from: the build or, in development, the sources. */
export type SiteSource = {
  renderer: Renderer
  build: Build
  /** Folder with the built client and a copy of `public/`; in development `public/` itself. */
  clientFolder: string
  /** Folder with the compressed variants of the client's files; none in development. */
  compressedFolder?: string
  /** Clock for the day that pages are rendered for; tests fix it, otherwise the machine's. */
  pagesNow?: (() => Date) | undefined
}

type Parts = { config: Config; log: Log; metrics: Metrics; leads: Leads }

/** Opens the database and builds the app. @throws one line for the operator when a part cannot be opened */
export async function openSite(config: Config, source: SiteSource) {
  const { renderer, build, clientFolder, compressedFolder } = source
  const log = createLog(config.logLevel)
  const metrics = createMetrics({ runtime: true })
  const now = () => new Date()
  const pagesNow = source.pagesNow ?? now
  const knowledge = createKnowledge({
    owner: await ownerSource(config, {
      now: pagesNow,
      log,
      onOwnerFile: (isOk) => metrics.ownerFileOk.set(isOk ? 1 : 0),
    }),
    now: pagesNow,
    fetched: followFacts({ path: config.facts.path, now: pagesNow, log, onFile: metrics.onFactsFile }),
  })
  const pages = createPages({ renderer, build, site: siteOf(config) }, knowledge.current)
  const assets = assetArchive({
    folder: join(dataFolderOf(config), 'kept-assets'),
    built: join(clientFolder, '_assets'),
    now,
    log,
  })
  const [files, leads] = await Promise.all([
    openStaticFiles(clientFolder, compressedFolder, assets),
    openLeads(config, {
      log,
      now,
      onAttempt: (channel, result) => metrics.outboxSends.inc({ channel, result }),
      promiseMetrics: promiseMetrics(metrics),
      owner: () => knowledge.current().owner,
    }),
  ])
  await assets.archive() // before any process serves a page that refers to them
  const countPromises = promiseFigure({ knowledge, tally: leads.tally, log })
  await countPromises()
  const health = createHealth({ leads, metrics })
  const deps: AppDeps = {
    pages,
    files,
    ...(await handlers({ config, log, metrics, leads }, renderer.icons, clientFolder)),
    readiness: health.readiness,
    metricsText: health.metricsText,
    log,
    trustedProxies: config.trustedProxies,
  }
  return { app: createApp(deps), deps, knowledge, countPromises, pages, assets, leads, health, log, metrics }
}

type OwnerDeps = Omit<Parameters<typeof followOwnerFile>[0], 'ownerFile'>

/** Where the owner's data come from: his file, or the Directus that keeps the leads. */
async function ownerSource(config: Config, deps: OwnerDeps): Promise<OwnerSource> {
  const { ownerDirectus: directus, ownerFile } = config
  if (!directus) return followOwnerFile({ ownerFile, ...deps })
  return followDirectusOwner({ directus, copyPath: ownerCopyPath(config), ...deps })
}

/** Handlers of the API, icons and pictures. */
async function handlers(
  { config, log, metrics, leads }: Parts,
  icons: Record<string, string>,
  publicFolder: string,
): Promise<Pick<AppDeps, 'api' | 'enquiry' | 'image' | 'icons'>> {
  const posting = {
    leads: leads.store,
    limit: leads.limit,
    siteUrl: config.siteUrl,
    now: () => new Date(),
    log,
    onOutcome: (outcome: LeadOutcome) => metrics.leadOutcomes.inc({ outcome }),
  }
  const enquiring = { enquiries: leads.enquiries, siteUrl: config.siteUrl, log }
  const remote = remoteIcons({
    serviceUrl: config.iconServiceUrl,
    log,
    onAnswer: (result) => metrics.iconRequests.inc({ result }),
  })
  return {
    api: {
      getLoanTypes: () => getLoanTypes({ leads: leads.store, log }),
      postLead: (request, address) => postLead(request, address, posting),
    },
    enquiry: {
      get: (request, address) => getEnquiry(request, address, enquiring),
      post: (request, address) => postEnquiry(request, address, enquiring),
    },
    image: createImageProxy({
      publicFolder,
      cache: await openDiskCache(join(dataFolderOf(config), 'images'), IMAGE_CACHE, log),
      log,
      onMade: () => metrics.imagesMade.inc(),
    }),
    icons: createIcons({ own: icons, remote }),
  }
}

function promiseMetrics({ promises, firstTryMinutes, visitorMails }: Metrics): PromiseMetrics {
  return {
    onPromise: (isKept) => promises.inc({ kept: String(isKept) }),
    onFirstTry: (minutes) => firstTryMinutes.observe(minutes),
    onVisitorMail: (kind, result) => visitorMails.inc({ kind, result }),
  }
}

/** The site configuration, completed from the environment. */
export function siteOf({ siteUrl, siteIndexable, gtmId, port, host }: Config): Site {
  return { ...defaultSite, url: siteUrl ?? httpOrigin(host, port), indexable: siteIndexable, gtmId }
}
