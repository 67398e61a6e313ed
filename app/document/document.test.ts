import { expect, test } from 'vitest'
import type { DocumentPayload } from '#app/delivery/view.ts'
import { knownOn } from '#core/owner/known.ts'
import { routeNames } from '#core/site/routes.ts'
import { defaultSite } from '#core/site/site.ts'
import type { Assets } from './assets.ts'
import { htmlDocument, jsonInHtml } from './document.ts'

test('JSON inside a page cannot end its element, and says what it said', () => {
  const data = { text: '</script><script>alert(1)</script><!--', lines: '\u2028\u2029' }
  const json = jsonInHtml(data)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(data)
})

test.each(routeNames)('%s says that it is in Serbian, and asks social networks for a large card', (page) => {
  const head = { title: page, description: '', canonical: undefined, robots: 'noindex' } as const
  const view = { page, head, today: '2026-11-21', search: '', data: null }
  const assets = { boot: '', fonts: [], styles: '', pageStyles: { [page]: { css: '', hash: '' } } }
  const html = htmlDocument({
    view,
    payload: {} as DocumentPayload, // neither this nor the assets decide the head
    site: defaultSite,
    known: knownOn('2026-11-21'),
    body: '',
    assets: assets as unknown as Assets,
    hasChosen: false,
  })
  expect(html).toContain('<html lang="sr-RS"') // specification §1.4
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">') // specification §1.6
})
