/** What a browser makes of the scales of type that tests/styles.test.ts holds in the style sheets. */
import type { Page } from '@playwright/test'
import { openLead } from '#tests/support/lead-form.ts'
import { openWithReact, showAll } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const SMALLEST = 13
const STEPS = 8
/** From here on up it is the display: its sizes grow with the window and fit their boxes, and count as one step. */
const DISPLAY = 35

/** The sizes, in pixels, of all text that is shown; drawings hold letters of their own. */
const sizesOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const sizes = new Set<number>()
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!(holder instanceof HTMLElement) || !text.textContent?.trim() || !holder.checkVisibility()) continue
      sizes.add(Number.parseFloat(getComputedStyle(holder).fontSize))
    }
    return [...sizes].sort((one, other) => one - other)
  })

test('eight sizes of type at most, none too small to read, on a phone and on a wide screen', async ({ page }) => {
  const widths = [390, 1440]
  for (const path of ['/stambeni-kredit', '/kredit-kalkulator/stambeni/', '/']) {
    await openWithReact(page, path)
    await showAll(page) // what is loaded then stays for every width
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expectScale(page, `${path} at ${width} px`)
    }
  }
  await openLead(page, page.getByRole('button', { name: 'Neka me pozove savetnik' }).first())
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectScale(page, `dialog at ${width} px`)
  }
})

async function expectScale(page: Page, place: string): Promise<void> {
  const sizes = await sizesOf(page)
  expect(sizes.length, place).toBeGreaterThan(3)
  expect(sizes[0], place).toBeGreaterThanOrEqual(SMALLEST)
  const steps = new Set(sizes.map((size) => (size < DISPLAY ? size : DISPLAY)))
  expect(steps.size, `${place}: ${sizes.join(' ')}`).toBeLessThanOrEqual(STEPS)
}
