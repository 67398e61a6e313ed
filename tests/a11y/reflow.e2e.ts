/** WCAG 1.4.10, 1.4.12: spaced text, a window 320 px wide, and 400 % zoom lose nothing. */
import { everyPage, test } from '#tests/support/a11y.ts'
import { expectNothingLost, openStyled } from '#tests/support/lost-texts.ts'

test.use({ bypassCSP: true }) // it does not apply to a reader's own style sheet, but to a test's

const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const oneOfEachKind: string[] = [
  '/',
  '/stambeni-kredit',
  '/kontakt',
  '/kredit-kalkulator/kes/',
  '/politika-privatnosti',
]

test('no page is wider than a window of 320 px or at 400 % zoom, nor clips texts with increased spacing at 390 px', async ({
  page,
}) => {
  for (const path of everyPage) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStyled(page, path)
    await expectNothingLost(page, `${path} at 320 px`)
    if (oneOfEachKind.includes(path)) {
      await page.setViewportSize({ width: 320, height: 256 }) // 1280 × 1024 at 400 %
      await expectNothingLost(page, `${path} at 400 %`)
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await page.addStyleTag({ content: APART })
    await expectNothingLost(page, `${path} with increased spacing`)
  }
})

test('texts with increased spacing are not clipped at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of oneOfEachKind) {
    await openStyled(page, path)
    await page.addStyleTag({ content: APART })
    await expectNothingLost(page, path)
  }
})
