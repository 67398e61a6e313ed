import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { acceptedEncodings, type Encoding } from './accept.ts'
import { baseHeaders } from './base-headers.ts'

type Headers = Record<string, string>
type Bytes = Uint8Array<ArrayBuffer>
type Variant = { body: Bytes; headers: Headers }

/**
 * A body kept in memory in each encoding, with every header ready to send: nothing is computed per request.
 *
 * The tag is weak because it names the content, whatever its encoding.
 */
export type Representation = {
  status: number
  etag: string
  notModifiedHeaders: Headers
  variants: Record<'identity', Variant> & Partial<Record<Encoding, Variant>>
}

type Options = {
  type: string
  /** `no-cache` (the default) means: kept, but asked about each time. */
  cacheControl?: string
  headers?: Headers
  status?: number
  /** What the answer depends on, where that is more than the encoding. */
  vary?: string
}

/** A body that has its headers but no compressed forms yet; `compressLightly` and `compressBest` add them. */
export function representation(body: string | Uint8Array, options: Options): Representation {
  const { type, cacheControl = 'no-cache', headers, status = 200, vary = 'accept-encoding' } = options
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const caching: Headers = { 'cache-control': cacheControl, etag }
  if (isCompressible(type)) caching.vary = vary
  const full = { ...baseHeaders, 'content-type': type, ...caching, ...headers }
  return {
    status,
    etag,
    notModifiedHeaders: caching,
    variants: { identity: { body: bytes, headers: { ...full, 'content-length': String(bytes.length) } } },
  }
}

/** Whether a type is text at heart; pictures and fonts are compressed already. */
function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/(?:svg\+xml|x-icon))/.test(type)
}

type Compressed = Exclude<Encoding, 'identity'>

const GZIP_LEVEL = { light: 5, best: 9 }
const BROTLI_QUALITY = { light: 4, best: 11 }

/** Adds one compressed form in a few milliseconds: what is there before the best form is, or for one visitor only. */
export function compressLightly(file: Representation, encoding: Compressed): void {
  const { body } = file.variants.identity
  if (!('vary' in file.notModifiedHeaders)) return // not compressible
  // Synchronous: the thread pool costs more than the compression, in time and in the memory each thread keeps.
  const compressed =
    encoding === 'br'
      ? brotliCompressSync(body, brotliOptions('light', body.length))
      : gzipSync(body, { level: GZIP_LEVEL.light })
  addVariant(file, encoding, compressed)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Adds the smallest forms there are, or puts them in the place of lighter ones. Takes its time, beside other work. */
export async function compressBest(file: Representation): Promise<void> {
  const { body } = file.variants.identity
  if (!('vary' in file.notModifiedHeaders)) return // not compressible
  addVariant(file, 'gzip', await zip(body, { level: GZIP_LEVEL.best }))
  addVariant(file, 'br', await brotli(body, brotliOptions('best', body.length)))
}

function brotliOptions(effort: keyof typeof BROTLI_QUALITY, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      // No wider than the text: the window is what the encoder's memory goes into.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(12, Math.ceil(Math.log2(size + 1)))),
    },
  }
}

/** A form that saves nothing is left out. */
function addVariant(file: Representation, encoding: Compressed, compressed: Uint8Array): void {
  const { body, headers } = file.variants.identity
  if (compressed.length >= body.length) return
  file.variants[encoding] = {
    body: new Uint8Array(compressed),
    headers: { ...headers, 'content-encoding': encoding, 'content-length': String(compressed.length) },
  }
}

/** Answers with the form this browser likes best, or 304 when it has it already. HEAD is cut by the router. */
export function answer(request: Request, file: Representation): Response {
  const known = request.headers.get('if-none-match')
  if (known !== null && file.status === 200 && matchesTag(known, file.etag)) {
    return new Response(null, { status: 304, headers: file.notModifiedHeaders })
  }
  const { body, headers } = bestVariant(file, request.headers.get('accept-encoding'))
  return new Response(body, { status: file.status, headers })
}

/** Answers with something made for this visitor alone: pressed lightly, and only as this browser takes it. */
export function answerOnce(request: Request, file: Representation): Response {
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'))
  if (encoding === 'br' || encoding === 'gzip') compressLightly(file, encoding)
  return answer(request, file)
}

function bestVariant({ variants }: Representation, acceptEncoding: string | null): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

/** Whether `If-None-Match` names this tag; proxies may have made it weak or strong, so only the quoted part counts. */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
