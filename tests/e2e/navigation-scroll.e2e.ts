/** The browser of `navigation-client.e2e.ts` before its Navigation API scrolled to the top of a new page. */
import { effectsDone, openWithReact, scrollOf, scrollTo } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('a new page starts at its top where the browser leaves the scroll position', async ({ page }) => {
  await page.addInitScript(() => {
    const { intercept } = NavigateEvent.prototype
    NavigateEvent.prototype.intercept = function (options) {
      intercept.call(this, { ...options, scroll: 'manual' })
    }
  })
  await openWithReact(page, '/')
  await scrollTo(page, 2000)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await effectsDone(page)
  expect(await scrollOf(page)).toBe(0)
})
