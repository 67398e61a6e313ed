import { routes } from '#core/site/routes.ts'
import { test as siteTest } from './site.ts'

export { expect } from './site.ts'

/** All pages: the 12 routes and the not-found page. */
export const everyPage = [...Object.values(routes), '/ovde-nema-nicega'] as const

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }

/** Playwright's `test` at the site, for a visitor who wants no motion and has said no to cookies unless told otherwise. */
export const test = siteTest.extend<{ consent: 'rejected' | 'unset' }>({
  consent: ['rejected', { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page, consent, server }, use) => {
    if (consent === 'rejected') {
      await page.context().addCookies([{ name: 'cookie-consent', value: consent, url: server.url }])
    }
    await use(page)
  },
})
