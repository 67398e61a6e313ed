import { autofill } from '#tests/support/autofill.ts'
import { restoringChromium } from '#tests/support/chromium.ts'
import { openLead, policies, sendButton, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ launchOptions: restoringChromium }) // the headless shell has no autofill; the browser is that of 11-restored-page

test('what Chrome autofills is sent, and the honeypot stays empty', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/kontakt')
  const dialog = await openLead(page)
  await autofill(page, '#lead-dialog input', {
    ...{ NAME_FULL: 'Ana Marković', NAME_FIRST: 'Ana', NAME_LAST: 'Marković', EMAIL_ADDRESS: 'ana@primer.rs' },
    ...{ PHONE_HOME_WHOLE_NUMBER: '+381641234567', COMPANY_NAME: 'Primer', ADDRESS_HOME_CITY: 'Beograd' },
    ...{ ADDRESS_HOME_STREET_ADDRESS: 'Knez Mihailova 1', ADDRESS_HOME_ZIP: '11000', ADDRESS_HOME_COUNTRY: 'RS' },
  })
  await expect(dialog.getByLabel('Broj telefona')).not.toHaveValue('') // the last of them
  await policies(dialog).check()
  await waitOutSpamRule(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toMatchObject([
    { first_name: 'Ana', last_name: 'Marković', email: 'ana@primer.rs', phone: '+381641234567' },
  ])
})
