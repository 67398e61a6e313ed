/** Orientation on long pages of text. */
import { openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('a long page keeps its table of contents in view, which marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithReact(page, '/stambeni-kredit')
  const contents = page.getByRole('navigation', { name: 'Na ovoj stranici' })
  const current = (name: string) =>
    contents.getByRole('link', { name }).evaluate((link) => link.matches(':target-current'))
  await contents.getByRole('link', { name: 'Potrebna dokumentacija' }).click()
  await expect(page.locator('#potrebna-dokumentacija')).toBeInViewport()
  for (const name of ['Šta je stambeni kredit', 'Česta pitanja']) {
    await expect(contents.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect.poll(() => current('Potrebna dokumentacija')).toBe(true)
  expect(await current('Uslovi')).toBe(false)
})
