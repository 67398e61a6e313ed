import { devices } from '@playwright/test'
import { follow, hold, navigate, openWithReact, reactUp, scrollOf, scrollTo } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const loanNames = ['Stambeni kredit', 'Keš kredit', 'Auto kredit']

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
    expect(await menu.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.4s/) // specification §2.13
    await page.emulateMedia({ reducedMotion: 'reduce' }) // nothing else is about motion
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
    await test.step('it closes when the window becomes wide, and the page can be used again', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await opener.click()
      await page.setViewportSize({ width: 768, height: 900 }) // still narrow
      await expect(menu).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 }) // a rotated tablet
      await expect(menu).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
      await expect(page).toHaveURL('/kontakt')
    })
  })
})

test('the header gets its shadow once the page has scrolled, and Tab through it leaves the page there', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
  expect(await shadow()).toBe('none')
  await scrollTo(page, 1)
  await expect.poll(shadow).not.toBe('none')
  await scrollTo(page, 0)
  await expect.poll(shadow).toBe('none')
  await page.mouse.wheel(0, 600)
  await expect.poll(shadow).not.toBe('none')
  await test.step('Tab leaves a scrolled page where it is', async () => {
    await reactUp(page)
    await expect.poll(() => scrollOf(page)).toBe(600) // the wheel scrolls smoothly
    await scrollTo(page, 2000)
    await header.getByRole('link', { name: 'Kreditokaz' }).focus()
    await page.keyboard.press('Tab')
    await expect(header.getByRole('button', { name: 'Krediti' })).toBeFocused()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))) // the scroll would be smooth
    expect(await scrollOf(page)).toBe(2000)
  })
  const boot = await hold(page, /_assets\/boot-/)
  await page.goto('/o-nama', { waitUntil: 'commit' })
  await expect.poll(shadow).toBe('none')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0) // before any script came
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

test('no page waits for the signs of the networks as it loads', async ({ page }) => {
  const events: string[] = []
  page.on('load', () => events.push('load'))
  page.on('request', (request) => request.url().endsWith('signs.svg') && events.push('signs'))
  await openWithReact(page, '/')
  const networks = page.getByRole('contentinfo').getByRole('link', { name: /otvara se/ })
  await networks.last().scrollIntoViewIfNeeded()
  await expect.poll(() => events).toEqual(['load', 'signs'])
  for (const network of await networks.all())
    await expect(network.locator('svg')).toHaveCSS('mask-image', /social-signs/)
})

// The other systems: app/shell/open-maps-app.test.ts.
test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15']?.userAgent ?? '' })

  test('the address of the office opens the system’s map app', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }))
    await openWithReact(page, '/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: /Beograd/ })
    await expect(link).toHaveAttribute('href', /^maps:/)
    await expect(link).toHaveAttribute('target', '_blank')
    await navigate(page, '/kontakt')
    const drawn = page.getByRole('main').getByRole('link', { name: /Beograd/ })
    await drawn.dispatchEvent('contextmenu') // as a press, without leaving
    await expect(drawn).toHaveAttribute('href', /^maps:/)
  })
})

test('the skip link is the first stop, leads to the main content, and stays so while a referral is carried', async ({
  page,
}) => {
  await page.goto('/?referral=ana-1')
  const skip = page.getByRole('link', { name: 'Idi na glavni sadržaj' })
  const main = page.locator('#main-content')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await reactUp(page)
  for (const name of ['O nama', 'Kontakt']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await skip.press('Enter')
    await expect(main).toBeFocused()
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
