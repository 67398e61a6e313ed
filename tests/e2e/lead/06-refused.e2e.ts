/** The button of a form that is refused shakes (specification §9.3). */
import type { Page } from '@playwright/test'
import { openLead, sendButton } from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'

/** Notes how long each animation of a button lasts, in milliseconds. */
const watchShakes = (page: Page) =>
  page.addInitScript(() => {
    const lengths: unknown[] = []
    Object.assign(window, { lengths })
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      lengths.push(Number.parseFloat(getComputedStyle(target).animationDuration) * 1000)
    })
  })
const shakes = (page: Page) => page.evaluate('lengths')

test('the button shakes for half a second each time, and not at all for those who asked for less motion', async ({
  page,
}) => {
  await watchShakes(page)
  await page.clock.install()
  await page.goto('/kontakt')
  const dialog = await openLead(page)
  await page.clock.pauseAt(Date.now() + 3_600_000) // the state lasts while the test looks
  const animation = () => sendButton(dialog).evaluate((button) => getComputedStyle(button).animationName)
  await test.step('it shakes for half a second, each time it is pressed', async () => {
    await sendButton(dialog).click()
    await expect.poll(() => shakes(page)).toEqual([500])
    await page.clock.runFor(500)
    await sendButton(dialog).click()
    await expect.poll(() => shakes(page)).toEqual([500, 500])
    await page.clock.runFor(500)
    await expect.poll(animation).toBe('none')
  })
  await test.step('it shakes for half a second after the second of two presses in a row, too', async () => {
    await sendButton(dialog).click()
    await expect.poll(animation).not.toBe('none')
    await page.clock.runFor(300)
    await sendButton(dialog).click()
    await page.clock.runFor(499)
    expect(await animation()).not.toBe('none')
    await page.clock.runFor(1)
    await expect.poll(animation).toBe('none')
  })
  await test.step('nothing moves for those who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate('lengths.length = 0')
    await sendButton(dialog).click()
    await expect.poll(() => shakes(page)).toEqual([0])
  })
})
