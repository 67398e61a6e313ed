/** WCAG 1.4.4, 1.4.10, 1.4.12: enlarged or spaced text, a window 320 px wide, and 400 % zoom lose nothing. */
import type { Page } from '@playwright/test'
import { everyPage, expect, narrow, test } from '#tests/support/a11y.ts'
import { openLead } from '#tests/support/lead-form.ts'
import { layoutAtRest, showAll } from '#tests/support/navigation.ts'

test.use({ bypassCSP: true }) // it does not apply to a reader's own style sheet, but to a test's

const APART = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

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

async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await layoutAtRest(page)
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
  test(`texts with increased spacing are not clipped at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await openStyled(page, path)
      await page.addStyleTag({ content: APART })
      await expectNothingLost(page, path)
    }
  })
}

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

/** Texts of an open dialog that overlap; sticky ones overlap others by design. */
function overlappingTexts(dialog: Element): string[] {
  const boxes = [...dialog.querySelectorAll('label, legend, output, h2, p')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
  return boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !element.contains(other.element))
      .filter((other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2)
      .filter((other) => Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2)
      .map((other) => `${element.textContent} × ${other.element.textContent}`),
  )
}

test.describe('text twice as large', () => {
  test.use({ viewport: narrow })

  const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

  test('fits every page', async ({ page }) => {
    for (const path of everyPage) {
      await openStyled(page, path)
      await enlarge(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      await showAll(page)
      await expectNothingLost(page, path)
      expect.soft(await page.evaluate(brokenWords), `${path}: words broken in two`).toEqual([])
    }
  })

  test('fits the menu', async ({ page }) => {
    await openStyled(page, '/')
    await enlarge(page)
    await page.getByRole('button', { name: 'Otvori meni' }).click()
    const menu = page.getByRole('dialog', { name: 'Meni' })
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectNothingLost(page, 'menu')
  })

  test('fits the lead dialog, with its errors', async ({ page }) => {
    await openStyled(page, '/')
    const dialog = await openLead(page, page.getByRole('button', { name: 'Neka me pozove savetnik' }))
    await enlarge(page)
    await dialog.getByRole('button', { name: 'Pošaljite' }).click()
    await expect(dialog.getByText('Unesite validnu email adresu.')).toBeVisible()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await dialog.locator('form').evaluate(overlappingTexts)).toEqual([])
    await expectNothingLost(page, 'enquiry')
  })

  test.describe('in a window 320 px wide', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('fits every page', async ({ page }) => {
      for (const path of everyPage) {
        await openStyled(page, path)
        await enlarge(page)
        await showAll(page)
        await expectNothingLost(page, path)
      }
    })

    test('fits the lead dialog, with its errors', async ({ page }) => {
      await openStyled(page, '/kontakt')
      const dialog = await openLead(
        page,
        page
          .getByRole('main')
          .getByRole('button', { name: /poziv|savetnik/ })
          .first(),
      )
      await enlarge(page)
      await dialog.getByRole('button', { name: 'Pošaljite' }).click()
      const error = dialog.getByText('Ne možete ostaviti polje prazno.').nth(1)
      await expect(error).toBeVisible()
      const form = await dialog.locator('form').boundingBox()
      const box = await error.boundingBox()
      expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(Number(form?.x) + Number(form?.width))
      await expectNothingLost(page, 'enquiry')
    })
  })

  test.describe('before a choice about cookies', () => {
    test.use({ consent: 'unset' })

    test('fits the banner', async ({ page }) => {
      await openStyled(page, '/kontakt')
      await enlarge(page)
      const banner = page.getByRole('region', { name: 'Kolačići' })
      await expect(banner.getByRole('button', { name: 'Ne prihvatam' })).toBeInViewport({ ratio: 1 })
      await expect(banner.getByRole('button', { name: 'Prihvatam', exact: true })).toBeInViewport({ ratio: 1 })
      expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expectNothingLost(page, 'banner')
    })
  })
})
