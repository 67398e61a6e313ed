/** A calculator is as high before the whole style sheet as at the end: nothing moves away from a finger meanwhile. */
import { calculators } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

const MOST_CHANGED = 0.02

const height = () => document.documentElement.scrollHeight

for (const { path } of calculators)
  for (const width of [360, 390, 412, 768, 1280])
    test(`at ${width} px: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/_assets/style-*.css', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
      const first = await page.evaluate(height)
      release()
      for (const part of ['chart', 'tools', 'plan', 'example', 'share']) {
        await page.locator(`[data-part=${part}]`).evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
        await page.locator(`[data-part=${part}][data-hydrated]`).waitFor()
      }
      await page.locator('footer').scrollIntoViewIfNeeded()
      const last = await page.evaluate(height)
      expect(Math.abs(last - first) / first, `${first} px, then ${last}`).toBeLessThan(MOST_CHANGED)
    })
