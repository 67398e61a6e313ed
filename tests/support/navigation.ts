import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Opens a page and waits until React has started. */
export async function openWithReact(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reactUp(page)
}

export async function reactUp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-react', 'up')
}

/** Marks the document; `isMarked` then tells whether a navigation has kept it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function isMarked(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-marked')) !== null // asked again where a document is just leaving
}

/** Stops the page's `Date`, for what is measured by it: how soon a second failure follows the first. */
export async function stopTimeOfDay(page: Page): Promise<void> {
  const now = Date.now()
  await page.addInitScript((still) => {
    Date.now = () => still
  }, now)
}

/** Moves the stopped `Date` on, for this document. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((passed) => {
    const later = Date.now() + passed
    Date.now = () => later
  }, ms)
}

/** Waits for everything that shifts the layout: the whole style sheet, and the fonts. */
export async function layoutAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.styleSheets.length > 1) // the whole sheet
  await page.evaluate(async () => {
    document.body.getBoundingClientRect() // fonts are requested only after layout
    await document.fonts.ready
  })
}

/** Has the timers of the pages to come run ten times as fast, where all that they put off is to be waited for. */
export async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const sooner = (then: TimerHandler, ms = 0, ...rest: unknown[]) => setTimeout(then, ms / 10, ...rest)
    window.setTimeout = sooner as typeof setTimeout // which has properties in Node.js alone
  })
}

/**
 * Lets React run its passive effects, such as those that set timers: a fake clock that is moved on before would miss
 * those timers.
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

/** Collects what the page reports from now on: errors, violations of the content policy, unhandled rejections. */
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
 * Follows what a page fetches from now on; faster than `networkidle`, which waits half a second on every page.
 *
 * @returns waits until no request is pending, and the rendered responses have caused no further one
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

/** Holds back the responses to matching requests. @returns releases them */
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

/** Scrolls without animation once the page has loaded: what loads later would move it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await layoutAtRest(page)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}

/** Follows a link without moving the page first, as Playwright's click does under a sticky header. */
export async function follow(link: Locator): Promise<void> {
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await link.page().keyboard.press('Enter')
}

/** Scrolls through the page, so that everything that is loaded lazily is there. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise<unknown>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, 1000) // a busy headless browser may withhold its frames for minutes
      })
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

/** Navigates as a script does. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    await window.navigation?.navigate(to).finished
  }, address)
}
