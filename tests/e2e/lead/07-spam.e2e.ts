import type { Page } from '@playwright/test'
import {
  expectStillOpen,
  fillLead,
  leadDialog,
  openLead,
  policies,
  sendButton,
  visitor,
} from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'

/** Collects console messages about spam, and counts POST requests. */
function watch(page: Page) {
  const seen = { lines: [] as string[], posts: 0 }
  page.on('console', (line) => line.text().includes('spam') && seen.lines.push(line.text()))
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.posts += 1
  })
  return seen
}

/** Asserts what every blocked form does: it looks sent, closes after two seconds, and has sent nothing. */
async function expectBlocked(page: Page, seen: ReturnType<typeof watch>): Promise<void> {
  const dialog = leadDialog(page)
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await expect(dialog).toContainText('Zovemo Vas')
  await expect(dialog).not.toContainText(/primili|stig|kod nas/) // nothing has arrived
  await page.clock.runFor(1900)
  await expectStillOpen(dialog)
  await page.clock.runFor(100)
  await expect(dialog).toBeHidden()
  expect(seen.lines).toHaveLength(1)
  expect(seen.posts).toBe(0)
}

/** Opens the form and fills it in with the keyboard alone, and waits out the five seconds of the spam rule. */
async function typeLead(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first().press('Enter')
  const dialog = leadDialog(page)
  await expect(dialog).toBeVisible() // hidden fields cannot be focused
  await dialog.getByLabel('Ime', { exact: true }).focus()
  for (const text of [visitor.firstName, visitor.lastName, visitor.email, visitor.phone]) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  await policies(dialog).press('Space')
  await page.clock.runFor(5000)
}

/** The home page with a clock that stands still. */
async function stillPage(page: Page): Promise<void> {
  await page.goto('/kontakt')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // the dialog is opened often, and its motion changes nothing here

test('a form is blocked as spam by its time and by its honeypot, which nobody sees', async ({ page, site }) => {
  await page.clock.install()
  await stillPage(page)
  const dialog = await openLead(page)
  const sent = dialog.getByRole('button', { name: 'Uspešno poslato' })
  await test.step('the honeypot is out of the tab order and the accessibility tree, and not visible', async () => {
    const trap = dialog.locator('[aria-hidden=true] input')
    await expect(trap).toHaveCount(1)
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(await dialog.getByRole('textbox').count()).toBe(4)
    const shown = await trap.evaluate((input) => {
      const { x, y } = input.getBoundingClientRect()
      return document.elementFromPoint(x, y) === input
    })
    expect(shown).toBe(false)
  })
  await test.step('spam: sent sooner than five seconds after it was shown', async () => {
    const seen = watch(page)
    await fillLead(dialog)
    await page.clock.runFor(4999)
    await sendButton(dialog).click()
    await expectBlocked(page, seen)
    expect(await site.leads()).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
  await test.step('spam: the honeypot was filled in', async () => {
    const seen = watch(page)
    await openLead(page)
    await fillLead(dialog)
    await page.clock.runFor(5000)
    await dialog.locator('[aria-hidden=true] input').evaluate((input: HTMLInputElement) => {
      input.value = 'https://primer.rs'
    })
    await sendButton(dialog).click()
    await expectBlocked(page, seen)
    expect(await site.leads()).toEqual([])
  })
  await test.step('no spam: five seconds after it was shown', async () => {
    const seen = watch(page)
    await openLead(page)
    await fillLead(dialog)
    await page.clock.runFor(5000)
    await sendButton(dialog).click()
    await expect(sent).toBeVisible()
    expect(seen.lines).toEqual([])
    expect(await site.leads()).toHaveLength(1)
  })
  await page.clock.runFor(2000)
  await expect(dialog).toBeHidden()
  await test.step('no spam: closed and opened again, its time counts from the first showing', async () => {
    await openLead(page)
    await page.clock.runFor(5000)
    await page.keyboard.press('Escape')
    await openLead(page)
    await fillLead(dialog)
    await sendButton(dialog).click()
    await expect(sent).toBeVisible()
    expect(await site.leads()).toHaveLength(2)
  })
})

test('a form is blocked as spam until a pointer has moved, even before the form was opened with a key', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await stillPage(page)
  const dialog = leadDialog(page)
  const sent = dialog.getByRole('button', { name: 'Uspešno poslato' })
  await test.step('spam: no pointer has ever moved', async () => {
    const seen = watch(page)
    await typeLead(page)
    await sendButton(dialog).press('Enter')
    await expectBlocked(page, seen)
    expect(await site.leads()).toEqual([])
  })
  await test.step('spam: the pointer was only at the very edge, where a coordinate of 0 is no movement', async () => {
    const seen = watch(page)
    await page.mouse.move(0, 300)
    await page.mouse.move(300, 0)
    await typeLead(page)
    await sendButton(dialog).press('Enter')
    await expectBlocked(page, seen)
  })
  await test.step('no spam: a program for people with disabilities has moved the mouse for them', async () => {
    await page.evaluate(() => {
      document.body.dispatchEvent(new MouseEvent('mousemove', { clientX: 300, clientY: 300, bubbles: true }))
    })
    await typeLead(page)
    await sendButton(dialog).press('Enter')
    await expect(sent).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })
  await test.step('no spam: the mouse has moved over the page', async () => {
    await stillPage(page)
    await page.mouse.move(0, 300) // it comes in over the edge
    await page.mouse.move(300, 300)
    await typeLead(page)
    await sendButton(dialog).press('Enter')
    await expect(sent).toBeVisible()
    expect(await site.leads()).toHaveLength(2)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a form is no spam once a finger has touched the page', async ({ page, site }) => {
    await page.clock.install()
    await stillPage(page)
    await page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first().tap()
    const dialog = leadDialog(page)
    await fillLead(dialog)
    await page.clock.runFor(5000)
    await sendButton(dialog).tap()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
  })
})
