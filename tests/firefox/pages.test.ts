/** What Firefox makes of the pages and of the ways between them: an engine of its own, with habits of its own. */
import { describe, expect, test } from 'vitest'
import { routeNames, routes } from '#core/site/routes.ts'
import { firefoxProgram, inFirefox, named, open, textOf } from '#tests/support/firefox.ts'

describe.skipIf(!firefoxProgram)('in Firefox', () => {
  const { newPage, server } = inFirefox()

  test('every page comes up without a complaint', async () => {
    const complaints: string[] = []
    // Each in a page of its own: one that is left breaks off what it still asks for, and says so.
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

  test('a link brings the other page in the same document, and back leads to where the first was left', async () => {
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

  test('React comes up after a reload further down, of whose first paint Firefox says nothing', async () => {
    const page = await newPage()
    await open(page, server().url)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await page.waitForSelector('html[data-react=up]')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('a list of the header opens under the mouse, closes with the link followed, and opens again', async () => {
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
