/** The site in a browser of 2022 (tests/support/old-browser.ts). */
import type { Page } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { choice, field, offerTitle, openCalculator } from '#tests/support/calculator.ts'
import { expectStillOpen, formUp, leadDialog, openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { complaintsOf, hold, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { makeOld } from '#tests/support/old-browser.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ bypassCSP: true }) // the inlined styles are changed
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion
test.beforeEach(({ page }) => makeOld(page))

const header = (page: Page) => page.getByRole('banner')

test('lists of the header, an explanation and the lead dialog open and close', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1200, height: 800 })
  await openWithReact(page, '/o-nama')

  await test.step('lists of the header', async () => {
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
    await reactUp(page)
  })

  await test.step('the explanation of a term opens, and closes when something else is pressed', async () => {
    const explanation = page.getByText('Efektivna kamatna stopa: jedan procenat')
    await expect(explanation).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'EKS', exact: true }).first().click()
    await expect(explanation).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(explanation).toBeHidden()
  })

  await test.step('the second press of a double click leaves the dialog open, which offers the loan types', async () => {
    const opener = header(page).getByRole('button', { name: 'Pošaljite upit' })
    await opener.hover()
    await formUp(page)
    await opener.dblclick()
    const dialog = leadDialog(page)
    await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeVisible()
    await expectStillOpen(dialog)
  })

  await test.step('the dialog closes by its button, Escape and a press outside', async () => {
    const dialog = leadDialog(page)
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
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [middle, centre] = [x + width / 2, y + height / 2]
    for (const [side, press] of Object.entries({
      left: [x - 5, centre],
      right: [x + width + 5, centre],
      above: [middle, y - 5],
      below: [middle, y + height + 5],
    } as const)) {
      await page.mouse.click(...press)
      await expect(dialog, side).toBeHidden()
      await openLead(page)
    }
  })
})

test('a dialog whose button is pressed before command-polyfill.ts has loaded opens then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const open = await hold(page, '**/_assets/command-polyfill-*.js')
  await page.goto('/o-nama')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  open()
  await expect(page.getByRole('dialog', { name: 'Meni' })).toBeVisible()
})

test('a page whose command-polyfill.ts failed to load is reloaded', async ({ page }) => {
  const loads: number[] = []
  page.on('load', () => loads.push(loads.length))
  await page.route('**/_assets/command-polyfill-*.js', (route) => route.abort(), { times: 1 })
  await page.goto('/o-nama')
  await expect.poll(() => loads).toHaveLength(2)
  await openLead(page)
})

test('the small calculator shows its loans; the menu opens, is no longer than a low screen, keeps the focus, and closes', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openWithReact(page, '/')
  await expect(page.getByRole('slider').filter({ visible: true })).toHaveCount(6)
  await page.setViewportSize({ width: 320, height: 480 })
  const menu = page.getByRole('dialog', { name: 'Meni' })
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await expect(menu).toBeVisible()
  expect((await menu.boundingBox())?.height).toBe(480)
  await menu.getByRole('button', { name: 'Zatvori meni' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu.locator(':focus')).toHaveCount(1)
  await menu.getByRole('button', { name: 'Zatvori meni' }).click()
  await expect(menu).toBeHidden()
  expect(complaints).toEqual([])
})

test('an enquiry that cannot be sent says so', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/items/leads', (route) => route.abort())
  await openWithReact(page, '/o-nama')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByText('Ups! Došlo je do greške')).toBeVisible()
})

test('every kind of rate has its fields, and a calculator with its defaults has no query', async ({ page }) => {
  const path = routes['housing-loan-calculator']
  await openCalculator(page, path)
  await field(page, 'Rok otplate').fill('25')
  await expect(page).toHaveURL(`${path}?rok=300`)
  await field(page, 'Rok otplate').fill('30')
  await expect(page).not.toHaveURL(/rok/)
  expect(new URL(page.url()).href).toMatch(/\/$/)
  const own = page.locator('[name=kamata]')
  const index = page.locator('[name=indeks]')
  const fixedTerm = page.locator('[name=fiksno]')
  await expect(index).toBeHidden()
  await offerTitle(page).click() // a drawer in a wide window too
  await choice(page, 'Promenljiva').click()
  await expect(index).toBeVisible()
  await expect(own).toBeHidden()
  await choice(page, 'Kombinovana').click()
  for (const one of [own, index, fixedTerm]) await expect(one).toBeVisible()
})
