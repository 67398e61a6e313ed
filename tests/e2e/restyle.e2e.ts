/** How much of a page the browser restyles for a small change: a selector can make that all of it. */
import type { Browser, Page } from '@playwright/test'
import { calculators, openCalculator, slider } from '#tests/support/calculator.ts'
import { layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing] = calculators
/** Of the 1,500 of a calculator and the 900 of a loan page; a year less in the chart restyles 140. */
const MOST_ELEMENTS = 250

/** The number of elements that each update of styles looked at during an action. */
async function restyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  return updates.flatMap(({ args }) => args.elementCount ?? [])
}

test('a key restyles what shows its figures, not all that is around them', async ({ browser, page }) => {
  await openCalculator(page, housing.path)
  const chart = page.locator('[data-part=chart]')
  await expect(chart.locator('svg').first()).toBeAttached()
  await slider(page, 'Rok otplate').press('ArrowLeft')
  await page.locator('[data-part=schedule][data-hydrated]').waitFor() // the first change calls for it
  await layoutAtRest(page)
  const counts = await restyled(browser, page, async () => {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const drawing = await chart.innerHTML()
      await slider(page, 'Rok otplate').press(key)
      await expect.poll(() => chart.innerHTML()).not.toBe(drawing)
    }
  })
  expect(counts).not.toHaveLength(0)
  expect(Math.max(...counts)).toBeLessThan(MOST_ELEMENTS)
})

test('a scroll from the top restyles the header, not the page', async ({ browser, page }) => {
  await openWithReact(page, '/stambeni-kredit')
  const header = page.locator('header').first()
  await expect(header).toHaveCSS('box-shadow', 'none')
  await page.locator('h1').hover() // the first touch opens, once, what a wide window shows open
  await page.locator('details[open] > summary + span[id]').first().waitFor({ state: 'attached' })
  await layoutAtRest(page)
  const counts = await restyled(browser, page, async () => {
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await expect(header).not.toHaveCSS('box-shadow', 'none')
  })
  expect(counts).not.toHaveLength(0)
  expect(Math.max(...counts)).toBeLessThan(MOST_ELEMENTS)
})
