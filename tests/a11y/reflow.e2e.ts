/** WCAG 1.4.10, 1.4.12: spaced text, a window 320 px wide, and 400 % zoom lose nothing. */
import { everyPage, test } from '#tests/support/a11y.ts'
import { expectNothingLost, openStyled } from '#tests/support/lost-texts.ts'

test.use({ bypassCSP: true }) // it does not apply to a reader's own style sheet, but to a test's

const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const oneOfEachKind = ['/', '/stambeni-kredit', '/kontakt', '/kredit-kalkulator/kes/', '/politika-privatnosti'] as const

for (const [viewport, paths] of [
  [{ width: 320, height: 640 }, everyPage],
  [{ width: 320, height: 256 }, oneOfEachKind], // 1280 × 1024 at 400 %
] as const) {
  test(`no page is wider than a window of ${viewport.width} × ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await openStyled(page, path)
      await expectNothingLost(page, path)
    }
  })
}

for (const [width, paths] of [
  [390, everyPage],
  [1280, oneOfEachKind],
] as const) {
  test(`texts with increased spacing are not clipped at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await openStyled(page, path)
      await page.addStyleTag({ content: APART })
      await expectNothingLost(page, path)
    }
  })
}
