import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { baseHeaders } from './base-headers.ts'
import { addVariant, answer, isCompressed, type Representation, representation } from './representation.ts'

const LARGE_BYTES = 512 * 1024 // sent from disk: pictures that the image proxy makes smaller ones of
const MEMORY_BYTES = 32 * 1024 * 1024

/** The built client: hashed chunks of this and earlier builds, and what lay in `public/`. */
export type StaticFiles = {
  /** The file's answer, or undefined when no such file was built. */
  answer(request: Request, path: string): Response | Promise<Response> | undefined
  has(path: string): boolean
}

type Entry = { file: string; size: number; type: string; cacheControl: string }

/**
 * Lists the files once; only what is in the list is ever opened, so no path a stranger writes reaches the disk.
 *
 * @param root folder that may be missing (development: Vite serves its files itself)
 * @param pressed folder with the smallest forms of the texts, by content, as the build made them
 */
export async function openStaticFiles(root: string, pressed?: string): Promise<StaticFiles> {
  const entries = await listFiles(root)
  const memory = new LRUCache<string, Representation>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ variants }) => 1 + variants.identity.body.length * 2, // its compressed forms included
  })

  async function load(path: string, { file, type, cacheControl }: Entry): Promise<Representation> {
    const loaded = representation(await readFile(file), { type, cacheControl })
    if (pressed !== undefined && isCompressed(loaded)) await addPressed(loaded, pressed)
    memory.set(path, loaded)
    return loaded
  }

  return {
    has: (path) => entries.has(path),
    answer(request, path) {
      const inMemory = memory.get(path)
      if (inMemory) return answer(request, inMemory)
      const entry = entries.get(path)
      if (!entry) return undefined
      if (entry.size > LARGE_BYTES) return streamed(request, entry)
      return load(path, entry).then((file) => answer(request, file))
    },
  }
}

async function addPressed(file: Representation, folder: string): Promise<void> {
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
    if (!item.isFile() || path.includes('/.')) continue // links and dotfiles are nobody's business
    entries.set(path, {
      file,
      size: (await stat(file)).size,
      type: getMimeType(item.name) ?? 'application/octet-stream',
      // A hashed name never gets another content; the others may change with the next build.
      cacheControl: path.startsWith('/_assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    })
  }
  return entries
}

function streamed(request: Request, { file, size, type, cacheControl }: Entry): Response {
  const headers = {
    ...baseHeaders,
    'content-type': type,
    'content-length': String(size),
    'cache-control': cacheControl,
  }
  if (request.method === 'HEAD') return new Response(null, { headers }) // nobody would read, and so close, the stream
  // Node's and the DOM's stream types differ in name only.
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}
