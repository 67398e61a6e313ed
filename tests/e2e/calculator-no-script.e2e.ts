/** The calculators without JavaScript: forms that the server answers. */
import { calculators, choice, field, figure, result } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing] = calculators

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

test('the form of every calculator is answered with figures', async ({ page }) => {
  for (const { product, path, amount, key, instalment } of calculators)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(figure(page, 'Mesečna rata')).toContainText(instalment)
      await field(page, amount).fill(await field(page, amount).inputValue())
      const inField = product === 'housing' ? '2' : '24' // years for a home, months for cash and a car
      await field(page, 'Rok otplate').fill(inField)
      await field(page, 'Kamata (NKS)').fill('6,25')
      await page.getByRole('button', { name: 'Izračunajte' }).click()
      const asked = new URL(page.url()).searchParams
      expect(asked.get(key)).toBeTruthy()
      await expect(field(page, 'Rok otplate')).toHaveValue(inField)
      await expect(field(page, 'Kamata (NKS)')).toHaveValue('6,25')
      await expect(result(page)).toContainText('24\u00a0meseca')
      await expect(page.getByText('Proverite sledeće podatke')).toHaveCount(0)
      await expect(figure(page, 'Mesečna rata')).toBeInViewport() // the page is scrolled to the result
    })
})

test('the first HTML holds the figures of its query, and what is left to borrow is the sum of the result, to the cent', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${housing.path}?cena=100000&ucesce=20&rok=360&kamata=5.5`)).text()
  expect(html).toContain('454,23')
  await page.goto(`${housing.path}?rok=5&cena=123456.78&ucesce=23`)
  await expect(page.getByText('Proverite sledeće podatke')).toBeVisible()
  await expect(field(page, 'Rok otplate')).toHaveValue('1')
  const left = '95.061,72\u00a0EUR'
  await expect(figure(page, 'Iznos kredita')).toHaveText(left)
  await expect(page.getByText(/cene, kredit /)).toHaveText(`23% cene, kredit ${left}`)
})

test('what is chosen and typed comes back with the answer: kind of rate, units, other costs, and what was wrong, with a link to each', async ({
  page,
}) => {
  await page.goto(housing.path)
  const calculate = page.getByRole('button', { name: 'Izračunajte' })

  await test.step('the kind of rate shows its own fields', async () => {
    await expect(field(page, 'Indeks (Euribor)')).toBeHidden()
    await choice(page, 'Promenljiva').click()
    await expect(field(page, 'Indeks (Euribor)')).toBeVisible()
    await expect(field(page, 'Kamata (NKS)')).toBeHidden()
    await choice(page, 'Fiksna').click()
  })

  await test.step('the units of term and deposit are sent with the form', async () => {
    await field(page, 'Učešće').fill('15.000')
    await choice(page, 'meseci').click()
    await field(page, 'Rok otplate').fill('300')
    await calculate.click()
    await expect(figure(page, 'Iznos kredita')).toHaveText('85.000,00\u00a0EUR')
    await expect(result(page)).toContainText('300\u00a0meseci')
    await expect(field(page, 'Rok otplate')).toHaveValue('300')
  })

  await test.step('the other costs and the link come with the answer', async () => {
    await page.goto(housing.path)
    await page.getByText('Ostali troškovi', { exact: true }).first().click()
    const later = page.locator('form noscript p') // not found by queries by text
    await expect(later).toHaveText('Spisak dolazi uz obračun: pritisnite „Izračunajte”.')
    await expect(later).toBeVisible()
    await field(page, 'Rok otplate').fill('20')
    await calculate.click()
    await expect(page.getByRole('link', { name: 'Link do ovog obračuna' })).toHaveAttribute('href', '?rok=240')
    await page.getByText('Ostali troškovi', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /Procena nepokretnosti/ }).check()
    await calculate.click()
    await expect(figure(page, 'EKS sa svim troškovima')).toBeVisible()
    await expect(later).toHaveCount(0)
  })

  await test.step('a form with invalid values is answered with a summary that links to each', async () => {
    await field(page, 'Cena nekretnine').fill('abc')
    await field(page, 'Rok otplate').fill('48')
    await calculate.click()
    const summary = page.locator('#odgovor')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText([
      'Cena nekretnine: 100.000\u00a0EUR',
      'Rok otplate: 30\u00a0godina',
    ])
    await summary.getByRole('link', { name: 'Rok otplate' }).click()
    await expect(field(page, 'Rok otplate')).toBeFocused()
  })

  await test.step('an invalid cost is reported and left out, and a valid one is kept by the next answer', async () => {
    await page.goto(`${housing.path}?procena=1150`)
    await page.locator('summary', { hasText: 'Ostali troškovi' }).click()
    await field(page, 'Iznos: Drugi trošak').fill('sto evra')
    await calculate.click()
    await expect(page.locator('#odgovor li')).toHaveText(['Drugi trošak: nije uračunato'])
    await page.locator('#odgovor').getByRole('link').click()
    await expect(field(page, 'Iznos: Drugi trošak')).toBeFocused()
    await expect(field(page, 'Iznos: Procena nepokretnosti')).toHaveValue('1.150,00')
    await expect(figure(page, 'Ostali troškovi')).toHaveText('1.150,00\u00a0EUR')
  })
})
