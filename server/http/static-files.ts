import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { AssetArchive } from './asset-archive.ts'
import { headersOfType } from './base-headers.ts'
import { addVariant, isCompressed, type Representation, representation, respond } from './representation.ts'

const ASSETS = '/_assets/'
const LARGE_BYTES = 512 * 1024 // streamed from disk: originals for the image proxy
const MEMORY_BYTES = 32 * 1024 * 1024

/** The built client, the contents of `public/`, and hashed assets of other builds. */
export type StaticFiles = {
  /** The response, or undefined when there is no such file. */
  respond(request: Request, path: string): Response | Promise<Response | undefined> | undefined
  has(path: string): boolean
}

type Entry = { file: string; size: number }

/**
 * Lists the files once. Of this build only listed files are ever opened, whatever path a client sends.
 *
 * @param root may be missing (in development Vite serves the files itself)
 * @param compressed folder with the compressed variants that the build made, named by content hash
 * @param archive assets of other builds
 */
export async function openStaticFiles(
  root: string,
  compressed?: string,
  archive?: Pick<AssetArchive, 'read'>,
): Promise<StaticFiles> {
  const entries = await listFiles(root)
  const memory = new LRUCache<string, Representation>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ variants }) => 1 + variants.identity.body.length * 2, // compressed variants included
  })

  async function load(path: string, body: Uint8Array): Promise<Representation> {
    const loaded = representation(body, kindOf(path))
    if (compressed !== undefined && isCompressed(loaded)) await addCompressed(loaded, compressed)
    memory.set(path, loaded)
    return loaded
  }

  /** Falls back to `archive`: a rebuild may have replaced the files while this process still serves the old build. */
  async function contentOf(path: string, entry: Entry | undefined): Promise<Uint8Array | undefined> {
    if (!entry) return archive?.read(path)
    return readFile(entry.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return archive?.read(path)
    })
  }

  return {
    has: (path) => entries.has(path),
    respond(request, path) {
      const inMemory = memory.get(path)
      if (inMemory) return respond(request, inMemory)
      const entry = entries.get(path)
      if (!entry && !path.startsWith(ASSETS)) return undefined
      if (entry && entry.size > LARGE_BYTES) return streamed(request, path, entry)
      return contentOf(path, entry).then(async (body) => body && respond(request, await load(path, body)))
    },
  }
}

async function addCompressed(file: Representation, folder: string): Promise<void> {
  const endings = { br: 'br', gzip: 'gz' } as const
  for (const encoding of ['br', 'gzip'] as const) {
    const form = await readFile(join(folder, `${file.digest}.${endings[encoding]}`)).catch(() => undefined) // not built
    if (form) addVariant(file, encoding, form)
  }
}

async function listFiles(root: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []) // missing: nothing built
  for (const item of found) {
    const file = join(item.parentPath, item.name)
    const path = file.slice(root.length).replaceAll('\\', '/')
    if (!item.isFile() || path.includes('/.')) continue // neither links nor dotfiles
    entries.set(path, { file, size: (await stat(file)).size })
  }
  return entries
}

function kindOf(path: string): { type: string; cacheControl: string } {
  return {
    // Without charset, to save bytes: modules are always UTF-8.
    type: path.endsWith('.js') ? 'text/javascript' : (getMimeType(path) ?? 'application/octet-stream'),
    // A hashed name never changes its content; other files may change with the next build.
    cacheControl: path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  }
}

function streamed(request: Request, path: string, { file, size }: Entry): Response {
  const { type, cacheControl } = kindOf(path)
  const headers = {
    ...headersOfType(type),
    'content-type': type,
    'content-length': String(size),
    'cache-control': cacheControl,
  }
  if (request.method === 'HEAD') return new Response(null, { headers }) // an unread stream would never be closed
  // Node's and the DOM's stream types differ in name only.
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}
