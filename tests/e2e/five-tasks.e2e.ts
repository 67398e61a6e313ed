/**
 * Five ordinary tasks of a hurried visitor on a phone, by real taps. Each has a bound on its presses and on the pixels
 * that are scrolled by hand; what a press itself scrolls is no work. The bounds are at most a third of what the same
 * tasks took when they were first tried.
 */
import type { Locator, Page } from '@playwright/test'
import { calculators, field, figure } from '#tests/support/calculator.ts'
import { leadDialog, policies, sendButton, visitor, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'
import { toolNamed } from '#tests/support/tools.ts'

const [housing] = calculators

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contextOptions: { reducedMotion: 'reduce' }, // or what a press scrolls would still be moving when it is measured
})

/** One thumb, which counts what it does. */
class Thumb {
  presses = 0
  scrolled = 0

  /** Scrolls until something is in view. */
  async reach(target: Locator): Promise<void> {
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    this.scrolled += Math.abs(before - (await top()))
  }

  async tap(target: Locator): Promise<void> {
    await this.reach(target)
    await target.tap()
    this.presses += 1
  }

  /** Taps into a field, whose text is selected then, and types; not within milliseconds, as no thumb does. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    const selected = () => target.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
    const { length } = await target.inputValue()
    await expect.poll(selected).toEqual([0, length])
    await target.page().keyboard.type(text)
  }
}

/** A calculator as it comes, without the question about cookies, which has its own place. */
async function arrive(page: Page, site: { url: string }, path: string): Promise<Thumb> {
  await page.context().addCookies([{ name: 'cookie-consent', value: 'rejected', url: site.url }])
  await page.goto(path)
  return new Thumb()
}

const dock = (page: Page) => page.getByRole('link', { name: /^Rezultat/ })

async function ask(page: Page, thumb: Thumb, question: string): Promise<void> {
  await thumb.tap(dock(page))
  await thumb.tap(page.getByRole('navigation', { name: 'Pitanja' }).getByRole('button', { name: question }))
}

async function typeFlat(page: Page, thumb: Thumb): Promise<void> {
  await thumb.type(field(page, 'Cena nekretnine'), '90000')
  await thumb.type(field(page, 'Učešće'), '15000')
  await thumb.type(field(page, 'Rok otplate'), '25')
}

test('five tasks on the housing calculator take few presses and little scrolling', async ({ page, site }) => {
  await test.step('a flat for 90.000 with 15.000 over 25 years: what it costs in all', async () => {
    const thumb = await arrive(page, site, housing.path)
    await typeFlat(page, thumb)
    await expect(dock(page)).toHaveText(/416,87\s?EUR.*125\.063,38\s?EUR/)
    await expect(dock(page)).toBeInViewport({ ratio: 1 })
    expect(thumb.presses).toBeLessThanOrEqual(3)
    expect(thumb.scrolled).toBeLessThanOrEqual((2 * 844) / 3)
  })
  await test.step('the same flat, if the rate rises by two points', async () => {
    const thumb = await arrive(page, site, `${housing.path}?cena=90000&ucesce=16.66666667&rok=300`)
    await ask(page, thumb, 'Šta ako kamata poraste?')
    const risen = toolNamed(page, 'Ako se kamata promeni').getByText('506,41')
    await thumb.reach(risen)
    await expect(risen).toBeInViewport({ ratio: 1 })
    expect(thumb.presses).toBeLessThanOrEqual(2)
    expect(thumb.scrolled).toBeLessThanOrEqual((4.3 * 844) / 3)
  })
  await test.step('1.200 euros a month with a car loan of 150: what flat, and its loan in the calculator', async () => {
    const thumb = await arrive(page, site, housing.path)
    await thumb.tap(page.getByRole('button', { name: 'Znam koliko mogu mesečno' }))
    const door = page.getByRole('region', { name: 'Znam koliko mogu mesečno' })
    const income = door.getByRole('textbox', { name: 'Neto primanja (EUR)' })
    await thumb.type(income, '1200')
    await thumb.type(door.getByRole('textbox', { name: 'Rate koje već plaćate (EUR)' }), '150')
    const answer = door.getByText('Možete da kupite nekretninu do 81.300\u00a0EUR: kredit 65.000\u00a0EUR')
    await expect(answer).toBeVisible()
    const [from, to] = [await income.boundingBox(), await answer.boundingBox()]
    expect((to?.y ?? Number.NaN) - (from?.y ?? Number.NaN)).toBeLessThanOrEqual(760 / 3)
    await thumb.tap(door.getByRole('button', { name: 'Prenesite u obračun' }))
    await expect(field(page, 'Cena nekretnine')).toBeInViewport({ ratio: 1 })
    await expect(field(page, 'Cena nekretnine')).toHaveValue('81.300')
    await expect(field(page, 'Učešće')).toHaveValue('16.300')
    await expect(figure(page, 'Iznos kredita')).toHaveText('65.000,00\u00a0EUR')
    await expect(door).toBeHidden()
    expect(thumb.presses).toBeLessThanOrEqual(4)
    expect(thumb.scrolled).toBeLessThanOrEqual(4773 / 3)
  })
  await test.step('4,2 % with a fee of 1 % against 4,5 % without one', async () => {
    const thumb = await arrive(page, site, `${housing.path}?cena=90000&ucesce=16.67&rok=300`)
    await ask(page, thumb, 'Koja je ponuda jeftinija?')
    const offer = (name: string, of: RegExp) =>
      toolNamed(page, 'Uporedite ponude').getByRole('group', { name }).getByRole('textbox', { name: of })
    await thumb.type(offer('Ponuda A', /^Kamata/), '4,2')
    await thumb.type(offer('Ponuda A', /^Naknada/), '1')
    await thumb.type(offer('Ponuda B', /^Kamata/), '4,5')
    await thumb.type(offer('Ponuda B', /^Naknada/), '0')
    const verdict = page.getByText('Ponuda A je jeftinija za 3.049,60\u00a0EUR.')
    await thumb.reach(verdict)
    await expect(verdict).toBeInViewport({ ratio: 1 })
    expect(thumb.presses).toBeLessThanOrEqual(8)
    expect(thumb.scrolled).toBeLessThanOrEqual(12_000 / 3)
  })
  await test.step('a call between 12 and 14', async () => {
    await page.clock.install({ time: '2026-11-27T09:25:00Z' })
    const thumb = await arrive(page, site, housing.path)
    await thumb.tap(dock(page))
    await thumb.tap(page.getByRole('button', { name: 'Pošaljite upit za ovaj kredit' }))
    const dialog = leadDialog(page)
    await thumb.type(dialog.getByRole('textbox', { name: 'Ime', exact: true }), visitor.firstName)
    await thumb.type(dialog.getByRole('textbox', { name: 'Prezime' }), visitor.lastName)
    await thumb.type(dialog.getByRole('textbox', { name: 'Email adresa' }), visitor.email)
    await thumb.type(dialog.getByRole('textbox', { name: 'Broj telefona' }), visitor.phone)
    for (const hour of [12, 14]) {
      const from = dialog.getByRole('slider', { name: 'Pozovite me od' })
      await thumb.reach(from)
      const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.touchscreen.tap(x + 15 + ((width - 30) * (hour - 9)) / 8, y + height / 2)
      thumb.presses += 1
    }
    await expect(dialog).toContainText('Prvi takav termin je danas, u petak, 27. novembra.')
    await thumb.tap(policies(dialog))
    await waitOutSpamRule(page)
    await page.route('**/api/items/leads', (route) => route.fulfill({ status: 204 }))
    await thumb.tap(sendButton(dialog))
    await expect(dialog.getByRole('group', { name: 'Uspešno poslato' })).toContainText(
      'Zovemo Vas danas, u petak, 27. novembra, između 12 i 14 časova',
    )
    expect(thumb.presses).toBeLessThanOrEqual(10)
    expect(thumb.scrolled).toBeLessThanOrEqual(844)
  })
})

test('the second door by keyboard, by its address, and on the narrowest phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await arrive(page, site, `${housing.path}?pocetak=mesecno`)
  await page.locator('h1').tap() // its code comes with the first touch
  const door = page.getByRole('region', { name: 'Znam koliko mogu mesečno' })
  const monthly = page.getByRole('button', { name: 'Znam koliko mogu mesečno' })
  await expect(door).toBeVisible()
  await expect(monthly).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 'Cena nekretnine')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('button', { name: 'Znam cenu' }).press('Enter')
  await expect(field(page, 'Cena nekretnine')).toBeVisible()
  await expect(page).toHaveURL(housing.path)
  await page.keyboard.press('Tab')
  await expect(monthly).toBeFocused()
  await page.keyboard.press('Space')
  const income = door.getByRole('textbox', { name: 'Neto primanja (EUR)' })
  await income.fill('140640') // dinars
  await door.getByRole('button', { name: 'Mislili ste 140.640 RSD?' }).press('Enter')
  await expect(door).toContainText(/Možete da kupite nekretninu do 118\.300\sEUR/)
  await expect(door.getByRole('status')).toContainText('Možete da kupite nekretninu do')
  await door.getByRole('textbox', { name: 'Neto primanja (RSD)' }).fill('1.2.3')
  await expect(door).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
  await expect(page).toHaveURL(`${housing.path}?pocetak=mesecno`)
})
