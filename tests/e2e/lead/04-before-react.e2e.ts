import {
  expectStillOpen,
  fillLead,
  formUp,
  leadDialog,
  openLead,
  policies,
  sendButton,
  visitor,
  waitOutSpamRule,
} from '#tests/support/lead-form.ts'
import { hold, stopTimeOfDay } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowPhone } from '#tests/support/slow-phone.ts'

const REACT = '**/_assets/react-*.js'
const DIALOG = '**/_assets/lead-dialog-*.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

test.describe('before React has loaded', () => {
  test('the dialog opens for its loan, what is typed and pressed waits, and no letter is lost', async ({
    page,
    site,
  }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1
    })
    const dialog = leadDialog(page)
    await test.step('typing continues during hydration: no letter is lost', async () => {
      const letGo = await hold(page, DIALOG)
      await page.goto('/kontakt')
      await openLead(page)
      const field = dialog.getByLabel('Prezime')
      await field.pressSequentially('Đorđe')
      letGo()
      await field.pressSequentially('vić Petrović', { delay: 20 })
      await expect(dialog.getByRole('group', { name: 'Vrsta kredita' })).toBeVisible()
      await expect(field).toHaveValue('Đorđević Petrović')
      await expect(field).toBeFocused()
      await field.fill('') // or the next page would restore it
    })
    await test.step('a press of an empty form waits too, and then says what is missing; its loan type is known', async () => {
      const letGo = await hold(page, REACT)
      await page.goto('/stambeni-kredit', { waitUntil: 'domcontentloaded' })
      const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
      await openLead(page, opener.first())
      await sendButton(dialog).click()
      letGo()
      await expect(dialog.locator('[data-error]')).toHaveCount(5)
      await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
      await expect(dialog.getByText('Upit za: Stambeni kredit')).toBeVisible()
    })
    await page.clock.install()
    for (const [kept, { what, file }] of [
      { what: 'React', file: REACT },
      { what: 'the code of the dialog', file: DIALOG },
    ].entries())
      await test.step(`what is typed and pressed waits for ${what}`, async () => {
        posts = 0
        const letGo = await hold(page, file)
        await page.goto('/kontakt', { waitUntil: 'domcontentloaded' })
        await openLead(page)
        await fillLead(dialog)
        await dialog.getByRole('checkbox', { name: 'Želim da primam novosti i ponude' }).uncheck()
        await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('ArrowLeft')
        await waitOutSpamRule(page)
        await sendButton(dialog).click()
        await sendButton(dialog).click()
        await dialog.getByLabel('Prezime').press('Enter')
        await expectStillOpen(dialog)
        expect(posts).toBe(0)
        letGo()
        await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
        expect(posts).toBe(1)
        const leads = await site.leads()
        expect(leads).toHaveLength(kept + 1)
        expect(leads[kept]).toMatchObject({
          ...{ first_name: visitor.firstName, phone: visitor.phone, available_from: '09:00', available_to: '16:00' },
          is_subscribed_to_marketing: false,
        })
      })
  })

  test('a press on a slow phone and connection still arrives', async ({ page, site }) => {
    const speedUp = await slowPhone(page)
    await page.clock.install()
    await page.goto('/kontakt', { waitUntil: 'domcontentloaded' })
    const dialog = await openLead(page)
    await fillLead(dialog)
    await waitOutSpamRule(page)
    await sendButton(dialog).click()
    await formUp(page)
    await speedUp()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })
})

test.describe('when code fails to load', () => {
  for (const [what, file] of Object.entries({ React: REACT, 'the code of the dialog': DIALOG })) {
    test(`without ${what}: the dialog opens and shows the phone number instead of a form`, async ({ page }) => {
      await stopTimeOfDay(page) // the second failure comes within ten seconds of the first
      await page.route(file, (route) => route.abort())
      await page.goto('/kontakt')
      if (file === DIALOG) {
        const reloaded = page.waitForEvent('load')
        await page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' }).hover() // which requests the code
        await reloaded
      } else await expect(page.locator('html[data-react=failed]')).toBeAttached() // after one reload
      const dialog = await openLead(page)
      await expect(dialog.getByRole('link', { name: /^\+381/ })).toBeVisible()
      await expect(dialog.getByRole('textbox')).toHaveCount(0)
    })
  }

  test('what was typed before the page reloaded itself is restored, and a press on the button is not repeated', async ({
    page,
  }) => {
    await stopTimeOfDay(page)
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1
    })
    const file = Promise.withResolvers<void>()
    let asked = 0
    await page.route(DIALOG, async (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      await file.promise
      await route.abort()
    })
    await page.goto('/kontakt')
    const dialog = await openLead(page)
    await fillLead(dialog)
    await sendButton(dialog).click()
    const reloaded = page.waitForEvent('load')
    file.resolve()
    await reloaded
    expect(posts).toBe(0)
    await openLead(page)
    await expect(dialog.getByText('Vratili smo ono što ste već upisali.')).toBeVisible()
    await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
    await expect(policies(dialog)).toBeChecked()
  })
})
