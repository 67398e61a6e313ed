/** The other ends of the outbox: a real mail server and a real receiver of webhooks, which may fail as told. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** Header lines unfolded, by lower-case name. */
  headers: Record<string, string>
  text: string
  html: string
  /** As it travelled. */
  raw: string
  envelope: { from: string; to: string[] }
}

export type MailReceiver = {
  /** What `SMTP_URL` takes. */
  url: string
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

type Habits = {
  port?: number
  /** Whether it speaks TLS from the first byte, with a certificate that nobody vouches for. */
  isSecure?: boolean
  /** How long it thinks between the end of a message and its answer. */
  thinksMs?: number
  /** Its answer to a recipient when it is not yes: 450 is "later", 550 "never"; `asked` counts from 1 for each address. */
  refuses?: (address: string, asked: number) => 450 | 550 | undefined
}

/** A mail server. `fails` decides for each attempt, counted from 1, whether it is refused. */
export async function startMailServer(
  fails: (attempt: number) => boolean = () => false,
  { port = 0, isSecure = false, thinksMs = 0, refuses = () => undefined }: Habits = {},
): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const asked = new Map<string, number>()
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    secure: isSecure,
    logger: false, // else it warns of the certificate, which it brings itself
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, done) {
      asked.set(address, (asked.get(address) ?? 0) + 1)
      const responseCode = refuses(address, asked.get(address) ?? 0)
      done(responseCode === undefined ? null : Object.assign(new Error('Not this one'), { responseCode }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        if (fails(attempts)) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        const raw = Buffer.concat(chunks).toString('utf8')
        mails.push({ ...parsed(raw), raw, envelope })
        setTimeout(done, thinksMs)
      })
    },
  })
  server.on('error', () => {}) // clients that are killed while they send
  const listening = once(server.server, 'listening') // refuses where the port is taken
  server.listen(port, '127.0.0.1')
  await listening
  const address = server.server.address() as AddressInfo // a TCP server's address is never a path
  return {
    url: `smtp${isSecure ? 's' : ''}://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Enough MIME for our own mails: two quoted-printable parts. */
function parsed(raw: string): Omit<ReceivedMail, 'envelope' | 'raw'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '-'
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const part = (type: string) => {
    const found = parts.find((text) => text.toLowerCase().includes(`content-type: ${type}`)) ?? ''
    return quotedPrintable(found.slice(found.indexOf('\r\n\r\n') + 4))
  }
  return { headers, text: part('text/plain'), html: part('text/html') }
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export type ReceivedWebhook = { url: string | undefined; headers: IncomingHttpHeaders; body: string }

export type WebhookReceiver = {
  /** What `LEADS_WEBHOOK_URL` takes. */
  url: string
  calls: ReceivedWebhook[]
  stop: () => Promise<void>
}

/**
 * Answers each call with the status that `statusOf` gives for its number, counted from 1; 0 is no answer at all. A redirect
 * leads elsewhere on the same server.
 */
export async function startWebhookReceiver(
  statusOf: (call: number) => number = () => 204,
  port = 0,
): Promise<WebhookReceiver> {
  const calls: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const status = statusOf(calls.length)
      if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // a TCP server's address is never a path
  return {
    url: `http://127.0.0.1:${address.port}/leads?from=site`,
    calls,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
