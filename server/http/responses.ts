import { baseHeaders } from './base-headers.ts'

type Headers = Record<string, string>

/** A JSON response that no cache stores and no search engine lists. */
export function json(body: unknown, status = 200, headers: Headers = {}): Response {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json; charset=utf-8', ...headers })
}

/** A text response that no cache stores and no search engine lists; `headers` must hold the content type. */
export function text(body: string, status: number, headers: Headers): Response {
  return new Response(body, {
    status,
    headers: {
      ...baseHeaders,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}

/** 204 without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { ...baseHeaders, 'cache-control': 'no-store' } })
}
