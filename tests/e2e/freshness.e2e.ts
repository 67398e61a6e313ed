/** A page that stays open learns of a new build, and the next navigation loads it (specification §4.13). */
import type { Page } from '@playwright/test'
import { figure } from '#tests/support/calculator.ts'
import {
  isMarked,
  markDocument,
  openWithReact,
  reactUp,
  requestsOf,
  scrollOf,
  scrollTo,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const MINUTE = 60_000

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const latest = '**/builds/latest.json'

/** Answers the poll as the server of another build would. */
async function deploy(page: Page, id = 'another'): Promise<void> {
  await page.route(latest, (route) => route.fulfill({ json: { id, timestamp: 0 } }))
}

/**
 * Lets a minute pass, and waits until the page has read the response of the poll, which is later than the network
 * event.
 */
async function pollOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { json } = Response.prototype
    const isRead = new Promise<void>((done) => {
      Response.prototype.json = function () {
        const read = json.call(this)
        if (this.url.endsWith('/builds/latest.json')) read.then(done, done)
        return read
      }
    })
    Object.assign(window, { isRead })
  })
  await page.clock.runFor(MINUTE)
  await page.evaluate('isRead')
}

test('the manifest of the build is fetched once, when the page has been idle for a second', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60 * MINUTE)
  const requests = requestsOf(page)
  const manifests = () => requests.filter((path) => path.startsWith('/builds/meta/'))
  await page.goto('/')
  const { id } = await (await page.request.get('/builds/latest.json')).json()
  await page.clock.runFor(900)
  expect(manifests()).toEqual([])
  const asked = page.waitForRequest('**/builds/meta/*')
  await page.clock.runFor(200)
  await asked
  expect(manifests()).toEqual([`/builds/meta/${id}.json`])
  await page.clock.runFor(10 * MINUTE)
  expect(manifests()).toHaveLength(1)
})

test('a manifest that fails to load is only logged', async ({ page }) => {
  await page.clock.install()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500, json: {} }))
  const logged = page.waitForEvent('console', (message) => message.text().includes('builds/meta not loaded'))
  await page.goto('/')
  await page.clock.runFor(1100)
  expect((await logged).type()).toBe('warning')
  expect(errors).toEqual([])
})

test('the newest build id is polled every minute', async ({ page }) => {
  await page.clock.install()
  const requests = requestsOf(page)
  await page.goto('/o-nama')
  for (const minutes of [1, 2, 3]) {
    await pollOnce(page)
    expect(requests.filter((path) => path === '/builds/latest.json')).toHaveLength(minutes)
  }
})

test('a hidden page does not poll, and polls again once it is visible', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => 'isAway' in window })
  })
  const requests = requestsOf(page)
  await page.goto('/o-nama')
  await page.evaluate(() => Object.assign(window, { isAway: true }))
  await page.clock.runFor(5 * MINUTE)
  await page.evaluate(() => Reflect.deleteProperty(window, 'isAway'))
  expect(requests).not.toContain('/builds/latest.json')
  await pollOnce(page)
})

test('an offline page does not poll', async ({ page, context }) => {
  await page.clock.install()
  await openWithReact(page, '/o-nama') // without its code it would reload once it is online again
  const requests = requestsOf(page)
  await context.setOffline(true)
  await page.clock.runFor(5 * MINUTE)
  expect(requests).not.toContain('/builds/latest.json')
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await pollOnce(page)
})

test('polling stops once a new build is known', async ({ page }) => {
  await page.clock.install()
  await deploy(page)
  await page.goto('/o-nama')
  const requests = requestsOf(page)
  await pollOnce(page)
  await page.clock.runFor(10 * MINUTE)
  expect(requests.filter((path) => path === '/builds/latest.json')).toHaveLength(1)
})

test('a response without a build id changes nothing', async ({ page }) => {
  await page.clock.install()
  await openWithReact(page, '/o-nama')
  await page.route(latest, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await pollOnce(page)
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  expect(await isMarked(page)).toBe(true)
})

test('after a new build the next navigation is an ordinary page load', async ({ page }) => {
  await page.clock.install()
  await openWithReact(page, '/o-nama')
  await deploy(page)
  await pollOnce(page)
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  expect(await isMarked(page)).toBe(false)
})

test('after a new build, back loads the previous page from the server, from its top', async ({ page }) => {
  await page.clock.install()
  await openWithReact(page, '/o-nama')
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await deploy(page)
  await pollOnce(page)
  await markDocument(page)
  await scrollTo(page, 900)
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText('O nama')
  await expect(page).toHaveURL(/\/o-nama$/)
  expect(await isMarked(page)).toBe(false)
  await reactUp(page)
  await expect(heading(page)).toBeInViewport()
})

for (const [from, path, place] of [
  ['the top of the next page', '/politika-upotrebe-kolacica', 'h1'],
  ['the fragment of the link', '/o-nama#pristupacnost', '#pristupacnost'],
] as const) {
  test(`after data of another build ${from} is in view, wherever the previous page was scrolled to`, async ({
    page,
  }) => {
    await openWithReact(page, '/kes-kredit')
    await markDocument(page)
    await scrollTo(page, 3000)
    await page.route('**/_payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), buildId: 'another' } })
    })
    await page.locator(`footer a[href='${path}']`).dispatchEvent('click') // hovering would have preloaded its data
    await expect.poll(() => isMarked(page)).toBe(false)
    await reactUp(page)
    await expect(page.locator(place)).toBeInViewport()
    // The browser restores scroll positions again after a manual reload.
    await scrollTo(page, 400)
    await page.reload()
    // Chromium restores it by an element in view, and now and then rounds a fraction of a pixel the other way.
    await expect.poll(async () => Math.abs((await scrollOf(page)) - 400)).toBeLessThan(2)
  })
}

test('data of another build is not a failure: it loads the server’s page every time', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('reload-guard', String(Date.now())))
  await page.route('**/_payload.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), buildId: 'another' } })
  })
  await openWithReact(page, '/o-nama')
  for (const name of ['Kontakt', 'O nama', 'Kontakt']) {
    await header(page).getByRole('link', { name }).click()
    await expect(heading(page)).toHaveText(name)
    await reactUp(page)
  }
})

test('facts of another build reload the calculator once, with what was typed', async ({ page }) => {
  const path = '/kredit-kalkulator/kes/'
  let isOld = true
  const typed = Promise.withResolvers<void>()
  await page.route(`**${path}_payload.json`, async (route) => {
    const response = await route.fetch()
    if (!isOld) return route.fulfill({ response })
    await typed.promise
    isOld = false
    await route.fulfill({ json: { ...(await response.json()), buildId: 'another' } })
  })
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.goto(path)
  const amount = page.getByRole('textbox', { name: /Iznos kredita/ })
  await amount.fill('700.000')
  await expect(page.getByRole('region', { name: 'Rezultat' })).toBeVisible()
  const reloaded = page.waitForEvent('load')
  typed.resolve()
  await reloaded
  await reactUp(page) // earlier, no touch would be noticed
  await expect(amount).toHaveValue('700.000')
  await amount.focus()
  await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-hydrated', '')
  await expect(amount).toHaveValue('700.000')
  await expect(figure(page, 'Iznos kredita')).toContainText('700.000')
  expect(loads).toHaveLength(2)
})

test('data of another build reloads the page instead of mixing with this one', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  await markDocument(page)
  await page.route('**/kontakt/_payload.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), buildId: 'another' } })
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await reloaded
  await expect(heading(page)).toHaveText('Kontakt')
  expect(await isMarked(page)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
