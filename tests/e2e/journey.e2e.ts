import { command } from '#tests/support/command.ts'
import { fillLead, leadDialog, policies, sendButton, visitor, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

test('from the home page by a calculator to an enquiry that an advisor finds at the terminal', async ({
  page,
  site,
  server,
}) => {
  await page.clock.install()
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Kalkulator' }).click()
  await header.getByRole('link', { name: 'Kalkulator stambenog kredita' }).click()
  await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/$/)
  await reactUp(page)

  const result = page.getByRole('region', { name: 'Rezultat' })
  const instalment = result.locator('dt', { hasText: /^Mesečna rata$/ }).locator('xpath=following-sibling::dd[1]')
  const before = await instalment.textContent()
  const price = page.getByRole('textbox', { name: /Cena nekretnine/ })
  await price.fill('150000')
  await price.press('Tab')
  await expect(instalment).not.toHaveText(before ?? '')
  await expect(instalment).toHaveText(/^608,02/) // 120.000 EUR for 30 years at 4,5 %

  await page.getByRole('button', { name: 'Pošaljite upit za ovaj kredit' }).first().click()
  const dialog = leadDialog(page)
  await expect(dialog.getByText('Upit za: Stambeni kredit')).toBeVisible()
  await fillLead(dialog)
  await expect(policies(dialog)).toBeChecked()
  await waitOutSpamRule(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/cena=150000/)

  const [lead] = await site.leads()
  expect(lead).toMatchObject({ email: visitor.email, loan_types: [{ loan_types_id: 1 }] })
  const terminal = (...words: string[]) => command('cli/leads.ts', words, { DATABASE_URL: server.databaseUrl })
  expect(await terminal('list')).toMatch(
    new RegExp(`^${lead?.id}\\b.*${visitor.firstName} ${visitor.lastName}.*${visitor.phone}.*Stambeni kredit`, 'm'),
  )
  const sheet = await terminal('show', String(lead?.id))
  for (const part of [visitor.email, visitor.phone, '10:00', '16:00', 'Stambeni kredit']) expect(sheet).toContain(part)
})
