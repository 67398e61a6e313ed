/** Pages that people print to take to a bank. */
import { layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

/** An A4 page without the margins of `@page`, in pixels. */
const sheet = { width: Math.floor((210 - 2 * 14) * (96 / 25.4)), height: Math.floor((297 - 2 * 12) * (96 / 25.4)) }

test('the representative example of every loan fits one printed page', async ({ page }) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/stambeni-kredit', '/kes-kredit', '/auto-kredit']) {
    await page.goto(path)
    await layoutAtRest(page)
    const example = page.locator('.card').filter({ hasText: 'EKS, obračunata na dan' })
    const box = await example.boundingBox()
    expect.soft(box?.height, path).toBeLessThan(sheet.height)
  }
})

// A row left empty by its hidden buttons makes Chromium 92 and 103 print 32,000 sheets.
test('rows of buttons are not on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/kes-kredit']) {
    await openWithReact(page, path) // whose styles for print have come then
    const shown = await page.locator('.actions').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).display))
    expect.soft(shown, path).toEqual(['none'])
  }
})
