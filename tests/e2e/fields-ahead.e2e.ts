/** What stands in fields though no event told of it: the figures beside them follow by themselves, without a touch. */
import { field, figure } from '#tests/support/calculator.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('an amount typed before any script came has its figures, though nobody touches the page again', async ({
  page,
}) => {
  const release = await hold(page, /_assets\/boot-/)
  await page.goto('/kredit-kalkulator/stambeni/', { waitUntil: 'commit' })
  await field(page, 'Cena nekretnine').fill('150000')
  release()
  await expect(figure(page, 'Mesečna rata')).toContainText('608,02') // 120.000 EUR for 30 years at 4,5 %
  await expect(page).toHaveURL(/cena=150000/)
})

test('a slider that the browser puts back has its figures, though nobody touches the page', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form[data-product=housing]')
  await form
    .getByRole('slider')
    .first()
    .evaluate((range: HTMLInputElement) => {
      range.value = '150000'
    })
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(form.getByRole('slider').first()).toHaveValue('150000')
  await expect(form).toContainText('608,02')
})
