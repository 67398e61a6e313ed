import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createIcons, readAddress } from '#server/api/icons.ts'
import { isHarmless, remoteIcons } from '#server/api/remote-icons.ts'
import { testApp } from '#tests/support/test-app.ts'

const own = { phone: '<path d="M5 4h4"/>', mail: '<path d="M3 5h18"/>' }

async function siteWithIcons(service: RequestListener) {
  const asked: string[] = []
  const warnings: unknown[] = []
  const counted: string[] = []
  const log = { warn: (entry: unknown) => void warnings.push(entry) }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    service(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const remote = remoteIcons({
    serviceUrl: `http://127.0.0.1:${port}`,
    log,
    onAnswer: (result) => counted.push(result),
  })
  const { app } = await testApp({ icons: createIcons({ own, remote }) })
  return { get: (path: string) => app.request(path), asked, warnings, counted }
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const bankSet = {
  prefix: 'mdi',
  icons: { bank: { body: '<path d="M1 1"/>' }, wallet: { body: '<path d="M2 2"/>', width: 16 } },
  aliases: { 'bank-flip': { parent: 'bank', hFlip: true } },
  width: 24,
  height: 24,
  not_found: ['nema'],
}

test('the site’s own icons come in the wire format without asking anyone', async () => {
  const { get, asked } = await siteWithIcons(answering(bankSet))
  const response = await get('/api/icons/kreditokaz.json?icons=phone,nema')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    prefix: 'kreditokaz',
    icons: {
      phone: {
        body: '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 4h4"/></g>',
        width: 24,
        height: 24,
      },
    },
    not_found: ['nema'],
  })
  expect(asked).toEqual([])
})

test('icons of another set come from the service, aliases resolved, and are remembered', async () => {
  const { get, asked, counted } = await siteWithIcons(answering(bankSet))
  const path = '/api/icons/mdi.json?icons=bank,wallet,bank-flip,nema'
  const response = await get(path)
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
  const body = await response.json()
  expect(body).toMatchObject({
    prefix: 'mdi',
    icons: {
      bank: { body: '<path d="M1 1"/>', width: 24 },
      wallet: { body: '<path d="M2 2"/>', width: 16 },
      'bank-flip': { body: '<path d="M1 1"/>', hFlip: true },
    },
    not_found: ['nema'],
  })
  expect(await (await get(path)).json()).toEqual(body)
  await get('/api/icons/mdi.json?icons=bank')
  expect([asked, counted]).toEqual([['/mdi.json?icons=bank,wallet,bank-flip,nema'], ['answered']])
})

test('an icon that the service lacks is requested again after an hour, a known one is not', async () => {
  const { get, asked } = await siteWithIcons(answering(bankSet))
  const startedMs = performance.now()
  const askAfter = async (minutes: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(startedMs + minutes * 60_000)
    await pause(5) // the memory looks at the clock once a millisecond
    await get('/api/icons/mdi.json?icons=bank,nema')
  }
  onTestFinished(() => void vi.restoreAllMocks())
  for (const minutes of [0, 59, 61]) await askAfter(minutes)
  expect(asked).toEqual(['/mdi.json?icons=bank,nema', '/mdi.json?icons=nema'])
})

describe('a service that fails', () => {
  const failures: [name: string, reason: string, RequestListener][] = [
    ['hangs', 'TimeoutError', () => {}],
    ['drips its answer', 'TimeoutError', (_, response) => void response.writeHead(200).write('{')],
    ['breaks off', 'ECONNRESET', (request) => request.socket.destroy()],
    [
      'changes the protocol',
      'UPGRADE',
      ({ socket }) =>
        void socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
    ],
    ['answers with a status beyond all', 'RangeError', ({ socket }) => void socket.end('HTTP/1.1 600 Odd\r\n\r\n')],
    ['has an error', 'HTTP-500', answering({}, 500)],
    [
      'redirects elsewhere',
      'HTTP-302',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['answers nonsense', 'SyntaxError', (_, response) => response.end('<html>')],
    [
      'compresses unasked',
      'SyntaxError',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(JSON.stringify(bankSet))),
    ],
    [
      'states six encodings and breaks off', // such an answer ended Node.js 26.10 (CVE-2026-109869)
      'ECONNRESET',
      ({ socket }, response) => {
        response
          .writeHead(200, { 'content-encoding': Array(6).fill('gzip').join(), 'content-length': 9 })
          .flushHeaders()
        setTimeout(() => socket.destroy(), 50)
      },
    ],
    ['answers with another set', 'NO-ICON-SET', answering({ ...bankSet, prefix: 'evil' })],
    [
      'answers without an end',
      'TOO-LONG',
      (_, response) => {
        response.on('error', () => {})
        const write = () => response.writable && response.write('x'.repeat(65_536), () => setImmediate(write))
        write()
      },
    ],
  ]
  test.each(failures)(
    'because it %s costs the icon, not the page: an answer within 2 s that nobody keeps',
    async (_, reason, service) => {
      const { get, warnings, counted } = await siteWithIcons(service)
      const ask = async () => {
        const start = performance.now()
        const response = await get('/api/icons/mdi.json?icons=bank')
        return { response, tookMs: performance.now() - start }
      }
      let { response, tookMs } = await ask()
      // A busy machine may stand still for half a second; it does not do so each time.
      for (let tries = 1; tookMs >= 2000 && tries < 5; tries += 1) ({ response, tookMs } = await ask())
      expect(tookMs).toBeLessThan(2000)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ prefix: 'mdi', icons: {}, not_found: ['bank'] })
      expect(warnings.at(-1)).toEqual({ event: 'icon-service-failed', prefix: 'mdi', reason })
      expect(counted.at(-1)).toBe('failed')
    },
  )

  test('keeps at most twenty requests waiting', async () => {
    const { get } = await siteWithIcons(() => {})
    const paths = Array.from({ length: 21 }, (_, index) => `/api/icons/mdi.json?icons=a${index}`)
    const answers = paths.map(get)
    expect(await Promise.any(answers.map(async (answer, index) => (await answer) && index))).toBe(20)
    await Promise.all(answers)
  })

  test('is requested again the next time', async () => {
    let fails = true
    const { get } = await siteWithIcons((request, response) => answering(bankSet, fails ? 503 : 200)(request, response))
    await get('/api/icons/mdi.json?icons=bank')
    fails = false
    expect(await (await get('/api/icons/mdi.json?icons=bank')).json()).toMatchObject({ icons: { bank: {} } })
  })

  test('leaves earlier icons available', async () => {
    let fails = false
    const { get } = await siteWithIcons((request, response) => answering(bankSet, fails ? 503 : 200)(request, response))
    await get('/api/icons/mdi.json?icons=bank')
    fails = true
    const body = await (await get('/api/icons/mdi.json?icons=bank,wallet')).json()
    expect(body).toMatchObject({ icons: { bank: {} }, not_found: ['wallet'] })
  })
})

test('known icons stay in the response when new ones evict them from the cache', async () => {
  const large = `<path d="${'M1 1'.repeat(100_000)}"/>` // five of them fill the memory
  const names = Array.from({ length: 6 }, (_, index) => `a${index}`)
  const { get, asked } = await siteWithIcons((request, response) => {
    const names = new URL(request.url ?? '', 'http://localhost').searchParams.get('icons')?.split(',') ?? []
    const icons = Object.fromEntries(names.map((name) => [name, { body: large }]))
    answering({ prefix: 'mdi', icons })(request, response)
  })
  for (const name of names.slice(0, 5)) await get(`/api/icons/mdi.json?icons=${name}`)
  const body = await (await get(`/api/icons/mdi.json?icons=${[...names].reverse().join(',')}`)).json()
  expect(body).not.toHaveProperty('not_found')
  await get('/api/icons/mdi.json?icons=a4')
  expect(asked.at(-1)).toBe('/mdi.json?icons=a4') // it had to make room
})

test('a collection the service does not have has none of the icons', async () => {
  const { get } = await siteWithIcons(answering({}, 404))
  const response = await get('/api/icons/nema.json?icons=a')
  expect(await response.json()).toEqual({ prefix: 'nema', icons: {}, not_found: ['a'] })
})

test('an icon that does more than draw is left out', async () => {
  const evil = {
    prefix: 'mdi',
    icons: { bank: { body: '<script>alert(1)</script>' }, wallet: { body: '<path d="M1"/>' } },
  }
  const { get } = await siteWithIcons(answering(evil))
  const body = await (await get('/api/icons/mdi.json?icons=bank,wallet')).json()
  expect(body).toMatchObject({ icons: { wallet: {} }, not_found: ['bank'] })
})

test.each([
  ['<path d="M1 1"/>', true],
  ['<g fill="none"><circle cx="1"/><animate attributeName="r" values="1;2"/></g>', true],
  ['<mask id="a"><path mask="url(#a)" d="M1"/></mask><use href="#a"/>', true],
  [`<path mask="url('#a')" d="M1"/><use href='#a'/>`, true],
  ['<path onload="x()"/>', false],
  ['<path\nonload = "x()"/>', false],
  ['<path d="M1"onload="x()"/>', false],
  ['<a href="javascript:x()"><path/></a>', false],
  ['<use href="https://evil.example/x.svg#a"/>', false],
  ['<image href="data:,"/>', false],
  ['<foreignObject></foreignObject>', false],
  ['<style>@import "x"</style>', false],
  ['<path style="fill:url(https://evil.example/)"/>', false],
  ['<!-- --><path/>', false],
  ['<set attributeName="href" to="&#106;avascript:x()"/>', false],
  ['<feImage href="#a"><set attributeName="href" to="https://evil.example/"/></feImage>', false],
  ['<path style="fill:url&lpar;https://evil.example/)"/>', false],
  ['<path style="fill:u\\72l(https://evil.example/)"/>', false],
  [`<path style="mask-image:image-set('https://evil.example/' 1x)"/>`, false],
])('%s is harmless: %s', (body, harmless) => {
  expect(isHarmless(body)).toBe(harmless)
})

test.each([
  '/api/icons/mdi.json',
  '/api/icons/mdi.json?icons=',
  '/api/icons/mdi.json?icons=a,,b',
  '/api/icons/mdi.json?icons=../secret',
  '/api/icons/mdi.json?icons=a%26b',
  '/api/icons/..%2f..%2fmdi.json?icons=a',
  '/api/icons/evil.example%2fmdi.json?icons=a',
  '/api/icons/MDI.json?icons=a',
  '/api/icons/__proto__.json?icons=a',
  `/api/icons/mdi.json?icons=${'a'.repeat(65)}`,
  `/api/icons/mdi.json?icons=${Array.from({ length: 51 }, (_, i) => `a${i}`).join(',')}`,
])('%s is refused, and nobody is asked', async (path) => {
  const { get, asked } = await siteWithIcons(answering(bankSet))
  expect((await get(path)).status).toBe(400)
  expect(asked).toEqual([])
})

test('whatever is written, only plain names get through', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.string(), (url, prefix, names) => {
      const address = `${new URL(url).origin}/api/icons/${encodeURIComponent(prefix)}.json?icons=${encodeURIComponent(names)}`
      const read = readAddress(address)
      for (const name of read ? [read.prefix, ...read.names] : []) expect(name).toMatch(/^[a-z0-9-]{1,64}$/)
    }),
  )
})
