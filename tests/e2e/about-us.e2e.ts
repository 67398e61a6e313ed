import { expect, test } from '#tests/support/site.ts'

test('what we do and what we do not do have their headings, one below the other on a phone', async ({ page }) => {
  await page.goto('/o-nama')
  const heading = (name: string) => page.getByRole('heading', { level: 3, name, exact: true })
  const listOf = (name: string) =>
    page
      .locator('div', { has: heading(name) })
      .last()
      .getByRole('listitem')
  const top = async (name: string) => (await heading(name).boundingBox())?.y ?? Number.NaN
  await expect(listOf('Radimo').last()).toHaveText('Kažemo i\u00a0kada kredit nije dobra ideja.')
  await expect(listOf('Ne radimo').first()).toContainText('Nismo banka.')
  expect(await top('Ne radimo')).toBe(await top('Radimo'))
  await page.setViewportSize({ width: 390, height: 844 })
  const last = await listOf('Radimo').last().boundingBox()
  expect(await top('Ne radimo')).toBeGreaterThan((last?.y ?? Number.NaN) + (last?.height ?? 0))
})
