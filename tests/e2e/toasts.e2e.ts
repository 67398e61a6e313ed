import type { Page } from '@playwright/test'
import { leadDialog, openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { complaintsOf, effectsDone, followFetches, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

/** A page whose clock stands still, ready for toasts. */
async function stillPage(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/kontakt')
  await reactUp(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Shows a toast by the event that `showToast` sends. */
async function show(page: Page, type: 'info' | 'success' | 'error', title = 'Sačuvano'): Promise<void> {
  const detail = { type, title, description: 'Sve je na mestu.' }
  await page.evaluate((toast) => dispatchEvent(new CustomEvent('toast', { detail: toast })), detail)
  await expect(toast(page, title)).toBeVisible()
  await effectsDone(page)
}

const toast = (page: Page, title = 'Sačuvano') =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })

/** Sets the page's visibility state; the browser of the tests reports every tab as visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a toast disappears after five seconds, in which nobody reads it, and outlives a dialog', async ({ page }) => {
  await stillPage(page)
  await test.step('its status exists before it: screen readers ignore one inserted with its text', async () => {
    await openLead(page)
    const place = page.locator('[data-island=toasts]').getByRole('status', { includeHidden: true }) // behind the dialog
    await place.evaluate((element) => element.setAttribute('data-before', ''))
    await page.keyboard.press('Escape')
    await show(page, 'success')
    await expect(toast(page)).toHaveAttribute('data-before')
    await page.clock.runFor(5000)
    await expect(toast(page)).toBeHidden()
  })
  await test.step('it disappears after five seconds, and a new one has five of its own', async () => {
    await show(page, 'info')
    await expect(page.getByRole('status').filter({ hasText: 'Sačuvano' })).toContainText('Sve je na mestu.')
    await page.clock.runFor(4999)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page)).toBeHidden()
    await show(page, 'info')
    await page.clock.runFor(4000)
    await show(page, 'error', 'Odbijeno')
    await expect(toast(page)).toBeHidden()
    await page.clock.runFor(4000)
    await expect(toast(page, 'Odbijeno')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(toast(page, 'Odbijeno')).toBeHidden()
  })
  await test.step('its countdown pauses in a hidden tab, also when it appears there', async () => {
    await show(page, 'info')
    await page.clock.runFor(2000)
    await setHidden(page, true)
    await effectsDone(page)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await show(page, 'info', 'Drugo')
    await page.clock.runFor(60_000)
    await expect(toast(page, 'Drugo')).toBeVisible()
    await setHidden(page, false)
    await effectsDone(page)
    await page.clock.runFor(4999)
    await expect(toast(page, 'Drugo')).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page, 'Drugo')).toBeHidden()
  })
  await test.step('its countdown pauses on hover and focus, resumes where it was, and its button closes it', async () => {
    await show(page, 'success')
    await page.clock.runFor(3000)
    await toast(page).hover()
    await effectsDone(page)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 700)
    await effectsDone(page)
    await page.clock.runFor(1900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(toast(page)).toBeHidden()
    await show(page, 'error')
    await expect(page.getByRole('alert')).toBeVisible()
    const close = toast(page).getByRole('button', { name: 'Zatvori' })
    await close.focus()
    await effectsDone(page)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await close.press('Enter')
    await expect(toast(page)).toBeHidden()
  })
  await test.step('under a resting pointer its countdown runs on, and pauses once that moves or presses', async () => {
    await show(page, 'info')
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.clock.runFor(5000)
    await expect(toast(page)).toBeHidden()
    await page.evaluate(() => {
      addEventListener('pointerover', ({ target }) => {
        if ((target as Element).closest('[role=status]')) document.body.toggleAttribute('data-over', true)
      })
    })
    for (const act of [() => page.mouse.move(x + 40, y + 41), () => page.mouse.down()]) {
      await page.mouse.move(x + 40, y + 40)
      await show(page, 'info')
      await expect(page.locator('body')).toHaveAttribute('data-over') // the browser knows what lies under the pointer now
      await effectsDone(page)
      await page.clock.runFor(3000)
      await act()
      await effectsDone(page)
      await page.clock.runFor(60_000)
      await expect(toast(page)).toBeVisible()
      await page.mouse.up()
      await page.mouse.move(5, 700)
      await effectsDone(page)
      await page.clock.runFor(2000)
      await expect(toast(page)).toBeHidden()
      await page.evaluate(() => document.body.removeAttribute('data-over'))
    }
  })
  await test.step('inside the dialog it can be reached and closed, and it outlives the dialog with its countdown running', async () => {
    await page.route('**/api/items/leads', (route) => route.fulfill({ status: 500 }))
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    const alert = leadDialog(page).getByRole('alert')
    await expect(alert).toBeVisible()
    await expect(sendButton(dialog)).toBeEnabled() // earlier, Tab would reach neither
    await page.keyboard.press('Tab')
    await alert.getByRole('button', { name: 'Zatvori' }).press('Enter')
    await expect(alert).toBeHidden()
    await expect(sendButton(dialog)).toBeFocused()
    await sendButton(dialog).click()
    await alert.hover()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.mouse.move(5, 700)
    await effectsDone(page)
    await page.clock.runFor(5000)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('it disappears even if timers fire slightly early, as in browsers', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const inTime = window.setTimeout
    const early = (run: () => void, ms = 0, ...rest: []) => inTime(run, Math.max(0, ms - 1), ...rest)
    Object.assign(window, { setTimeout: early })
  })
  await stillPage(page)
  await show(page, 'error')
  await page.clock.runFor(4999)
  await expect(toast(page)).toBeVisible()
  await effectsDone(page)
  await page.clock.runFor(1)
  await expect(toast(page)).toBeHidden()
})

test('a toast appears even if its code failed to load with the dialog’s, and for the toast before', async ({
  page,
}) => {
  const toasts = '**/_assets/toasts-*.js'
  const complaints = complaintsOf(page)
  const fetched = followFetches(page)
  await page.route(toasts, (route) => route.abort())
  await page.goto('/o-nama')
  await openLead(page)
  await expect.poll(() => complaints.join()).toContain('toasts not loaded')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/toasts-'))
  await page.evaluate(() => dispatchEvent(new CustomEvent('toast', { detail: { type: 'info', title: 'Izgubljeno' } })))
  await refused
  await fetched()
  await page.unroute(toasts)
  await show(page, 'error')
})
