/** Orientation on long pages of text. */
import { openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('the figures of a row share a line, however many lines their names take', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auto-kredit')
  const ends = (all: Element[]) => all.slice(0, 2).map((element) => element.getBoundingClientRect().bottom)
  const names = page.locator('main dl').first().locator('dt')
  expect(new Set(await names.evaluateAll(ends)).size).toBe(2)
  expect(new Set(await names.locator('+ dd').evaluateAll(ends)).size).toBe(1)
})

test('on a phone the contents are one press away wherever one reads, and the press covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/stambeni-kredit')
  const back = page.getByRole('link', { name: 'Sadržaj', exact: true })
  await expect(back).not.toBeInViewport()
  for (const section of ['#nks-i-eks-u-cemu-je-razlika', '#cesta-pitanja']) {
    await page.locator(section).evaluate((element) => element.scrollIntoView())
    await expect(back).toBeInViewport({ ratio: 1 })
  }
  await page.locator('#cesta-pitanja summary').first().focus()
  await page.keyboard.press('Tab') // the focus is the keyboard's now
  await expect(back).toHaveCSS('opacity', '0')
  await page.mouse.click(380, 400)
  await expect(back).toHaveCSS('opacity', '1')
  await back.click()
  await expect(page.locator('#sadrzaj summary')).toBeInViewport({ ratio: 1 })
})

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
