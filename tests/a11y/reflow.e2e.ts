/** WCAG 1.4.4, 1.4.10, 1.4.12: a window 320 px wide, 400 % zoom, spaced and enlarged text lose nothing of any page. */
import { everyPage, expect, narrow, test } from '#tests/support/a11y.ts'
import { expectNothingLost, openStyled } from '#tests/support/lost-texts.ts'
import { followFetches, showAll } from '#tests/support/navigation.ts'

test.use({ bypassCSP: true }) // it does not apply to a reader's own style sheet, but to a test's

const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const TWICE = 'html { font-size: 200% }'

const oneOfEachKind: string[] = [
  '/',
  '/stambeni-kredit',
  '/kontakt',
  '/kredit-kalkulator/kes/',
  '/politika-privatnosti',
]

/** Short words that break in two, because their box has become too narrow. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    if (!walker.currentNode.parentElement?.checkVisibility()) continue
    if (walker.currentNode.parentElement.closest('.visually-hidden')) continue
    const range = document.createRange()
    for (const { 0: word, index } of text.matchAll(/(?<!\S)\p{L}{2,11}(?!\S)/gu)) {
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

test('no page loses text at 320 px or 400 % zoom, with increased spacing, or with letters twice as large', async ({
  page,
}) => {
  test.slow()
  const fetched = followFetches(page)
  for (const path of everyPage) {
    const isLookedAtCloser = oneOfEachKind.includes(path)
    await page.setViewportSize({ width: 320, height: 640 })
    await openStyled(page, path)
    await expectNothingLost(page, `${path} at 320 px`)
    if (isLookedAtCloser) {
      await page.setViewportSize({ width: 320, height: 256 }) // 1280 × 1024 at 400 %
      await expectNothingLost(page, `${path} at 400 %`)
    }

    const apart = await page.addStyleTag({ content: APART })
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNothingLost(page, `${path} with increased spacing`)
    if (isLookedAtCloser) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectNothingLost(page, `${path} with increased spacing at 1280 px`)
    }
    await apart.evaluate((sheet) => (sheet as Element).remove())

    await page.setViewportSize({ width: 320, height: 640 })
    await page.addStyleTag({ content: TWICE })
    await showAll(page)
    await expectNothingLost(page, `${path} twice as large at 320 px`)
    await page.setViewportSize(narrow)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await fetched() // what opens may bring its code
    await expectNothingLost(page, `${path} twice as large`)
    expect.soft(await page.evaluate(brokenWords), `${path}: words broken in two`).toEqual([])
  }
})
