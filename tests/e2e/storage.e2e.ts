import { traces } from '#content/cookies.ts'
import { routes } from '#core/site/routes.ts'
import { openCalculator } from '#tests/support/calculator.ts'
import { openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'
import { traceNames } from '#tests/support/traces.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const allowedBeforeConsent = traces.filter(({ kind }) => kind === 'necessary').map(({ name }) => name)

/** The name under which the cookie policy lists a stored item; a final `*` stands for any ending. */
function listedName(name: string): string | undefined {
  return allowedBeforeConsent.find((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))
}

// Before a choice: tests/e2e/hydration.e2e.ts, which opens every page.

test('without „Prihvatam” only what is necessary is stored, and the cookie page names it', async ({ page }) => {
  await page.goto('/?referral=agencija-7')
  await page.getByRole('region', { name: 'Kolačići' }).getByRole('button', { name: 'Ne prihvatam' }).click()
  const dialog = await openLead(page)
  await dialog.getByLabel('Ime', { exact: true }).fill('Ana')
  await expect.poll(() => traceNames(page)).toEqual(['cookie-consent', 'lead-draft'])
  await openCalculator(page, routes['cash-loan-calculator'])
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await page.getByRole('heading', { name: 'Uporedite ponude' }).click()
  const keep = page.getByRole('button', { name: 'Zapamtite ovaj obračun' })
  await expect(keep).toBeVisible()
  expect(await traceNames(page)).toEqual(['cookie-consent', 'lead-draft'])
  await keep.click()
  await expect.poll(() => traceNames(page)).toEqual(['cookie-consent', 'lead-draft', 'ponude-cash'])
  const names = await traceNames(page)
  await page.goto('/politika-upotrebe-kolacica')
  for (const name of names)
    await expect(
      page.getByRole('table').getByText(listedName(name) ?? `${name} is not listed`, { exact: true }),
    ).toBeVisible()
})

test('an enquiry leaves the consent it gave and the referral stored, and nothing that was typed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?referral=agencija-7')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await expect.poll(() => traceNames(page)).toEqual(['cookie-consent', 'referral'])
})
