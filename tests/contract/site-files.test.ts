import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const site = { url: 'https://www.kreditokaz.rs' }
const { app } = await testApp({ site })
const text = async (path: string) => (await app.request(path)).text()

test('the sitemap lists the 11 public pages with the day their content changed', async () => {
  const sitemap = await text('/sitemap.xml')
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>2026-11-20<\/lastmod>/g)].map((match) => match[1])
  expect(addresses).toHaveLength(11)
  expect(addresses).toContain('https://www.kreditokaz.rs/')
  expect(addresses).toContain('https://www.kreditokaz.rs/kredit-kalkulator/stambeni/')
  expect(addresses).not.toContain('https://www.kreditokaz.rs/referrer-activation')
})

test('robots may read everything but the API, and learn where the sitemap is', async () => {
  expect(await text('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.kreditokaz.rs/sitemap.xml\n',
  )
})

test('a preview is closed to search engines by robots.txt and by header', async () => {
  const { app } = await testApp({ site: { ...site, indexable: false } })
  expect(await (await app.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await app.request('/')).headers.get('x-robots-tag')).toBe('noindex')
})

test('the manifest names the product in its language', async () => {
  const response = await app.request('/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({ name: 'Kreditokaz', lang: 'sr-RS', start_url: '/' })
})

test('security.txt names a contact and ends in less than a year', async () => {
  const lines = (await text('/.well-known/security.txt')).split('\n')
  expect(lines[0]).toMatch(/^Contact: mailto:.+@.+/)
  expect(lines).toContain('Expires: 2027-05-20T00:00:00Z')
  expect(lines).toContain('Canonical: https://www.kreditokaz.rs/.well-known/security.txt')
})
