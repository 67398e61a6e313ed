/** Navigation closes the lists of the header and the menu of narrow screens. */
import type { Page } from '@playwright/test'
import { hold, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the menu closes with every change of the route', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithReact(page, '/')
  const menu = page.getByRole('dialog', { name: 'Meni' })
  const opener = page.getByRole('button', { name: 'Otvori meni' })
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' })
  await test.step('it keeps its layout while it leaves', async () => {
    await opener.click()
    const [open, leaving] = await menu.evaluate((element: HTMLDialogElement) => {
      const width = () => element.querySelector('a')?.offsetWidth
      const before = width()
      element.close()
      return [before, width()]
    })
    expect(leaving).toBe(open)
    await expect(menu).toBeHidden()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // nothing else is about motion
  await test.step('a followed link closes it, lets the page scroll again and moves the focus to the heading', async () => {
    await opener.click()
    await menu.getByRole('link', { name: 'O nama' }).click()
    await expect(heading(page)).toHaveText('O nama')
    await expect(heading(page)).toBeFocused()
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })
  await test.step('it closes when the next page appears, even if it was opened while that was loading', async () => {
    const release = await hold(page, '**/kontakt/_payload.json*')
    await contact.click()
    await expect(page).toHaveURL('/kontakt')
    await opener.click()
    release()
    await expect(heading(page)).toHaveText('Kontakt')
    await expect(heading(page)).toBeFocused()
    await expect(menu).toBeHidden()
  })
  await test.step('it closes when the visitor goes back while it is open', async () => {
    await opener.click()
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await expect(menu).toBeHidden()
  })
  await test.step('it closes when the visitor goes back and stays on the page', async () => {
    await page.getByRole('main').locator('summary').first().click()
    await page.getByRole('main').getByRole('link', { name: 'Naša pravila' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/o-nama#nasa-pravila')
    await opener.click()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/o-nama')
  })
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
