import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** A body that has its headers but no compressed forms yet; `compress` adds them. */
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

/** How hard to press: `quick` for what someone waits for, `best` for what is sent thousands of times. */
export type Effort = 'quick' | 'best'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const BROTLI_QUALITY: Record<Effort, number> = { quick: 5, best: 11 }
const GZIP_LEVEL: Record<Effort, number> = { quick: 6, best: 9 }

/** Adds the brotli and gzip forms, or replaces them by better ones. A form that saves nothing is left out. */
export async function compress(file: Representation, effort: Effort): Promise<void> {
  const { body, headers } = file.variants.identity
  if (!('vary' in headers)) return // not compressible
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: GZIP_LEVEL[effort] }),
  ])
  for (const [encoding, bytes] of [['br', br] as const, ['gzip', gz] as const]) {
    if (bytes.length >= body.length) continue
    file.variants[encoding] = {
      body: new Uint8Array(bytes),
      headers: { ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) },
    }
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
