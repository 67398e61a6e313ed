import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImagePath, readImageAddress } from '#core/site/images.ts'
import { concurrencyLimit } from '#server/base/concurrency-limit.ts'
import type { Log } from '#server/base/log.ts'
import { baseHeaders, pictureHeaders } from '#server/http/base-headers.ts'
import { matchesTag } from '#server/http/representation.ts'
import { json } from '#server/http/responses.ts'
import type { DiskCache } from './disk-cache.ts'
import { QUALITY, type Webp, webpOf } from './webp.ts'

type Deps = {
  /** Folder that holds `images/`. */
  publicFolder: string
  cache: DiskCache
  log: Pick<Log, 'error'>
  /** Counts conversions. */
  onMade: () => void
}

type ProxiedImage = { source: ImagePath; width: number }

/**
 * GET /_ipx/{modifiers}/{path}: one of the project's own pictures as WebP at one of the known widths.
 *
 * Anything else is refused, so the number of variants is small, and nothing is fetched from other hosts.
 */
export function createImageProxy({ publicFolder, cache, log, onMade }: Deps) {
  const limit = concurrencyLimit({ running: 2, waiting: 100 })
  const underWay = new Map<string, Promise<Webp | undefined>>()

  /** Converts a picture; concurrent requests for the same one share the conversion. */
  function made(name: string, picture: ProxiedImage): Promise<Webp | undefined> {
    const already = underWay.get(name)
    if (already) return already
    const making = limit
      .run(async () => {
        const webp = await webpOf(join(publicFolder, picture.source), picture.width)
        onMade()
        await cache.write(name, webp)
        return webp
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  return async function image(request: Request): Promise<Response> {
    const picture = readImageAddress(new URL(request.url).pathname)
    if (!picture) return problem(400, 'No such form of a picture.')
    const version = await sourceVersion(publicFolder, picture.source)
    if (version === undefined) return problem(404, 'No such picture.')

    const name = `${hash(`${picture.source} ${picture.width} ${QUALITY} ${version}`)}.webp`
    const headers = headersOf(name)
    if (matchesTag(request.headers.get('if-none-match') ?? '', headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const fallback = () => original(join(publicFolder, picture.source))
    try {
      const webp = (await cache.read(name)) ?? (await made(name, picture))
      if (!webp) return (await fallback()) ?? problem(503, 'Too many pictures are being made.', { 'retry-after': '2' })
      return new Response(webp, { headers: { ...headers, 'content-length': String(webp.length) } })
    } catch (error) {
      log.error({ event: 'image-not-made', source: picture.source, width: picture.width, error })
      return (await fallback()) ?? problem(500, 'The picture cannot be made.')
    }
  }
}

const PNG_SIGNATURE = '89504e470d0a1a0a'

/** The original as a fallback when the conversion fails: larger, and not cacheable. Undefined unless it is a PNG. */
async function original(file: string): Promise<Response | undefined> {
  const bytes = await readFile(file).catch(() => undefined) // the conversion failed for the same reason
  if (bytes?.toString('hex', 0, 8) !== PNG_SIGNATURE) return undefined
  return new Response(bytes, {
    headers: { ...baseHeaders, ...pictureHeaders, 'content-type': 'image/png', 'cache-control': 'no-store' },
  })
}

function headersOf(name: string) {
  return {
    ...baseHeaders,
    ...pictureHeaders,
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400', // not immutable: a picture may be replaced under its name
    etag: `"${name.slice(0, 22)}"`,
  }
}

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json({ error: { message } }, status, headers)
}

/** A version that changes with the file; undefined when there is no such file, or it is a link. */
async function sourceVersion(folder: string, source: ImagePath): Promise<string | undefined> {
  const info = await lstat(join(folder, source)).catch(() => undefined) // missing: answered with 404
  return info?.isFile() ? `${info.size}-${info.mtimeMs}` : undefined
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
