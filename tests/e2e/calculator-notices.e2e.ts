/** What the law or custom says about a value stands at its field. */
import { calculators, field, openCalculator, result } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash, car] = calculators

test('a legal limit is shown at the field that exceeds it, and nothing is forbidden; a limit of the term says for whom it is longer', async ({
  page,
}) => {
  await openCalculator(page, housing.path)
  const deposit = field(page, 'Učešće')
  await deposit.fill('15000')
  await expect(deposit).toHaveAccessibleDescription(/Učešće ispod 20%/)
  const notice = page.locator('#podatak-deposit-notice')
  await expect(notice).toBeVisible()
  const [box, below] = await Promise.all([deposit.boundingBox(), notice.boundingBox()])
  expect((below?.y ?? Number.POSITIVE_INFINITY) - (box?.y ?? 0)).toBeLessThan(200)
  await expect(result(page).getByText('Pročitajte napomenu uz učešće.')).toBeVisible()
  await expect(result(page).getByText('Učešće ispod 20%')).toBeHidden() // once is enough, but on paper
  await page.emulateMedia({ media: 'print' })
  await expect(result(page).getByText('Učešće ispod 20%')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await deposit.fill('5000')
  await expect(notice).toContainText('Učešće ispod 10% moguće je samo u programu podrške mladima')
  await deposit.fill('30000')
  await expect(notice).toBeHidden()
  await field(page, 'Rok otplate').fill('35')
  await expect(page.getByText('Najviše: 30\u00a0godina.')).toContainText('Do 40\u00a0godina može samo u\u00a0programu')

  await openCalculator(page, `${cash.path}?valuta=EUR`)
  await expect(page.locator('#podatak-amount-notice')).toContainText('najmanje 30% učešća ili depozita')
  await field(page, 'Rok otplate').fill('900')
  const limit = page.getByText(/Najviše: \d+/)
  await expect(limit).toBeVisible()
  await expect(limit).not.toContainText('programu')

  await openCalculator(page, `${car.path}?rok=95&ucesce=10`)
  await expect(page.locator('#podatak-months-notice')).toContainText('Uobičajeni najduži rok: 84\u00a0meseca')
})
