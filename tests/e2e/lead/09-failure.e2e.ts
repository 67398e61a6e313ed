/** A failed send is visible, announced once, and easy to retry, on a phone and by keyboard. */
import type { Page } from '@playwright/test'
import { readyLead, sendButton, visitor } from '#tests/support/lead-form.ts'
import { effectsDone } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const POSTS = '**/api/items/leads'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  async function readyOnPhone(page: Page) {
    await page.route(POSTS, (route) => route.fulfill({ status: 503 }))
    await page.clock.install()
    await page.goto('/kontakt')
    const opener = page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first()
    const dialog = await readyLead(page, opener)
    return { dialog, toast: dialog.getByRole('alert'), send: sendButton(dialog) }
  }

  test('the toast is visible wherever the dialog is scrolled, and sending by Enter moves the focus to the button', async ({
    page,
  }) => {
    const { dialog, toast, send } = await readyOnPhone(page)
    for (const [where, top] of Object.entries({ top: 0, middle: 200, end: 10_000 })) {
      await dialog.evaluate((box, to) => box.scrollTo({ top: to, behavior: 'instant' }), top)
      await send.tap()
      await expect(toast, where).toBeVisible()
      await expect(toast, where).toBeInViewport({ ratio: 1 })
      const covered = await toast.locator('p').evaluateAll((lines) =>
        lines.filter((line) => {
          const { x, y, width, height } = line.getBoundingClientRect()
          return !line.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      expect(covered, where).toEqual([])
      await expect(send, where).toBeInViewport({ ratio: 1 })
      await expect(send, where).toBeFocused()
      await toast.getByRole('button', { name: 'Zatvori' }).tap()
      await expect(toast).toBeHidden()
    }
    await dialog.getByLabel('Broj telefona').press('Enter') // the on-screen keyboard must close
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expect(send).toBeFocused()
  })
})

test('a failure on a wide screen is announced once, covers nothing, and leaves the focus where it belongs', async ({
  page,
}) => {
  let answered = Promise.resolve()
  await page.route(POSTS, async (route) => {
    await answered
    await route.fulfill({ status: 503 })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto('/kontakt')
  const dialog = await readyLead(page)
  const toast = dialog.getByRole('alert')
  const send = sendButton(dialog)
  const toastGoes = async () => {
    await effectsDone(page)
    await page.clock.runFor(5000)
    await expect(toast).toBeHidden()
  }
  await test.step('the toast covers neither a field of the form nor the button that closes it', async () => {
    await send.click()
    await expect(toast).toBeInViewport({ ratio: 1 })
    const left = await toast.evaluate((element) => element.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(await dialog.evaluate((element) => element.getBoundingClientRect().right))
    await toastGoes()
  })
  await test.step('the focus returns to the button, which lost it while disabled', async () => {
    for (let tries = 0; tries < 2; tries++) {
      await send.press('Enter')
      await expect(toast).toBeVisible()
      await expect(send).toBeFocused()
      await toastGoes()
    }
  })
  await test.step('each failure is announced once', async () => {
    await page.evaluate(() => {
      const heard: string[] = []
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]')
            if (alert) heard.push(alert.textContent)
          }
        }
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, { heard })
    })
    const heard = () => page.evaluate('heard.length')
    await send.click()
    await expect(toast).toBeVisible()
    expect(await heard()).toBe(1)
    await send.click()
    await expect(toast).toBeVisible()
    await expect.poll(heard).toBe(2)
    await toastGoes()
    await expect(dialog.getByRole('status').filter({ hasText: /upit/i })).toBeVisible()
    expect(await heard()).toBe(2)
  })
  await test.step('the dialog no longer says so once it refuses a field', async () => {
    const email = dialog.getByLabel('Email adresa')
    await expect(dialog).toContainText('Nemamo potvrdu da je upit stigao')
    await email.fill('')
    await send.click()
    await expect(dialog.locator('[data-error]')).toHaveCount(1)
    await expect(dialog).not.toContainText('Nemamo potvrdu da je upit stigao')
    await email.fill(visitor.email)
  })
  await test.step('the focus stays in a field that the visitor has moved on to', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    answered = promise
    await send.click()
    await expect(send).toBeDisabled()
    await expect(dialog.getByRole('group', { name: 'Šaljemo…' })).toBeFocused() // never on the body
    await dialog.getByLabel('Broj telefona').fill('060 765 43 21')
    answer()
    await expect(toast).toBeVisible()
    await expect(send).toBeEnabled()
    await expect(dialog.getByLabel('Broj telefona')).toBeFocused()
  })
})
