import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Opens a page and waits until React draws the next ones. */
export async function openWithReact(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reactUp(page)
}

export async function reactUp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-react', 'up')
}

/** Marks the document that is there: `isMarked` then tells whether a navigation kept it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function isMarked(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-marked')) !== null // asked again where a document is just leaving
}

/** Stops what the page calls the time of day, for what counts in it: how soon a second failure follows the first. */
export async function stopTimeOfDay(page: Page): Promise<void> {
  const now = Date.now()
  await page.addInitScript((still) => {
    Date.now = () => still
  }, now)
}

/** Sets on the time of day that was stopped, for this document. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((passed) => {
    const later = Date.now() + passed
    Date.now = () => later
  }, ms)
}

/** Everything that moves a layout is there: the whole style sheet, and the fonts. */
export async function layoutAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.styleSheets.length > 1) // the whole sheet follows the first look
  await page.evaluate(async () => {
    document.body.getBoundingClientRect() // only what has been laid out asks for its fonts
    await document.fonts.ready
  })
}

/**
 * Lets React do what it puts off until after it has drawn, such as setting the timers of what is now to be seen: a fake
 * clock moved on before that would pass them by.
 */
export async function effectsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 5; task += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(null)
      })
    }
  })
}

/** Takes the Navigation API away, as in a browser of 2025. */
export async function withoutNavigationApi(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
}

/** What the page complains of from now on: errors, refusals of the content policy, promises nobody caught. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/** Requests from now on, as paths with their query. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push(pathname + search)
  })
  return requests
}

/**
 * Follows what a page fetches, from now on: a tenth of the half second that `networkidle` waits on every page.
 *
 * @returns waits until nothing is on its way, and what came has been drawn without asking for more
 */
export function followFetches(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  const twoFrames = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return async () => {
    for (let stillFor = 0; stillFor < 2; stillFor = underWay.size === 0 ? stillFor + 1 : 0) await twoFrames()
  }
}

/** Holds back the answers to matching requests. @returns what lets them through */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** How far the page is scrolled, in pixels. */
export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Scrolls at once, in a page that is whole: its own way is a glide, and what came later would move it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await layoutAtRest(page)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}

/** Follows a link without moving the page first, as Playwright's click does under a sticky header. */
export async function follow(link: Locator): Promise<void> {
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await link.page().keyboard.press('Enter')
}

/** Brings every part of the page to the screen once, so that what is loaded late is there. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}
