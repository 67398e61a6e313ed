import type { Locator } from '@playwright/test'
import { hold, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const loanNames = ['Stambeni kredit', 'Keš kredit', 'Auto kredit']

/** The element that a press in the middle of an element would hit. */
const topmostAt = (element: Locator) =>
  element.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent
  })

test.describe('dropdowns of the header', () => {
  test('from 1280 px on they open on hover and focus, one at a time, and are never left open', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const banner = page.getByRole('banner')
    const loans = banner.getByRole('button', { name: 'Krediti' })
    /** Neither the mouse nor the focus is at a list. */
    const leave = async () => {
      await page.mouse.move(600, 700)
      await banner.getByRole('link', { name: 'O nama' }).focus()
      await expect(banner.locator('[aria-expanded=true]')).toHaveCount(0)
    }
    await test.step('open on hover and focus, set `aria-expanded`, and Escape returns the focus', async () => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Krediti' })
      await button.hover()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Keš kredit' })).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(600, 700)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Keš kredit' })).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      const calculators = page.getByRole('banner').getByRole('button', { name: 'Kalkulator' })
      await calculators.focus()
      const first = page.getByRole('banner').getByRole('link', { name: 'Kalkulator stambenog kredita' })
      await expect(first).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await expect(calculators).toBeFocused()
      // A press shows the list again; a second one hides it, and so does leaving it, after which the focus opens it again.
      await page.keyboard.press('Enter')
      await expect(first).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(first).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'O nama' }).focus()
      await calculators.focus()
      await expect(first).toBeVisible()
    })
    await reactUp(page)
    await leave()
    await test.step('are never left open by a press when the mouse has gone', async () => {
      const link = banner.getByRole('link', { name: 'Keš kredit', exact: true })
      for (const presses of [1, 2, 3]) {
        for (let press = 0; press < presses; press++) await loans.click()
        await expect(link).toBeVisible()
        await page.mouse.move(600, 700)
        await expect(link).toBeHidden()
        await expect(loans).toHaveAttribute('aria-expanded', 'false')
      }
      // Nor does it need another press then.
      await loans.hover()
      await expect(link).toBeVisible()
    })
    await leave()
    // While the focus moves, nothing matches `:focus-within`: a style read then hides the list. Only WebKit thereupon drops
    // the focus: Tab never got past the list.
    await test.step('read no style while the focus moves into a list', async () => {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle))) // React's start reads styles once when idle
      await loans.focus()
      const readDuring = await page.evaluateHandle(() => {
        const events: (string | undefined)[] = []
        const read = getComputedStyle
        window.getComputedStyle = (...asked) => {
          events.push(window.event?.type)
          return read(...asked)
        }
        return events
      })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Stambeni kredit' })).toBeFocused()
      await expect(loans).toHaveAttribute('aria-expanded', 'true')
      expect(new Set(await readDuring.jsonValue())).toEqual(new Set(['focusin']))
    })
    await leave()
    await test.step('one that was opened by a key closes when the focus moves on', async () => {
      for (const width of [1100, 1280])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await loans.press('Enter')
          await expect(loans).toHaveAttribute('aria-expanded', 'true')
          for (const name of loanNames) {
            await page.keyboard.press('Tab')
            await expect(banner.getByRole('link', { name, exact: true })).toBeFocused()
          }
          await page.keyboard.press('Tab')
          await expect(banner.getByRole('button', { name: 'Kalkulator' })).toBeFocused()
          await expect(banner.getByRole('link', { name: 'Keš kredit', exact: true })).toBeHidden()
          await expect(loans).toHaveAttribute('aria-expanded', 'false')
        })
    })
    await leave()
    await test.step('show one list at a time: the one under the mouse, even if a press opened the other', async () => {
      await loans.click()
      await expect(banner.getByRole('link', { name: 'Keš kredit', exact: true })).toBeVisible()
      await banner.getByRole('button', { name: 'Kalkulator' }).hover()
      await expect(banner.getByRole('link', { name: 'Keš kredit', exact: true })).toBeHidden()
      await expect(loans).toHaveAttribute('aria-expanded', 'false')
      await banner.getByRole('link', { name: 'Kalkulator keš kredita' }).click()
      await expect(page).toHaveURL('/kredit-kalkulator/kes/')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused() // the new page takes the focus as it comes
      // A mouse resting on the other list does not hide the one opened by keyboard.
      await loans.hover()
      await banner.getByRole('button', { name: 'Kalkulator' }).focus()
      const first = banner.getByRole('link', { name: 'Kalkulator stambenog kredita' })
      await expect(first).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await expect.poll(() => topmostAt(first)).toBe('Kalkulator stambenog kredita')
      // Conversely, a list opened by focus alone is below the one under the mouse.
      await banner.getByRole('button', { name: 'Kalkulator' }).dblclick()
      await loans.hover()
      const loan = banner.getByRole('link', { name: 'Stambeni kredit', exact: true })
      await expect.poll(() => topmostAt(loan)).toBe('Stambeni kredit')
    })
  })

  test('set `aria-expanded` even if their styles load after the mouse has come', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const letGo = await hold(page, '**/_assets/*.css')
    await page.goto('/', { waitUntil: 'domcontentloaded' }) // `load` may wait for the styles
    const button = page.getByRole('banner').getByRole('button', { name: 'Krediti' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    letGo()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Keš kredit' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('need a press below 1280 px, a second press closes them, and they hold the three loans and calculators', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1279, height: 800 })
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Krediti' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Auto kredit' })
    await button.hover()
    await expect(link).toBeHidden()
    await button.click()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeHidden()
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Krediti' }).click()
    for (const name of loanNames) await expect(banner.getByRole('link', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await banner.getByRole('button', { name: 'Kalkulator' }).click()
    for (const loan of ['stambenog', 'keš', 'auto']) {
      await expect(banner.getByRole('link', { name: `Kalkulator ${loan} kredita` })).toBeVisible()
    }
  })
})

test.describe('on a tablet in landscape, 1366 px wide', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('a tap opens a dropdown and a second tap closes it', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Krediti' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Keš kredit' })
    await button.tap()
    await expect(link).toBeVisible()
    await button.tap()
    await expect(link).toBeHidden()
  })
})
