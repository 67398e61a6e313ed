/** Entries in the calculators' fields: errors that depend on another field, and sums of costs. */
import type { Page } from '@playwright/test'
import { calculators, choice, field, figure, openCalculator, result, slider } from '#tests/support/calculator.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash] = calculators
const stale = 'Poslednji ispravan obračun'

const drawer = (page: Page) => page.locator('summary', { hasText: 'Ostali troškovi' })
const appraisal = (page: Page) => field(page, 'Iznos: Procena nepokretnosti')

test('a number is refused once typing pauses, not at its first digits, and accepted at once', async ({ page }) => {
  await page.clock.install()
  await openCalculator(page, `${housing.path}?otvoreno=troskovi`)
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  const early = page.getByRole('textbox', { name: /^Iznos uplate/ })
  await early.waitFor()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const [box, tooFew, enough] of [
    [field(page, 'Cena nekretnine'), '1', '120000'],
    [appraisal(page), '-', '800'],
    [early, '-', '20000'],
  ] as const) {
    await box.fill(tooFew)
    await page.clock.runFor(600)
    await expect(box).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('[data-error]')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[data-error]')).toHaveCount(1)
    await box.fill(enough)
    await expect(box).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('[data-error]')).toHaveCount(0)
  }
})

test('entries for a flat: what depends on another field, the error summary, and the sums of costs', async ({
  page,
}) => {
  await openCalculator(page, housing.path)

  await test.step('a deposit too high for the price counts once the price allows it', async () => {
    await field(page, 'Učešće').fill('90000')
    await field(page, 'Cena nekretnine').fill('80000')
    await expect(field(page, 'Učešće')).toHaveAttribute('aria-invalid')
    await expect(result(page)).toContainText(stale)
    await field(page, 'Cena nekretnine').fill('200000')
    await expect(field(page, 'Učešće')).not.toHaveAttribute('aria-invalid')
    await expect(result(page)).not.toContainText(stale)
    await expect(figure(page, 'Iznos kredita')).toHaveText('110.000,00\u00a0EUR')
    await expect(page.getByText('45% cene, kredit 110.000\u00a0EUR')).toBeVisible()
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('an invalid value in a field that the kind of rate hides does not block the result', async () => {
    await choice(page, 'Promenljiva').click()
    await field(page, 'Indeks (Euribor)').fill('abc')
    await expect(result(page)).toContainText(stale)
    await choice(page, 'Fiksna').click()
    await expect(result(page)).not.toContainText(stale)
  })

  await test.step('the error summary takes the focus at each failed submit, and never while typing', async () => {
    const term = field(page, 'Rok otplate')
    const summary = page.getByRole('alert')
    for (const text of ['48', '50']) {
      await term.fill(text)
      await term.press('Enter')
      await expect(summary.locator('..')).toBeFocused()
    }
    await term.fill('20')
    await expect(summary).toHaveCount(0)
    await term.fill('')
    await term.pressSequentially('25')
    await expect(term).toHaveValue('25')
    await expect(summary).toHaveCount(0)
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('the sum of a cost is validated like any entry, reported in the title of its drawer, and found by the error summary', async () => {
    await drawer(page).click()
    await appraisal(page).fill('1150')
    await expect(figure(page, 'Ostali troškovi')).toHaveText('1.150,00\u00a0EUR')
    await appraisal(page).blur() // what is typed next leads back to it
    for (const text of ['sto', '-5', '1,2,3', '1000000000000000', '1e15', '500001']) {
      await appraisal(page).fill(text)
      await expect(appraisal(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('button', { name: /^Postavite / })).toHaveCount(1)
      await expect(result(page)).toContainText(stale)
      await expect(figure(page, 'Ostali troškovi')).toHaveText('1.150,00\u00a0EUR')
    }
    await drawer(page).click()
    await expect(drawer(page)).toContainText('proverite unos')
    await field(page, 'Rok otplate').press('Enter')
    await page.getByRole('alert').getByRole('link', { name: 'Procena nepokretnosti' }).click()
    await expect(appraisal(page)).toBeFocused()
    await page.getByRole('button', { name: 'Postavite 500.000\u00a0EUR' }).click()
    await expect(appraisal(page)).toBeFocused() // the button is gone
    await expect(appraisal(page)).toHaveValue('500.000,00')
    await expect(result(page)).not.toContainText(stale)
  })

  await test.step('it is none if the field is emptied, and the usual one if its box is ticked again', async () => {
    const box = page.getByRole('checkbox', { name: /Procena nepokretnosti/ })
    await appraisal(page).fill('1150')
    await expect(box).toBeChecked()
    await appraisal(page).fill('')
    await expect(box).not.toBeChecked()
    await expect(figure(page, 'Ostali troškovi')).toHaveCount(0)
    await box.check()
    await expect(appraisal(page)).toHaveValue('150,00')
    await page.getByRole('checkbox', { name: /Drugi trošak/ }).click()
    await expect(field(page, 'Iznos: Drugi trošak')).toBeFocused()
  })

  await test.step('it is part of the announced rate', async () => {
    await page.getByRole('button', { name: 'Isključite sve' }).click()
    await appraisal(page).fill('800')
    const said = page.locator('[data-island=calculator] > div > [role=status]')
    await expect(said).toHaveText(/^Mesečna rata 405,35\sEUR, EKS 4,64%, sa svim troškovima 4,73%, ukupno za otplatu/)
  })

  await test.step('on the narrowest screen it does not touch the name beside it', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(appraisal(page)).toBeVisible() // an error has opened its drawers
    const names = page.locator('[data-part=costs] label')
    const tooLong = await names.evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    )
    expect(tooLong).toEqual([])
  })
})

test('the sum of a cost typed before the list’s code has loaded counts, and typing continues in the field', async ({
  page,
}) => {
  const release = await hold(page, '**/_assets/sections-*.js') // which contains the list too
  await openCalculator(page, `${housing.path}?procena=da&menica=da`)
  await drawer(page).click()
  await field(page, 'Iznos: Menica').fill('7') // which ticks its box
  await page.getByRole('checkbox', { name: /Menica/ }).uncheck()
  await appraisal(page).fill('11')
  release()
  await expect(page).toHaveURL(/procena=11&otvoreno=troskovi$/)
  await page.keyboard.type('50')
  await expect(appraisal(page)).toHaveValue('1150')
  await expect(page.getByRole('checkbox', { name: /Menica/ })).not.toBeChecked()
  await expect(figure(page, 'Ostali troškovi')).toHaveText('1.150,00\u00a0EUR')
})

test('in another currency costs are converted, and a sum cut by its limits is shown and announced, and restored with its own; a slider reaches a limit between its steps', async ({
  page,
}) => {
  await openCalculator(page, `${cash.path}?iznos=5000000&kamata=7.5&biro=da&drugi=11720`)
  await choice(page, 'Evri').click()
  await expect(page).toHaveURL(/valuta=EUR.*&biro=da&drugi=\d+/) // converted, and still ticked
  const note = page.locator('#odgovor')
  await expect(note).toContainText('U\u00a0toj valuti važe druge granice')
  await expect(note.locator('li')).toHaveText('Iznos kredita: 40.000\u00a0EUR')
  const said = page.locator('[data-island=calculator] > div > [role=status]')
  await expect(said).toHaveText(/vrednosti: Iznos kredita 40\.000\sEUR\. Mesečna rata 773,31\sEUR/)
  await choice(page, 'Dinari').click()
  await expect(note.locator('li')).toHaveCount(0)
  await expect(field(page, 'Iznos kredita')).toHaveValue('5.000.000')
  await expect(field(page, 'Kamata (NKS)')).toHaveValue('7,50')

  await test.step('a slider stands at its end for an upper limit between two of its steps, and reaches it', async () => {
    await openCalculator(page, `${cash.path}?rok=12&vrsta=kombinovana&fiksno=11`)
    const period = slider(page, 'Fiksni period')
    const share = () => period.evaluate((range: HTMLInputElement) => range.style.getPropertyValue('--p'))
    await expect.poll(share).toBe('100%')
    await period.press('Home')
    await expect(field(page, 'Fiksni period')).toHaveValue('6')
    await period.press('End')
    await expect(field(page, 'Fiksni period')).toHaveValue('11')
    expect(await share()).toBe('100%')
  })
})
