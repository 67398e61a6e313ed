/** A calculator is as high before the whole style sheet as at the end: nothing moves away from a finger meanwhile. */
import { calculators } from '#tests/support/calculator.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const MOST_CHANGED = 0.02
/** From 62rem on a tool is open at first: by the width on which the tools are hydrated, so with a load of its own. */
const LOADS = [[360, 390, 412, 768], [1280]]
const PARTS = ['chart', 'tools', 'schedule', 'example', 'share']

const height = async () => {
  await document.fonts.ready
  return document.documentElement.scrollHeight
}

for (const { path } of calculators)
  test(path, async ({ page }) => {
    for (const widths of LOADS) {
      // React waits too, so that no part is hydrated before the first heights are known.
      const release = await hold(page, /_assets\/(style-[^/]*\.css|start-[^/]*\.js)$/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      const first = new Map<number, number>()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        first.set(width, await page.evaluate(height))
      }
      release()
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          for (const part of PARTS) {
            await page.locator(`[data-part=${part}]`).evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
            await page.locator(`[data-part=${part}][data-hydrated]`).waitFor()
            // Laid out on this width: off screen it keeps the height that it had when it was last seen.
            await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
          }
          await page.locator('footer').scrollIntoViewIfNeeded()
          const [before = Number.NaN, last] = [first.get(width), await page.evaluate(height)]
          expect.soft(Math.abs(last - before) / before, `${before} px, then ${last}`).toBeLessThan(MOST_CHANGED)
        })
    }
  })
