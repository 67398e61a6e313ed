/** WCAG 1.4.10 and 1.4.12: a window 320 px wide, a desktop zoomed to 400 %, and texts set wider apart lose nothing. */
import type { Page } from '@playwright/test'
import { everyPage, expect, test } from '#tests/support/a11y.ts'

test.use({ bypassCSP: true }) // the reader's own style sheet stands above the content policy, a test's does not

const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Texts that leave the window, or are cut by the box around them, as `selector: text`. Runs in the page. */
function lostTexts(): string[] {
  const lost: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clips = (value: string) => value !== 'visible'
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim()
    if (!parent || !text || parent.closest('script,style,noscript,.visually-hidden,dialog:not([open]),[popover]'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) {
      if (box.width === 0 || !parent.checkVisibility()) continue
      let around: HTMLElement | null = parent
      let isScrolled = false
      let isCut = false
      for (; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') isScrolled = true
        if (position === 'static' && !clips(overflowX) && !clips(overflowY)) continue
        const isOut = box.right > frame.right + 2 || box.bottom > frame.bottom + 2
        if ((overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip') && isOut) isCut = true
      }
      if ((box.right > innerWidth + 1 || isCut) && !isScrolled) lost.push(`${parent.localName}: ${text.slice(0, 40)}`)
    }
  }
  return [...new Set(lost)]
}

async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.styleSheets.length > 1) // the whole sheet follows the first look
}

async function expectNothingLost(page: Page, path: string): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(await beyond(), `${path}: pixels beyond the window`).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(lostTexts), path).toEqual([])
}

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
  test(`texts set wider apart are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await openStyled(page, path)
      await page.addStyleTag({ content: APART })
      await expectNothingLost(page, path)
    }
  })
}
