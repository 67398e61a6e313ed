import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { readJson } from '#server/api/read-json.ts'
import { drain } from '#server/http/node-server.ts'
import { raw, running } from '#tests/support/running.ts'

test('TLS is promised only where there is TLS', async () => {
  const plain = await running()
  expect((await fetch(plain.url)).headers.get('strict-transport-security')).toBeNull()
  const behindTls = await running({ isBehindTls: () => true })
  expect((await fetch(behindTls.url)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('an address of more than 4096 characters is refused with 414', async () => {
  const { url } = await running()
  expect((await fetch(`${url}/?q=${'x'.repeat(4092)}`)).status).toBe(200)
  const refused = await fetch(`${url}/?q=${'x'.repeat(4093)}`)
  expect(refused.status).toBe(414)
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(refused.headers.get('connection')).toBe('close')
})

test('headers of more than 16 kB are refused with 431', async () => {
  const { url } = await running()
  expect((await fetch(url, { headers: { 'x-long': 'x'.repeat(16_000) } })).status).toBe(200)
  expect((await fetch(url, { headers: { 'x-long': 'x'.repeat(17_000) } })).status).toBe(431)
})

test.each([
  ['nonsense\r\n\r\n', 400, 'Bad Request'],
  ['GET /\u0161to HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'Bad Request'], // not escaped, as no browser sends it
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431, 'Request Header Fields Too Large'],
  ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow:', 408, 'Request Timeout'],
])('what the parser refuses has the headers of every answer: %j', async (bytes, status, reason) => {
  const { server } = await running({ limits: { headersTimeoutMs: 200 } })
  const answer = await raw(server, bytes).answer
  const [head = '', body] = answer.split('\r\n\r\n')
  const [first, ...lines] = head.split('\r\n')
  expect([first, body]).toEqual([`HTTP/1.1 ${status} ${reason}`, `${reason}\n`])
  expect(Object.fromEntries(lines.map((line) => line.split(': ')))).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'content-length': String(reason.length + 1),
    connection: 'close',
  })
})

test('nonsense after a request whose answer has begun only closes the connection', async () => {
  let start = () => {}
  const begun = new Promise<void>((resolve) => {
    start = resolve
  })
  const { server } = await running({
    api: {
      getLoanTypes: async () => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue('{"data":')
            start()
          },
        })
        return new Response(body)
      },
      postLead: async () => new Response(),
    },
  })
  const asked = raw(server, 'GET /api/items/loan_types HTTP/1.1\r\nHost: x\r\n\r\n')
  await begun
  asked.socket.write('nonsense\r\n\r\n')
  expect((await asked.answer).match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('an idle connection is kept for longer than the minute after which proxies close theirs', async () => {
  const { url } = await running()
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65')
})

test.each([
  ['GET / HTTP/1.1\r\n\r\n', '400'], // no Host
  ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400'],
  ['GET / HTTP/1.1\r\nHost: x\r\nhOSt: x\r\nConnection: close\r\n\r\n', '400'],
  ['GET \\evil HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
  ['nonsense\r\n\r\n', '400'],
  ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n', '400'],
])('%j is refused with %s', async (bytes, status) => {
  const { server } = await running()
  expect(await raw(server, bytes).answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a connection that sends its headers too slowly is closed with 408', async () => {
  const { server } = await running({ limits: { headersTimeoutMs: 200 } })
  expect(await raw(server, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:').answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that is sent too slowly is ended with 408, and a shutdown does not wait for it', async () => {
  const { server, url, metrics } = await running({
    // Whoever is not read for half a second, as where the machine stands still, is not to be late too.
    limits: { headersTimeoutMs: 4000, requestTimeoutMs: 5000 },
    api: {
      getLoanTypes: async () => new Response(),
      postLead: async (request) => new Response(await request.text()),
    },
  })
  const head =
    'POST /api/items/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'
  const dripping = raw(server, `${head}{"first_name"`)
  expect((await fetch(url)).status).toBe(200)
  expect(await dripping.answer).toMatch(/^HTTP\/1\.1 408 /)
  // It was answered by nothing of ours, so it is not counted as what Node's answers begin with, 200.
  const gone = 'http_request_duration_seconds_count{kind="api",method="POST",status="aborted"} 1'
  await expect.poll(() => metrics.registry.metrics()).toContain(gone)
})

test.each(['closed', 'reset'])(
  'what was sent whole is read whole, though the connection is %s at once',
  async (how) => {
    const bodies: string[] = []
    const { server } = await running({
      api: {
        getLoanTypes: async () => new Response(),
        postLead: async (request) => {
          bodies.push(await request.text())
          return new Response()
        },
      },
    })
    const { port } = server.address() as AddressInfo // a TCP server's address is never a path
    const body = 'x'.repeat(1000)
    for (let sent = 1; sent <= 5; sent += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const head = `POST /api/items/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n`
      for (const piece of [head, body, body, body]) await new Promise((written) => socket.write(piece, written))
      await new Promise((written) => socket.write(body, written))
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroy()
      await expect.poll(() => bodies.length).toBe(sent)
    }
    expect(new Set(bodies.map(({ length }) => length))).toEqual(new Set([4000]))
  },
)

const MUCH = 10_000_000

test.each([
  { how: 'declared', head: `Content-Length: ${MUCH}\r\n\r\n`, body: 'x'.repeat(MUCH) },
  {
    how: 'in chunks',
    head: 'Transfer-Encoding: chunked\r\n\r\n',
    body: `${MUCH.toString(16)}\r\n${'x'.repeat(MUCH)}\r\n0\r\n\r\n`,
  },
])('a sender of far too much, $how, gets its answer and is not cut off while it writes', async ({ head, body }) => {
  const postLead = async (request: Request) => {
    const read = await readJson(request, 1000)
    return read.ok ? new Response() : read.response
  }
  const { server } = await running({ api: { getLoanTypes: async () => new Response(), postLead } })
  const json = 'POST /api/items/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const { socket, answer } = raw(server, json + head + body)
  const errors: Error[] = []
  socket.on('error', (error) => errors.push(error))
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*^connection: close\r$/im)
  expect(errors).toEqual([])
})

test('beyond so many connections new ones are closed at once, and those there are go on', async () => {
  const { server } = await running({ limits: { connections: 1 } })
  const first = raw(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(first.socket, 'data')
  expect(await raw(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n').answer).toBe('')
  first.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect((await first.answer).match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
})

test('a connection that never says anything is closed', async () => {
  const { server } = await running({ limits: { headersTimeoutMs: 200 } })
  expect(await raw(server, '').answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('a shutdown lets a running request finish, and accepts no new one', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const getLoanTypes = () => {
    asked.resolve()
    return answer.promise
  }
  const { server, url } = await running({ api: { getLoanTypes, postLead: async () => new Response() } })
  await fetch(url) // leaves an idle connection behind
  const slow = fetch(`${url}/api/items/loan_types`)
  await asked.promise
  const drained = drain(server, 5000)
  const { hostname, port } = new URL(url)
  await expect(once(connect(Number(port), hostname), 'connect')).rejects.toThrow('ECONNREFUSED')
  answer.resolve(Response.json({ data: [] }))
  const { status, headers } = await slow
  expect(status).toBe(200)
  expect(headers.get('connection')).toBe('close') // or a proxy sends its next request by it, a moment before it closes
  await drained
})

test('a request already on its way over a keep-alive connection when the shutdown begins is answered', async () => {
  const { server } = await running()
  const { socket, answer } = raw(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data') // the connection is idle from now on
  const drained = drain(server, 5000)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect((await answer).match(/HTTP\/1\.1 200|^connection: .*/gim)).toEqual([
    ...['HTTP/1.1 200', 'Connection: keep-alive'],
    ...['HTTP/1.1 200', 'Connection: close'],
  ])
  await drained
})

test('a shutdown waits no longer than its timeout', async () => {
  const asked = Promise.withResolvers<void>()
  const getLoanTypes = () => {
    asked.resolve()
    return new Promise<Response>(() => {})
  }
  const { server, url } = await running({ api: { getLoanTypes, postLead: async () => new Response() } })
  const never = fetch(`${url}/api/items/loan_types`).catch(() => 'cut off')
  await asked.promise
  await drain(server, 100)
  expect(await never).toBe('cut off')
})

test('a client that takes nothing of its answer is cut off', async () => {
  const length = 64 * 1024 * 1024 // more than the system takes for a client that does not read
  const { server } = await running({
    limits: { unreadMs: 500 },
    api: { getLoanTypes: async () => new Response(new Uint8Array(length)), postLead: async () => new Response() },
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const socket = connect(port, '127.0.0.1')
  let received = 0
  socket.on('error', () => {})
  socket.write('GET /api/items/loan_types HTTP/1.1\r\nHost: x\r\n\r\n')
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(1)
  await expect.poll(connections).toBe(0)
  socket.on('data', ({ length: bytes }) => (received += bytes))
  await once(socket, 'close')
  expect(received).toBeLessThan(length)
})

test('a connection may have sixteen requests in flight, and is cut off at the next', async () => {
  const begun: (() => void)[] = []
  const getLoanTypes = () => new Promise<Response>((resolve) => begun.push(() => resolve(new Response('[]'))))
  const { server } = await running({ api: { getLoanTypes, postLead: async () => new Response() } })
  const ask = 'GET /api/items/loan_types HTTP/1.1\r\nHost: x\r\n\r\n'
  const sixteen = raw(server, ask.repeat(16))
  await expect.poll(() => begun.length).toBe(16)
  for (const end of begun) end()
  await expect.poll(() => sixteen.socket.bytesRead).toBeGreaterThan(16 * 100)
  sixteen.socket.destroy()

  expect(await raw(server, ask.repeat(17)).answer).toBe('')
  expect(begun).toHaveLength(32)
})
