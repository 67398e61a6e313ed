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

const firstName = (page: Page) => page.getByRole('dialog').getByLabel('Ime', { exact: true })

/** From now on the server stores every enquiry, but its responses are lost. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(POSTS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Types a name, and reloads the page with its code held back. @returns the dialog, and a function that releases it */
async function reloadWithDraft(page: Page): Promise<{ dialog: Locator; letGo: () => void }> {
  await page.goto('/')
  const dialog = await openLead(page)
  await formUp(page)
  await firstName(page).fill(visitor.firstName)
  const letGo = await hold(page, DIALOG)
  await page.reload()
  return { dialog, letGo }
}

test.describe('a form typed into before React', () => {
  test('comes back even if nothing was typed after hydration', async ({ page }) => {
    // As in a tab that a phone has discarded.
    await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()))
    const letGo = await hold(page, DIALOG)
    await page.goto('/')
    const dialog = await openLead(page)
    await fillLead(dialog)
    letGo()
    await formUp(page)
    await page.reload()
    await openLead(page)
    await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
    await expect(policies(dialog)).toBeChecked()
  })

  test('says that it came back, and can be cleared, even if the browser has restored it first', async ({ page }) => {
    const { dialog, letGo } = await reloadWithDraft(page)
    // As Firefox does after a reload.
    await page
      .locator('dialog input[name=firstName]')
      .evaluate((field: HTMLInputElement, name) => Object.assign(field, { value: name }), visitor.firstName)
    letGo()
    await openLead(page)
    await dialog.getByRole('button', { name: 'Obrišite upisano' }).click()
    await expect(firstName(page)).toHaveValue('')
  })

  test('adds to the stored draft, and removes nothing from it', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
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

  test('in a dialog opened before boot is not taken for spam after the reload', async ({ page, site }) => {
    const letGo = await hold(page, '**/_assets/boot-*.js')
    await page.clock.install()
    await page.goto('/', { waitUntil: 'commit' })
    const dialog = await openLead(page)
    letGo() // until then the dialog shows the phone number
    await fillLead(dialog)
    await waitOutSpamRule(page)
    await page.reload()
    await openLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })

  test('is not taken for spam when a recent draft is added to it: the times add up', async ({ page, site }) => {
    await page.clock.install()
    const { dialog, letGo } = await reloadWithDraft(page)
    await openLead(page)
    await fillLead(dialog)
    await waitOutSpamRule(page)
    await sendButton(dialog).click()
    letGo()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })
})

test.describe('boxes and sliders', () => {
  test('of loan types survive a second reload that comes before their list', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByRole('checkbox', { name: 'Auto kredit' }).check()
    const letGo = await hold(page, LOAN_TYPES)
    await page.reload()
    await openLead(page)
    await formUp(page)
    await firstName(page).fill(visitor.firstName)
    await page.reload()
    letGo()
    await openLead(page)
    await expect(dialog.getByRole('checkbox', { name: 'Auto kredit' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).not.toBeChecked()
  })

  test('of loan types are sent even if their list has not loaded since the reload', async ({ page, site }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await dialog.getByRole('checkbox', { name: 'Auto kredit' }).check()
    await page.route(LOAN_TYPES, (route) => route.abort())
    await page.reload()
    await openLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ loan_types: [{ loan_types_id: 3 }] }])
  })

  test('of loan types stay ticked while a button of one loan opens the form in between', async ({ page }) => {
    await page.goto('/kes-kredit')
    const dialog = await openLead(page)
    await dialog.getByRole('checkbox', { name: 'Auto kredit' }).check()
    await page.keyboard.press('Escape')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    await openLead(page, opener.first())
    await expect(dialog.getByText('Upit za: Keš kredit')).toBeVisible()
    await page.keyboard.press('Escape')
    await openLead(page)
    await expect(dialog.getByRole('checkbox', { name: 'Auto kredit' })).toBeChecked()
  })

  test('of the call window keep their hours over a reload, at either end', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await formUp(page)
    const low = dialog.getByRole('slider', { name: 'Pozovite me od' })
    const high = dialog.getByRole('slider', { name: 'Pozovite me do' })
    for (const { key, first, second, from, to } of [
      { key: 'End', first: high, second: low, from: '16', to: '17' },
      { key: 'Home', first: low, second: high, from: '9', to: '10' },
    ]) {
      await first.press(key)
      await second.press(key)
      await expect(low).toHaveValue(from)
      await page.reload()
      await openLead(page)
      await formUp(page)
      await expect(low).toHaveValue(from)
      await expect(high).toHaveValue(to)
      await expect(dialog.getByText(`${from.padStart(2, '0')}:00 i ${to}:00`)).toBeVisible()
    }
  })

  test('of the call window that met before hydration are then an hour apart, and can be sent', async ({
    page,
    site,
  }) => {
    const letGo = await hold(page, DIALOG)
    await page.clock.install()
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('End')
    await dialog.getByRole('slider', { name: 'Pozovite me do' }).press('Home')
    await fillLead(dialog)
    letGo()
    await formUp(page)
    await waitOutSpamRule(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ available_from: '09:00', available_to: '10:00' }])
  })
})

test.describe('an enquiry whose response was lost', () => {
  test('is one lead when it is sent again unchanged after reloads and typing in between', async ({ page, site }) => {
    await loseAnswers(page)
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
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
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })

  test('is one lead when it was changed, failed again, and was changed back', async ({ page, site }) => {
    await loseAnswers(page)
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    const phone = dialog.getByLabel('Broj telefona')
    for (const number of [visitor.phone, '060 765 43 21']) {
      await phone.fill(number)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    }
    await page.unroute(POSTS)
    await phone.fill(visitor.phone)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    // Other content is another enquiry: its phone number must not be dropped as a repeat.
    expect((await site.leads()).map((lead) => lead.phone)).toEqual([visitor.phone, '060 765 43 21'])
  })

  test('is one lead even if the list of loan types fails to load the second time', async ({ page, site }) => {
    await loseAnswers(page)
    await page.clock.install()
    await page.goto('/kes-kredit')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    const dialog = await readyLead(page, opener.first())
    await sendButton(dialog).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute(POSTS)
    await page.route(LOAN_TYPES, (route) => route.abort())
    await page.reload()
    await openLead(page, opener.first())
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ loan_types: [{ loan_types_id: 2 }] }])
  })
})

test('a pointer moved before a reload still tells a person from a bot after it', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/')
  const dialog = await readyLead(page)
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' }).press('Enter')
  await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
  await sendButton(dialog).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})

test('an enquiry that waits for the list of loan types goes out when the page is left', async ({ page, site }) => {
  await page.route(LOAN_TYPES, () => {}) // never answered
  await page.clock.install()
  await page.goto('/kes-kredit')
  const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
  const dialog = await readyLead(page, opener.first())
  await sendButton(dialog).click()
  await expect(sendButton(dialog)).toBeDisabled()
  await page.goto('/robots.txt')
  await expect.poll(() => site.leads()).toHaveLength(1)
})

test('foreign text stored in place of the draft does no harm', async ({ page, site }) => {
  await page.addInitScript((kept) => sessionStorage.setItem('lead-draft', kept), '[[],0]\n{')
  await page.clock.install()
  await page.goto('/')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})
