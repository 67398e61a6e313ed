/** Without JavaScript every page can be read, links work, and no form silently fails (contract §3.1). */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choice } from '#tests/support/calculator.ts'
import { openLead } from '#tests/support/lead-form.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const result = (page: Page) => page.getByRole('region', { name: 'Rezultat' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // That every page can be read: tests/e2e/links.e2e.ts, which opens all of them.

  test('links, lists, menu, dialog, cookie page and the form of a referral work as far as they can', async ({
    page,
  }) => {
    await test.step('a list of the header opens, the address leads to a map, and the manifest is named', async () => {
      await page.setViewportSize({ width: 1100, height: 800 })
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Krediti' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Auto kredit' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('footer a[data-map]')).toHaveAttribute('href', /^https:\/\/.*11000%20Beograd/)
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')
    })
    await test.step('the menu opens, leads on, and is closed on the next page', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Otvori meni' }).click()
      const menu = page.getByRole('dialog', { name: 'Meni' })
      await menu.getByRole('link', { name: 'Kontakt' }).click()
      await expect(heading(page)).toHaveText('Kontakt')
      await expect(menu).toBeHidden()
    })
    await test.step('links lead from page to page, and back', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
      await expect(heading(page)).toHaveText('O nama')
      await page.goBack()
      await expect(heading(page)).toHaveText('Kontakt')
    })
    await test.step('the lead dialog shows phone and mail in place of a form that could not be sent', async () => {
      const dialog = await openLead(page)
      await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
      await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Pošaljite' })).toBeHidden()
      await dialog.getByRole('button', { name: 'Zatvori' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('nobody is asked about cookies, which are never set', async () => {
      await page.goto('/politika-upotrebe-kolacica')
      // `getByText` ignores the content of a noscript.
      await expect(page.locator('noscript p')).toContainText('sajt ne postavlja nijedan kolačić')
      await expect(page.getByRole('button', { name: 'Podešavanja kolačića' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Kolačići' })).toBeHidden()
    })
    await test.step('the form of a referral puts the code into the address', async () => {
      await page.goto('/referrer-activation')
      const code = page.getByRole('main').getByRole('textbox', { name: 'Unesite kod preporuke' })
      await code.fill('ana-1')
      await code.press('Enter')
      await expect(page).toHaveURL(/\/referrer-activation\?referral=ana-1$/)
    })
  })

  test('the calculators answer what was typed, and show the schedule by month, also as a file', async ({ page }) => {
    await test.step('the small calculator leads to the figures of the chosen loan', async () => {
      await page.goto('/')
      await choice(page, 'Keš').click()
      await page.locator('form[data-product=cash]').getByRole('button').last().click()
      await expect(page).toHaveURL(/\/kredit-kalkulator\/kes\/\?iznos=\d+&rok=\d+$/)
      await expect(result(page)).toContainText('Mesečna rata')
    })
    await test.step('the calculator answers what was typed, to the cent', async () => {
      await page.goto('/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=5')
      await expect(result(page)).toContainText('527,96')
      await page.getByRole('textbox', { name: 'Cena nekretnine' }).fill('150.000')
      await page.getByRole('textbox', { name: 'Cena nekretnine' }).press('Enter')
      await expect(result(page)).toContainText('857,94') // the deposit stays the sum that its field shows
    })
    const schedule = page.getByRole('table', { name: 'Plan otplate' })
    const [first, last] = [
      schedule.getByRole('row', { name: /^1\. \d\d\./ }),
      schedule.getByRole('row', { name: /^240\. / }),
    ]
    await test.step('the schedule can be shown by month, for the requested loan', async () => {
      await page.goto('/kredit-kalkulator/stambeni/?cena=100000&rok=240&kamata=5&naknada=0')
      await expect(schedule.getByRole('row')).toHaveCount(1 + 20 + 1)
      await page.getByRole('link', { name: 'Prikažite sve mesece' }).click()
      await expect(page).toHaveURL(/[?&]plan=meseci#plan-otplate$/)
      await expect(schedule.getByRole('row')).toHaveCount(1 + 20 + 240 + 1)
      await expect(first).toContainText('79.805,37') // 80.000,00 less 194,63 of the first 527,96
      await expect(last.getByRole('cell').last()).toHaveText('0,00')
      await expect(page.getByRole('link', { name: 'Prikažite sve mesece' })).toHaveCount(0)
    })
    await test.step('the schedule by month can be downloaded too, for the same loan', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Preuzmite plan kao CSV' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^plan-otplate-\d{4}-\d\d-\d\d\.csv$/)
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
      expect(lines).toHaveLength(1 + 1 + 240 + 1) // head, drawdown, instalments, the end of the last line
      expect(lines[0]).toMatch(/^\uFEFFRata br\.;/)
      expect(lines[2]).toContain(';79805,37')
    })
    await test.step('another loan is shown by month, too', async () => {
      await page.getByRole('textbox', { name: /Cena nekretnine/ }).fill('120000')
      await page.getByRole('button', { name: 'Izračunajte' }).click()
      await expect(first).toContainText('99.756,71') // 100.000,00 (the deposit stays 20.000,00) less 243,29 of the first 659,96
    })
  })
})

test('a page can be read and its links work before any script has loaded', async ({ page }) => {
  await hold(page, '**/_assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
  await expect(heading(page)).toHaveText('O nama')
})
