/** Builds the website into dist/: both bundles, the pages' styles, and the build id (docs/decisions). */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createBuilder, type Manifest } from 'vite'
import { routeNames } from '#core/site/routes.ts'
import type { Assets } from './document/assets.ts'

const CLIENT = 'dist/client'
const pageNames = [...routeNames, 'not-found'] as const
const KEEP_OLD_MS = 30 * 86_400_000 // issue of the runtime: chunks of earlier builds stay served for 30 days

const sha = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding)

/** Every chunk a module imports without being asked again, itself first. */
function staticChunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) staticChunks(manifest, imported, seen)
  return seen
}

/** CSS files of a page: those of React's own side first, so that a page's rules win over the shell's. */
function cssFiles(manifest: Manifest, page: string): string[] {
  const chunks = [
    ...staticChunks(manifest, 'app/boot.ts'),
    ...staticChunks(manifest, 'app/start.tsx'),
    ...staticChunks(manifest, `app/routes/${page}.tsx`),
  ]
  return [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))]
}

async function pageStyles(manifest: Manifest): Promise<Assets['styles']> {
  const styles = await Promise.all(
    pageNames.map(async (page) => {
      const files = cssFiles(manifest, page)
      const texts = await Promise.all(files.map((file) => readFile(`${CLIENT}/${file}`, 'utf8')))
      const css = texts.map((text) => text.trim()).join('')
      return [page, { css, hash: `'sha256-${sha(css, 'base64')}'`, files: files.map((file) => `/${file}`) }] as const
    }),
  )
  return Object.fromEntries(styles) as Assets['styles'] // built from every page name
}

function pageChunks(manifest: Manifest): Assets['chunks'] {
  const chunks = pageNames.map((page) => [page, `/${manifest[`app/routes/${page}.tsx`]?.file}`])
  return Object.fromEntries(chunks) as Assets['chunks'] // built from every page name
}

/** Fonts that the first screen needs; Vite hashes their names. */
function firstFonts(manifest: Manifest): string[] {
  const fonts = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  return [...new Set(fonts)].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`)
}

/** Deletes chunks that no build of the last 30 days used; remembers since when each is out of use. */
async function prune(manifest: Manifest, nowMs: number): Promise<void> {
  const used = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const known: Record<string, number> = JSON.parse(await readFile('dist/retired.json', 'utf8').catch(() => '{}'))
  const retired: Record<string, number> = {}
  for (const name of await readdir(`${CLIENT}/_assets`)) {
    const file = `_assets/${name}`
    if (used.has(file)) continue
    const since = known[file] ?? nowMs
    if (nowMs - since > KEEP_OLD_MS) await rm(`${CLIENT}/${file}`)
    else retired[file] = since
  }
  await writeFile('dist/retired.json', JSON.stringify(retired))
}

export async function build(): Promise<void> {
  // Everything but the chunks is made anew, so that a file deleted from public/ is gone.
  await mkdir(`${CLIENT}/_assets`, { recursive: true })
  for (const name of await readdir(CLIENT)) if (name !== '_assets') await rm(`${CLIENT}/${name}`, { recursive: true })

  const builder = await createBuilder({ logLevel: 'warn' })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)

  await rename(`${CLIENT}/build-manifest.json`, 'dist/build-manifest.json') // ours, not the visitors'
  const manifest: Manifest = JSON.parse(await readFile('dist/build-manifest.json', 'utf8'))
  const boot = manifest['app/boot.ts']
  if (!boot) throw new Error('The build has no app/boot.ts: look at vite.config.ts.')
  const assets: Assets = {
    boot: `/${boot.file}`,
    chunks: pageChunks(manifest),
    fonts: firstFonts(manifest),
    styles: await pageStyles(manifest),
  }
  await writeFile('dist/server/assets.json', JSON.stringify(assets))
  await prune(manifest, Date.now())

  // Made of what the pages are made of: the same sources give the same id, and nobody reloads for nothing.
  const entry = await readFile('dist/server/entry-server.js', 'utf8')
  const id = sha(JSON.stringify(manifest) + JSON.stringify(assets) + entry, 'hex').slice(0, 12)
  await writeFile('dist/build.json', JSON.stringify({ id, timestamp: Date.now() }))
}

if (import.meta.main) await build()
