import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payloadPath, propsPath, routeNames, routes } from '#core/site/routes.ts'
import { createLog } from '#server/base/log.ts'
import { precompress } from '#server/http/precompress.ts'
import { fakeRenderer } from '#tests/support/fake-renderer.ts'
import { testApp } from '#tests/support/test-app.ts'

const { app, pages } = await testApp()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('the 12 routes', () => {
  test.each(routeNames)('%s answers its page at its path', async (name) => {
    const response = await get(routes[name])
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<title>${name}</title>`)
  })

  test.each(routeNames)('%s has its data beside it, with the build id inside', async (name) => {
    const response = await get(payloadPath(routes[name]))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toMatchObject({ buildId: 'build-7', view: { page: name } })
  })

  test.each(routeNames)('%s has the props that its document leaves out beside it, if there are any', async (name) => {
    const response = await get(propsPath(routes[name]))
    const hasAny = name.endsWith('-calculator')
    expect(response.status).toBe(hasAny ? 200 : 404)
    if (!hasAny) return
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ buildId: 'build-7', islands: { calculator: {} } })
  })

  test.each(routeNames.filter((name) => name !== 'home'))(
    '%s redirects the other spelling and keeps the query',
    async (name) => {
      const path = routes[name]
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
      const response = await get(`${other}?referral=abc&x=%20y`)
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toBe(`${path}?referral=abc&x=%20y`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600') // not for ever, as a 308 is without
    },
  )

  test('a query that is not a calculator’s changes nothing', async () => {
    expect(await (await get('/o-nama?cena=5')).text()).toBe(await (await get('/o-nama')).text())
    expect(await (await get('/kredit-kalkulator/kes/?referral=abc')).text()).toContain('data-query=""')
  })
})

test('a calculator’s link that cannot be rendered gets the static page, and the log says which', async () => {
  const errors: unknown[] = []
  const log = Object.assign(createLog('silent'), { error: (entry: unknown) => errors.push(entry) })
  const error = new Error('broken')
  const render: typeof fakeRenderer.render = (page, options) => {
    if (options.search !== '') throw error
    return fakeRenderer.render(page, options)
  }
  const { app } = await testApp({ log, renderer: { render } })
  const headers = { cookie: 'cookie-consent=accepted' }
  const response = await app.request('/kredit-kalkulator/kes/?iznos=500000', { headers })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(await (await app.request('/kredit-kalkulator/kes/', { headers })).text())
  expect(errors).toEqual([{ event: 'calculator-not-rendered', page: 'cash-loan-calculator', error }])
})

describe('the choice about cookies', () => {
  test.each(['/', '/nema-me', '/kredit-kalkulator/kes/?iznos=500000'])(
    '%s comes without the banner once something was chosen',
    async (path) => {
      for (const choice of ['accepted', 'rejected']) {
        const response = await get(path, { cookie: `a=1; cookie-consent=${choice}` })
        expect(await response.text()).toContain('data-chosen="true"')
      }
      for (const cookie of ['', 'cookie-consent=maybe', 'other=accepted']) {
        expect(await (await get(path, { cookie })).text()).toContain('data-chosen="false"')
      }
    },
  )

  test('a cached page with the banner is not confirmed as current after the choice', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const after = await get('/', { 'if-none-match': etag, cookie: 'cookie-consent=rejected' })
    expect(after.status).toBe(200)
  })
})

describe('any other path', () => {
  test('is the not-found page with status 404, not for search engines', async () => {
    const response = await get('/nema-me?x=1')
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('vary')).toBe('accept, accept-encoding, cookie')
    expect(await response.text()).toContain('<title>not-found</title>')
  })

  test('answers a program in JSON: path without the query, full path with it', async () => {
    const response = await get('/nema-me/ni%C5%A1ta?x=1&y=2', { accept: 'application/json' })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(
      '{"statusCode":404,"message":"Page not found: /nema-me/ni%C5%A1ta","statusMessage":"Page Not Found: /nema-me/ni%C5%A1ta?x=1&y=2"}',
    )
  })

  test.each(['/api/items/foo', '/api/', '/api/items/leads/1'])(
    'under /api is JSON, whatever is accepted: %s',
    async (path) => {
      for (const accept of ['*/*', 'text/html']) {
        const response = await get(`${path}?x=1`, { accept })
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ statusCode: 404, message: `Page not found: ${path}` })
      }
    },
  )

  test('is the HTML page for a browser, which accepts anything', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    expect((await get('/nema-me', { accept })).headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test.each(['/api/icons/', '/api/icons/.json', '/api/icons/kreditokaz', '/api/icons/kreditokaz/phone.svg'])(
    'beside the icons is one as well: %s',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'POST']) expect((await app.request(path, { method })).status).toBe(404)
    },
  )

  test('has no payload', async () => {
    expect((await get('/nema-me/_payload.json')).status).toBe(404)
  })

  test('never leads to another site, whatever is written', async () => {
    for (const path of ['//evil.example/', '//evil.example/o-nama/', '/\\evil.example/o-nama/', '/o-nama//']) {
      const response = await app.request(new Request(`http://localhost${path}`))
      expect(response.status).toBe(404)
      expect(response.headers.get('location')).toBeNull()
    }
  })

  test('is answered 200, 308 or 404 for every path and query there can be', async () => {
    const anyAddress = fc.webUrl({ withQueryParameters: true, withFragments: false }).map((url) => new URL(url))
    await fc.assert(
      fc.asyncProperty(anyAddress, fc.string(), async ({ pathname, search }, accept) => {
        const headers = { accept: accept.replace(/[^\x20-\x7e]/g, '') }
        const response = await app.request(new Request(`http://localhost${pathname}${search}`, { headers }))
        expect([200, 308, 404]).toContain(response.status)
        if (response.status === 404 && response.headers.get('content-type')?.startsWith('text/html')) {
          expect(await response.text()).not.toContain(search.length > 3 ? search : '\0')
        }
      }),
    )
  })
})

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = [await app.request('/o-nama', { method: 'HEAD' }), await get('/o-nama')]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers))
  })

  test.each([
    ['POST', '/o-nama', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/o-nama/', 'GET, HEAD'],
    ['PUT', '/builds/latest.json', 'GET, HEAD'],
    ['POST', '/api/items/loan_types', 'GET, HEAD'],
    ['GET', '/api/items/leads', 'POST'],
    ['GET', '/api/items/leads/', 'POST'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['POST', '/_ipx/f_webp&w_374/images/x.png', 'GET, HEAD'],
    ['POST', '/_ipx', 'GET, HEAD'],
    ['POST', '/api/icons/mdi.json', 'GET, HEAD'],
  ])('%s %s is refused and says what is allowed', async (method, path, allow) => {
    const response = await app.request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
  })

  test('a lead may be posted with a slash at the end, as to Directus', async () => {
    expect((await app.request('/api/items/leads/', { method: 'POST' })).status).toBe(204)
  })

  test('POST to an unknown address is 404', async () => {
    expect((await app.request('/nema-me', { method: 'POST' })).status).toBe(404)
  })
})

describe('encodings and freshness', () => {
  test('a page that has just been rendered is compressed on first request', async () => {
    const { app } = await testApp()
    const plain = await (await app.request('/')).text()
    const gzip = await app.request('/', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
  })

  test('every page is sent in the best encoding the browser accepts, each variant made once', async () => {
    const all = [...pages.all()]
    for (const page of [false, true].flatMap((hasChosen) => [pages.at('/', hasChosen), pages.notFound(hasChosen)]))
      expect(all.filter((one) => one === page)).toHaveLength(1)
    await precompress(all)
    const plain = await (await get('/')).text()
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain)

    const gzip = await get('/', { 'accept-encoding': 'gzip;q=1.0, br;q=0.5, *;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
  })

  test.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd', 'br;q=1.5'])(
    'Accept-Encoding "%s" gets the page as it is',
    async (encoding) => {
      const response = await get('/', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('vary')).toBe('accept-encoding, cookie')
    },
  )

  test('a browser that has the page already gets 304 and no body', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await get('/', { 'if-none-match': known })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe('')
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/nema-me', { 'if-none-match': '*' })).status).toBe(404)
  })

  test('a page may be kept for the back button, but is revalidated each time', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  test('pages are rendered again when the day in Belgrade changes', async () => {
    let now = new Date('2026-11-21T22:59:00Z')
    const { app, pages } = await testApp({ now: () => now })
    expect(await (await app.request('/')).text()).toContain('2026-11-21')

    now = new Date('2026-11-21T23:00:00Z') // midnight in Belgrade
    pages.refresh()
    expect(await (await app.request('/')).text()).toContain('2026-11-22')
  })

  test('when rendering for a new day fails, the pages of the day before stay', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const { app, pages } = await testApp({
      now: () => now,
      renderer: {
        render: (page, options) => {
          if (options.known.today !== '2026-11-21') throw new Error('broken fact')
          return fakeRenderer.render(page, options)
        },
      },
    })
    now = new Date('2026-11-22T12:00:00Z')
    expect(() => pages.refresh()).toThrow('broken fact')
    expect(() => pages.refresh()).toThrow('broken fact') // tried again, not taken for done
    expect(await (await app.request('/')).text()).toContain('2026-11-21')
  })
})

describe('build manifests', () => {
  test('the newest build is named, and always revalidated', async () => {
    const response = await get('/builds/latest.json')
    expect(await response.json()).toEqual({ id: 'build-7', timestamp: 1_790_000_000_000 })
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('a build lists its prerendered paths and rules', async () => {
    const response = await get('/builds/meta/build-7.json')
    expect(await response.json()).toMatchObject({
      id: 'build-7',
      timestamp: 1_790_000_000_000,
      prerendered: Object.values(routes),
      routeRules: { '/o-nama': { prerender: true }, '/referrer-activation': { prerender: true, robots: false } },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('another build is not found', async () => {
    expect((await get('/builds/meta/build-6.json', { accept: 'application/json' })).status).toBe(404)
  })
})
