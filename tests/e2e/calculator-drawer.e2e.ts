/** On a phone one drawer holds what an offer says beside its rate; from 768 px on its fields are in view. */
import type { Page } from '@playwright/test'
import { calculators, choice, field, figure, offerTitle, openCalculator } from '#tests/support/calculator.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing] = calculators

const expectOpenByAddress = (page: Page) =>
  test.step('it is open where the address gives a rate in parts, or what had to be corrected', async () => {
    for (const [query, label] of [
      ['vrsta=promenljiva', 'Indeks (Euribor)'],
      ['naknada=50', 'Naknada za obradu'],
    ] as const) {
      await page.goto(`${housing.path}?${query}`)
      await expect(field(page, label)).toBeVisible()
    }
  })

test.describe('the drawer of the offer, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('states in its title what it holds, opens for what is wrong in it, and is open where the address asks for it', async ({
    page,
  }) => {
    await openCalculator(page, `${housing.path}?grejs=60&otplata=jednake-rate&procena=150`)
    const offer = offerTitle(page)
    await expect(field(page, 'Naknada za obradu')).toBeHidden()
    // Autofill looks at every field of the page: those of a closed drawer would be laid out for it.
    for (const inside of await page.locator('form details > div').all())
      await expect(inside).toHaveCSS('display', 'none')
    await expect(offer).toHaveText(
      'Detalji ponude: fiksna, obrada 0,50%, jednake rate glavnice, grejs 60\u00a0meseci, troškovi 150,00\u00a0EUR',
    )
    await field(page, 'Rok otplate').fill('4')
    await expect(offer).toContainText('proverite unos')
    await expect(field(page, 'Grejs period')).toBeVisible()
    await expect(field(page, 'Grejs period')).toHaveAttribute('aria-invalid')
    await field(page, 'Rok otplate').fill('6')
    await expect(offer).not.toContainText('proverite unos')
    await expect(field(page, 'Grejs period')).toBeVisible() // it closes under nobody's finger
    await expect(page).toHaveURL(/rok=72(?!.*otvoreno)/) // the visitor has not opened it

    await field(page, 'Naknada za obradu').fill('1,25')
    await choice(page, 'Promenljiva').click()
    await expect(offer).toContainText(': promenljiva 4,50%, obrada 1,25%, jednake')
    await choice(page, 'Kombinovana').click()
    await expect(offer).toContainText(': kombinovana 4,50%, obrada 1,25%, jednake')
    await offer.press('Enter')
    await expect(field(page, 'Naknada za obradu')).toBeHidden()
    await expect(offer).toBeFocused()
    await expectOpenByAddress(page)
  })

  test('keeps what was typed in it before React', async ({ page }) => {
    const release = await hold(page, '**/_assets/*.js')
    await page.goto(housing.path, { waitUntil: 'commit' })
    await offerTitle(page).press('Enter')
    await field(page, 'Naknada za obradu').fill('2')
    await page.getByRole('radio', { name: 'Jednake rate glavnice' }).press('Space')
    release()
    await expect(offerTitle(page)).toHaveText('Detalji ponude: fiksna, obrada 2,00%, jednake rate glavnice')
    await expect(field(page, 'Naknada za obradu')).toHaveValue('2,00')
    await expect(figure(page, 'Naknada za obradu')).toHaveText('1.600,00\u00a0EUR')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is open where the address asks for it, and takes part in the form', async ({ page }) => {
      await expectOpenByAddress(page)
      await page.goto(housing.path)
      await expect(field(page, 'Naknada za obradu')).toBeHidden()
      await offerTitle(page).click()
      await field(page, 'Naknada za obradu').fill('2')
      await page.getByRole('button', { name: 'Izračunajte' }).click()
      await expect(offerTitle(page)).toContainText('obrada 2,00%')
    })
  })
})
