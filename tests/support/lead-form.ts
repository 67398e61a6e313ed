import { expect, type Locator, type Page } from '@playwright/test'
import { MIN_FILL_MS } from '#core/lead/spam.ts'

/** By its `open` property: a closing dialog stays visible a moment longer. */
export async function expectStillOpen(dialog: Locator): Promise<void> {
  await expect(dialog).toHaveJSProperty('open', true)
}

/** What a visitor types; every rule of the form is kept. */
export const visitor = {
  firstName: 'Ljiljana',
  lastName: 'Đorđević',
  email: 'ljiljana.djordjevic@primer.rs',
  phone: '064 123 45 67',
}

/** In its island: a query by role from the page asks each of its elements for its role. */
export function leadDialog(page: Page): Locator {
  return page
    .locator('[data-island=lead-dialog]')
    .getByRole('dialog', { name: 'Kontaktirajte Vašeg kreditnog savetnika.' })
}

/** Opens the dialog with the mouse, by the header's button unless another is given. */
export async function openLead(page: Page, opener?: Locator): Promise<Locator> {
  await (opener ?? page.locator('header[data-header]').getByRole('button', { name: 'Pošaljite upit' })).click()
  const dialog = leadDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('opacity', '1') // seen: the style sheet has loaded, and moves nothing under the pointer
  return dialog
}

/** Types what the form needs and ticks the policies. */
export async function fillLead(dialog: Locator, fields: Partial<typeof visitor> = {}): Promise<void> {
  const { firstName, lastName, email, phone } = { ...visitor, ...fields }
  await dialog.getByLabel('Ime', { exact: true }).fill(firstName)
  await dialog.getByLabel('Prezime').fill(lastName)
  await dialog.getByLabel('Email adresa').fill(email)
  await dialog.getByLabel('Broj telefona').fill(phone)
  await policies(dialog).check()
}

export function policies(dialog: Locator): Locator {
  return dialog.getByRole('checkbox', { name: 'Prihvatam politiku privatnosti i politiku upotrebe kolačića' })
}

/** The button that sends, whatever it says at the moment. */
export function sendButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^(Pošaljite|Uspešno poslato)$/ })
}

/**
 * Lets the five seconds of the spam rule pass, and then stops the page's clock, which must be a fake one: what is shown
 * for a while stays until the test lets time pass.
 */
export async function waitOutSpamRule(page: Page): Promise<void> {
  // Throws if the browser was busy for longer than that in between; the clock is stopped by then.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + MIN_FILL_MS)).toPass()
}

/** Waits until the form is hydrated: what is pressed before is held and repeated. */
export async function formUp(page: Page): Promise<void> {
  await expect(page.locator('[data-island=lead-dialog]')).toHaveAttribute('data-hydrated', '')
}

/** A form that is ready to be sent: opened, filled in, and old enough. */
export async function readyLead(page: Page, opener?: Locator): Promise<Locator> {
  const dialog = await openLead(page, opener)
  await fillLead(dialog)
  await waitOutSpamRule(page)
  return dialog
}
