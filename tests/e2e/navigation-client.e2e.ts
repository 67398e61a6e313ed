/** Client-side navigation: one request for data, no page load, and never an old page under a new address. */
import type { Page } from '@playwright/test'
import { choice, figure } from '#tests/support/calculator.ts'
import {
  complaintsOf,
  effectsDone,
  follow,
  hold,
  isMarked,
  markDocument,
  navigate,
  openWithReact,
  reactUp,
  requestsOf,
  scrollOf,
  scrollTo,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine } from '#tests/support/slow-phone.ts'

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the data of a page is fetched once, at its own address, and again the next day', async ({ page }) => {
  await openWithReact(page, '/')
  const requests = requestsOf(page)
  const link = header(page).getByRole('link', { name: 'Kontakt' })

  await test.step('at intent, reused by the click', async () => {
    await link.hover()
    await link.click()
    await expect(heading(page)).toHaveText('Kontakt')
  })

  await test.step('the new heading has the focus, and Tab goes on from there', async () => {
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main-content')
  })

  await test.step('not again for back and forward', async () => {
    await page.goBack()
    await expect(heading(page)).toHaveText('Sitna slova čitamo naglas.')
    await page.goForward()
    await expect(heading(page)).toHaveText('Kontakt')
    const ofContact = requests.filter((path) => path.startsWith('/kontakt'))
    expect(ofContact).toEqual(['/kontakt/_payload.json'])
  })

  await test.step('again in a tab that was open overnight, because it changes daily', async () => {
    await page.goBack()
    await expect(heading(page)).toHaveText('Sitna slova čitamo naglas.')
    await page.clock.setFixedTime(Date.now() + 8 * 3_600_000)
    const again = page.waitForRequest('**/kontakt/_payload.json')
    await link.click()
    await again
    await expect(heading(page)).toHaveText('Kontakt')
  })

  await test.step('offline, that of the day before is better than none', async () => {
    await page.goBack()
    await expect(heading(page)).toHaveText('Sitna slova čitamo naglas.')
    await page.clock.setFixedTime(Date.now() + 16 * 3_600_000)
    await page.context().setOffline(true)
    await link.click()
    await expect(heading(page)).toHaveText('Kontakt')
  })
})

test('page, title and scroll position change at once, and Back restores them', async ({ page }) => {
  await openWithReact(page, '/stambeni-kredit')

  await test.step('in one frame', async () => {
    const release = await hold(page, '**/o-nama/_payload.json')
    await scrollTo(page, 700)
    await follow(header(page).getByRole('link', { name: 'O nama' }))
    await expect(page).toHaveURL(/\/o-nama$/)
    await expect(heading(page)).toHaveText('Stambeni kredit')
    expect(await scrollOf(page)).toBe(700)
    const firstFrame = firstFrameWith(page, 'O nama')
    release()
    expect(await firstFrame).toEqual({ title: 'O nama | Kreditokaz', scroll: 0 })
  })

  await test.step('from far down a long page, that of a shorter one', async () => {
    await scrollTo(page, 700)
    await navigate(page, '/stambeni-kredit')
    await scrollTo(page, 9000)
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await expect.poll(() => scrollOf(page)).toBe(700)
    // The height that kept the page long meanwhile is removed.
    await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).not.toContain('min-height')
    await page.goForward()
    await expect(heading(page)).toHaveText('Stambeni kredit')
    await expect.poll(() => scrollOf(page)).toBe(9000)
  })

  await test.step('a new page jumps to its scroll position, while a step within a page scrolls smoothly', async () => {
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(700)
    const placesSeen = await watchPlaces(page)
    await navigate(page, '/stambeni-kredit#uslovi')
    await expect(page.locator('#uslovi')).toBeInViewport()
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await expect.poll(() => scrollOf(page)).toBe(700)
    const atOnce = await placesSeen()
    expect(atOnce).toBeLessThan(5) // once at each position, and once more when the content above gets its height
    await page.evaluate(() => location.assign('#ko-smo'))
    await expect.poll(placesSeen).toBeGreaterThan(atOnce + 1) // a jump adds one; a slow machine paints few frames
  })
})

test('in WebKit a new page is scrolled by a pixel and back, so that presses hit what is visible', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }))
  await openWithReact(page, '/o-nama')
  await scrollTo(page, 700)
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    addEventListener('scroll', () => seen.push(scrollY))
    return seen
  })
  await navigate(page, '/stambeni-kredit')
  await expect.poll(() => places.evaluate((seen) => seen.slice(-2))).toEqual([1, 0])
  await navigate(page, '/o-nama#ko-smo')
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1)
  expect(await places.evaluate((seen) => seen.filter((place) => place === 1))).toEqual([1])
})

test('a second click before the first page is there shows the second page, and a script any other; neither logs anything', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openWithReact(page, '/')
  await markDocument(page)
  const release = await hold(page, '**/o-nama/_payload.json')
  const asked = page.waitForRequest('**/o-nama/_payload.json')
  await header(page).getByRole('link', { name: 'O nama' }).click()
  await expect(page).toHaveURL(/\/o-nama$/)
  await asked // the first touch loads the router as well
  await header(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  const late = page.waitForResponse('**/o-nama/_payload.json')
  release()
  await (await late).finished()
  await expect(page).toHaveTitle('Kontakt | Kreditokaz')
  await expect(heading(page)).toHaveText('Kontakt')
  expect(await isMarked(page)).toBe(true)
  expect(complaints).toEqual([])
  await page.goBack()
  await expect(heading(page)).toHaveText('O nama')

  await test.step('navigation.navigate shows the page as a link does, also with a hash that cannot be decoded', async () => {
    await navigate(page, '/politika-privatnosti#%')
    await expect(heading(page)).toHaveText('Politika privatnosti')
    await expect(heading(page)).toBeFocused()
    expect(await isMarked(page)).toBe(true)
    expect(complaints).toEqual([])
  })
})

test('what is done before the next page is there leads back or does not stop it', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  const release = await hold(page, '**/kontakt/_payload.json')
  const releaseFirst = await hold(page, '**/o-nama/_payload.json')

  await test.step('back leads to the page it came from', async () => {
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/o-nama$/)
    await expect(heading(page)).toHaveText('O nama')
    await expect(page).toHaveTitle('O nama | Kreditokaz')
  })

  await test.step('a link within the page does not stop the page that is loading', async () => {
    const overtake = await hold(page, '**/politika-privatnosti/_payload.json')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Politika privatnosti' }).click()
    await expect(page).toHaveURL(/\/politika-privatnosti$/)
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    const overtaken = page.waitForResponse('**/politika-privatnosti/_payload.json')
    overtake()
    await (await overtaken).finished()
    await effectsDone(page)
    await page.keyboard.press('Home')
    await page.getByRole('link', { name: 'Idi na glavni sadržaj' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kontakt#main-content$/)
    release()
    await expect(heading(page)).toHaveText('Kontakt')
    await expect(page.locator('#main-content')).toBeFocused()
  })

  await test.step('an address rewritten in the meantime does not stop it either', async () => {
    await header(page).getByRole('link', { name: 'O nama' }).click()
    await expect(page).toHaveURL(/\/o-nama$/)
    await page.evaluate(() => history.replaceState(null, '', '?rok=12'))
    await expect(heading(page)).toHaveText('Kontakt')
    releaseFirst()
    await expect(heading(page)).toHaveText('O nama')
  })
})

// With React held back: neither may only the address change, nor may the visitor wait for React.
test('back on a slow connection, after a reload, loads the previous page of the document from the server', async ({
  page,
}) => {
  await openWithReact(page, '/o-nama')
  await header(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await slowLine(page)
  await hold(page, '**/_assets/start-*.js')
  await page.reload()
  await markDocument(page)
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText('O nama')
  await expect(page).toHaveURL(/\/o-nama$/)
  expect(await isMarked(page)).toBe(false)
})

test('back to a page of the document before a reload has its scroll position, and carries a referral', async ({
  page,
}) => {
  await openWithReact(page, '/stambeni-kredit')

  await test.step('after a reload back restores the scroll position of the other page', async () => {
    await scrollTo(page, 1234)
    await navigate(page, '/kontakt')
    await page.reload()
    await reactUp(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Stambeni kredit')
    await expect.poll(() => scrollOf(page)).toBe(1234)
  })

  await test.step('back carries the referral of the page that is left, and forward returns to that page', async () => {
    await navigate(page, '/kontakt?referral=ana-1')
    await page.goBack()
    await expect(page).toHaveURL(/\/stambeni-kredit\?referral=ana-1$/)
    await expect(heading(page)).toHaveText('Stambeni kredit')
    await page.goForward()
    await expect(page).toHaveURL(/\/kontakt\?referral=ana-1$/)
    await expect(heading(page)).toHaveText('Kontakt')
  })
})

test('back from the full calculator finds the small one as it was left', async ({ page }) => {
  await page.goto('/')
  const small = page.getByRole('region', { name: 'Brzi obračun' })
  const term = small.getByRole('slider', { name: 'Rok otplate' })
  await choice(small, 'Keš').click()
  await term.press('Home')
  await expect(small.getByLabel('Iznos kredita')).toHaveAttribute('aria-valuetext', '600.000\u00a0dinara')
  await expect(small).toContainText('Vraćate ukupno 609.022,41')
  await small.getByRole('button', { name: 'Ceo obračun i plan otplate' }).click()
  await expect(figure(page, 'Ukupno za otplatu')).toContainText('609.022,41')
  await page.goBack()
  await expect(term).toHaveValue('3')
  await expect(small).toContainText('Vraćate ukupno 609.022,41')

  await test.step('a calculator opened with a query shows the figures of that query', async () => {
    await markDocument(page)
    await navigate(page, '/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=5')
    await expect(heading(page)).toHaveText('Kalkulator stambenog kredita')
    await expect(page.getByRole('region', { name: 'Rezultat' }).getByText('527,96')).not.toHaveCount(0)
    await navigate(page, '/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=4')
    await expect(page.getByRole('region', { name: 'Rezultat' }).getByText('484,78')).not.toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })
})

/** @returns counts the scroll positions since this call */
async function watchPlaces(page: Page): Promise<() => Promise<number>> {
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>()
    addEventListener('scroll', () => seen.add(Math.round(scrollY)))
    return seen
  })
  return () => places.evaluate((seen) => seen.size)
}

/** Title and scroll position in the first frame that shows a heading. */
function firstFrameWith(page: Page, h1: string): Promise<{ title: string; scroll: number }> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent !== wanted) requestAnimationFrame(look)
          else resolve({ title: document.title, scroll: scrollY })
        }
        look()
      }),
    h1,
  )
}
