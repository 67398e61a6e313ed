/** A page that stays open learns of a new build, and the next navigation loads it (specification §4.13). */
import type { Page } from '@playwright/test'
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

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

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

// When it asks, and what an answer means, is held by `app/delivery/build-freshness.test.ts`.
test('a page asks for the manifest of its build once it is idle, and every minute for the newest id', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60 * MINUTE)
  const requests = requestsOf(page)
  const builds = () => requests.filter((path) => path.startsWith('/builds/'))
  await page.goto('/')
  const { id } = await (await page.request.get('/builds/latest.json')).json()
  await page.clock.runFor(900)
  expect(builds()).toEqual([])
  const asked = page.waitForRequest('**/builds/meta/*')
  await page.clock.runFor(200)
  await asked
  await pollOnce(page)
  await pollOnce(page)
  expect(builds()).toEqual([`/builds/meta/${id}.json`, '/builds/latest.json', '/builds/latest.json'])
})

test('after a new build every navigation is an ordinary page load', async ({ page }) => {
  await page.clock.install()
  await openWithReact(page, '/o-nama')
  const link = header(page).getByRole('link', { name: 'Kontakt' })

  await test.step('not after a response without a build id', async () => {
    await page.route(latest, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
    await pollOnce(page)
    await markDocument(page)
    await link.click()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('back loads the previous page from the server, from its top', async () => {
    await deploy(page)
    await pollOnce(page)
    await scrollTo(page, 900)
    await page.evaluate(() => history.back())
    await expect(heading(page)).toHaveText('O nama')
    await expect(page).toHaveURL(/\/o-nama$/)
    expect(await isMarked(page)).toBe(false)
    await reactUp(page)
    await expect(heading(page)).toBeInViewport()
  })

  await test.step('so does a link', async () => {
    await pollOnce(page)
    await markDocument(page)
    await link.click()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(await isMarked(page)).toBe(false)
  })
})

test('data of another build loads the server’s page every time, at the place that was asked for', async ({ page }) => {
  // It is not a failure: as if the page had just been reloaded after one.
  await page.addInitScript(() => sessionStorage.setItem('reload-guard', String(Date.now())))
  await openWithReact(page, '/kes-kredit')
  await page.route('**/_payload.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), buildId: 'another' } })
  })
  for (const [place, path, title, scrolledTo] of [
    ['h1', '/politika-upotrebe-kolacica', 'Politika upotrebe kolačića', 3000],
    ['#pristupacnost', '/o-nama#pristupacnost', 'O nama', 2000],
  ] as const) {
    await test.step(`${path}, wherever the previous page was scrolled to`, async () => {
      await markDocument(page)
      await scrollTo(page, scrolledTo)
      await page.locator(`footer a[href='${path}']`).dispatchEvent('click') // hovering would have preloaded its data
      await expect.poll(() => isMarked(page)).toBe(false)
      await reactUp(page)
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator(place)).toBeInViewport()
      // The browser restores scroll positions again after a manual reload.
      await scrollTo(page, 400)
      await page.reload()
      // Chromium restores it by an element in view, and now and then rounds a fraction of a pixel the other way.
      await expect.poll(async () => Math.abs((await scrollOf(page)) - 400)).toBeLessThan(2)
      await reactUp(page)
    })
  }
})
