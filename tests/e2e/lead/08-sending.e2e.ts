import type { Locator, Page, Request } from '@playwright/test'
import { contactOf } from '#content/business.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import {
  expectStillOpen,
  fillLead,
  openLead,
  policies,
  readyLead,
  sendButton,
  visitor,
} from '#tests/support/lead-form.ts'
import { effectsDone, hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const POSTS = '**/api/items/leads'
/** 16:30 in Belgrade: a call until 17:00 can still come. */
const FRIDAY_EVENING = '2026-11-27T15:30:00Z'

/** Collects the requests of a page that post leads. */
function posts(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/items/leads')) made.push(request)
  })
  return made
}

/** The phone number in the status message, as a link. */
const callLink = (dialog: Locator) => dialog.getByRole('status').locator('a:visible')

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']

/** Lets the two seconds pass after which the dialog closes. */
async function closesByItself(page: Page, dialog: Locator): Promise<void> {
  await page.clock.fastForward(2000)
  await expect(dialog).toBeHidden()
}

test.describe('a lead that is accepted', () => {
  test('is stored with exactly what was chosen, confirmed, the dialog closes by itself, and the form is empty', async ({
    page,
    site,
  }) => {
    const made = posts(page)
    await page.clock.install({ time: FRIDAY_EVENING })
    await page.goto('/kontakt')
    const opener = page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first()
    const dialog = await readyLead(page, opener)
    await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
    await dialog.getByRole('slider', { name: 'Pozovite me do' }).press('ArrowRight')
    await dialog.getByRole('checkbox', { name: 'Želim da primam novosti i ponude' }).uncheck()
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeDisabled()
    await expect(dialog.getByRole('status').filter({ hasText: 'Hvala!' })).toBeInViewport({ ratio: 1 })
    await expect(callLink(dialog)).toHaveAttribute('href', contactOf(nothingTold).phone.href)
    // In one piece: a screen reader may say only the last of several.
    const status = dialog.getByRole('group', { name: 'Uspešno poslato' }).getByRole('status')
    await expect(status).toContainText('Hvala!')
    await expect(status.getByRole('paragraph')).toHaveCount(1)
    // The focus is not on its live region, which would then be read twice.
    await expect(dialog.getByRole('group', { name: 'Uspešno poslato' })).toBeFocused()
    const sent = {
      first_name: visitor.firstName,
      last_name: visitor.lastName,
      email: visitor.email,
      phone: visitor.phone,
      available_from: '10:00',
      available_to: '17:00',
      is_subscribed_to_marketing: false,
      loan_types: [{ loan_types_id: 2 }],
      referral_id: null,
    }
    expect(made.map((request) => request.postDataJSON())).toEqual([sent])
    expect(keyOf(made[0])).toMatch(/^[0-9a-f]{32}$/)
    expect(await site.leads()).toMatchObject([sent])
    await page.clock.fastForward(2000)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    // Two seconds are short to read the confirmation in the dialog.
    const toast = page.getByRole('status').filter({ hasText: 'Hvala!' })
    await expect(toast).toContainText('Zovemo Vas danas, u petak, 27. novembra, između 10 i 17 časova.')
    await test.step('it is confirmed in view even if it was sent from a field far above, on a low screen', async () => {
      await page.setViewportSize({ width: 1200, height: 420 })
      await readyLead(page)
      await dialog.getByRole('checkbox', { name: 'Auto kredit' }).check()
      await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('End')
      await dialog.getByLabel('Ime', { exact: true }).press('Enter')
      await expect(dialog.getByRole('status').filter({ hasText: 'Hvala!' })).toBeInViewport({ ratio: 1 })
      await closesByItself(page, dialog)
    })
    await test.step('it leaves an empty form, which is spam if it is sent again at once', async () => {
      await openLead(page)
      for (const label of ['Ime', 'Prezime', 'Email adresa', 'Broj telefona']) {
        await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('')
      }
      await expect(dialog.getByRole('checkbox', { name: 'Auto kredit' })).not.toBeChecked()
      await expect(policies(dialog)).not.toBeChecked()
      await expect(dialog.getByRole('checkbox', { name: 'Želim da primam novosti i ponude' })).toBeChecked()
      await expect(dialog.getByRole('slider', { name: 'Pozovite me od' })).toHaveAttribute('aria-valuetext', '10:00')
      await expect(sendButton(dialog)).toHaveText('Pošaljite')
      await expect(dialog.locator('[data-error]')).toHaveCount(0)
      await fillLead(dialog)
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toHaveText('Uspešno poslato') // also for spam, which is not sent
      expect(await site.leads()).toHaveLength(2)
    })
  })

  const answers = [
    { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hvala</h1>' },
    { status: 201, contentType: 'application/json', body: '{' },
  ]
  test('carries the loan type of its button, is followed by another, is any with a 2xx response, and is sent once', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/auto-kredit')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    const dialog = await readyLead(page, opener.first())
    const sent = dialog.getByRole('button', { name: 'Uspešno poslato' })
    await test.step('it carries the loan type of the button that opened the form', async () => {
      await sendButton(dialog).click()
      await expect(sent).toBeVisible()
      expect(await site.leads()).toMatchObject([{ loan_types: [{ loan_types_id: 3 }] }])
    })
    await test.step('it is followed by another if the form is closed and filled in again within the two seconds', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await openLead(page)
      await expect(sendButton(dialog)).toHaveText('Pošaljite')
      await page.clock.runFor(2500)
      await expectStillOpen(dialog)
      await page.keyboard.press('Escape')
      await readyLead(page)
      await sendButton(dialog).click()
      await expect(sent).toBeVisible()
      expect(await site.leads()).toHaveLength(2)
      await closesByItself(page, dialog)
    })
    for (const answer of answers)
      await test.step(`it is any with a response ${answer.status}, whose body is not read`, async () => {
        await page.route(POSTS, (route) => route.fulfill(answer), { times: 1 })
        await readyLead(page)
        await sendButton(dialog).click()
        await expect(sent).toBeVisible()
        await closesByItself(page, dialog)
      })
    const made = posts(page)
    await readyLead(page)
    await test.step('while it is being sent, the button is disabled, and nothing pressed meanwhile sends it again', async () => {
      const button = sendButton(dialog)
      const letGo = await hold(page, POSTS)
      await button.dblclick()
      await dialog.getByLabel('Prezime').press('Enter')
      await dialog.getByLabel('Prezime').press('Enter')
      await expect(button).toBeDisabled()
      await expect(button).toHaveText('Pošaljite')
      letGo()
      await expect(sent).toBeVisible()
      await dialog.getByLabel('Prezime').press('Enter')
      await expect(dialog.locator('[data-error]')).toHaveCount(0)
      expect(made).toHaveLength(1)
      expect(await site.leads()).toHaveLength(3)
    })
    await closesByItself(page, dialog)
    await readyLead(page)
    await test.step('two submits in the same moment send it once', async () => {
      await dialog.getByLabel('Broj telefona').evaluate((input: HTMLInputElement) => {
        input.form?.requestSubmit()
        input.form?.requestSubmit()
      })
      await expect(sent).toBeVisible()
      expect(made).toHaveLength(2)
      expect(await site.leads()).toHaveLength(4)
    })
  })
})

const answers = [
  { status: 400, contentType: 'application/json', body: '{"errors":[]}' },
  { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
  { status: 429, headers: { 'Retry-After': '60' } },
  { status: 303, headers: { location: '/o-nama' } }, // to a page with status 200, and nothing stored
  { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
]

test('a lead that is not accepted is reported, keeps every field, and is retried with a key', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const made = posts(page)
  await page.clock.install()
  await page.goto('/kes-kredit')
  const dialog = await readyLead(page)
  const toast = dialog.getByRole('alert')
  await test.step('it is reported by a toast inside the dialog, whatever the response was', async () => {
    for (const answer of answers) {
      await page.route(POSTS, (route) => route.fulfill(answer), { times: 1 })
      await sendButton(dialog).click()
      await expect(toast).toContainText('Ups! Došlo je do greške')
      await expect(toast).toContainText('Došlo je do greške prilikom slanja upita. Molimo pokušajte ponovo.')
      await expect(sendButton(dialog)).toBeEnabled()
      await expect(sendButton(dialog)).toHaveText('Pošaljite')
      await toast.getByRole('button', { name: 'Zatvori' }).click()
      await expect(toast).toBeHidden()
    }
  })
  await test.step('it keeps every field, and the dialog still says so after the toast has closed', async () => {
    await page.route(POSTS, (route) => route.fulfill({ status: 500 }))
    await dialog.getByRole('checkbox', { name: 'Stambeni kredit' }).check()
    await sendButton(dialog).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await effectsDone(page)
    await page.clock.fastForward(6000)
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expect(dialog).toContainText('Nemamo potvrdu da je upit stigao')
    await expect(callLink(dialog)).toHaveAttribute('href', contactOf(nothingTold).phone.href)
    await expect(dialog).not.toContainText(/Ups!|Došlo je do greške|Molimo pokušajte ponovo/)
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
    await expect(dialog.getByLabel('Broj telefona')).toHaveValue(visitor.phone)
    await expect(dialog.getByRole('checkbox', { name: 'Stambeni kredit' })).toBeChecked()
    await expect(policies(dialog)).toBeChecked()
    await page.unroute(POSTS)
  })
  await test.step('it is retried with the same key, or another if its content has changed, and its toast closes', async () => {
    made.length = 0
    let failures = 4
    await page.route(POSTS, (route) => (failures-- > 0 ? route.fulfill({ status: 503 }) : route.continue()))
    await dialog.getByRole('checkbox', { name: 'Stambeni kredit' }).uncheck()
    const send = async (times: number) => {
      await sendButton(dialog).click()
      await expect.poll(() => made.length).toBe(times)
      await expect(sendButton(dialog)).toBeEnabled()
    }
    await send(1)
    await expect(dialog.getByRole('alert')).toBeVisible()
    await send(2)
    await page.keyboard.press('Escape')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    await openLead(page, opener.first()) // for one loan
    await send(3)
    await page.keyboard.press('Escape')
    await openLead(page)
    await dialog.getByRole('checkbox', { name: 'Auto kredit' }).check()
    await send(4)
    await dialog.getByLabel('Broj telefona').fill('060 765 43 21')
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden() // it must not cover the success message
    const [first, ...others] = made.map(keyOf)
    expect(others[0]).toBe(first)
    expect(new Set(others).size).toBe(4)
    expect(await site.leads()).toMatchObject([{ phone: '060 765 43 21', loan_types: [{ loan_types_id: 3 }] }])
  })
})
