/** What was typed, ticked and sent survives every reload, whenever it comes; one enquiry stays one lead. */
import type { Locator, Page } from '@playwright/test'
import {
  fillLead,
  formUp,
  openLead,
  policies,
  readyLead,
  sendButton,
  visitor,
  waitOutSpamRule,
} from '#tests/support/lead-form.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const DIALOG = '**/_assets/lead-dialog-*.js'
const LOAN_TYPES = '**/api/items/loan_types'
const POSTS = '**/api/items/leads'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // the dialog is opened often, and its motion changes nothing here

const firstName = (page: Page) => page.getByRole('dialog').getByLabel('Ime', { exact: true })

/** From now on the server stores every enquiry, but its responses are lost. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(POSTS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Sends the form, and closes the dialog, which is empty then. */
async function sendAndClose(page: Page, dialog: Locator): Promise<void> {
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(dialog).toBeHidden()
}

test.describe('a form typed into before React', () => {
  test('adds to the stored draft, comes back, says so, and can be cleared', async ({ page }) => {
    await page.goto('/kontakt')
    const dialog = await openLead(page)
    await test.step('it adds to the stored draft, and removes nothing from it', async () => {
      await formUp(page)
      await dialog.getByLabel('Prezime').fill(visitor.lastName)
      await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
      await dialog.getByRole('checkbox', { name: 'Želim da primam' }).uncheck()
      const letGo = await hold(page, DIALOG)
      await page.reload()
      await openLead(page)
      await firstName(page).fill(visitor.firstName)
      await page.reload()
      letGo()
      await openLead(page)
      await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
      await expect(firstName(page)).toHaveValue(visitor.firstName)
      await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeChecked()
      await expect(dialog.getByRole('checkbox', { name: 'Želim da primam' })).not.toBeChecked()
    })
    await test.step('it says that it came back, and can be cleared, even if the browser has restored it first', async () => {
      const letGo = await hold(page, DIALOG)
      await page.reload()
      // As Firefox does after a reload.
      await page
        .locator('dialog input[name=firstName]')
        .evaluate((field: HTMLInputElement, name) => Object.assign(field, { value: name }), visitor.firstName)
      letGo()
      await openLead(page)
      await dialog.getByRole('button', { name: 'Obrišite upisano' }).click()
      await expect(firstName(page)).toHaveValue('')
    })
    await test.step('it comes back even if nothing was typed after hydration', async () => {
      // As in a tab that a phone has discarded.
      await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()))
      const letGo = await hold(page, DIALOG)
      await page.goto('/kontakt')
      await openLead(page)
      await fillLead(dialog)
      letGo()
      await formUp(page)
      await page.reload()
      await openLead(page)
      await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
      await expect(policies(dialog)).toBeChecked()
    })
  })

  test('is not taken for spam after a reload', async ({ page, site }) => {
    await page.clock.install()
    await test.step('in a dialog opened before boot', async () => {
      const letGo = await hold(page, '**/_assets/boot-*.js')
      await page.goto('/kontakt', { waitUntil: 'commit' })
      const dialog = await openLead(page)
      letGo() // until then the dialog shows the phone number
      await fillLead(dialog)
      await waitOutSpamRule(page)
      await page.reload()
      await openLead(page)
      await sendAndClose(page, dialog)
      expect(await site.leads()).toHaveLength(1)
    })
    await test.step('when a recent draft is added to it: the times add up', async () => {
      const dialog = await openLead(page)
      await formUp(page)
      await firstName(page).fill(visitor.firstName)
      const letGo = await hold(page, DIALOG)
      await page.reload()
      await openLead(page)
      await fillLead(dialog)
      await waitOutSpamRule(page)
      await sendButton(dialog).click()
      letGo()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      expect(await site.leads()).toHaveLength(2)
    })
  })
})

test('boxes and sliders keep over reloads what was chosen, with or without the list of loan types', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/kes-kredit')
  const dialog = await openLead(page)
  const auto = dialog.getByRole('checkbox', { name: 'Auto kredit' })
  await auto.check()
  await test.step('loan types stay ticked while a button of one loan opens the form in between', async () => {
    await page.keyboard.press('Escape')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    await openLead(page, opener.first())
    await expect(dialog.getByText('Upit za: Keš kredit')).toBeVisible()
    await page.keyboard.press('Escape')
    await openLead(page)
    await expect(auto).toBeChecked()
  })
  await test.step('loan types survive a second reload that comes before their list', async () => {
    const letGo = await hold(page, LOAN_TYPES)
    await page.reload()
    await openLead(page)
    await formUp(page)
    await firstName(page).fill(visitor.firstName)
    await page.reload()
    letGo()
    await openLead(page)
    await expect(auto).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).not.toBeChecked()
    await page.unroute(LOAN_TYPES) // with a route, the browser keeps no file
  })
  const low = dialog.getByRole('slider', { name: 'Pozovite me od' })
  const high = dialog.getByRole('slider', { name: 'Pozovite me do' })
  for (const { key, first, second, from, to } of [
    { key: 'End', first: high, second: low, from: '16', to: '17' },
    { key: 'Home', first: low, second: high, from: '9', to: '10' },
  ])
    await test.step(`the call window keeps its hours over a reload, at the end reached by ${key}`, async () => {
      await formUp(page)
      await first.press(key)
      await second.press(key)
      await expect(low).toHaveValue(from)
      await page.reload()
      await openLead(page)
      await formUp(page)
      await expect(low).toHaveValue(from)
      await expect(high).toHaveValue(to)
      await expect(dialog.getByText(`${from.padStart(2, '0')}:00 i ${to}:00`)).toBeVisible()
    })
  await test.step('loan types are sent even if their list has not loaded since the reload, after which no pointer moves', async () => {
    await fillLead(dialog)
    await waitOutSpamRule(page)
    await page.route(LOAN_TYPES, (route) => route.abort())
    await page.reload()
    // A pointer moved before the reload still tells a person from a bot.
    await page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' }).press('Enter')
    await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
    await sendButton(dialog).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ loan_types: [{ loan_types_id: 3 }] }])
  })
  await test.step('a call window whose ends met before hydration is then an hour long, and can be sent', async () => {
    const letGo = await hold(page, DIALOG)
    await page.goto('/kontakt')
    await openLead(page)
    await low.press('End')
    await high.press('Home')
    await fillLead(dialog)
    letGo()
    await formUp(page)
    await waitOutSpamRule(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect((await site.leads())[1]).toMatchObject({ available_from: '09:00', available_to: '10:00' })
  })
})

test('an enquiry whose response was lost is one lead, however it is sent again', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/kes-kredit')
  const dialog = await readyLead(page)
  await loseAnswers(page)
  await test.step('when it was changed, failed again, and was changed back', async () => {
    const phone = dialog.getByLabel('Broj telefona')
    for (const number of [visitor.phone, '060 765 43 21']) {
      await phone.fill(number)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    }
    await page.unroute(POSTS)
    await phone.fill(visitor.phone)
    await sendAndClose(page, dialog)
    // Other content is another enquiry: its phone number must not be dropped as a repeat.
    expect((await site.leads()).map((lead) => lead.phone)).toEqual([visitor.phone, '060 765 43 21'])
  })
  await readyLead(page)
  await loseAnswers(page)
  await test.step('when it is sent again unchanged after reloads and typing in between', async () => {
    await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
    await sendButton(dialog).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    const letGo = await hold(page, DIALOG)
    await page.reload()
    await openLead(page)
    await firstName(page).fill(visitor.firstName) // before React: the form is still empty
    await page.reload()
    letGo()
    await page.unroute(POSTS)
    await openLead(page)
    await sendAndClose(page, dialog)
    expect(await site.leads()).toHaveLength(3)
  })
  const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
  await readyLead(page, opener.first())
  await loseAnswers(page)
  await test.step('even if the list of loan types fails to load the second time', async () => {
    await sendButton(dialog).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute(POSTS)
    await page.route(LOAN_TYPES, (route) => route.abort())
    await page.reload()
    await openLead(page, opener.first())
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    const leads = await site.leads()
    expect(leads).toHaveLength(4)
    expect(leads[3]).toMatchObject({ loan_types: [{ loan_types_id: 2 }] })
  })
})

test('an enquiry that waits for the list of loan types goes out when the page is left, and foreign text does no harm', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await test.step('it goes out when the page is left', async () => {
    await page.route(LOAN_TYPES, () => {}) // never answered
    await page.goto('/kes-kredit')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    const dialog = await readyLead(page, opener.first())
    await sendButton(dialog).click()
    await expect(sendButton(dialog)).toBeDisabled()
    await page.goto('/robots.txt')
    await expect.poll(() => site.leads()).toHaveLength(1)
  })
  await test.step('foreign text stored in place of the draft does no harm', async () => {
    await page.unroute(LOAN_TYPES)
    await page.addInitScript((kept) => sessionStorage.setItem('lead-draft', kept), '[[],0]\n{')
    await page.goto('/kontakt')
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(2)
  })
})
