/** Offline, the page is not reloaded: that would replace it with the browser's error page. */
import { openLead } from '#tests/support/lead-form.ts'
import { complaintsOf, hurryTimers, isMarked, markDocument, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

test('a link ends at the error page with the phone number, which loads its page once online again', async ({
  page,
  context,
}) => {
  await openWithReact(page, '/o-nama')
  await page.keyboard.press('Tab') // the first touch loads the router
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(loaded).toContain('/routing-')
  await markDocument(page)
  await context.setOffline(true)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading).toHaveText('Stranica ne postoji')
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Učitajte ponovo' }).click()
  await expect(heading).toHaveText('Kontakt')
})

test('the dialog shows the phone number if its form has not loaded, and the form once online again', async ({
  page,
  context,
}) => {
  await hurryTimers(page) // a failure is told after three seconds
  await openWithReact(page, '/o-nama')
  const complaints = complaintsOf(page)
  await context.setOffline(true)
  const dialog = await openLead(page)
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await openLead(page)
  await expect.poll(() => complaints.filter((line) => line.includes('start failed'))).toHaveLength(1)
  await context.setOffline(false)
  await expect(dialog).toBeHidden() // a new document
  await openLead(page)
  await expect(dialog.getByLabel('Ime', { exact: true })).toBeVisible()
})
