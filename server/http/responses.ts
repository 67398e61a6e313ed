import { baseHeaders } from './base-headers.ts'

type Headers = Record<string, string>

/** JSON that belongs to this one answer: kept by no cache and found by no search engine. */
export function json(body: unknown, status = 200, headers: Headers = {}): Response {
  const text = JSON.stringify(body)
  return new Response(text, {
    status,
    headers: {
      ...baseHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}

/** 204: done, nothing to say. */
export function noContent(headers: Headers = {}): Response {
  return new Response(null, { status: 204, headers: { ...baseHeaders, 'cache-control': 'no-store', ...headers } })
}

/** One line of plain text, for people who look at an address that is not meant for them. */
export function text(body: string, status: number, headers: Headers = {}): Response {
  return new Response(`${body}\n`, {
    status,
    headers: {
      ...baseHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body) + 1),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}
