/** A calculator is as high before the whole style sheet, and before the code of its parts, as at the end: nothing moves away. */
import type { Page } from '@playwright/test'
import { calculators, wakeCalculator } from '#tests/support/calculator.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const MOST_CHANGED = 0.02
/** How much the height of a part may differ from the space reserved for it until its code has come, in pixels. */
const NEARLY = 40
const PHONE = { isMobile: true, hasTouch: true }
/** From 62rem on a tool is open at first: by the width on which the tools are hydrated, so with a page of its own. */
const PAGES = [
  { widths: [360, 390, 412, 768], screen: PHONE },
  { widths: [1280], screen: {} },
]
const PARTS = ['chart', 'tools', 'schedule', 'example', 'share']
const RESERVED = ['chart', 'tools', 'share']
/** The widths that their reserved space is made for. */
const RESERVED_AT = [360, 390, 1280]

const height = async () => {
  await document.fonts.ready
  return document.documentElement.scrollHeight
}

const heightOf = (page: Page, part: string) =>
  page.locator(`[data-part=${part}]`).evaluate((box) => box.getBoundingClientRect().height)

/** Something for each width. */
async function at<Measure>(
  page: Page,
  widths: number[],
  measure: () => Promise<Measure>,
): Promise<Map<number, Measure>> {
  const all = new Map<number, Measure>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    all.set(width, await measure())
  }
  return all
}

for (const { widths, screen } of PAGES)
  test.describe(`at ${widths.join(', ')} px`, () => {
    test.use(screen)

    for (const { path } of calculators)
      test(`before the whole style sheet, and before the code of its parts: ${path}`, async ({ page }) => {
        // React waits too, so that no part is hydrated before the first heights are known.
        const release = await hold(page, /_assets\/(style-[^/]*\.css|start-[^/]*\.js)$/)
        const releaseParts = await hold(page, /_assets\/sections-[^/]*\.js$/)
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator('footer').waitFor({ state: 'attached' })
        const first = await at(page, widths, () => page.evaluate(height))
        release()
        await wakeCalculator(page)
        const reservedAt = widths.filter((width) => RESERVED_AT.includes(width))
        const reserved = await at(page, reservedAt, async () => {
          const heights = new Map<string, number>()
          for (const part of RESERVED) heights.set(part, await heightOf(page, part))
          return heights
        })
        releaseParts()
        for (const width of widths)
          await test.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 844 })
            for (const part of PARTS) {
              await page.locator(`[data-part=${part}]`).evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
              await page.locator(`[data-part=${part}][data-hydrated]`).waitFor()
              if (part === 'chart')
                await expect(page.locator('[data-part=chart]').getByRole('slider').first()).toBeVisible()
              // Laid out on this width: off screen it keeps the height that it had when it was last seen.
              await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
              const before = reserved.get(width)?.get(part)
              if (before === undefined) continue
              expect.soft(Math.abs((await heightOf(page, part)) - before), part).toBeLessThan(NEARLY)
            }
            await page.locator('footer').scrollIntoViewIfNeeded()
            const [before = Number.NaN, last] = [first.get(width), await page.evaluate(height)]
            expect.soft(Math.abs(last - before) / before, `${before} px, then ${last}`).toBeLessThan(MOST_CHANGED)
          })
      })
  })
