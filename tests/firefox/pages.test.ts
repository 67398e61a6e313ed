/** Pages and navigation in Firefox, whose engine behaves differently in places. */
import { describe, expect, test } from 'vitest'
import { routeNames, routes } from '#core/site/routes.ts'
import { firefoxProgram, inFirefox, named, open, textOf } from '#tests/support/firefox.ts'

describe.skipIf(!firefoxProgram)('in Firefox', () => {
  const { newPage, server } = inFirefox()

  test('every page loads without an error or a warning', async () => {
    const complaints: string[] = []
    // Each in a tab of its own: leaving a page aborts its loads, which Firefox logs.
    for (const name of routeNames) {
      const page = await newPage()
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => complaints.push(message.text()))
      await page.evaluateOnNewDocument(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective))
      })
      await open(page, server().url + routes[name])
      expect((await textOf(page, 'h1')).length, name).toBeGreaterThan(0)
    }
    expect(complaints).toEqual([])
  })

  test('a link shows the other page in the same document, and back restores the scroll position', async () => {
    const page = await newPage()
    await open(page, server().url)
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await page.evaluate(async () => {
      await document.fonts.ready
      scrollTo({ top: 700, behavior: 'instant' })
    })
    await page.locator(`header ${named('link', 'O nama')}`).click()
    await expect.poll(() => textOf(page, 'h1')).toContain('O nama')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/')
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(5)
    expect(await page.$('html[data-marked]')).not.toBeNull()
  })

  test('React starts after a reload of a scrolled page, for which Firefox reports no paint', async () => {
    const page = await newPage()
    await open(page, server().url)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await page.waitForSelector('html[data-react=up]')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('without scripts no slider looks set to another value than its own', async () => {
    const page = await newPage()
    await page.setRequestInterception(true)
    page.on('request', (request) => (request.url().endsWith('.js') ? request.abort() : request.continue()))
    await page.goto(server().url)
    const fills = await page.$$eval('main input[type=range]', (sliders) =>
      sliders.map((slider) => getComputedStyle(slider).getPropertyValue('--p')),
    )
    expect(new Set(fills)).toEqual(new Set(['0%']))
  })

  test('a list of the header opens on hover, closes when its link is followed, and opens again', async () => {
    const page = await newPage()
    await open(page, server().url)
    const button = named('button', 'Krediti')
    const isOpen = () => page.$eval(button, (element) => element.getAttribute('aria-expanded'))
    for (const name of ['Keš kredit', 'Auto kredit']) {
      await page.locator(button).hover()
      await expect.poll(isOpen).toBe('true')
      await page.locator(`header ${named('link', name)}`).click()
      await expect.poll(() => textOf(page, 'h1')).toBe(name)
      await expect.poll(isOpen).toBe('false')
      await page.mouse.move(600, 700)
    }
  })
})
