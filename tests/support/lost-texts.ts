import { expect, type Page } from '@playwright/test'
import { layoutAtRest } from './navigation.ts'

/** Texts that overflow the window or are clipped by a box around them, as `selector: text`. Runs in the page. */
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

/** Opens a page whose style sheets and fonts have loaded. */
export async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await layoutAtRest(page)
}

/** The page is no wider than the window, and no text is cut off. */
export async function expectNothingLost(page: Page, path: string): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(await beyond(), `${path}: pixels beyond the window`).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(lostTexts), path).toEqual([])
}
