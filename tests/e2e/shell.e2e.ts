import { devices, type Locator } from '@playwright/test'
import { follow, hold, openWithReact, reactUp, scrollOf } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const loanNames = ['Stambeni kredit', 'Keš kredit', 'Auto kredit']

/** The element that a press in the middle of an element would hit. */
const topmostAt = (element: Locator) =>
  element.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent
  })

test.describe('dropdowns of the header', () => {
  test('open on hover and focus from 1280 px on, set `aria-expanded`, and Escape returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
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

  test('show one list at a time: the one under the mouse, even if a press opened the other', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openWithReact(page, '/')
    const banner = page.getByRole('banner')
    const loans = banner.getByRole('button', { name: 'Krediti' })
    await loans.click()
    await expect(banner.getByRole('link', { name: 'Keš kredit', exact: true })).toBeVisible()
    await banner.getByRole('button', { name: 'Kalkulator' }).hover()
    await expect(banner.getByRole('link', { name: 'Keš kredit', exact: true })).toBeHidden()
    await expect(loans).toHaveAttribute('aria-expanded', 'false')
    await banner.getByRole('link', { name: 'Kalkulator keš kredita' }).click()
    await expect(page).toHaveURL('/kredit-kalkulator/kes/')
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

  for (const width of [1100, 1280]) {
    test(`one that was opened by a key at ${width} px closes when the focus moves on`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openWithReact(page, '/o-nama')
      const banner = page.getByRole('banner')
      const loans = banner.getByRole('button', { name: 'Krediti' })
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
  }

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

test.describe('menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has links, networks and copyright line, traps the focus, and stops the page behind from scrolling', async ({
    page,
  }) => {
    await openWithReact(page, '/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' })).toBeHidden()
    const opener = page.getByRole('button', { name: 'Otvori meni' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Meni' })
    for (const name of [...loanNames, 'Kalkulator keš kredita', 'O nama', 'Kontakt']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    for (const network of [/^Facebook/, /^X,/, /^Instagram/, /^LinkedIn/]) {
      await expect(menu.getByRole('link', { name: network })).toBeVisible()
    }
    await expect(menu.getByText(/^© \d{4} Kreditokaz$/)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    for (const key of [...Array(16).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await menu.getByRole('button', { name: 'Zatvori meni' }).click()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 900 }) // which have that button
    await expect(page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' })).toBeVisible()
  })

  test('closes when the window becomes wide, and the page can be used again', async ({ page }) => {
    await openWithReact(page, '/')
    await page.getByRole('button', { name: 'Otvori meni' }).click()
    const menu = page.getByRole('dialog', { name: 'Meni' })
    await page.setViewportSize({ width: 768, height: 900 }) // still narrow
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 }) // a rotated tablet
    await expect(menu).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/kontakt')
  })
})

test('the skip link is the first stop and leads to the main content', async ({ page }) => {
  await page.goto('/kontakt')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Idi na glavni sadržaj' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
})

test('the header gets its shadow once the page has scrolled', async ({ page }) => {
  await page.goto('/')
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow)
  expect(await shadow()).toBe('none')
  await page.mouse.wheel(0, 600)
  await expect.poll(shadow).not.toBe('none')
  const boot = await hold(page, /_assets\/boot-/)
  await page.goto('/o-nama', { waitUntil: 'commit' })
  await expect.poll(shadow).toBe('none')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(4) // before any script came
  boot()
  await expect.poll(shadow).not.toBe('none')
})

test('the web manifest is linked once the visitor has been here for a while', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // time passes only when the test says so
  await page.goto('/')
  await page.getByRole('banner').hover() // with a stopped clock, only a touch starts React
  await reactUp(page)
  const manifest = page.locator('link[rel=manifest]')
  await page.clock.runFor(2900)
  await expect(manifest).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest')
})

test.describe('address of the office', () => {
  const systems = [
    ['iPhone 15', 5, /^maps:/],
    ['Desktop Safari', 5, /^maps:/], // an iPad says that it is a Mac
    ['Desktop Safari', 0, /^https:\/\//],
    ['Galaxy S24', 5, /^geo:/],
    ['Desktop Chrome', 0, /^https:\/\//],
  ] as const
  for (const [device, maxTouchPoints, scheme] of systems) {
    test(`opens the system’s map app: ${device}, ${maxTouchPoints} fingers`, async ({ browser, server }) => {
      const context = await browser.newContext({ userAgent: devices[device]?.userAgent ?? '' })
      const page = await context.newPage()
      await page.addInitScript((value) => Object.defineProperty(navigator, 'maxTouchPoints', { value }), maxTouchPoints)
      await openWithReact(page, server.url)
      const link = page.getByRole('contentinfo').getByRole('link', { name: /Beograd/ })
      await expect(link).toHaveAttribute('href', scheme)
      await expect(link).toHaveAttribute('target', '_blank')
      await page.evaluate(async () => void (await window.navigation?.navigate('/kontakt').finished))
      const drawn = page.getByRole('main').getByRole('link', { name: /Beograd/ })
      await drawn.dispatchEvent('contextmenu') // as a press, without leaving
      await expect(drawn).toHaveAttribute('href', scheme)
      await context.close()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, dropdown and lead dialog open, the address leads to a map, and the manifest is named', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Krediti' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Auto kredit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' }).click()
    await expect(page.getByRole('dialog', { name: 'Kontaktirajte Vašeg kreditnog savetnika.' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Otvori meni' }).click()
    await expect(page.getByRole('dialog', { name: 'Meni' })).toBeVisible()
    await expect(page.locator('footer a[data-map]')).toHaveAttribute('href', /^https:\/\/.*11000%20Beograd/)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')
  })
})

test('the skip link stays on every page, even while a referral is carried', async ({ page }) => {
  await openWithReact(page, '/?referral=ana-1')
  for (const name of ['O nama', 'Kontakt']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('link', { name: 'Idi na glavni sadržaj' }).press('Enter')
    await expect(page.locator('#main-content')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await expect(page).toHaveURL('/kontakt?referral=ana-1#main-content')
})

test('after navigations the shell marks the same links as the server does, and no other', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  const marked = () => page.locator('[aria-current=page]').evaluateAll((links) => links.map((link) => link.outerHTML))
  const expected = await marked()
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama')
  expect(await marked()).toEqual(expected)
  await page.goto('/politika-privatnosti') // which the lead dialog links to
  const server = await marked()
  await follow(page.getByRole('banner').getByRole('link', { name: 'Kontakt' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politika privatnosti')
  expect(await marked()).toEqual(server)
})
