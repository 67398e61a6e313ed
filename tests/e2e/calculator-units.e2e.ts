/** The term in years or months and the deposit as a sum or a share: one field each (contract §4.15); an income in euros or dinars. */
import { calculators, choice, field, figure, openCalculator, openTool } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing] = calculators

test('term, deposit and income in their units: kept when another changes, and asked about where another was meant', async ({
  page,
}) => {
  await openCalculator(page, housing.path)

  await test.step('one field takes the deposit as a sum or as a share, and keeps what was set when the price changes', async () => {
    const unit = page.getByRole('radiogroup', { name: 'Jedinica učešća' })
    await field(page, 'Učešće').fill('25000')
    await choice(unit, '%').click()
    await expect(field(page, 'Učešće')).toHaveValue('25')
    await field(page, 'Cena nekretnine').fill('125000')
    await expect(field(page, 'Učešće')).toHaveValue('20')
    await choice(unit, 'EUR').click()
    await expect(field(page, 'Učešće')).toHaveValue('25.000')
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('15.000 % are asked about', async () => {
    await choice(page.getByRole('radiogroup', { name: 'Jedinica učešća' }), '%').click()
    const deposit = field(page, 'Učešće')
    await deposit.fill('15000')
    await page.getByRole('button', { name: 'Mislili ste 15.000\u00a0EUR?' }).click()
    await expect(deposit).toHaveValue('15.000')
    await expect(figure(page, 'Iznos kredita')).toHaveText('85.000,00\u00a0EUR')
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('25 months for a home are asked about, and changed with one press only', async () => {
    await choice(page.getByRole('radiogroup', { name: 'Jedinica roka' }), 'meseci').click()
    const term = field(page, 'Rok otplate')
    await term.fill('25')
    await term.blur()
    await expect(figure(page, 'Mesečna rata')).toContainText('3.3') // over 25 months
    await page.getByRole('button', { name: 'Mislili ste 25\u00a0godina?' }).click()
    await expect(term).toHaveValue('25')
    await expect(page.getByRole('radio', { name: 'godina' })).toBeChecked()
    await expect(page).toHaveURL(`${housing.path}?rok=300`)
  })

  await test.step('an income is in the currency of the loan at first, and asked about if it looks like the other', async () => {
    const tool = await openTool(page, 'Koliko mogu da dobijem')
    const unit = tool.getByRole('radiogroup', { name: 'Primanja u' })
    const income = tool.getByRole('textbox', { name: /^Neto primanja/ })
    await expect(unit.getByRole('radio', { name: 'EUR' })).toBeChecked()
    await income.fill('1.200')
    await tool.getByRole('textbox', { name: 'Rate koje već plaćate (EUR)' }).fill('150')
    await expect(tool).toContainText(
      'sa ratom do 330\u00a0EUR. Banka bi po pravilu dopustila i\u00a0do 80.900\u00a0EUR (50%).',
    )
    await expect(tool).toContainText('Oprezno')
    await choice(unit, 'RSD').click()
    await expect(income).toHaveValue('140.640') // the same income
    await expect(tool).toContainText(
      'sa ratom do 38.676\u00a0RSD. Banka bi po pravilu dopustila i\u00a0do 80.900\u00a0EUR (50%).',
    )
    await choice(unit, 'EUR').click()
    await expect(income).toHaveValue('1.200') // though the other instalments, 17.580 dinars, look like euros
    await choice(unit, 'RSD').click()
    await income.fill('1200')
    await tool.getByRole('button', { name: 'Mislili ste 1.200\u00a0EUR?' }).click()
    await expect(unit.getByRole('radio', { name: 'EUR' })).toBeChecked()
    await expect(income).toBeFocused()
    await income.fill('120000')
    await expect(tool.getByRole('button', { name: 'Mislili ste 120.000\u00a0RSD?' })).toBeVisible()
  })
})
