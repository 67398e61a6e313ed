/** The whole style sheet loads after the first view: it must not change the scroll position, and React waits for it. */
import { expectStillOpen, leadDialog } from '#tests/support/lead-form.ts'
import { hold, openWithReact, reactUp, scrollOf, stopTimeOfDay } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a link from another site ends at its fragment, but for a visitor who has left it when the style sheet loads', async ({
    page,
  }) => {
    for (const [path, id] of [
      ['/kredit-kalkulator/stambeni/', 'plan-otplate'],
      ['/stambeni-kredit', 'cesta-pitanja'],
    ] as const)
      await test.step(`${path}#${id}`, async () => {
        await openWithReact(page, `${path}#${id}`)
        // Evaluated in the page: a locator's element may have been replaced by one that React rendered.
        const top = () => page.evaluate((place) => document.getElementById(place)?.getBoundingClientRect().top, id)
        await expect.poll(top).toBeLessThan(300)
        expect(await top()).toBeGreaterThan(0)
      })
    for (const [where, wheel] of [
      ['above', -50_000],
      ['below', 50_000],
    ] as const)
      await test.step(`a visitor who is ${where} the fragment when the style sheet loads stays there`, async () => {
        const letGo = await hold(page, '**/_assets/*.css')
        await page.goto('about:blank') // else the second time would only be a step to the fragment
        await page.goto('/stambeni-kredit#cesta-pitanja', { waitUntil: 'domcontentloaded' }) // `load` may wait
        await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
        await page.mouse.wheel(0, wheel)
        const isSeen = () =>
          page.evaluate(() => {
            const { top = 0 } = document.getElementById('cesta-pitanja')?.getBoundingClientRect() ?? {}
            return top >= 0 && top < innerHeight
          })
        await expect.poll(isSeen).toBe(false)
        letGo()
        await reactUp(page)
        expect(await isSeen()).toBe(false)
      })
  })
})

test.describe('on a tablet with a keyboard, 1366 px wide', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('Tab goes through a list of the header, before the style sheet has loaded and after', async ({ page }) => {
    const letGo = await hold(page, '**/_assets/*.css')
    await page.goto('/')
    const banner = page.getByRole('banner')
    const button = banner.getByRole('button', { name: 'Krediti' })
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: 'Stambeni kredit' })).toBeFocused()
    letGo()
    await reactUp(page)
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: 'Keš kredit' })).toBeFocused()
  })
})

test('a second press on what opens the enquiry, before the style sheet shows it, leaves it open', async ({ page }) => {
  const letGo = await hold(page, '**/_assets/*.css')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' })
  const { left, top } = await opener.evaluate((button) => button.getBoundingClientRect().toJSON())
  await page.mouse.dblclick(left + 5, top + 5)
  await expectStillOpen(leadDialog(page))
  letGo()
  await reactUp(page)
  await expectStillOpen(leadDialog(page))
  await page.mouse.click(left + 5, top + 5)
  await expect(leadDialog(page)).toBeHidden()
})

test('a style sheet that failed is loaded again, and one that never loads is handled like code', async ({ page }) => {
  await stopTimeOfDay(page) // the second failure comes within ten seconds of the first
  const sheet = '**/_assets/*.css'
  await page.route(sheet, (route) => route.abort(), { times: 1 })
  const start = await hold(page, '**/_assets/start-*.js')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/o-nama')
  await refused
  start()
  await reactUp(page)
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  expect(loads).toBe(1)
  await page.route(sheet, (route) => route.abort())
  await page.goto('/o-nama')
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
  expect(loads).toBe(3)
})

test('what is kept back until the style sheet has loaded is text and links meanwhile', async ({ page }) => {
  await hold(page, '**/_assets/*.css')
  const inFooter = page.waitForEvent('console') // asked of the page itself: after four seconds all is shown
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const link = document.querySelector<HTMLElement>('footer a[href="/politika-privatnosti"]')
      link?.focus()
      console.info(link?.innerText, document.activeElement === link)
    }),
  )
  await page.goto('/o-nama', { waitUntil: 'domcontentloaded' })
  expect((await inFooter).text()).toBe('Politika privatnosti true')
})
