import { baseHeaders } from './base-headers.ts'

type Headers = Record<string, string>

/** JSON that belongs to this one answer: kept by no cache and found by no search engine. */
export function json(body: unknown, status = 200, headers: Headers = {}): Response {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json; charset=utf-8', ...headers })
}

/** The same for a body that is text already; its type stands in the headers. */
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

/** 204: done, nothing to say. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { ...baseHeaders, 'cache-control': 'no-store' } })
}
