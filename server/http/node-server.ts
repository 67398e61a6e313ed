import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { baseHeaders } from './base-headers.ts'
import { httpOrigin } from './http-origin.ts'
import { inFlight } from './in-flight.ts'
import { refuseUnparsed } from './unparsed.ts'

/** Limits on what a connection may cost before our code runs. */
const LIMITS = {
  urlLength: 4096, // the longest legitimate one, a calculator's link with everything set, has about 200
  headerBytes: 16 * 1024,
  headersTimeoutMs: 10_000, // against slow header attacks
  requestTimeoutMs: 20_000, // against slow body attacks
  keepAliveMs: 65_000, // longer than the 60 s of common proxies, so that they close idle connections first
  connections: 20_000,
  pipelined: 16, // on one connection
  reads: 2000, // on all: with the longest page, some 200 MB of answers that nobody fetches
  unreadMs: 12_000, // without a byte of an answer taken; what the system took at first counts once
}

export type Limits = typeof LIMITS

/** What one request is told to when it comes: it may listen for the response's end. */
export type Observe = (request: IncomingMessage, response: ServerResponse, id: string) => void

type Options = {
  /** The app: a function from `Request` to `Response`. */
  fetch: Parameters<typeof getRequestListener>[0]
  observe: Observe
  /** Whether to send HSTS: true for requests that reached our proxy over TLS. */
  isBehindTls: (request: IncomingMessage) => boolean
  /** Overrides, for tests. */
  limits?: Partial<Limits>
}

const HSTS = 'max-age=31536000; includeSubDomains' // a year; a subdomain without TLS could set cookies for the site

/** The HTTP server around the app: limits and request ids. Not listening yet. */
export function createNodeServer({ fetch, observe, isBehindTls, limits: changed }: Options): Server {
  const limits: Limits = { ...LIMITS, ...changed }
  const listener = getRequestListener(fetch, { hostname: 'localhost' })
  const nextId = requestIds()
  const admit = inFlight({ perConnection: limits.pipelined, reads: limits.reads })

  const server: Server = createServer(
    {
      ServerResponse: answerOf(() => !server.listening, limits.unreadMs),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(2000, limits.headersTimeoutMs / 2),
    },
    (request, response) => {
      const admitted = admit(request, response)
      if (admitted === 'cut-off') return request.socket.destroy()
      if (admitted === 'refuse') return refuse(response, 503, 'Service Unavailable', { 'retry-after': '1' })
      const id = nextId()
      response.setHeader('x-request-id', id)
      if (isBehindTls(request)) response.setHeader('strict-transport-security', HSTS)
      observe(request, response, id)
      if ((request.url?.length ?? 0) > limits.urlLength) refuse(response, 414, 'URI Too Long')
      else if (hasTwoHosts(request)) refuse(response, 400, 'Bad Request')
      else listener(request, response)
    },
  )
  server.on('clientError', refuseUnparsed)
  server.maxConnections = limits.connections
  return server
}

/** Whether an answer is kept for good, and will be shown for other requests than the one it was made for. */
function isKept(headers: unknown): boolean {
  const { 'cache-control': control } = (headers ?? {}) as OutgoingHttpHeaders // what `writeHead` takes last
  return String(control).endsWith('immutable')
}

/**
 * Announces the end of the connection in every response while the server stops, so that no proxy reuses it, and ends one
 * whose client does not read. The time starts with the answer: what comes before it may take longer.
 */
function answerOf(isStopping: () => boolean, unreadMs: number): typeof ServerResponse {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false
      if (isKept(rest.at(-1))) this.removeHeader('x-request-id')
      this.socket?.setTimeout(unreadMs) // Node.js ends the connection, and has its own time for one that is idle
      return super.writeHead(status, ...(rest as [])) // reason and headers, or headers alone, as they came
    }
  }
}

/** Short request ids, unique within and across processes. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}

/** Several `Host` lines are refused (RFC 9112, 3.2): Node takes the first, but a proxy may have taken another. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string | undefined) => name?.length === 4 && name.toLowerCase() === 'host'
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1
  return hosts > 1
}

function refuse(response: ServerResponse, status: number, reason: string, headers: Record<string, string> = {}): void {
  const type = 'text/plain; charset=utf-8'
  response.writeHead(status, { ...baseHeaders, 'content-type': type, connection: 'close', ...headers })
  response.end(`${reason}\n`)
}

/** Starts listening. @returns the address, or one line that names the variable to change */
export function listen(
  server: Server,
  port: number,
  host: string,
): Promise<{ ok: true; address: string } | { ok: false; problem: string }> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ ok: false, problem: listenProblem(error, port, host) })
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const bound = server.address()
      const actualPort = typeof bound === 'object' && bound ? bound.port : port // PORT=0 lets the system choose
      resolve({ ok: true, address: httpOrigin(host, actualPort) })
    })
  })
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} on ${host} is in use; stop what uses it or set another PORT.`
    case 'EACCES':
      return `PORT: this user may not listen on ${port}; set a PORT of 1024 or more.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: this machine has no address ${host}.`
    default:
      return `PORT ${port}, HOST ${host}: ${message}`
  }
}

/** Graceful shutdown: accepts no new connections and resolves when the last request has ended, or after `timeoutMs`. */
export function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Keep-alive connections become idle one by one; after a turn of the event loop, which reads what has arrived.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50)
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
    // Not `server.close`: it closes idle connections at once, also those on which a request is already on its way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle)
      clearTimeout(deadline)
      resolve()
    })
  })
}
