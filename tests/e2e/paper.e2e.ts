/** Pages that people print to take to a bank. */
import { layoutAtRest } from '#tests/support/navigation.ts'
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
