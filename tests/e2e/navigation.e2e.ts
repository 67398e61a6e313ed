/** What every navigation must do, be it by our own script or by a browser without the Navigation API. */
import type { Page } from '@playwright/test'
import {
  complaintsOf,
  effectsDone,
  follow,
  hold,
  isMarked,
  markDocument,
  openWithReact,
  reactUp,
  requestsOf,
  scrollOf,
  scrollTo,
  withoutNavigationApi,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const hasApi of [true, false]) {
  test.describe(hasApi ? 'with the Navigation API' : 'without the Navigation API', () => {
    test.beforeEach(async ({ page }) => {
      if (!hasApi) await withoutNavigationApi(page)
    })

    test('links, back, forward and a form show the page, its head and its place, and carry query, referral and mark', async ({
      page,
    }) => {
      await openWithReact(page, '/stambeni-kredit')

      await test.step('a link shows the other page with its heading, from the top', async () => {
        await markDocument(page)
        await scrollTo(page, 1234)
        const requests = requestsOf(page)
        await follow(header(page).getByRole('link', { name: 'O nama' }))
        await expect(page).toHaveURL(/\/o-nama$/)
        await expect(heading(page)).toHaveText('O nama')
        await expect.poll(() => scrollOf(page)).toBe(0)
        expect(await isMarked(page)).toBe(hasApi)
        expect(requests.some((path) => path.startsWith('/o-nama/_payload.json'))).toBe(hasApi)
      })

      await test.step('the head and the mark of the current link are those of the page shown', async () => {
        await markDocument(page)
        await header(page).getByRole('link', { name: 'Kontakt' }).click()
        await expect(heading(page)).toHaveText('Kontakt')
        await expect(page).toHaveTitle('Kontakt | Kreditokaz')
        const answer = await page.request.get('/kontakt/_payload.json')
        const { title, description, canonical } = (await answer.json()).view.head
        expect(canonical).toMatch(/:\/\/[^/]+\/kontakt$/)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
        for (const [name, content] of Object.entries({ title, description, url: canonical })) {
          await expect(page.locator(`meta[property="og:${name}"]`)).toHaveAttribute('content', content)
        }
        await scrollTo(page, 77)
        await page.goBack()
        await expect(page).toHaveTitle('O nama | Kreditokaz')
        await expect(page.locator('header [aria-current=page]')).toHaveText('O nama')
        await expect.poll(() => scrollOf(page)).toBe(0)
        await page.goForward()
        await expect(page).toHaveTitle('Kontakt | Kreditokaz')
        await expect(page.locator('header [aria-current=page]')).toHaveText('Kontakt')
        expect(await isMarked(page)).toBe(hasApi)
      })

      await test.step('back and forward restore the pages where they were left, to the pixel', async () => {
        await expect.poll(() => scrollOf(page)).toBe(77)
        await page.evaluate(() => void setTimeout(() => history.go(-2))) // two steps back would be a page load more
        await expect(heading(page)).toHaveText('Stambeni kredit')
        await expect.poll(() => scrollOf(page)).toBe(1234)
      })

      await test.step('a link to a section of another page leads to it, clear of the sticky header', async () => {
        await (await linkTo(page, '/kes-kredit#uslovi')).click()
        await expect(heading(page)).toHaveText('Keš kredit')
        const section = page.locator('#uslovi')
        await expect(section).toBeInViewport()
        const edge = await header(page).evaluate((element) => element.getBoundingClientRect().bottom)
        const top = () => section.evaluate((element) => element.getBoundingClientRect().top)
        await expect.poll(top).toBeGreaterThanOrEqual(edge)
      })

      await test.step('the form brings the calculator with its query', async () => {
        await openWithReact(page, '/')
        const form = page.locator('form[data-product=housing]')
        await form.getByRole('slider').first().focus()
        await page.keyboard.press('Home')
        await form.getByRole('button').last().click()
        await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/\?cena=\d+&rok=\d+$/)
        await expect(heading(page)).toHaveText('Kalkulator stambenog kredita')
      })

      await test.step('the shell marks the current page even while a referral is carried', async () => {
        await openWithReact(page, '/?referral=ana-1')
        const abroad = page.getByRole('contentinfo').locator('a[target=_blank]')
        const before = await abroad.evaluateAll((links) => links.map(({ outerHTML }) => outerHTML))
        for (const name of ['Kontakt', 'O nama']) {
          await header(page).getByRole('link', { name }).click()
          await expect(heading(page)).toHaveText(name)
          await expect(page.locator('header [aria-current=page]')).toHaveText(name)
        }
        await expect(page).toHaveURL(/\/o-nama\?referral=ana-1$/)
        // The footer may be updated after the heading.
        await expect.poll(() => abroad.evaluateAll((links) => links.map(({ outerHTML }) => outerHTML))).toEqual(before)
      })
    })
  })
}

// From here on only with the Navigation API: without it, each of these is an ordinary page load.

test('the referrer policy and `noindex` are those of the page shown', async ({ page, context, site }) => {
  const robots = page.locator('meta[name=robots]')
  const told: (string | undefined)[] = []
  await context.route('https://primer.example/', (route) => {
    told.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'druga kuća' })
  })
  const leave = async () => {
    const opening = context.waitForEvent('page')
    await (await linkTo(page, 'https://primer.example/', { target: '_blank' })).click()
    await (await opening).close()
  }
  await openWithReact(page, '/o-nama')
  await (await linkTo(page, '/referrer-activation?referral=ana-1')).click()
  await expect(page).toHaveTitle('Aktivacija preporuke | Kreditokaz')
  await leave()
  await header(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await leave()
  await openWithReact(page, '/referrer-activation')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await leave()
  await header(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await expect(robots).toHaveAttribute('content', 'index, follow')
  await leave()
  expect(told).toEqual([undefined, `${site.url}/`, undefined, `${site.url}/`])
})

test('from the not-found page to home, about us and out of it again', async ({ page }) => {
  await openWithReact(page, '/nema-me')

  await test.step('a page reached from the not-found page has its canonical address', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Nazad na početnu' }).click()
    await expect(page).toHaveTitle('Kreditokaz | Sitna slova čitamo naglas')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\/\/[^/]+\/$/)
  })

  await test.step('one navigation is one entry in the history, and so is the same link twice', async () => {
    await markDocument(page)
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    for (const _ of ['once', 'twice']) {
      await header(page).getByRole('link', { name: 'O nama' }).click()
      await expect(heading(page)).toHaveText('O nama')
      expect(await entries()).toBe(before + 1)
    }
  })

  await test.step('a link of the contents leads to its section and keeps the page, and so does Back', async () => {
    await page.getByRole('main').getByText('Na ovoj stranici').filter({ visible: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Šta radimo, a šta ne radimo' }).click()
    await expect(page).toHaveURL(/#sta-radimo-a-sta-ne-radimo$/)
    await expect(page.locator('#sta-radimo-a-sta-ne-radimo')).toBeInViewport()
    await heading(page).evaluate((element) => element.setAttribute('data-kept', ''))
    await page.goBack()
    await expect(page).toHaveURL(/\/o-nama$/)
    await effectsDone(page)
    await expect(heading(page)).toHaveAttribute('data-kept')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('an unknown path ends at the not-found page, and back leads out of it', async () => {
    await (await linkTo(page, '/nema-me')).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await expect(page).toHaveTitle('Stranica ne postoji | Kreditokaz')
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await expect(page).toHaveTitle('O nama | Kreditokaz')
    await reactUp(page)
  })

  for (const time of ['once', 'and soon once more'])
    await test.step(`back pressed on a reloaded page before any script ran brings the previous page, ${time}`, async () => {
      await header(page).getByRole('link', { name: 'Kontakt' }).click()
      await expect(heading(page)).toHaveText('Kontakt')
      const boot = await hold(page, /_assets\/boot-/)
      await page.reload({ waitUntil: 'commit' })
      await expect(heading(page)).toHaveText('Kontakt')
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL('/o-nama')
      boot()
      await expect(heading(page)).toHaveText('O nama')
      await page.unroute(/_assets\/boot-/)
      await reactUp(page)
    })
})

test('the second press of a double click does nothing on the page that the first has opened', async ({ page }) => {
  const next = page.getByRole('navigation', { name: 'Putanja do stranice' }).getByRole('link')
  await openWithReact(page, '/politika-privatnosti')
  const { left, top } = await next.evaluate((link) => link.getBoundingClientRect().toJSON())
  await openWithReact(page, '/')
  const link = await linkTo(page, '/politika-privatnosti')
  await link.evaluate(({ style }, at) => Object.assign(style, { position: 'fixed', zIndex: 9, ...at }), {
    left: `${left}px`,
    top: `${top}px`,
  })
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await page.mouse.move(left + 5, top + 5)
  await press(1)
  await expect(heading(page)).toHaveText('Politika privatnosti')
  await press(2)
  expect(await page.evaluate(() => location.pathname)).toBe('/politika-privatnosti')
  await expect(heading(page).and(page.getByText('Politika privatnosti'))).toBeFocused()
  await press(1)
  await expect(page).toHaveURL(/\/$/)
})

test('a new tab, a download, a form that posts and another site are left to the browser', async ({ page, context }) => {
  const complaints = complaintsOf(page)
  // Which document is asked for is what counts, and that this one stays after the form.
  await context.route('**/kontakt', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Kontakt</h1>' }),
  )
  await openWithReact(page, '/')
  await markDocument(page)
  const link = header(page).getByRole('link', { name: 'Kontakt' })
  for (const open of [
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['Control'] }),
    async () => (await linkTo(page, '/kontakt', { target: '_blank' })).click(),
  ]) {
    const opening = context.waitForEvent('page')
    await open()
    await expect(heading(await opening)).toHaveText('Kontakt')
    await (await opening).close()
  }
  const saving = page.waitForEvent('download')
  await (await linkTo(page, '/robots.txt', { download: 'roboti.txt' })).click()
  expect((await saving).suggestedFilename()).toBe('roboti.txt')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/kontakt' })
    document.body.append(form)
    form.submit()
  })
  expect((await posted).isNavigationRequest()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await isMarked(page)).toBe(true)
  await context.route('https://primer.example/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'druga kuća' }),
  )
  await (await linkTo(page, 'https://primer.example/')).click()
  await expect(page.getByText('druga kuća')).toBeVisible()
  expect(complaints).toEqual([])
})

/** Puts a link on the page, at a place where nothing covers it. */
async function linkTo(page: Page, href: string, attributes: Record<string, string> = {}) {
  await page.evaluate(
    (all) => {
      document.querySelector('#proba')?.remove()
      const link = Object.assign(document.createElement('a'), { textContent: 'Proba', id: 'proba', ...all })
      document.getElementById('main-content')?.prepend(link)
    },
    { href, ...attributes },
  )
  return page.getByRole('link', { name: 'Proba', exact: true })
}
