import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeNames, routes } from '#core/site/routes.ts'
import { testApp } from '#tests/support/test-app.ts'

const { app } = await testApp()
const headersOf = async (path: string) => (await app.request(path)).headers

test.each([...routeNames.map((name) => routes[name]), '/nema-me'])(
  '%s runs and loads its own files only',
  async (path) => {
    const headers = await headersOf(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.replace(/'sha256-[\w-]+'/, 'HASH')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' HASH; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()')
    expect(headers.get('x-frame-options')).toBe('DENY')
  },
)

test('the tag manager’s hosts are named only where one is configured', async () => {
  const { app } = await testApp({ site: { gtmId: 'GTM-ABC1234' } })
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toContain("img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;")
  expect(policy).toContain(
    "connect-src 'self' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
  )
  expect(policy).not.toContain('unsafe')
})

test('the URL of the referral page is never sent as a referrer', async () => {
  expect((await headersOf('/referrer-activation')).get('referrer-policy')).toBe('no-referrer')
  expect((await headersOf('/')).get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('what search engines must not list carries noindex', async () => {
  for (const path of ['/referrer-activation', '/nema-me', '/_payload.json', '/builds/latest.json', '/healthz']) {
    expect((await headersOf(path)).get('x-robots-tag')).toBe('noindex')
  }
  expect((await headersOf('/')).get('x-robots-tag')).toBeNull()
})

test.each(['/_payload.json', '/robots.txt', '/o-nama/', '/api/items/leads', '/healthz', '/metrics'])(
  '%s, which is no page, is not guessed to be one, and opened by itself runs and loads nothing',
  async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

test.each(['/healthz', '/_payload.json', '/api/items/nema'])('%s is embedded by no other site', async (path) => {
  expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/healthz', '/readyz', '/metrics', '/api/items/leads'])('%s is stored by no cache', async (path) => {
  expect((await headersOf(path)).get('cache-control')).toBe('no-store')
})

test('any cookie gets the page, with the banner unless the cookie is a choice', async () => {
  const pieces = fc.constantFrom(
    'cookie-consent',
    'referral',
    '=',
    ';',
    ' ',
    'accepted',
    'rejected',
    '%',
    '%e0',
    '"',
    ',',
    '__proto__',
  )
  const anyCookie = fc.oneof(
    fc.stringMatching(/^[\x20-\x7e]{0,200}$/),
    fc.array(pieces).map((list) => list.join('')),
  )
  await fc.assert(
    fc.asyncProperty(anyCookie, async (cookie) => {
      const response = await app.request('/', { headers: { cookie } })
      expect(response.status).toBe(200)
      expect(response.headers.get('vary')).toBe('accept-encoding, cookie')
    }),
  )
})

test('no cookie is set by the server: consent and referral are the browser’s own', async () => {
  const headers = { cookie: 'cookie-consent=accepted; referral=abc' }
  const response = await app.request('/?referral=abc', { headers })
  expect(response.headers.getSetCookie()).toEqual([])
})
