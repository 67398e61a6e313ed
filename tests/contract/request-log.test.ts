/** What is logged and counted of each request. */
import { expect, test } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { raw, running } from '#tests/support/running.ts'

/** A log that keeps what it is given, with the level. */
function keptLog() {
  const entries: { level: string; event: string }[] = []
  const at = (level: string) => (entry: { event: string }) => void entries.push({ level, ...entry })
  const log = Object.assign(createLog('silent'), {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  })
  return { entries, log }
}

test('every answer has a request id of its own, whichever process it is from', async () => {
  const [one, two] = [(await running()).url, (await running()).url]
  const ids = await Promise.all([one, two, one, two].map(async (url) => (await fetch(url)).headers.get('x-request-id')))
  expect(new Set(ids).size).toBe(4)
  expect(ids[0]).toMatch(/^[\w-]{8}-\w+$/)
})

test('requests are counted by kind, method and status, never by what a stranger wrote', async () => {
  const { url, metrics } = await running()
  await fetch(`${url}/o-nama?ime=Jovana`)
  await fetch(`${url}/nema-${crypto.randomUUID()}`)
  await fetch(url, { method: 'PROPFIND' })
  // A request is counted once its answer is out, which whoever asked may know before.
  for (const labels of ['method="GET",status="200"', 'method="GET",status="404"', 'method="other",status="405"'])
    await expect
      .poll(() => metrics.registry.metrics())
      .toContain(`http_request_duration_seconds_count{kind="page",${labels}} 1`)
  expect(await metrics.registry.metrics()).not.toMatch(/Jovana|nema-/)
})

test('the time of a request is counted in seconds', async () => {
  const { url, metrics } = await running()
  const start = performance.now()
  await fetch(url)
  const sum = async () => /duration_seconds_sum\S+ (\S+)/.exec(await metrics.registry.metrics())?.[1]
  await expect.poll(sum).toBeDefined()
  expect(Number(await sum())).toBeLessThan((performance.now() - start) / 1000)
})

test.each([
  ['/_assets/boot-abc123.js', 'asset'],
  ['/_ipx/w_374/x.png', 'image'],
  ['/api/icons/mdi.json', 'icons'],
  ['/api/items/loan_types', 'api'],
  ['/builds/latest.json', 'build'],
  ['/o-nama/_payload.json', 'payload'],
  ['/kredit-kalkulator/kes/_props.json', 'payload'],
])('%s is counted as of kind %s', async (path, kind) => {
  const { url, metrics } = await running()
  await fetch(url + path)
  await expect.poll(() => metrics.registry.metrics()).toContain(`http_request_duration_seconds_count{kind="${kind}",`)
})

test('the log knows a request by its id and kind, and nothing that a visitor typed', async () => {
  const { entries, log } = keptLog()
  const { url } = await running({ log, isBehindTls: () => false })
  const headers = {
    authorization: 'Bearer tajna',
    cookie: 'referral=tajna',
    referer: 'https://x.example/?q=Jovana',
    'user-agent': 'Jovanin',
  }
  const id = (await fetch(`${url}/o-nama?ime=Jovana`, { headers })).headers.get('x-request-id')
  await fetch(`${url}/Jovana/nema`)
  await expect.poll(() => entries.length).toBe(2)
  expect(entries[0]).toEqual({
    level: 'debug',
    event: 'request',
    id,
    kind: 'page',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
  })
  expect(JSON.stringify(entries)).not.toMatch(/Jovan|tajna|127\.0\.0\.1/)
})

test('a failure of ours is answered 500 and logged with its place, without the message, which quotes the visitor', async () => {
  const { entries, log } = keptLog()
  const postLead = async () => JSON.parse('Jovana Jovanović')
  const { url } = await running({ log, api: { postLead, getLoanTypes: postLead } })
  const response = await fetch(`${url}/api/items/leads`, { method: 'POST' })
  expect(response.status).toBe(500)
  expect(await response.text()).toBe(
    '{"errors":[{"message":"Unexpected error.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
  )
  const requestId = response.headers.get('x-request-id')
  expect(entries).toMatchObject([
    { level: 'error', event: 'request-failed', requestId, path: '/api/items/leads' },
    { level: 'error', event: 'request', id: requestId, status: 500 },
  ])
  expect(JSON.stringify(entries)).toContain('request-log.test.ts')
  expect(JSON.stringify(entries)).not.toContain('Jovan')
})

test('a failure of ours in a page shows the error page, in JSON to programs, and is logged as a failure', async () => {
  const { entries, log } = keptLog()
  const fails = () => {
    throw new Error('Jovana Jovanović')
  }
  const { url } = await running({ log, files: { has: () => false, respond: fails } })
  const page = await fetch(`${url}/nema`)
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<title>not-found</title>')
  const program = await fetch(`${url}/nema`, { headers: { accept: 'application/json' } })
  expect([program.status, (await program.json()).errors[0].extensions.code]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect(entries).toContainEqual(expect.objectContaining({ level: 'error', event: 'request-failed' }))
  expect(JSON.stringify(entries)).not.toContain('Jovan')
})

test('a post is logged at the level that is set by default', async () => {
  const { entries, log } = keptLog()
  const { url } = await running({ log })
  await fetch(`${url}/api/items/leads`, { method: 'POST' })
  await expect.poll(() => entries).toMatchObject([{ level: 'info', event: 'request', method: 'POST', status: 204 }])
})

test.each([
  { trustedProxies: 0, address: '127.0.0.1', warnings: 1 },
  { trustedProxies: 1, address: '203.0.113.9', warnings: 0 },
])('with $trustedProxies proxies trusted, leads that came through one are from $address', async (expected) => {
  const { entries, log } = keptLog()
  const addresses: string[] = []
  const postLead = async (_: Request, address: string) => {
    addresses.push(address)
    return new Response()
  }
  const api = { postLead, getLoanTypes: async () => new Response() }
  const { url } = await running({ log, api, trustedProxies: expected.trustedProxies })
  const lead = { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }
  for (let sent = 0; sent < 2; sent += 1) await fetch(`${url}/api/items/leads`, lead)
  expect(addresses).toEqual([expected.address, expected.address])
  expect(entries.filter(({ event }) => event === 'proxy-not-trusted')).toHaveLength(expected.warnings)
})

test('a visitor who leaves in the middle of sending is no failure of ours', async () => {
  const { entries, log } = keptLog()
  const asked = Promise.withResolvers<void>()
  const postLead = async (request: Request) => {
    asked.resolve()
    return new Response(await request.text())
  }
  const { server } = await running({ log, api: { postLead, getLoanTypes: async () => new Response() } })
  const { socket } = raw(server, 'POST /api/items/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{')
  await asked.promise
  socket.destroy()
  await expect.poll(() => entries.length).toBe(2)
  expect(entries).toMatchObject(entries.map(() => ({ level: 'debug', event: 'request-aborted' })))
})
