/** Navigation closes the lists of the header and the menu of narrow screens. */
import type { Page } from '@playwright/test'
import { hold, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a followed link of the menu closes it, lets the page scroll again and moves the focus to the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  const menu = page.getByRole('dialog', { name: 'Meni' })
  await menu.getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await expect(heading(page)).toBeFocused()
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('the menu keeps its layout while it leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithReact(page, '/')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  const [open, leaving] = await page.getByRole('dialog', { name: 'Meni' }).evaluate((menu: HTMLDialogElement) => {
    const width = () => menu.querySelector('a')?.offsetWidth
    const before = width()
    menu.close()
    return [before, width()]
  })
  expect(leaving).toBe(open)
})

test('the menu closes when the next page appears, even if it was opened while that was loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/')
  const release = await hold(page, '**/kontakt/_payload.json*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  release()
  await expect(heading(page)).toHaveText('Kontakt')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Meni' })).toBeHidden()
})

test('the menu closes when the visitor goes back while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/o-nama')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await page.goBack()
  await expect(heading(page)).toHaveText('O nama')
  await expect(page.getByRole('dialog', { name: 'Meni' })).toBeHidden()
})

test('the menu closes when the visitor goes back and stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/o-nama')
  await page.getByRole('main').locator('summary').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Naša pravila' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/o-nama#nasa-pravila')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Meni' })).toBeHidden()
  await expect(page).toHaveURL('/o-nama')
})

// Firefox updates `:hover` only after `pointerover` and `pointerout`: what is read in them is outdated.
for (const isEarly of [false, true]) {
  const told = isEarly ? ', without pointerover and pointerout' : ''
  test(`a dropdown closes when its link is followed, also by mouse, and opens again on hover${told}`, async ({
    page,
  }) => {
    if (isEarly) await page.addInitScript(withoutPointerMoves)
    await page.setViewportSize({ width: 1200, height: 800 })
    await openWithReact(page, '/')
    const button = header(page).getByRole('button', { name: 'Krediti' })
    const link = (name: string) => header(page).getByRole('link', { name })
    await button.click()
    for (const name of ['Keš kredit', 'Auto kredit']) {
      await link(name).click()
      await expect(heading(page)).toHaveText(name)
      await expect(link(name)).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.mouse.move(600, 700)
      await button.hover()
      await expect(link(name)).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    }
  })
}

function withoutPointerMoves(): void {
  for (const type of ['pointerover', 'pointerout']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true)
  }
}
