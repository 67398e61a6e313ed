/** Receivers of notifications: a real mail server and a real webhook receiver, which can be made to fail. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** Header lines unfolded, by lower-case name. */
  headers: Record<string, string>
  text: string
  html: string
  /** As transmitted. */
  raw: string
  envelope: { from: string; to: string[] }
}

export type MailReceiver = {
  /** For `SMTP_URL`. */
  url: string
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

type Habits = {
  port?: number
  /** Whether it uses implicit TLS, with a self-signed certificate. */
  isSecure?: boolean
  /** Delay between the end of a message and the reply. */
  thinksMs?: number
  /** Status with which a recipient is refused, such as 450 or 550; `asked` counts from 1 for each address. */
  refuses?: (address: string, asked: number) => 450 | 550 | undefined
  /** Whether it refuses every sender, with 550. */
  refusesSender?: boolean
  /** What it does to everybody for the time being: puts off, refuses, or never says a word. */
  isAway?: () => 'deferring' | 'refusing' | 'hanging' | undefined
}

/** Starts a mail server. `fails` decides for each attempt, counted from 1, whether it is refused. */
export async function startMailServer(
  fails: (attempt: number) => boolean = () => false,
  {
    port = 0,
    isSecure = false,
    thinksMs = 0,
    refuses = () => undefined,
    refusesSender = false,
    isAway = () => undefined,
  }: Habits = {},
): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const asked = new Map<string, number>()
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    secure: isSecure,
    logger: false, // it would warn about its own default certificate
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect(_, done) {
      if (isAway() === 'refusing') return done(Object.assign(new Error('No mail here'), { responseCode: 554 }))
      if (isAway() !== 'hanging') done()
    },
    onMailFrom(_, __, done) {
      if (isAway() === 'deferring') return done(Object.assign(new Error('Not now'), { responseCode: 450 }))
      done(refusesSender ? Object.assign(new Error('Not from here'), { responseCode: 550 }) : null)
    },
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
  server.on('error', () => {}) // for clients that are killed while sending
  const listening = once(server.server, 'listening') // rejects when the port is in use
  server.listen(port, '127.0.0.1')
  await listening
  const address = server.server.address() as AddressInfo // a TCP server's address is never a path
  return {
    url: `smtp${isSecure ? 's' : ''}://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Parses just enough MIME for our own mails: two quoted-printable parts, perhaps inside another part. */
function parsed(raw: string): Omit<ReceivedMail, 'envelope' | 'raw'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const boundaries = [...raw.matchAll(/boundary="?([^";\s]+)/g)].map(([, boundary = '']) => `--${boundary}`)
  const parts = boundaries.reduce((texts, line) => texts.flatMap((text) => text.split(line)), [rest.join('\r\n\r\n')])
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
  /** For `LEADS_WEBHOOK_URL`. */
  url: string
  calls: ReceivedWebhook[]
  stop: () => Promise<void>
}

/**
 * Starts a webhook receiver that answers request n, counted from 1, with `statusOf(n)`; 0 means no response. A redirect
 * points to another path of the same server.
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
