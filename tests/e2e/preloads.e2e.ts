/** Preloads of pages: data of the links in view, data and code at intent, at most five at once (specification §9.12). */
import type { Locator, Page } from '@playwright/test'
import { openWithReact, requestsOf, scrollOf, withoutNavigationApi } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

/** Requests for data of other pages; that of home itself is loaded when its calculator hydrates. */
const isAhead = (path: string) => /.\/_payload\.json/.test(path)
const payloadsIn = (requests: string[]) => requests.filter(isAhead)

test('a link that stays in view preloads the data of its page, not the code, and one that passes by nothing', async ({
  page,
}) => {
  await page.clock.install()
  await openWithReact(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const requests = requestsOf(page)
  const ofLoan = () => requests.filter((path) => path.startsWith('/kes-kredit/'))
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /keš kredit/i })
    .first()
  await seen(link, true)
  await page.clock.runFor(299)
  await seen(link, false)
  await page.clock.runFor(5000)
  expect(ofLoan()).toEqual([])
  await seen(link, true)
  await page.clock.runFor(300)
  await expect.poll(ofLoan).toHaveLength(1)
  expect(requests.filter((path) => path.startsWith('/_assets/articles-'))).toEqual([])

  await page.evaluate(async () => void (await window.navigation?.navigate('/o-nama').finished))
  const drawn = page.getByRole('main').locator('a[href="/kontakt"]').first()
  await seen(drawn, true)
  const asked = page.waitForRequest('**/kontakt/_payload.json')
  await page.clock.runFor(300)
  await asked
})

test('hovering or focusing a link preloads data and code', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  const requests = requestsOf(page)
  const footer = page.getByRole('contentinfo')

  await test.step('hovering, again if that failed, and nothing of the current page', async () => {
    await page.route('**/politika-upotrebe-kolacica/_payload.json', (route) => route.abort(), { times: 1 })
    const code = page.waitForRequest('**/_assets/policy-*.js')
    const data = page.waitForResponse('**/politika-upotrebe-kolacica/_payload.json')
    await expect(async () => {
      await footer.getByRole('link', { name: 'O nama' }).hover()
      await footer.getByRole('link', { name: 'Politika upotrebe kolačića' }).hover()
      expect(payloadsIn(requests)).toHaveLength(2)
    }).toPass()
    await Promise.all([data, code])
    expect(new Set(payloadsIn(requests)).size).toBe(1)
  })

  await test.step('focusing', async () => {
    const data = page.waitForRequest('**/kredit-kalkulator/kes/_payload.json')
    const code = page.waitForRequest('**/_assets/calculator-page-*.js')
    await footer.getByRole('link', { name: 'Kalkulator keš kredita' }).focus()
    await Promise.all([data, code])
  })

  await test.step('the head has one link per chunk, however often its pages are shown', async () => {
    for (const name of ['Kontakt', 'O nama', 'Kontakt', 'O nama']) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    const chunks = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.outerHTML))
    expect(chunks).toEqual([...new Set(chunks)])
    expect(chunks).not.toEqual([])
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a link is preloaded when the finger rests, not when it scrolls', async ({ page }) => {
    await page.clock.install()
    await connectedBy(page, { saveData: true, effectiveType: '4g' }) // so that nothing is preloaded before
    await openWithReact(page, '/')
    const requests = requestsOf(page)
    const session = await page.context().newCDPSession(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Politika upotrebe kolačića' })
    await link.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) => {
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const touchPoints = type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }]
      await session.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    const end = await scrollOf(page)
    await touch('touchStart')
    await page.clock.runFor(79)
    await touch('touchMove', -200) // downwards: the page is at its end
    await touch('touchEnd')
    await page.clock.runFor(1000)
    expect(payloadsIn(requests)).toEqual([])
    await expect.poll(() => scrollOf(page)).toBeLessThan(end)
    // The page may keep scrolling for a while: only a finger that finds the link at rest preloads its page.
    await expect(async () => {
      await link.scrollIntoViewIfNeeded()
      await touch('touchStart')
      await page.clock.runFor(1000)
      await touch('touchEnd')
      expect(payloadsIn(requests)).toHaveLength(1)
    }).toPass()
  })
})

test('at most five pages load at once, and the one wanted last comes next', async ({ page }) => {
  await connectedBy(page, { saveData: true, effectiveType: '4g' }) // so that nothing is preloaded before
  await openWithReact(page, '/')
  await loadRouter(page)
  const asked: string[] = []
  const onTheWay: (() => void)[] = []
  let most = 0
  await page.route('**/_payload.json', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (isAhead(pathname)) {
      asked.push(pathname.replace('_payload.json', ''))
      const answered = new Promise<void>((answer) => onTheWay.push(answer))
      most = Math.max(most, onTheWay.length)
      await answered
    }
    await route.continue()
  })
  const wanted = await wantEveryPage(page)
  for (let left = wanted.length; left > 0; left -= 1) {
    await expect.poll(() => onTheWay.length).toBe(Math.min(5, left))
    onTheWay.shift()?.()
  }
  expect(most).toBe(5)
  const withSlash = wanted.map((path) => path.replace(/\/?$/, '/'))
  expect(asked.slice(5)).toEqual(withSlash.slice(5).reverse())
})

// A slow line, which counts as well: app/delivery/save-data.test.ts.
test('nothing is preloaded for links that are only in view to a visitor who saves data', async ({ page }) => {
  await page.clock.install()
  await connectedBy(page, { saveData: true, effectiveType: '4g' })
  const requests = requestsOf(page)
  await page.goto('/')
  await page.mouse.move(640, 5) // starts React
  await expect(page.locator('html')).toHaveAttribute('data-react', 'up')
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded()
  await page.clock.runFor(5000)
  expect(payloadsIn(requests)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).focus() // intent is still enough
  await expect.poll(() => payloadsIn(requests)).toHaveLength(1)
})

test('nothing is preloaded without the Navigation API: every link loads a document', async ({ page }) => {
  await withoutNavigationApi(page)
  await openWithReact(page, '/o-nama')
  const requests = requestsOf(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).focus()
  await page.evaluate(() => fetch('/robots.txt')) // asked for later than a preload
  expect(requests).toContain('/robots.txt')
  expect(payloadsIn(requests)).toEqual([])
})

async function connectedBy(page: Page, connection: { saveData: boolean; effectiveType: string }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** The first touch loads the router, which then preloads the page of the link that was touched. */
async function loadRouter(page: Page): Promise<void> {
  const data = page.waitForResponse('**/kontakt/_payload.json')
  const code = page.waitForResponse('**/_assets/articles-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).focus()
  // Until the page itself has both, this is one of the five that load at once.
  for (const response of [await data, await code]) await response.finished()
  await page.evaluate((urls) => Promise.all([fetch(urls[0]), import(urls[1])]), [
    (await data).url(),
    (await code).url(),
  ] as const)
}

/** Puts the focus on a link to every other page, one after the other, faster than any response. @returns the pages */
function wantEveryPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')]
    for (const link of links) link.focus({ preventScroll: true })
    const known = [location.pathname, '/kontakt']
    const others = links.map(({ pathname }) => pathname).filter((path) => !known.includes(path))
    return [...new Set(others)]
  })
}

/** Brings a link, or the top of the page, into view, and waits until the page's observers have been notified. */
async function seen(link: Locator, isSeen: boolean): Promise<void> {
  await link.evaluate(
    (element, isWanted) =>
      new Promise<void>((told) => {
        if (isWanted) element.scrollIntoView({ behavior: 'instant', block: 'center' })
        else window.scrollTo({ top: 0, behavior: 'instant' })
        new IntersectionObserver(([entry]) => entry?.isIntersecting === isWanted && told()).observe(element)
      }),
    isSeen,
  )
}
