/** The topology of compose.yaml: three processes, one PostgreSQL, and in front Caddy or nginx as `deploy/` sets them up. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { asksAgainWithBody, caddyProgram, startCaddy } from '#tests/support/caddy.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { hasIpv6, startNginx, tlsNginxProgram } from '#tests/support/nginx.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Server, startLeadsServer } from '#tests/support/server.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const VISITORS = 8
const LONG_MS = 900_000

type Start = (upstreams: string[]) => Promise<{ url: string; stop: () => Promise<void> }>

const caddy = caddyProgram ?? ''
const nginx = tlsNginxProgram ?? ''
const proxies: { name: string; program: string; start: Start; asksAgain: boolean }[] = [
  {
    name: 'Caddy',
    program: caddy,
    start: (upstreams) => startCaddy(caddy, upstreams),
    asksAgain: caddy !== '' && asksAgainWithBody(caddy),
  },
  { name: 'nginx', program: nginx, start: (upstreams) => startNginx(nginx, upstreams), asksAgain: true },
]

async function threeBehind(start: Start) {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: 'true' }
  const servers = await Promise.all([startLeadsServer(env), startLeadsServer(env), startLeadsServer(env)])
  const proxy = await start(servers.map(({ url }) => url))
  onTestFinished(async () => {
    await proxy.stop()
    for (const server of servers) await server.stop()
    await postgres.stop()
  })
  return { servers, url: proxy.url, databaseUrl: postgres.url }
}

async function oneBehind(start: Start): Promise<string> {
  const server = await startLeadsServer({ TRUST_PROXY: 'true', RATE_LIMIT_LEADS: '1' })
  const proxy = await start([server.url])
  onTestFinished(async () => {
    await proxy.stop()
    await server.stop()
  })
  return proxy.url
}

/** The status of an answer that came whole, or what went wrong. */
function status(answer: Promise<Response>): Promise<number | string> {
  return answer.then((response) => response.arrayBuffer().then(() => response.status)).catch(String)
}

/** Names a process: every request id of it begins with this. */
async function nameOf(url: string): Promise<string> {
  const { headers } = await fetch(`${url}/healthz`)
  return (headers.get('x-request-id') ?? '').slice(0, 8)
}

/** The process that these visitors, who all come from one address, are at. */
async function askedOf(servers: readonly Server[], url: string): Promise<Server> {
  const [asked, ...names] = await Promise.all([url, ...servers.map((server) => server.url)].map(nameOf))
  const server = servers[names.indexOf(asked ?? '')]
  if (!server) throw new Error(`No process is named ${asked}: ${names.join(', ')}`)
  return server
}

/** Visitors who read and send without a pause; who is told that a lead failed presses again, as the form lets them. */
function visitors(url: string) {
  const pages: (number | string)[] = []
  const presses: (number | string)[] = []
  const sent: string[] = []
  let isOver = false

  function press(code: string): Promise<number | string> {
    return status(
      fetch(url + LEADS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `key-${code}`, origin: url },
        body: JSON.stringify(wireLeadOf({ referral_id: code })),
      }),
    )
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      pages.push(await status(fetch(`${url}/kontakt`)))
      const code = `kod-${sent.length}`
      sent.push(code)
      do presses.push(await press(code))
      while (presses.at(-1) !== 204)
    }
  }
  const over = Promise.all(Array.from({ length: VISITORS }, visit))
  return {
    pages,
    presses,
    sent,
    /** Waits until so many more pages have come. */
    more: (count: number) => {
      const goal = pages.length + count
      return expect.poll(() => pages.length, { timeout: 240_000, interval: 20 }).toBeGreaterThan(goal)
    },
    end: () => {
      isOver = true
      return over
    },
  }
}

describe.each(proxies)('behind $name', ({ program, start, asksAgain }) => {
  test.skipIf(program === '')(
    'a visitor stays at one process as long as it lives, and then at another; one that is killed and one that is stopped cost no page, and no lead is lost or doubled',
    async () => {
      const { servers, url, databaseUrl } = await threeBehind(start)
      const stay = async () => new Set(await Promise.all(Array.from({ length: 20 }, () => nameOf(url))))
      expect(await stay()).toHaveProperty('size', 1)
      const { pages, presses, sent, more, end } = visitors(url)
      await more(30)
      const killed = await askedOf(servers, url)
      killed.process.kill('SIGKILL')
      await more(60)
      const alive = servers.filter((server) => server !== killed)
      const stopped = await askedOf(alive, url)
      expect(await stay()).toEqual(new Set([await nameOf(stopped.url)]))
      stopped.process.kill('SIGTERM')
      await more(60)
      await end()

      expect(new Set(pages)).toEqual(new Set([200]))
      if (asksAgain) expect(new Set(presses)).toEqual(new Set([204]))
      const kept = (await exportedLeads(databaseUrl)).map(({ referral_id }) => referral_id)
      expect(kept.toSorted()).toEqual(sent.toSorted())
    },
    LONG_MS,
  )

  test.skipIf(program === '')(
    'what is only for us is not seen from outside; the address that counts is the one the proxy saw, and it says whether that came by TLS',
    async () => {
      const url = await oneBehind(start)
      expect((await fetch(`${url}/metrics`)).status).toBe(404)
      expect((await fetch(`${url}/readyz`)).status).toBe(404)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)

      const postAs = (claimed: string) =>
        fetch(url + LEADS_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': claimed },
          body: JSON.stringify(wireLeadOf({})),
        })
      expect((await postAs('192.0.2.1')).status).toBe(204)
      expect((await postAs('192.0.2.2')).status).toBe(429)
      const { headers } = await fetch(url)
      expect(headers.has('strict-transport-security')).toBe(url.startsWith('https:'))
    },
    LONG_MS,
  )
})

/** What nginx or Caddy has behind it where what they do by themselves is looked at. */
async function upstream(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test.skipIf(nginx === '' || !hasIpv6)(
  'nginx also serves IPv6, for visitors and for the renewal of its certificate',
  async () => {
    const proxy = await startNginx(nginx, [await upstream((_, response) => response.end())])
    onTestFinished(() => proxy.stop())
    expect((await fetch(`${proxy.url6}/healthz`)).status).toBe(200)
    const plain = await fetch(`${proxy.plainUrl6}/kontakt`, { redirect: 'manual' })
    expect(plain.headers.get('location')).toBe('https://localhost/kontakt') // the site's name, whatever was asked for
  },
)

test.skipIf(caddyProgram === undefined)('Caddy logs that a request failed, and nothing of the visitor', async () => {
  const dying = await upstream((request, response) => {
    if (request.url === '/healthz') response.end()
    else request.socket.destroy()
  })
  const caddy = await startCaddy(caddyProgram ?? '', [dying])
  onTestFinished(() => caddy.stop())
  const response = await fetch(`${caddy.url}/?referral=tajnikod`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(502)
  await expect.poll(caddy.log).toContain('"status":502')
  expect(caddy.log()).not.toMatch(/tajnikod|remote_ip|User-Agent/i)
})
