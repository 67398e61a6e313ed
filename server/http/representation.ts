import { createHash } from 'node:crypto'
import { acceptedEncodings, type Encoding } from './accept.ts'
import { baseHeaders, scriptHeaders } from './base-headers.ts'
import { compressed } from './compressed.ts'

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
  /** Names the content; the build names the pressed forms after it (`app/document/pressed.ts`). */
  digest: string
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

/** A body that has its headers but no compressed forms yet: `addVariant` adds them, or the first who asks for one. */
export function representation(body: string | Uint8Array, options: Options): Representation {
  const { type, cacheControl = 'no-cache', headers, status = 200, vary = 'accept-encoding' } = options
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const etag = `W/"${digest}"`
  const caching: Headers = { 'cache-control': cacheControl }
  if (!cacheControl.endsWith('immutable')) caching.etag = etag // what never changes is never asked about again
  if (isCompressible(type)) caching.vary = vary
  const base = type.startsWith('text/javascript') ? scriptHeaders : baseHeaders
  const full = { ...base, 'content-type': type, ...caching, ...headers }
  return {
    status,
    digest,
    etag,
    notModifiedHeaders: caching,
    variants: { identity: { body: bytes, headers: { ...full, 'content-length': String(bytes.length) } } },
  }
}

/** Whether a type is text at heart; pictures and fonts are compressed already. */
function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/(?:svg\+xml|x-icon))/.test(type)
}

export type Compressed = Exclude<Encoding, 'identity'>

/** Whether a representation is of a kind that is sent compressed. */
export function isCompressed(file: Representation): boolean {
  return 'vary' in file.notModifiedHeaders
}

/** Adds or replaces one compressed form; where it saves nothing, the body itself stands for it. */
export function addVariant({ variants }: Representation, encoding: Compressed, bytes: Uint8Array): Variant {
  const { body, headers } = variants.identity
  const compressedHeaders = { ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) }
  const variant =
    bytes.length < body.length ? { body: new Uint8Array(bytes), headers: compressedHeaders } : variants.identity
  variants[encoding] = variant
  return variant
}

/** Answers with the form this browser likes best, or 304 when it has it already. HEAD is cut by the router. */
export function answer(request: Request, file: Representation): Response {
  const known = request.headers.get('if-none-match')
  if (known !== null && file.status === 200 && matchesTag(known, file.etag)) {
    return new Response(null, { status: 304, headers: file.notModifiedHeaders })
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'))
  const { body, headers } = file.variants[encoding] ?? lightVariant(file, encoding)
  return new Response(body, { status: file.status, headers })
}

/** What is sent until `pressAll` has made the smallest form, and of what is made for one visitor alone. */
function lightVariant(file: Representation, encoding: Encoding): Variant {
  const { identity } = file.variants
  if (encoding === 'identity' || !isCompressed(file)) return identity
  // Synchronous: the thread pool costs more than the compression, in time and in the memory each thread keeps.
  return addVariant(file, encoding, compressed(identity.body, encoding, 'light'))
}

/** Whether `If-None-Match` names this tag; proxies may have made it weak or strong, so only the quoted part counts. */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
