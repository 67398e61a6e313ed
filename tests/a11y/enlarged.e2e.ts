/** WCAG 1.4.4: text twice as large, or with a smallest size, loses nothing (of whole pages: reflow.e2e.ts). */
import type { Page } from '@playwright/test'
import { expect, narrow, test } from '#tests/support/a11y.ts'
import { openLead } from '#tests/support/lead-form.ts'
import { expectNothingLost, openStyled } from '#tests/support/lost-texts.ts'

test.use({ bypassCSP: true }) // it does not apply to a reader's own style sheet, but to a test's

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

test('the two ends of a slider stay apart with a smallest font size of 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStyled(page, '/kredit-kalkulator/stambeni/')
  const ends = page.getByText('500.000', { exact: true }).locator('..')
  await ends.evaluate((element) => {
    element.style.fontSize = '24px' // as Chrome does, whose setting knows no unit and no media query
  })
  const [low, high] = await ends.evaluate(({ children }) => [...children].map((end) => end.getBoundingClientRect()))
  const isBelow = Number(high?.top) >= Number(low?.bottom)
  if (!isBelow) expect(Number(high?.left) - Number(low?.right)).toBeGreaterThanOrEqual(8)
})

test.describe('text twice as large', () => {
  test.use({ viewport: narrow })

  const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

  test('fits the menu, and the lead dialog with its errors', async ({ page }) => {
    await openStyled(page, '/')
    await enlarge(page)
    await test.step('the menu', async () => {
      await page.getByRole('button', { name: 'Otvori meni' }).click()
      const menu = page.getByRole('dialog', { name: 'Meni' })
      expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expectNothingLost(page, 'menu')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    })
    await test.step('the lead dialog', async () => {
      const dialog = await openLead(page, page.getByRole('button', { name: 'Neka me pozove savetnik' }))
      await dialog.getByRole('button', { name: 'Pošaljite' }).click()
      await expect(dialog.getByText('Unesite validnu email adresu.')).toBeVisible()
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(await dialog.locator('form').evaluate(overlappingTexts)).toEqual([])
      await expectNothingLost(page, 'enquiry')
    })
  })

  test.describe('in a window 320 px wide', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('keeps the widest numbers of a calculator in its card', async ({ page }) => {
      await openStyled(page, '/kredit-kalkulator/kes/?iznos=5000000')
      await enlarge(page)
      const form = page.getByRole('form', { name: 'Podaci za obračun' })
      await form.evaluate((card) => {
        for (const details of card.querySelectorAll('details')) details.open = true
      })
      const costs = form.locator('[data-part=costs]')
      await costs.evaluate((list) => list.scrollIntoView({ behavior: 'instant' }))
      await expect(costs).toHaveAttribute('data-hydrated')
      const edge = await form.evaluate((card) => {
        return card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
      })
      for (const field of await form.getByRole('textbox').all()) {
        const frame = await field.locator('..').boundingBox()
        expect.soft(Number(frame?.x) + Number(frame?.width), await field.inputValue()).toBeLessThanOrEqual(edge)
      }
    })

    test('fits the lead dialog, with its errors', async ({ page }) => {
      await openStyled(page, '/kontakt')
      const dialog = await openLead(
        page,
        page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first(),
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
