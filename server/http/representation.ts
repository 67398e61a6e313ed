import { createHash } from 'node:crypto'
import { acceptedEncodings, type Encoding } from './accept.ts'
import { headersOfType } from './base-headers.ts'
import { compressed } from './compressed.ts'

type Headers = Record<string, string>
type Bytes = Uint8Array<ArrayBuffer>
type Variant = { body: Bytes; headers: Headers }

/**
 * A body in memory in several encodings, each with complete headers: nothing is computed per request.
 *
 * The ETag is weak because it identifies the content in any encoding.
 */
export type Representation = {
  status: number
  /** Hash of the content; the build names the files of compressed variants by it (`app/document/compress-texts.ts`). */
  digest: string
  etag: string
  notModifiedHeaders: Headers
  variants: Record<'identity', Variant> & Partial<Record<Encoding, Variant>>
}

type Options = {
  type: string
  /** Default `no-cache`: may be stored, but is revalidated each time. */
  cacheControl?: string
  headers?: Headers
  status?: number
  /** The `Vary` header; default `accept-encoding`. */
  vary?: string
}

/** A body with its headers, not compressed yet: `addVariant` adds variants, or the first request for one does. */
export function representation(body: string | Uint8Array, options: Options): Representation {
  const { type, cacheControl = 'no-cache', headers, status = 200, vary = 'accept-encoding' } = options
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const etag = `W/"${digest.slice(0, 12)}"` // 72 bits: enough to tell the contents of one address apart
  const caching: Headers = { 'cache-control': cacheControl }
  if (!cacheControl.endsWith('immutable')) caching.etag = etag // immutable content is never revalidated
  if (isCompressible(type)) caching.vary = vary
  const full = { ...headersOfType(type), 'content-type': type, ...caching, ...headers }
  return {
    status,
    digest,
    etag,
    notModifiedHeaders: caching,
    variants: { identity: { body: bytes, headers: { ...full, 'content-length': String(bytes.length) } } },
  }
}

/** Whether compressing a content type pays; pictures and fonts are compressed already. */
function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/(?:svg\+xml|x-icon))/.test(type)
}

export type Compressed = Exclude<Encoding, 'identity'>

/** Whether a representation is sent compressed. */
export function isCompressed(file: Representation): boolean {
  return 'vary' in file.notModifiedHeaders
}

/** Adds or replaces a compressed variant; where it is no smaller, the uncompressed body takes its place. */
export function addVariant({ variants }: Representation, encoding: Compressed, bytes: Uint8Array): Variant {
  const { body, headers } = variants.identity
  const compressedHeaders = { ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) }
  const variant =
    bytes.length < body.length ? { body: new Uint8Array(bytes), headers: compressedHeaders } : variants.identity
  variants[encoding] = variant
  return variant
}

/** Answers with the client's preferred encoding, or 304 when its copy is current. For HEAD the router drops the body. */
export function respond(request: Request, file: Representation): Response {
  const known = request.headers.get('if-none-match')
  if (known !== null && file.status === 200 && matchesTag(known, file.etag)) {
    return new Response(null, { status: 304, headers: file.notModifiedHeaders })
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'))
  const { body, headers } = file.variants[encoding] ?? lightVariant(file, encoding)
  return new Response(body, { status: file.status, headers })
}

/** Compresses on first use: for pages that `precompress` has not reached yet, and for responses rendered for one visitor. */
function lightVariant(file: Representation, encoding: Encoding): Variant {
  const { identity } = file.variants
  if (encoding === 'identity' || !isCompressed(file)) return identity
  // Synchronous: the thread pool would cost more than the compression, in time and in memory kept per thread.
  return addVariant(file, encoding, compressed(identity.body, encoding, 'light'))
}

/** Whether `If-None-Match` lists this tag, by weak comparison: proxies may have changed the `W/` prefix. */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
