/**
 * A calculator is as high before the whole style sheet as at the end, and its late parts are as high before their code:
 * nothing moves away from a finger meanwhile.
 */
import type { Page } from '@playwright/test'
import { calculators, wakeCalculator } from '#tests/support/calculator.ts'
import { hold, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const MOST_CHANGED = 0.02
/** From 62rem on a tool is open at first: by the width on which the tools are hydrated, so with a load of its own. */
const LOADS = [[360, 390, 412, 768], [1280]]
const PARTS = ['chart', 'tools', 'schedule', 'example', 'share']

/** What comes with one file, after all else, has a space that fits it to so many pixels on these widths. */
const LATE_PARTS = ['tools', 'share', 'chart']
const NEARLY = 40
const LATE_WIDTHS = [360, 390, 1280]

const wholeHeight = async () => {
  await document.fonts.ready
  return document.documentElement.scrollHeight
}

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`)

function heightsOfLateParts(page: Page): Promise<(readonly [name: string, height: number])[]> {
  return page.evaluate(
    (names) =>
      names.map((name) => {
        const box = document.querySelector(`[data-part=${name}]`)
        return [name, box?.getBoundingClientRect().height ?? Number.NaN] as const
      }),
    LATE_PARTS,
  )
}

/** Brings every part into view: off screen it keeps the height that it had when it was last seen. */
async function showParts(page: Page): Promise<void> {
  for (const name of PARTS) {
    await part(page, name).evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
    await page.locator(`[data-part=${name}][data-hydrated]`).waitFor()
    if (name === 'chart') await expect(part(page, name).getByRole('slider').first()).toBeVisible()
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
}

for (const { path } of calculators)
  test(path, async ({ page }) => {
    for (const widths of LOADS) {
      // React waits too, so that no part is hydrated before the first heights are known.
      const release = await hold(page, /_assets\/(style-[^/]*\.css|start-[^/]*\.js)$/)
      const releaseParts = await hold(page, /_assets\/sections-[^/]*\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      const first = new Map<number, number>()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        first.set(width, await page.evaluate(wholeHeight))
      }
      release()
      await reactUp(page) // with the style sheet, for which hydration does not wait
      await wakeCalculator(page)
      const kept = new Map<number, Awaited<ReturnType<typeof heightsOfLateParts>>>()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        kept.set(width, await heightsOfLateParts(page))
      }
      releaseParts()
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await showParts(page)
          const [before = Number.NaN, last] = [first.get(width), await page.evaluate(wholeHeight)]
          expect.soft(Math.abs(last - before) / before, `${before} px, then ${last}`).toBeLessThan(MOST_CHANGED)
          if (!LATE_WIDTHS.includes(width)) return
          const space = new Map(kept.get(width))
          for (const [name, height] of await heightsOfLateParts(page))
            expect.soft(Math.abs(height - (space.get(name) ?? Number.NaN)), name).toBeLessThan(NEARLY)
        })
    }
  })
