import { block } from '#tests/support/blocked.ts'
import {
  fillLead,
  formUp,
  leadDialog,
  openLead,
  policies,
  readyLead,
  sendButton,
  visitor,
} from '#tests/support/lead-form.ts'
import { hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const POSTS = '**/api/items/leads'
const LOAN_TYPES = '**/api/items/loan_types'

test.describe('on a failing connection', () => {
  test('an enquiry sent offline is reported as failed, and arrives at the next try', async ({
    page,
    site,
    context,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await expect(page.locator('[data-island=toasts]')).toHaveAttribute('data-hydrated', '')
    await context.setOffline(true)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('alert')).toContainText('Ups! Došlo je do greške')
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
    await context.setOffline(false)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })

  test('an enquiry without a response fails after half a minute, and its late arrival makes no second lead', async ({
    page,
    site,
  }) => {
    const late: (() => Promise<unknown>)[] = []
    await page.route(POSTS, async (route) => {
      if (late.length > 0) return route.continue()
      late.push(() => route.fetch())
    })
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect.poll(() => late.length).toBe(1)
    await expect(sendButton(dialog)).toBeDisabled()
    await page.clock.fastForward(30_000)
    await expect(sendButton(dialog)).toBeEnabled()
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    await late[0]?.()
    expect(await site.leads()).toHaveLength(1)
  })

  test('a list of loan types that never comes does not hold the enquiry back', async ({ page, site }) => {
    await page.route(LOAN_TYPES, () => {}) // never answered
    await page.clock.install()
    await page.goto('/kes-kredit')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    const dialog = await readyLead(page, opener.first())
    await sendButton(dialog).click()
    await expect(sendButton(dialog)).toBeDisabled()
    await page.clock.fastForward(8000)
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ phone: visitor.phone, loan_types: [] }])
  })
})

test.describe('a half-filled form', () => {
  test('comes back after a reload with every field, and can be sent at once', async ({ page, site }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
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
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([
      { ...{ available_from: '11:00', is_subscribed_to_marketing: false }, loan_types: [{ loan_types_id: 2 }] },
    ])
  })

  test('comes back on the next page too, when that is a new document', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    await page.goto('/kontakt')
    await openLead(page)
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
  })

  test('is forgotten once it was sent', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    await page.reload()
    await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    await expect(dialog.getByText('Vratili smo ono što ste već upisali.')).toHaveCount(0)
    await page.reload()
    await openLead(page)
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('lead-draft'))).toBeNull()
  })

  test('is erased by „Obrišite upisano”, and stays erased', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await fillLead(dialog)
    await page.reload()
    await openLead(page)
    await dialog.getByRole('button', { name: 'Obrišite upisano' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Polja su prazna.' })).toBeVisible()
    await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue('')
    await expect(policies(dialog)).not.toBeChecked()
    await page.reload()
    await openLead(page)
    await expect(sendButton(dialog)).toBeEnabled()
    await expect(dialog.getByLabel('Prezime')).toHaveValue('')
  })

  test('has no errors once it is erased', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    await page.reload()
    await openLead(page)
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
    await sendButton(dialog).click()
    await expect(dialog.locator('[data-error]')).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Obrišite upisano' }).click()
    await expect(dialog.locator('[data-error]')).toHaveCount(0)
  })

  test('cannot be erased while it is being sent', async ({ page }) => {
    const letGo = await hold(page, POSTS)
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await page.reload()
    await openLead(page)
    const erase = dialog.getByRole('button', { name: 'Obrišite upisano' })
    await expect(erase).toBeEnabled()
    await sendButton(dialog).click()
    await expect(erase).toBeDisabled()
    letGo()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  })

  test('works in a browser without storage and cookies', async ({ page, site }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await block(page, 'localStorage', 'sessionStorage', 'cookie')
    await page.clock.install()
    await page.goto('/?referral=agencija-7')
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ referral_id: 'agencija-7' }])
    expect(errors).toEqual([])
  })
})

test('values filled in without an event are read at submit, and trimmed', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/')
  const dialog = await readyLead(page)
  await dialog.getByLabel('Email adresa').evaluate((input: HTMLInputElement) => {
    input.value = ' marko@primer.rs\u200b '
  })
  await dialog.getByLabel('Ime', { exact: true }).evaluate((input: HTMLInputElement) => {
    input.value = 'Marko '
  })
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toMatchObject([{ first_name: 'Marko', email: 'marko@primer.rs' }])
})

test('a value filled in without an event comes back after a reload', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLead(page)
  await formUp(page)
  const surname = dialog.getByLabel('Prezime')
  await surname.evaluate((input: HTMLInputElement, name) => Object.assign(input, { value: name }), visitor.lastName)
  await page.reload()
  await openLead(page)
  await expect(surname).toHaveValue(visitor.lastName)
})

test('an enquiry that succeeds after the dialog was closed is confirmed on the page', async ({ page, site }) => {
  const letGo = await hold(page, POSTS)
  await page.clock.install()
  await page.goto('/')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(sendButton(dialog)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openLead(page)
  await expect(sendButton(dialog)).toBeDisabled() // it is still being sent
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  letGo()
  await expect(page.getByRole('status').filter({ hasText: 'Hvala!' })).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})

test.describe('a page that is left while an enquiry is being sent', () => {
  test('reports a failure on the next page, and keeps what was typed', async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(POSTS, async (route) => {
      await held
      await route.fulfill({ status: 500 })
    })
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama') // the address changes before the page
    const dialog = await readyLead(page)
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

  test('still delivers it, once, when the page is a new document', async ({ page, site }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await formUp(page)
    const sent = page.waitForRequest(POSTS)
    await sendButton(dialog).click()
    await sent
    await page.goto('/o-nama')
    await expect.poll(() => site.leads()).toHaveLength(1)
    await openLead(page)
    if (await dialog.getByLabel('Prezime').inputValue()) {
      await sendButton(dialog).click()
      await expect(leadDialog(page).getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    }
    expect(await site.leads()).toHaveLength(1)
  })
})
