/** What clients send that is broken, through the proxies as `deploy/` sets them up: it must be felt by nobody else. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { caddyProgram, startCaddy } from '#tests/support/caddy.ts'
import { startNginx, tlsNginxProgram } from '#tests/support/nginx.ts'
import { startLeadsServer } from '#tests/support/server.ts'

const BADS = 12
const LONG_MS = 600_000

const post = (host: string, headers: string) =>
  `POST ${LEADS_PATH} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

/** Requests that no process is to blame for. */
const bad: Record<string, (host: string) => string> = {
  'a broken chunk': (host) => `${post(host, 'Transfer-Encoding: chunked')}ZZ\r\n{}\r\n`,
  'a body that is too long': (host) => `${post(host, 'Content-Length: 131072')}${' '.repeat(131_072)}`,
  'a chunked body that is too long': (host) =>
    `${post(host, 'Transfer-Encoding: chunked')}20000\r\n${' '.repeat(131_072)}\r\n0\r\n\r\n`,
  'a body that ends too soon': (host) => `${post(host, 'Content-Length: 100')}{"first_name"`,
}

const proxies = [
  { name: 'Caddy', program: caddyProgram, start: startCaddy },
  { name: 'nginx', program: tlsNginxProgram, start: startNginx },
]

/** Sends raw bytes and hangs up once an answer has begun, or after a moment. @returns the beginning of the answer */
async function sent(url: string, bytes: string): Promise<string> {
  const { hostname: host, port, protocol } = new URL(url)
  const socket =
    protocol === 'https:'
      ? connectTls({ host, port: Number(port), servername: 'localhost', rejectUnauthorized: false })
      : connect(Number(port), host)
  let answer = ''
  socket.on('error', () => {}) // a reset is an answer too
  socket.on('data', (text) => (answer += text))
  await once(socket, protocol === 'https:' ? 'secureConnect' : 'connect')
  socket.write(bytes)
  await Promise.race([once(socket, 'data'), once(socket, 'close'), new Promise((done) => setTimeout(done, 300))])
  socket.destroy()
  return answer
}

describe.each(proxies)('behind $name', ({ program = '', start }) => {
  async function behindProxy() {
    const servers = await Promise.all(Array.from({ length: 2 }, () => startLeadsServer({ TRUST_PROXY: 'true' })))
    const proxy = await start(
      program,
      servers.map(({ url }) => url),
    )
    onTestFinished(async () => {
      await proxy.stop()
      for (const server of servers) await server.stop()
    })
    return proxy.url
  }

  test.skipIf(program === '')(
    'a bad request of a client never marks a process as failed; another host name is refused, and what the proxy answers by itself is in Serbian, with the usual headers',
    async () => {
      const url = await behindProxy()
      const host = new URL(url).host
      /** The process that answers; its request ids begin with this. */
      const visit = async () => {
        const response = await fetch(`${url}/kontakt`)
        return `${response.status} ${response.headers.get('x-request-id')?.slice(0, 8)}`
      }
      const first = await visit()
      expect(first).toMatch(/^200 \S{8}$/)
      for (const [what, bytes] of Object.entries(bad)) {
        const answers = await Promise.all(Array.from({ length: BADS }, () => sent(url, bytes(host))))
        for (const answer of answers) expect(answer, what).toMatch(/^(?:HTTP\/1\.1 [45]\d\d|$)/)
        // All visitors of this test have one address, so they are at one process, unless it was taken away.
        expect(await visit(), what).toBe(first)
      }

      const stranger = await sent(url, 'GET / HTTP/1.1\r\nHost: zlo.example\r\nConnection: close\r\n\r\n')
      expect(stranger).not.toContain('200')
      expect(stranger).not.toContain('Kreditokaz')
      const hidden = await fetch(`${url}/metrics`)
      expect(hidden.status).toBe(404)
      expect(await hidden.text()).toMatch(/<html lang="sr-Latn-RS">.*Kreditokaz/)
      const usual = {
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      }
      expect(Object.fromEntries(hidden.headers)).toMatchObject(usual)
      expect(hidden.headers.get('server') ?? '').not.toMatch(/\d/)
    },
    LONG_MS,
  )
})

test.skipIf(tlsNginxProgram === undefined)(
  'nginx limits how often one address may ask for new figures, and neither pages nor leads',
  async () => {
    const server = await startLeadsServer({ TRUST_PROXY: 'true' })
    const proxy = await startNginx(tlsNginxProgram ?? '', [server.url])
    onTestFinished(async () => {
      await proxy.stop()
      await server.stop()
    })
    const ask = async (path: string) => (await fetch(proxy.url + path)).status
    const many = (path: (index: number) => string) =>
      Promise.all(Array.from({ length: 150 }, (_, index) => ask(path(index))))
    const figures = await many((index) => `/kredit-kalkulator/kes/?iznos=${300_000 + 1000 * index}`)
    expect(new Set(figures)).toEqual(new Set([200, 429]))
    expect(figures.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
    expect(new Set(await many(() => '/kontakt'))).toEqual(new Set([200]))
  },
  LONG_MS,
)
