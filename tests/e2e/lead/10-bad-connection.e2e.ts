import { block } from '#tests/support/blocked.ts'
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

const POSTS = '**/api/items/leads'
const LOAN_TYPES = '**/api/items/loan_types'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // the dialog is opened often, and its motion changes nothing here

test.describe('on a failing connection', () => {
  test('an enquiry fails visibly and succeeds at the next try, is one lead, is confirmed wherever the visitor is, and waits for no list', async ({
    page,
    site,
    context,
  }) => {
    await page.clock.install()
    await page.goto('/kontakt')
    const dialog = await readyLead(page)
    const sent = dialog.getByRole('button', { name: 'Uspešno poslato' })
    const fillAgain = async () => {
      await page.clock.fastForward(2000)
      await expect(dialog).toBeHidden()
      await readyLead(page)
    }
    await test.step('sent offline, it is reported as failed, and arrives at the next try', async () => {
      await expect(page.locator('[data-island=toasts]')).toHaveAttribute('data-hydrated', '')
      await context.setOffline(true)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('alert')).toContainText('Ups! Došlo je do greške')
      await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
      await context.setOffline(false)
      await sendButton(dialog).click()
      await expect(sent).toBeVisible()
      expect(await site.leads()).toHaveLength(1)
    })
    await fillAgain()
    await test.step('without a response it fails after half a minute, and its late arrival makes no second lead', async () => {
      const late: (() => Promise<unknown>)[] = []
      await page.route(POSTS, async (route) => {
        if (late.length > 0) return route.continue()
        late.push(() => route.fetch())
      })
      await sendButton(dialog).click()
      await expect.poll(() => late.length).toBe(1)
      await expect(sendButton(dialog)).toBeDisabled()
      await page.clock.fastForward(30_000)
      await expect(sendButton(dialog)).toBeEnabled()
      await sendButton(dialog).click()
      await expect(sent).toBeVisible()
      await late[0]?.()
      expect(await site.leads()).toHaveLength(2)
    })
    await fillAgain()
    await test.step('if it succeeds after the dialog was closed, the page confirms it', async () => {
      // The toasts of the enquiries before have been closed: this one must appear anew.
      const toast = page.getByRole('status').filter({ hasText: 'Hvala!' })
      await page.clock.runFor(6000)
      await expect(toast).toBeHidden()
      const letGo = await hold(page, POSTS)
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await openLead(page)
      await expect(sendButton(dialog)).toBeDisabled() // it is still being sent
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      letGo()
      await expect(toast).toBeVisible()
      expect(await site.leads()).toHaveLength(3)
    })
    await test.step('a list of loan types that never comes does not hold it back', async () => {
      await page.route(LOAN_TYPES, () => {}) // never answered
      await page.goto('/kes-kredit')
      const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
      await readyLead(page, opener.first())
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toBeDisabled()
      await page.clock.fastForward(8000)
      await expect(sent).toBeVisible()
      expect((await site.leads())[3]).toMatchObject({ phone: visitor.phone, loan_types: [] })
    })
  })
})

test.describe('a half-filled form', () => {
  test('comes back with every field, can be sent or erased, and is then forgotten; it needs no events and no storage', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/kontakt')
    const dialog = await readyLead(page)
    const first = dialog.getByLabel('Ime', { exact: true })
    const erase = dialog.getByRole('button', { name: 'Obrišite upisano' })
    await test.step('after a reload, and can be sent at once', async () => {
      await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
      await dialog.getByRole('checkbox', { name: 'Želim da primam novosti i ponude' }).uncheck()
      await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('ArrowRight')
      await page.reload()
      await openLead(page)
      await expect(dialog.getByText('Vratili smo ono što ste već upisali.')).toBeVisible()
      await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
      await expect(dialog.getByRole('slider', { name: 'Pozovite me od' })).toHaveAttribute('aria-valuetext', '11:00')
      await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeChecked()
      await expect(policies(dialog)).toBeChecked()
    })
    await test.step('it cannot be erased while it is being sent', async () => {
      const letGo = await hold(page, POSTS)
      await expect(erase).toBeEnabled()
      await sendButton(dialog).click()
      await expect(erase).toBeDisabled()
      letGo()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      expect(await site.leads()).toMatchObject([
        { ...{ available_from: '11:00', is_subscribed_to_marketing: false }, loan_types: [{ loan_types_id: 2 }] },
      ])
    })
    await test.step('it is forgotten once it was sent', async () => {
      await expect(dialog.getByText('Vratili smo ono što ste već upisali.')).toHaveCount(0)
      await page.reload()
      await openLead(page)
      await expect(first).toHaveValue('')
      expect(await page.evaluate(() => sessionStorage.getItem('lead-draft'))).toBeNull()
    })
    await test.step('it comes back on the next page too, when that is a new document', async () => {
      await first.fill(visitor.firstName)
      await dialog.getByLabel('Prezime').fill(visitor.lastName)
      await policies(dialog).check()
      await page.goto('/o-nama')
      await openLead(page)
      await expect(first).toHaveValue(visitor.firstName)
    })
    await test.step('„Obrišite upisano” erases it with its errors', async () => {
      await sendButton(dialog).click()
      await expect(dialog.locator('[data-error]')).toHaveCount(2)
      await erase.click()
      await expect(dialog.locator('[data-error]')).toHaveCount(0)
      await expect(dialog.getByRole('status').filter({ hasText: 'Polja su prazna.' })).toBeVisible()
      await expect(first).toBeFocused()
      await expect(first).toHaveValue('')
      await expect(policies(dialog)).not.toBeChecked()
    })
    await test.step('it stays erased', async () => {
      await page.reload()
      await openLead(page)
      await expect(sendButton(dialog)).toBeEnabled()
      await expect(dialog.getByLabel('Prezime')).toHaveValue('')
    })
    await test.step('values filled in without an event come back after a reload, and are read at submit, and trimmed', async () => {
      await formUp(page)
      const surname = dialog.getByLabel('Prezime')
      await surname.evaluate((input: HTMLInputElement, name) => Object.assign(input, { value: name }), visitor.lastName)
      await page.reload()
      await openLead(page)
      await expect(surname).toHaveValue(visitor.lastName)
      await fillLead(dialog)
      await waitOutSpamRule(page)
      await dialog.getByLabel('Email adresa').evaluate((input: HTMLInputElement) => {
        input.value = ' marko@primer.rs\u200b '
      })
      await first.evaluate((input: HTMLInputElement) => {
        input.value = 'Marko '
      })
      await sendButton(dialog).click()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      expect((await site.leads())[1]).toMatchObject({ first_name: 'Marko', email: 'marko@primer.rs' })
    })
    await test.step('in a browser without storage and cookies it keeps the loans that were ticked when it is opened again, and is sent', async () => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await block(page, 'localStorage', 'sessionStorage', 'cookie')
      await page.goto('/kontakt?referral=agencija-7')
      await readyLead(page)
      const box = dialog.getByRole('checkbox', { name: 'Keš kredit' })
      await box.check()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await openLead(page)
      await expect(box).toBeChecked()
      await sendButton(dialog).click()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      expect((await site.leads())[2]).toMatchObject({ referral_id: 'agencija-7' })
      expect(errors).toEqual([])
    })
  })
})

test.describe('a page that is left while an enquiry is being sent', () => {
  test('still delivers it, once, when the page is a new document, and reports a failure on the next page', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/kontakt')
    const dialog = await readyLead(page)
    await test.step('it still delivers it, once, when the page is a new document', async () => {
      await formUp(page)
      const sent = page.waitForRequest(POSTS)
      await sendButton(dialog).click()
      await sent
      await page.goto('/o-nama')
      await expect.poll(() => site.leads()).toHaveLength(1)
      await openLead(page)
      if (await dialog.getByLabel('Prezime').inputValue()) {
        await sendButton(dialog).click()
        await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      }
      expect(await site.leads()).toHaveLength(1)
    })
    await test.step('it reports a failure on the next page, and keeps what was typed', async () => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(POSTS, async (route) => {
        await held
        await route.fulfill({ status: 500 })
      })
      await page.goto('/kontakt')
      await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama') // the address changes before the page
      await readyLead(page)
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toBeDisabled()
      await page.goBack()
      await expect(dialog).toBeHidden()
      letGo()
      await expect(page.getByRole('alert')).toContainText('Ups! Došlo je do greške')
      await openLead(page)
      await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
      await expect(sendButton(dialog)).toBeEnabled()
    })
  })
})
