import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fakeRenderer } from '#tests/support/fake-renderer.ts'
import { testApp } from '#tests/support/test-app.ts'

const { app } = await testApp()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('a calculator with figures in its query', () => {
  test('is rendered with them, even if a number is endless, and with nothing else', async () => {
    const endless = '9'.repeat(5000)
    const response = await get(`/kredit-kalkulator/stambeni/?kamata=4.5&referral=abc&cena=80000&cena=1&rok=${endless}`)
    const query = `?cena=80000&rok=${'9'.repeat(40)}&kamata=4.5`
    expect(await response.text()).toContain(`data-query="${encodeURIComponent(query)}"`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to who takes it', async (encoding, unpack) => {
    const response = await get('/kredit-kalkulator/kes/?iznos=600000', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(await response.arrayBuffer()).toString()).toContain('iznos')
  })

  test('is downloaded as a CSV file when its query asks for the schedule', async () => {
    const { app } = await testApp({
      renderer: { scheduleFile: (page, { today }, search) => ({ name: `${today}.csv`, text: page + search }) },
    })
    const response = await app.request('/kredit-kalkulator/kes/?plan=csv&iznos=600000&x=1')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="2026-11-21.csv"',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe('cash-loan-calculator?iznos=600000&plan=csv')
  })

  test('falls back to the page without figures when drawing fails', async () => {
    const { app } = await testApp({
      renderer: {
        render: (page, options) => {
          if (options.search !== '') throw new Error('broken')
          return fakeRenderer.render(page, options)
        },
      },
    })
    const response = await app.request('/kredit-kalkulator/kes/?iznos=600000')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>cash-loan-calculator</title>')
  })
})

describe('a link to a calculator that is opened again', () => {
  const link = '/kredit-kalkulator/kes/?iznos=600000&rok=60'

  /** The site with a count of how often a calculator was drawn from a query. */
  async function countingApp({ now, filler = '' }: { now?: () => Date; filler?: string } = {}) {
    const drawn: string[] = []
    const made = await testApp({
      ...(now && { now }),
      renderer: {
        render: (page, options) => {
          const rendered = fakeRenderer.render(page, options)
          if (options.search === '') return rendered
          drawn.push(options.search)
          return { ...rendered, html: rendered.html + filler }
        },
      },
    })
    return { ...made, drawn }
  }

  test('is drawn once, and is the same to the byte in each encoding', async () => {
    const { app, drawn } = await countingApp()
    const open = async (encoding: string) =>
      Buffer.from(await (await app.request(link, { headers: { 'accept-encoding': encoding } })).arrayBuffer())
    const [plain, br, gzip] = [await open('identity'), await open('br'), await open('gzip')]
    expect(await open('identity')).toEqual(plain)
    expect(await open('br')).toEqual(br)
    expect(brotliDecompressSync(br)).toEqual(plain)
    expect(gunzipSync(gzip)).toEqual(plain)
    expect(drawn).toEqual(['?iznos=600000&rok=60'])
  })

  test('is the same link whatever the order of its figures, and with other keys', async () => {
    const { app, drawn } = await countingApp()
    const same = ['?rok=60&iznos=600000', '?iznos=600000&rok=60&referral=abc', '?iznos=600000&utm_source=oglas&rok=60']
    for (const query of same) await app.request(`/kredit-kalkulator/kes/${query}`)
    expect(drawn).toHaveLength(1)
  })

  test('is a page of its own with other figures, for another loan, and for visitors who chose about cookies', async () => {
    const { app, drawn } = await countingApp()
    const body = async (path: string, cookie = '') => (await app.request(path, { headers: { cookie } })).text()
    const chosen = 'cookie-consent=rejected'
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await body(link)).toMatch(/data-chosen="false".*cash.*iznos%3D600000/)
      expect(await body(link, chosen)).toMatch(/data-chosen="true".*cash.*iznos%3D600000/)
      expect(await body('/kredit-kalkulator/kes/?iznos=700000&rok=60')).toContain('iznos%3D700000')
      expect(await body('/kredit-kalkulator/auto-kredit/?iznos=600000&rok=60')).toContain('<title>car')
    }
    expect(drawn).toHaveLength(4)
  })

  test('is drawn anew on the next day', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const { app, pages, drawn } = await countingApp({ now: () => now })
    expect(await (await app.request(link)).text()).toContain('2026-11-21')
    now = new Date('2026-11-22T12:00:00Z')
    pages.refresh()
    expect(await (await app.request(link)).text()).toContain('2026-11-22')
    expect(drawn).toHaveLength(2)
  })

  test('is forgotten, the least recently used first, when more links are opened than the cache holds', async () => {
    const { app, drawn } = await countingApp({ filler: '.'.repeat(1024 * 1024) })
    for (let sum = 1; sum <= 20; sum += 1) {
      await app.request(`/kredit-kalkulator/kes/?iznos=${sum}`)
      await app.request(link) // kept all the while: it is asked for again and again
    }
    expect(drawn).toHaveLength(21)
    await app.request('/kredit-kalkulator/kes/?iznos=1')
    expect(drawn).toHaveLength(22)
  })

  test('is tried again where drawing failed', async () => {
    let isBroken = true
    const { app } = await testApp({
      renderer: {
        render: (page, options) => {
          if (isBroken && options.search !== '') throw new Error('broken')
          return fakeRenderer.render(page, options)
        },
      },
    })
    expect(await (await app.request(link)).text()).toContain('data-query=""')
    isBroken = false
    expect(await (await app.request(link)).text()).toContain('iznos%3D600000')
  })
})
