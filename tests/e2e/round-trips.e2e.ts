/** On a slow connection each discovery of a further file costs a round trip, so all of them are requested at once. */
import type { Page } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { followFetches, hold, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine } from '#tests/support/slow-phone.ts'

/** When a file was requested and when it had loaded, by the page's clock. */
type Timing = { name: string; asked: number; there: number }

const codeAndData = /\/_assets\/.*\.js|_payload\.json/

/** Disables preloads, for which such a connection has no time. */
async function withoutLoadingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Timings of code and data between `act` and the change of a part. Holds all responses until data is requested. */
async function neededForChange(page: Page, part: string, act: () => Promise<void>): Promise<Timing[]> {
  const release = await hold(page, codeAndData)
  const dataAskedFor = page.waitForRequest(/_payload\.json/)
  const watch = await page.evaluateHandle(watchPart, part)
  await act()
  await dataAskedFor
  release()
  const timings = await watch.evaluate(({ timings }) => timings)
  return timings.filter(({ name }) => codeAndData.test(name))
}

/** Runs in the page. */
function watchPart(selector: string): { timings: Promise<Timing[]> } {
  performance.clearResourceTimings()
  const part = document.querySelector(selector)
  if (!part) throw new Error(`The page has no ${selector}.`)
  const changed = new Promise<number>((done) => {
    const observer = new MutationObserver(() => done(performance.now()))
    observer.observe(part, { childList: true, attributeFilter: ['data-hydrated'] })
  })
  const read = async () => {
    const until = await changed
    const noted = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[] // what that type gives
    // Resource timings are recorded a little after the response; once none is added for a while, they are complete.
    for (let before = -1, looks = 0; looks < 5; looks = noted().length === before ? looks + 1 : 0) {
      before = noted().length
      await new Promise((done) => setTimeout(done, 100))
    }
    return noted()
      .map(({ name, startTime, responseEnd }) => ({ name, asked: startTime, there: responseEnd }))
      .filter(({ there }) => there < until)
  }
  return { timings: read() }
}

/** Files requested only after another one of the same batch had loaded. */
function latecomers(timings: Timing[]): string[] {
  const firstThere = Math.min(...timings.map(({ there }) => there))
  return timings.filter(({ asked }) => asked > firstThere).map(({ name }) => name)
}

test('all of a page is requested at once, if nothing was preloaded', async ({ page }) => {
  await withoutLoadingAhead(page)
  const fetched = followFetches(page)
  for (const name of ['housing-loan', 'contact', 'cookie-policy', 'housing-loan-calculator'] as const)
    await test.step(name, async () => {
      const router = page.waitForResponse(/_assets\/routing-/)
      await openWithReact(page, '/') // a document that has loaded nothing of it yet
      await page.getByRole('heading', { level: 1 }).hover() // anything: whoever follows a link has touched the page
      await router
      await fetched()
      const needed = await neededForChange(page, 'main', () =>
        page.evaluate((to) => void window.navigation?.navigate(to), routes[name]),
      )
      expect(needed.length).toBeGreaterThan(3)
      expect(latecomers(needed)).toEqual([])
      await page.unroute(codeAndData)
      await page.mouse.move(0, 0) // for the next hover
    })
})

test('on a slow line the style sheet is asked for before `load`, which does not wait for it', async ({ page }) => {
  await slowLine(page)
  const release = await hold(page, '**/_assets/*.css')
  await page.goto('/') // until `load`
  release()
  await reactUp(page)
  const lead = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // what that type gives
    const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))
    return (visit?.loadEventStart ?? 0) - (sheet?.startTime ?? Number.POSITIVE_INFINITY)
  })
  expect(lead).toBeGreaterThan(0)
})

test('on a slow line all else is asked for at `load`, and runs only after the paint', async ({ page }) => {
  await slowLine(page)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {} // no paint is told of: React starts a second after `load`
  })
  await page.goto(routes['housing-loan-calculator'])
  await reactUp(page)
  const asked = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // what that type gives
    const files = performance.getEntriesByType('resource')
    return ['/start-', '/react-', '/calculator-', '_props.json'].map((part) => {
      const file = files.find(({ name }) => name.includes(part))
      return (file?.startTime ?? Number.NaN) - (visit?.loadEventEnd ?? Number.NaN)
    })
  })
  for (const ms of asked) expect(ms).toBeLessThan(500)
})

test('a touch before React asks for the router only after React', async ({ page }) => {
  const release = await hold(page, /_assets\/react-/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForRequest(/builds\/meta/) // a second later
  expect(asked.filter((url) => url.includes('/routing-'))).toEqual([])
  const router = page.waitForRequest(/_assets\/routing-/)
  release()
  await router
})

test('the style sheet comes over the line once', async ({ page }) => {
  await openWithReact(page, '/')
  const bytes = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // what that type gives
    return files.filter(({ name }) => name.endsWith('.css')).map(({ transferSize }) => transferSize)
  })
  expect(bytes).toEqual([expect.any(Number), 0])
  expect(bytes[0]).toBeGreaterThan(0)
})

test('React’s start requests its code, that of the calculator, its facts and the style sheet at once', async ({
  page,
}) => {
  // The sections below the result, and what they bring, are asked for afterwards.
  const needed = /_assets\/(?!boot-|sections-|tools-|closed-tools-|tool-fields-|shared-later-|dist-).*\.(js|css)|_props/
  const release = await hold(page, needed)
  const asked = page.waitForRequest(/_assets\/start-/)
  await page.goto(routes['housing-loan-calculator'])
  await asked
  release()
  await reactUp(page)
  const noted = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // what that type gives
    return entries.map(({ name, startTime, responseEnd }) => ({ name, asked: startTime, there: responseEnd }))
  })
  // The link of the style sheet finds in the browser's cache what has been asked for already.
  const isFirst = ({ name }: Timing, place: number) => noted.findIndex((other) => other.name === name) === place
  const timings = noted.filter(isFirst).filter(({ name }) => needed.test(name))
  expect(timings.length).toBeGreaterThan(3)
  expect(latecomers(timings)).toEqual([])
})
