/** Every page hydrates without a mismatch, whatever the browser's language. */
import { routeNames, routes } from '#core/site/routes.ts'
import { field } from '#tests/support/calculator.ts'
import { holdReact } from '#tests/support/held-react.ts'
import { openLead } from '#tests/support/lead-form.ts'
import {
  complaintsOf,
  effectsDone,
  followFetches,
  hold,
  openWithReact,
  reactUp,
  requestsOf,
  stopTimeOfDay,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { traceNames } from '#tests/support/traces.ts'
import { wakeEverything } from '#tests/support/wake-everything.ts'

const figures = '/kredit-kalkulator/stambeni/?cena=123456&ucesce=21.5&rok=241&kamata=4.75&naknada=1.2&grejs=6'
const withReferral = '/?referral=agencija-7'
const outOfRange = '/kredit-kalkulator/kes/?iznos=1&rok=9999&kamata=abc'
/** Every page once, the calculators with what their addresses can hold. */
const asked = [withReferral, figures, outOfRange]
const plain = routeNames.map((name) => routes[name]).filter((path) => !asked.some((one) => one.startsWith(`${path}?`)))
const addresses = [...asked, ...plain, '/nema-me']

test.describe('in a browser of another language', () => {
  // A format without an explicit locale uses the server's, which is English here (`bareEnvironment` in
  // tests/support/server.ts): a browser of another locale then mismatches. Arabic (Egypt) has other digits.
  test.use({ locale: 'ar-EG' })
  test.setTimeout(600_000) // every address, one after the other in one tab: a tab for each takes twice as long

  test('every page hydrates without an error, a warning or a violation of the content policy; all that stores nothing before a choice about cookies', async ({
    page,
    site,
  }) => {
    const complaints = complaintsOf(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.addInitScript(warnOfEmptyIds)
    const everythingDrawn = followFetches(page)
    for (const address of addresses) {
      await openWithReact(page, address)
      await wakeEverything(page)
      await everythingDrawn()
      // The browser itself logs that an address answered 404.
      const ours = complaints.splice(0).filter((text) => !/status of 404/.test(text))
      expect.soft(ours, address).toEqual([])
    }
    await test.step('a visit with a referral and an opened form stores nothing, and asks nobody else', async () => {
      const dialog = await openLead(page)
      await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeVisible()
      expect(await traceNames(page)).toEqual([])
      expect(foreign).toEqual([])
    })
  })
})

test('pages rendered by React after a navigation log no errors either', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(warnOfEmptyIds)
  const everythingDrawn = followFetches(page)
  await openWithReact(page, '/')
  for (const name of [...routeNames, 'home'] as const) {
    await page.evaluate(async (to) => {
      await window.navigation?.navigate(to).finished
    }, routes[name])
    await wakeEverything(page)
    await everythingDrawn()
  }
  expect(complaints).toEqual([])
})

test('a calculator that throws reloads the page, and the second time is replaced by the error page', async ({
  page,
}) => {
  await stopTimeOfDay(page) // the second time comes within ten seconds
  const letItThrow = await hold(page, /_assets\/sections-/) // with charts and tables, which need what is missing
  await page.goto(routes['housing-loan-calculator'])
  await field(page, 'Cena nekretnine').fill('150000')
  await expect(page).toHaveURL(/cena=150000/)
  const take = () => void Object.assign(window, { ResizeObserver: undefined }) // as an extension may
  await page.addInitScript(take)
  await page.evaluate(take)
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && /cena=150000/.test(request.url()))
  letItThrow()
  await reloaded
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stranica ne postoji')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
})

/** As Firefox does in its console. */
function warnOfEmptyIds(): void {
  const { getElementById } = document
  document.getElementById = (id: string) => {
    if (!id) console.warn('Empty string passed to getElementById().')
    return getElementById.call(document, id)
  }
}

test('an island whose page is left during hydration is unmounted without an error', async ({ page }) => {
  const complaints = complaintsOf(page)
  const code = /_assets\/calculator-(?!page)/
  const letGo = await hold(page, code)
  const asked = page.waitForRequest(code)
  await page.goto('/kredit-kalkulator/kes/')
  await asked
  const react = await holdReact(page)
  const calculator = page.locator('[data-island=calculator]')
  letGo()
  await react.hasTask()
  await page.evaluate(async () => void (await window.navigation?.navigate('/kontakt').finished))
  await expect(calculator).toHaveCount(0)
  await react.letGo()
  await effectsDone(page)
  expect(complaints).toEqual([])
})

test('an island whose page is left before its code has loaded is never hydrated', async ({ page }) => {
  const code = /_assets\/calculator-(?!page)/
  const letGo = await hold(page, code)
  const requests = requestsOf(page)
  const everythingCame = followFetches(page)
  const asked = page.waitForRequest(code)
  await page.goto('/kredit-kalkulator/auto-kredit/')
  await asked
  await reactUp(page) // before, the link would load another document
  await page.evaluate(async () => void (await window.navigation?.navigate('/kontakt').finished))
  await expect(page.locator('[data-island=calculator]')).toHaveCount(0)
  letGo()
  await everythingCame()
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())))
  await everythingCame()
  expect(requests.filter((path) => /sections-|tools-/.test(path))).toEqual([]) // which it loads when idle
})
