/**
 * A browser of 2022, as far as the newest one can be made into it: no invoker commands, no `closedby`, no popovers, no
 * Navigation API. What cannot be deleted is refused where it would act.
 */
import type { Page } from '@playwright/test'
import { openLead } from '#tests/support/lead-form.ts'
import { complaintsOf, openWithReact, withoutNavigationApi } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ bypassCSP: true }) // the styles inside the page are changed on their way

test.beforeEach(async ({ page }) => {
  await withoutNavigationApi(page)
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    addEventListener('command', (event) => event.preventDefault(), true)
    addEventListener(
      'beforetoggle',
      (event) => event.target instanceof HTMLDialogElement || event.preventDefault(),
      true,
    )
    // A press outside and Escape both cancel a dialog; only Escape did then.
    let key = ''
    addEventListener('keydown', (event) => (key = event.key), true)
    addEventListener('pointerdown', () => (key = ''), true)
    addEventListener('cancel', (event) => key === 'Escape' || event.preventDefault(), true)
  })
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    // Asked for here: an answer that Playwright holds is gone when its request is overtaken.
    const response = await fetch(route.request().url())
    const body = (await response.text())
      .replaceAll(':popover-open', ':-unknown')
      .replace('<style>', '<style>:where([popover]){display:block}') // no rule of the browser hides them
    const contentType = response.headers.get('content-type') ?? 'text/plain'
    await route.fulfill({ status: response.status, contentType, body })
  })
})

const header = (page: Page) => page.getByRole('banner')

test('lists of the header open and close', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1200, height: 800 })
  await openWithReact(page, '/o-nama')
  const button = header(page).getByRole('button', { name: 'Krediti' })
  const link = header(page).getByRole('link', { name: 'Keš kredit', exact: true })
  await expect(link).toBeHidden()
  await button.click()
  await expect(link).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await button.click()
  await header(page).getByRole('button', { name: 'Kalkulator' }).click()
  await expect(link).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(header(page).getByRole('link', { name: 'Kalkulator keš kredita' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await button.hover()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keš kredit')
  expect(complaints).toEqual([])
})

test('the lead dialog opens, and closes by its button, Escape and a press outside', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  const dialog = await openLead(page)
  await dialog.getByRole('button', { name: 'Zatvori' }).click()
  await expect(dialog).toBeHidden()
  await openLead(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openLead(page)
  await dialog.getByLabel('Ime', { exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(5, 300) // a selection that ends outside
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('the menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/')
  const menu = page.getByRole('dialog', { name: 'Meni' })
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Zatvori meni' }).click()
  await expect(menu).toBeHidden()
})

test('a term explains itself, and stops when something else is pressed', async ({ page }) => {
  await openWithReact(page, '/stambeni-kredit')
  const explanation = page.getByText('Efektivna kamatna stopa: jedan procenat')
  await expect(explanation).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'EKS', exact: true }).first().click()
  await expect(explanation).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(explanation).toBeHidden()
})
