/** Builds the website into dist/: scripts, styles, the server's pages, and the build id (docs/decisions/0001, 0015). */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createBuilder, createLogger, type Manifest } from 'vite'
import { socialImage } from '#content/social.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { type Known, knownOn } from '#core/owner/known.ts'
import { type PageName, routeNames } from '#core/site/routes.ts'
import { defaultSite } from '#core/site/site.ts'
import type { Assets } from './document/assets.ts'
import { compressTexts } from './document/compress-texts.ts'
import { socialPainter } from './document/social-image.ts'
import { usedStyles } from './document/used-styles.ts'

const CLIENT = 'dist/client'
const pageNames: PageName[] = [...routeNames, 'not-found']

/** What determines the look of the social images, apart from their words. */
const PAINTED_WITH = [
  'app/document/social-image.ts',
  'app/document/outline-font.ts',
  'app/styles/fonts/familjen-grotesk.woff2',
  'app/styles/fonts/figtree.woff2',
  'public/drawings/city.svg',
]

const sha = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding)

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${folder}/build-manifest.json`, 'utf8'))
}

/** @throws when the build has no file of that source */
function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The build has no ${source}: look at vite.config.ts.`)
  return file
}

/** Which modules a chunk holds and which chunks it imports (app/chunk-plan.ts), by file. */
type ChunkTable = Record<string, { modules: string[]; imports: string[] }>

/** The file of a module and those that it imports, itself first. */
function closure(table: ChunkTable, module: string): Set<string> {
  const [file] = Object.entries(table).find(([, { modules }]) => modules.includes(module)) ?? []
  if (!file) throw new Error(`The build has no ${module}: look at app/chunk-plan.ts.`)
  const reached = new Set([file])
  for (const known of reached) for (const imported of table[known]?.imports ?? []) reached.add(imported)
  return reached
}

/** The chunks of React's start and of each island, without boot, which every page has already. */
async function chunks(table: ChunkTable, boot: string): Promise<Assets['chunks']> {
  const islands = (await readdir('app/islands')).map((file) => `app/islands/${file}`)
  const entries = ['app/start.tsx', ...islands].map((module) => {
    const needed = [...closure(table, module)].filter((file) => file !== boot)
    return [basename(module, '.tsx'), needed.map((file) => `/${file}`)]
  })
  return Object.fromEntries(entries)
}

/** Fonts that the first screen needs: both families, one file each. */
function fonts(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(files)].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`)
}

/** Every page as HTML, by the renderer that was just built; without styles yet. */
async function renderedPages(known: Known): Promise<Record<PageName, string>> {
  const { render }: typeof import('./entry-server.tsx') = await import(
    new URL(`../dist/server/entry-server.js?${Date.now()}`, import.meta.url).href
  )
  const pages = pageNames.map(
    (page) =>
      [page, render(page, { site: defaultSite, known, buildId: '', search: '', hasChosen: false }).html] as const,
  )
  return Object.fromEntries(pages) as Record<PageName, string> // built from every page name
}

function pageStyles(css: string, pages: Record<PageName, string>): Assets['pageStyles'] {
  const styles = pageNames.map((page) => {
    const used = usedStyles(css, pages[page])
    return [page, { css: used, hash: `'sha256-${sha(used, 'base64')}'` }] as const
  })
  return Object.fromEntries(styles) as Assets['pageStyles'] // built from every page name
}

/** Empties the client folder, so that a file deleted from public/ is gone; keeps the social images. */
async function clear(): Promise<void> {
  await mkdir(CLIENT, { recursive: true })
  for (const name of await readdir(CLIENT)) {
    if (name !== 'og') await rm(`${CLIENT}/${name}`, { recursive: true })
  }
}

/** Renders the social images. That is slow, so those whose inputs have not changed are kept. */
async function paintSocialImages(known: Known): Promise<void> {
  const painted = await readFile('dist/social-images.json', 'utf8').catch(() => '{}')
  const painter = (await Promise.all(PAINTED_WITH.map((file) => readFile(file, 'base64')))).join()
  const before: Record<string, string> = JSON.parse(painted)
  const now = routeNames.map(
    (route) => [route, sha(painter + JSON.stringify(socialImage(route, known)), 'hex')] as const,
  )
  const due = now.filter(([route, digest]) => before[route] !== digest)
  await mkdir(`${CLIENT}/og`, { recursive: true })
  if (due.length > 0) {
    const paint = await socialPainter()
    for (const [route] of due) await writeFile(`${CLIENT}/og/${route}.png`, await paint(socialImage(route, known)))
  }
  await writeFile('dist/social-images.json', JSON.stringify(Object.fromEntries(now)))
}

/** Drops the warning of Lightning CSS that it does not know `:target-current`, which it rightly leaves as it is. */
function quietLogger() {
  const logger = createLogger('warn')
  return {
    ...logger,
    warn: (...[text, ...rest]: Parameters<typeof logger.warn>) => {
      if (!text.includes("'target-current'")) logger.warn(text, ...rest)
    },
  }
}

export async function build(): Promise<void> {
  await clear()
  const builder = await createBuilder({ logLevel: 'warn', customLogger: quietLogger() })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)

  const scripts = await readManifest(CLIENT)
  const table: ChunkTable = JSON.parse(await readFile(`${CLIENT}/chunks.json`, 'utf8'))
  const { imports: waitedFor = [] } = scripts['app/boot.ts'] ?? {}
  if (waitedFor.length > 0) throw new Error(`Boot waits for ${waitedFor.join(', ')}: look at vite.config.ts.`)
  const sheets = await readManifest('dist/styles')
  const [sheet = ''] = (await readdir('dist/styles/_assets')).filter((name) => name.endsWith('.css'))
  const css = await readFile(`dist/styles/_assets/${sheet}`, 'utf8')
  const fontFiles = fonts(sheets)
  for (const file of fontFiles) await rename(`dist/styles${file}`, `${CLIENT}${file}`)
  // Every page inlines the font rules; loaded a second time, they would make the browser lay out the whole page again.
  await writeFile(`${CLIENT}/_assets/${sheet}`, css.replaceAll(/@font-face\{[^}]*\}/g, ''))
  await rm('dist/styles', { recursive: true })
  await rm(`${CLIENT}/build-manifest.json`) // ours, not the visitors'
  await rename(`${CLIENT}/chunks.json`, 'dist/chunks.json')
  // These styles are part of `sheet`.
  for (const { file } of Object.values(scripts)) if (file.endsWith('.css')) await rm(`${CLIENT}/${file}`)

  const assets: Assets = {
    boot: `/${fileOf(scripts, 'app/boot.ts')}`,
    chunks: await chunks(table, fileOf(scripts, 'app/boot.ts')),
    fonts: fontFiles,
    styles: `/_assets/${sheet}`,
    pageStyles: Object.fromEntries(pageNames.map((page) => [page, { css: '', hash: '' }])) as Assets['pageStyles'],
  }
  const writeAssets = () => writeFile('dist/server/assets.json', JSON.stringify(assets))
  await writeAssets() // the renderer reads them
  const known = knownOn(dayInBelgrade(new Date()))
  assets.pageStyles = pageStyles(css, await renderedPages(known))
  await writeAssets()

  await paintSocialImages(known)

  await compressTexts(CLIENT, 'dist/compressed')

  // A hash of the build's output: the same sources give the same id, and no open page reloads needlessly.
  const entry = await readFile('dist/server/entry-server.js', 'utf8')
  const id = sha(JSON.stringify(scripts) + JSON.stringify(assets) + entry, 'hex').slice(0, 12)
  await writeFile('dist/build.json', JSON.stringify({ id, timestamp: Date.now() }))
}

if (import.meta.main) await build()
