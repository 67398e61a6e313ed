/** An existing Directus keeps the leads: the same rules in front of it, and the right answer whatever it does. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postLead } from '#server/api/post-lead.ts'
import { closeAfterwards } from '#tests/support/databases.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

type Asked = { method: string; path: string; body: string }

/** A Directus that answers as a test wants. Like the real one it reads a body only where that is said to be JSON. */
async function directus(answer: (asked: Asked, response: ServerResponse, count: number) => void) {
  const asked: Asked[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without an encoding gives buffers
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: request.headers['content-type'] === 'application/json' ? Buffer.concat(chunks).toString('utf8') : '',
    }
    asked.push(question)
    answer(question, response, asked.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  return { asked, url: `http://127.0.0.1:${port}` }
}

const errors = (code: string, field?: string) =>
  JSON.stringify({ errors: [{ message: 'Tajna poruka', extensions: { code, field } }] })

test('a good lead goes on as exactly the nine fields', async () => {
  const { asked, url } = await directus((_, response) => response.writeHead(204).end())
  const api = await leadsApi({ DIRECTUS_URL: `${url}/` })
  expect((await api.post()).status).toBe(204)
  expect(asked).toEqual([{ method: 'POST', path: '/items/leads', body: JSON.stringify(wireLeadOf()) }])
})

test.each([
  { what: '200 with a body', status: 200, body: '{"data":{"id":7}}' },
  { what: '200 with a page', status: 200, body: '<!doctype html>' },
  { what: '201 and broken JSON', status: 201, body: '{' },
])('$what is success too', async ({ status, body }) => {
  const { url } = await directus((_, response) => response.writeHead(status).end(body))
  const api = await leadsApi({ DIRECTUS_URL: url })
  expect((await api.post()).status).toBe(204)
})

test('a bad lead is refused here and never gets there', async () => {
  const { asked, url } = await directus((_, response) => response.writeHead(204).end())
  const api = await leadsApi({ DIRECTUS_URL: url })
  expect((await api.post(wireLeadOf({ email: 'a@b' }))).status).toBe(400)
  expect(asked).toEqual([])
})

test('the rate limit stands in front', async () => {
  const { asked, url } = await directus((_, response) => response.writeHead(204).end())
  const api = await leadsApi({ DIRECTUS_URL: url, RATE_LIMIT_LEADS: '1' })
  expect([(await api.post()).status, (await api.post()).status]).toEqual([204, 429])
  expect(asked).toHaveLength(1)
})

test('a lead that Directus rate-limited can be sent again with its key', async () => {
  const { asked, url } = await directus((_, response, count) => response.writeHead(count === 1 ? 429 : 204).end())
  const api = await leadsApi({ DIRECTUS_URL: url })
  const again = { 'Idempotency-Key': 'the-same' }
  const statuses = [(await api.post(wireLeadOf(), again)).status, (await api.post(wireLeadOf(), again)).status]
  expect([...statuses, (await api.post(wireLeadOf(), again)).status]).toEqual([429, 204, 204])
  expect(asked).toHaveLength(2)
})

test('a lead that could not be stored does not count against the rate limit', async () => {
  const { url } = await directus((_, response, count) => response.writeHead(count <= 2 ? 500 : 204).end())
  const api = await leadsApi({ DIRECTUS_URL: url, RATE_LIMIT_LEADS: '1' })
  const statuses = [(await api.post()).status, (await api.post()).status, (await api.post()).status]
  expect([...statuses, (await api.post()).status]).toEqual([503, 503, 204, 429])
})

test.each([
  {
    directus: 'FAILED_VALIDATION',
    status: 400,
    body: errors('FAILED_VALIDATION', 'email'),
    answer: 400,
    code: 'FAILED_VALIDATION',
  },
  {
    directus: 'INVALID_FOREIGN_KEY',
    status: 400,
    body: errors('INVALID_FOREIGN_KEY'),
    answer: 400,
    code: 'INVALID_FOREIGN_KEY',
  },
  { directus: '400 without the envelope', status: 400, body: 'Bad Request', answer: 503, code: 'SERVICE_UNAVAILABLE' },
  { directus: 'no permission', status: 403, body: errors('FORBIDDEN'), answer: 503, code: 'SERVICE_UNAVAILABLE' },
  {
    directus: 'no such collection',
    status: 404,
    body: errors('ROUTE_NOT_FOUND'),
    answer: 503,
    code: 'SERVICE_UNAVAILABLE',
  },
  {
    directus: 'too many requests',
    status: 429,
    body: errors('REQUESTS_EXCEEDED'),
    answer: 429,
    code: 'REQUESTS_EXCEEDED',
  },
  { directus: 'a redirect', status: 302, body: '', answer: 503, code: 'SERVICE_UNAVAILABLE' },
  { directus: 'a crash', status: 500, body: '<h1>Tajna</h1>', answer: 503, code: 'SERVICE_UNAVAILABLE' },
  { directus: 'a proxy without Directus', status: 502, body: '', answer: 503, code: 'SERVICE_UNAVAILABLE' },
])('when Directus says "$directus", the visitor gets $answer $code', async ({ status, body, answer, code }) => {
  const { url } = await directus((_, response) =>
    response.writeHead(status, { location: '/', 'retry-after': '17' }).end(body),
  )
  const api = await leadsApi({ DIRECTUS_URL: url })
  const response = await api.post()
  const text = await response.text()
  expect(response.status).toBe(answer)
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code } }] })
  expect(text).not.toContain('Tajna')
  if (answer === 429) expect(response.headers.get('retry-after')).toBe('17')
})

test('a valid lead that a rule of Directus refuses is counted and logged as a failure', async () => {
  const { url } = await directus((_, response) => response.writeHead(400).end(errors('FAILED_VALIDATION', 'phone')))
  const { leads } = await leadsApi({ DIRECTUS_URL: url })
  const [error, onOutcome] = [vi.fn(), vi.fn()]
  const body = JSON.stringify(wireLeadOf())
  const headers = { 'content-type': 'application/json' }
  await postLead(new Request('http://localhost/', { method: 'POST', headers, body }), '203.0.113.7', {
    leads: leads.store,
    limit: leads.limit,
    siteUrl: undefined,
    now: () => new Date(),
    log: { error },
    onOutcome,
  })
  expect(onOutcome.mock.calls).toEqual([['failed']])
  expect(error.mock.calls).toEqual([[{ event: 'lead-not-kept', reason: 'HTTP-400', fields: ['phone'] }]])
})

test('a dead Directus is 503, and the site says that it is not ready', async () => {
  const api = await leadsApi({ DIRECTUS_URL: 'http://127.0.0.1:1' })
  expect((await api.post()).status).toBe(503)
  expect((await api.getLoanTypes()).status).toBe(503)
  expect(await api.leads.isReady()).toBe(false)
})

test('while Directus is down the cached loan types are served, but the site is not ready', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let isThere = true
  const { url } = await directus((_, response) => response.writeHead(isThere ? 200 : 503).end('{"data":[]}'))
  const api = await leadsApi({ DIRECTUS_URL: url })
  const later = async () => {
    vi.advanceTimersByTime(61_000)
    return [(await api.getLoanTypes()).status, await api.leads.isReady()]
  }
  expect(await later()).toEqual([200, true])
  isThere = false
  expect(await later()).toEqual([200, false])
  isThere = true
  expect(await later()).toEqual([200, true])
})

test('a Directus that never answers is 503 in ten seconds', async () => {
  const { url } = await directus(() => {})
  const api = await leadsApi({ DIRECTUS_URL: url })
  const began = performance.now()
  expect((await api.post()).status).toBe(503)
  expect(performance.now() - began).toBeLessThan(20_000) // the form gives up after 30 s
})

test('the same key is sent once, also at the same moment; a failure may be tried again', async () => {
  const { asked, url } = await directus((_, response, count) => response.writeHead(count === 1 ? 500 : 204).end())
  const api = await leadsApi({ DIRECTUS_URL: url })
  const key = { 'idempotency-key': 'form-1' }
  expect((await api.post(wireLeadOf(), key)).status).toBe(503)
  const again = await Promise.all([
    api.post(wireLeadOf(), key),
    api.post(wireLeadOf(), key),
    api.post(wireLeadOf(), key),
  ])
  expect(again.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(asked).toHaveLength(2)
  for (const other of ['form-2', 'form-1']) await api.post(wireLeadOf(), { 'idempotency-key': other })
  expect(asked).toHaveLength(3)
})

test('a concurrent post with the same key is refused if the first one is', async () => {
  const { asked, url } = await directus((_, response) => response.writeHead(429).end())
  const api = await leadsApi({ DIRECTUS_URL: url })
  const post = () => api.post(wireLeadOf(), { 'idempotency-key': 'form-1' })
  expect((await Promise.all([post(), post()])).map(({ status }) => status)).toEqual([429, 429])
  expect(asked).toHaveLength(1)
})

test('without a key two leads are two', async () => {
  const { asked, url } = await directus((_, response) => response.writeHead(204).end())
  const api = await leadsApi({ DIRECTUS_URL: url })
  expect((await Promise.all([api.post(), api.post()])).map(({ status }) => status)).toEqual([204, 204])
  expect(asked).toHaveLength(2)
})

test('redirects are not followed: a 200 from another page does not mean that a lead was stored', async () => {
  const { asked, url } = await directus(({ path }, response) =>
    path === '/login' ? response.end('{"data":[]}') : response.writeHead(302, { location: '/login' }).end(),
  )
  const api = await leadsApi({ DIRECTUS_URL: url })
  expect([(await api.post()).status, (await api.getLoanTypes()).status]).toEqual([503, 503])
  expect(asked.map(({ path }) => path)).toEqual(['/items/leads', '/items/loan_types'])
})

test('loan types are reduced to id and name, and cached', async () => {
  const types = [
    { id: 1, name: 'Stambeni kredit', status: 'published' },
    { id: 'x', name: 'Bez broja' },
    { id: 3 },
    null,
    { id: 2, name: 'Keš kredit' },
  ]
  const { asked, url } = await directus((_, response) => response.end(JSON.stringify({ data: types })))
  const api = await leadsApi({ DIRECTUS_URL: url })
  for (let i = 0; i < 3; i += 1) {
    expect(await (await api.getLoanTypes()).json()).toEqual({
      data: [
        { id: 1, name: 'Stambeni kredit' },
        { id: 2, name: 'Keš kredit' },
      ],
    })
  }
  expect(asked).toEqual([{ method: 'GET', path: '/items/loan_types', body: '' }])
})

test.each(['<html>', '{"data":7}', '[]'])('%s is no list of loan types', async (body) => {
  const { url } = await directus((_, response) => response.end(body))
  const api = await leadsApi({ DIRECTUS_URL: url })
  expect((await api.getLoanTypes()).status).toBe(503)
})
