import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { baseHeaders } from './base-headers.ts'

/** Statuses of Node's parser; whatever else it cannot read is a bad request. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what never became a request, or stopped in the middle of one, as Node does by itself, but with the headers of
 * every other answer and a body. A connection on which an answer has begun is only closed.
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The answer that is being written: Node's own handler looks at the same field.
  const { _httpMessage: current } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  if (socket.writable && error.code !== 'ECONNRESET' && !current?.headersSent) socket.write(refusal(error.code))
  socket.destroy(error)
}

function refusal(code = ''): string {
  const status = STATUS[code] ?? 400
  const body = `${STATUS_CODES[status]}\n`
  const headers = {
    ...baseHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
