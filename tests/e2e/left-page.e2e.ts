/** Loads that are aborted because the page is being left are not failures, and must not reload it. */
import type { Page } from '@playwright/test'
import {
  complaintsOf,
  follow,
  hold,
  hurryTimers,
  openWithReact,
  passTime,
  requestsOf,
  scrollOf,
  scrollTo,
  stopTimeOfDay,
  withoutNavigationApi,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine } from '#tests/support/slow-phone.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// The page's clock stands still unless a test moves it.
test.beforeEach(async ({ page }) => {
  await stopTimeOfDay(page)
})

for (const [how, prepare] of [
  ['', async () => async () => {}],
  [', without the Navigation API', withoutNewApis],
] as const) {
  test(`code that fails does not cancel a link that was pressed${how}`, async ({ page }) => {
    const linksHeard = await prepare(page)
    const arrive = await hold(page, /\/kontakt$/)
    const requests = requestsOf(page)
    await failAfterPress(page, followContact, linksHeard)
    arrive()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(requests.filter((path) => path === '/o-nama')).toHaveLength(1)
  })
}

// Firefox and WebKit abort the loads of a page as soon as it is left, also where no `navigate` event is fired; only
// Chromium has `userAgentData`.
for (const [how, leave] of [
  ['a bookmark', (page: Page) => page.evaluate(() => void setTimeout(() => location.assign('/kontakt')))],
  ['Back', (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`code that is aborted because ${how} was pressed does not cancel that`, async ({ page }) => {
    await withoutNavigationApi(page)
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))
    if (how === 'Back') await page.goto('/kontakt')
    const arrive = await hold(page, /\/kontakt$/)
    const requests = requestsOf(page)
    await failAfterPress(page, leave)
    arrive()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(requests.filter((path) => path === '/o-nama')).toHaveLength(1)
  })
}

test('a page that is still there after ten seconds reloads: the link was a download', async ({ page }) => {
  const headers = { 'content-disposition': 'attachment' }
  await page.route(/\/kontakt$/, (route) => route.fulfill({ headers, body: 'plan' }))
  await failAfterPress(page)
  await expect(page.locator('html')).toHaveAttribute('data-react', 'late')
  const reloaded = page.waitForEvent('load')
  await passTime(page, 10_000)
  await reloaded
})

test.describe('a page that fails to load', () => {
  test('after another link was pressed is not reported', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openWithReact(page, '/')
    const { promise: overtaken, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/o-nama/_payload.json', async (route) => {
      await overtaken
      await route.abort()
    })
    await pressLink(page, 'O nama')
    await expect(page).toHaveURL(/\/o-nama$/)
    await pressLink(page, 'Kontakt')
    await expect(heading(page)).toHaveText('Kontakt')
    fail()
    // A second failure of the same data: the page has heard of the first by then.
    await page.evaluate(() => fetch('/o-nama/_payload.json').catch(() => {}))
    expect(complaints.filter((text) => text.includes('[kreditokaz]'))).toEqual([])
  })

  test('does not replace that of a link pressed before its error page appears', async ({ page }) => {
    await page.clock.install()
    await openWithReact(page, '/')
    await page.route('**/o-nama/_payload.json', (route) => route.abort())
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(() => {
      sessionStorage.setItem('reload-guard', String(Date.now()))
      console.error = () => void window.navigation?.navigate('/kontakt') // pressed as soon as the failure is known
    })
    await pressLink(page, 'O nama')
    await expect(heading(page)).toHaveText('Kontakt')
    await page.clock.runFor(1000)
    await expect(heading(page)).toHaveText('Kontakt')
  })
})

test('a page whose reload was stopped reloads when code fails later', async ({ page }) => {
  await openWithReact(page, '/')
  await page.route('**/kontakt/_payload.json', (route) => route.abort())
  await page.route(/\/kontakt$/, (route) => route.fulfill({ status: 204 })) // like a stop by the visitor: the page stays
  const answered = page.waitForResponse(/\/kontakt$/)
  await pressLink(page, 'Kontakt')
  await answered
  await pressLink(page, 'O nama')
  await expect(heading(page)).toHaveText('O nama')
  await passTime(page, 10_000)
  await page.route('**/_assets/policy-*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politika upotrebe kolačića' }).click()
  await expect(heading(page)).toHaveText('Politika upotrebe kolačića')
})

test('neither a phone link nor a rewritten address leaves a page: it reloads at once, at its scroll position', async ({
  page,
}) => {
  const fail = await holdStart(page)
  await page.goto('/stambeni-kredit')
  await page.evaluate(() => history.replaceState(null, '', '?rok=12')) // as calculators do
  await follow(page.locator('a[href^="tel:"]').first())
  await scrollTo(page, 2000)
  const reloaded = page.waitForEvent('load')
  fail()
  await reloaded
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1500) // the page may have been a little shorter at first
})

test('a calculator that is submitted while its page reloads is answered all the same', async ({ page }) => {
  const fail = await holdStart(page)
  await page.goto('/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=5')
  const price = page.getByRole('textbox', { name: 'Cena nekretnine' })
  await price.fill('150000')
  const answer = await hold(page, '**/kredit-kalkulator/stambeni/?*')
  const loadedAnew = page.waitForRequest((request) => request.isNavigationRequest())
  fail()
  await loadedAnew
  await page.keyboard.press('Enter')
  answer()
  await expect(page.getByRole('region', { name: 'Rezultat' })).toContainText('857,94') // the deposit stays the sum that its field shows
})

function pressLink(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name }).click()
}

/**
 * Leaves a page on a slow connection once its listeners are there, and has React fail before the next page has loaded.
 */
async function failAfterPress(page: Page, go = followContact, linksHeard = async () => {}): Promise<void> {
  await slowLine(page)
  // The page reports it itself: Playwright cannot evaluate in a page that is about to be left.
  await page.addInitScript(() => {
    const { setTimeout } = window
    console.error = () => setTimeout(() => console.debug('time for a reload'), 200)
  })
  await hurryTimers(page) // a failure is told after three seconds
  const fail = await holdStart(page)
  await page.goto('/o-nama')
  await linksHeard()
  const asked = page.waitForRequest(/\/kontakt$/)
  await go(page)
  await asked
  const failed = page.waitForEvent('console', (line) => line.text() === 'time for a reload')
  fail()
  await failed
}

function followContact(page: Page): Promise<void> {
  return follow(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })) // a click would wait for the page
}

/** Holds back React's first chunk. @returns makes it fail */
async function holdStart(page: Page): Promise<() => void> {
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/_assets/start-*.js', async (route) => {
    await failed
    await route.abort()
  })
  return fail
}

/**
 * A browser of 2025, without the Navigation API: command-polyfill.ts, loaded by boot, learns from clicks that links are
 * followed.
 *
 * @returns waits until that code has loaded
 */
async function withoutNewApis(page: Page): Promise<() => Promise<void>> {
  await withoutNavigationApi(page)
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
  const asked = page.waitForRequest(/_assets\/command-polyfill-/)
  return async () => {
    const code = await asked
    await page.evaluate((url) => import(url), code.url())
  }
}
