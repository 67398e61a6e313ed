import type { Page } from '@playwright/test'
import { readyLead, sendButton } from '#tests/support/lead-form.ts'
import { complaintsOf, reactUp } from '#tests/support/navigation.ts'
import { type Server, startSite } from '#tests/support/server.ts'
import { test as base, expect, perWorker } from '#tests/support/site.ts'

/** The site with a tag manager container. */
const test = base.extend<object, { server: Server }>({
  server: perWorker(() => startSite({ GTM_ID: 'GTM-TEST1' })),
})

const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'

/** Replaces the tag manager's script, and records every request to another site. */
async function watchForeign(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'for (const name of ["_ga", "_ga_TEST1", "_gid", "_gcl_au"]) document.cookie = name + "=1; Path=/; Max-Age=1000"',
    }),
  )
  return foreign
}

async function answer(page: Page, name: 'Prihvatam' | 'Ne prihvatam'): Promise<void> {
  await page.getByRole('region', { name: 'Kolačići' }).getByRole('button', { name, exact: true }).click()
}

/** What the page has told the tag manager, with commands as arrays. */
const toldTags = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((told) => ('length' in Object(told) ? Array.from(told as []) : told)),
  )

const every = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})

test('no third party is contacted before acceptance', async ({ page, server }) => {
  const foreign = await watchForeign(page, server.url)
  await page.goto('/')
  await reactUp(page)
  await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
  await expect(page).toHaveURL(/\/o-nama$/)
  await page.goto('/kredit-kalkulator/kes/')
  await reactUp(page)
  expect(foreign).toEqual([])
  expect(await toldTags(page)).toEqual([])
})

test('no third party is contacted after refusal, nor on the pages that follow', async ({ page, server }) => {
  const foreign = await watchForeign(page, server.url)
  await page.goto('/')
  await reactUp(page)
  await answer(page, 'Ne prihvatam')
  await page.goto('/kontakt')
  await reactUp(page)
  expect(foreign).toEqual([])
})

test('acceptance loads it once, with every purpose denied first and granted then', async ({ page, server }) => {
  const foreign = await watchForeign(page, server.url)
  await page.goto('/')
  await reactUp(page)
  await answer(page, 'Prihvatam')
  await expect.poll(() => foreign).toEqual([TAGS])
  expect(await toldTags(page)).toEqual([
    ['consent', 'default', every('denied')],
    ['consent', 'update', every('granted')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
  await expect(page).toHaveURL(/\/o-nama$/)
  expect(foreign).toEqual([TAGS])
})

test('an earlier acceptance loads it on the next page', async ({ page, server, context }) => {
  const foreign = await watchForeign(page, server.url)
  await context.addCookies([{ name: 'cookie-consent', value: 'accepted', url: server.url }])
  await page.goto('/kes-kredit')
  await expect.poll(() => foreign).toEqual([TAGS])
})

test('the privacy box of an enquiry loads nothing in the same page view, only on the next', async ({
  page,
  server,
}) => {
  const foreign = await watchForeign(page, server.url)
  await page.clock.install()
  await page.goto('/')
  await reactUp(page)
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await page.clock.runFor(3000)
  expect(foreign).toEqual([])
  expect(await toldTags(page)).toEqual([])
  await page.clock.resume()
  await page.goto('/kontakt')
  await expect.poll(() => foreign).toEqual([TAGS])
})

test('revoking stops it: denies its purposes, deletes its cookies, and the next page is without its script', async ({
  page,
  server,
  context,
}) => {
  const foreign = await watchForeign(page, server.url)
  await page.goto('/')
  await reactUp(page)
  await answer(page, 'Prihvatam')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Podešavanja kolačića' }).click()
  await answer(page, 'Ne prihvatam')
  expect((await toldTags(page)).at(-1)).toEqual(['consent', 'update', every('denied')])
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL(/\/kontakt$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await reactUp(page)
  expect(await page.locator('script[src*=googletagmanager]').count()).toBe(0)
  expect(await toldTags(page)).toEqual([])
  expect(foreign).toEqual([TAGS])
})

for (const when of ['after React has started', 'before'] as const) {
  test(`refusing ${when} deletes what an earlier acceptance has left, whose own cookie ran out first`, async ({
    page,
    server,
    context,
  }) => {
    const foreign = await watchForeign(page, server.url)
    const left = ['_ga', '_ga_TEST1', '_gid', '_gcl_au'].map((name) => ({ name, value: '1', url: server.url }))
    await context.addCookies(left)
    await page.goto('/')
    if (when === 'before')
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-choice=reject]')?.click())
    await reactUp(page)
    if (when !== 'before') await answer(page, 'Ne prihvatam')
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
    expect(await toldTags(page)).toEqual([])
    expect(foreign).toEqual([])
  })
}

test('accepting again after revoking grants again, without a second script', async ({ page, server }) => {
  const foreign = await watchForeign(page, server.url)
  await page.goto('/')
  await reactUp(page)
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Podešavanja kolačića' })
  await answer(page, 'Prihvatam')
  await expect.poll(() => foreign).toEqual([TAGS])
  await settings.click()
  await answer(page, 'Ne prihvatam')
  await settings.click()
  await answer(page, 'Prihvatam')
  const consents = (await toldTags(page)).filter((told) => Array.isArray(told) && told[0] === 'consent')
  expect(consents).toEqual([
    ['consent', 'default', every('denied')],
    ['consent', 'update', every('granted')],
    ['consent', 'update', every('denied')],
    ['consent', 'update', every('granted')],
  ])
  await expect(page.locator('script[src*=googletagmanager]')).toHaveCount(1)
})

test('an enquiry succeeds even if the tags fail to load', async ({ page, site, context, server }) => {
  await page.route(/^https:/, (route) => route.abort())
  await context.addCookies([{ name: 'cookie-consent', value: 'accepted', url: server.url }])
  await page.clock.install()
  await page.goto('/')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})

test('if its code fails to load, the page works without it, and only the console says so', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.route('**/_assets/tag-manager-*.js', (route) => route.abort())
  await page.goto('/')
  await reactUp(page)
  await expect.poll(() => complaints.at(-1)).toMatch(/tag manager not loaded/)
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toHaveLength(1)
})

test('revoking deletes the cookies of the domain above a subdomain too', async ({ page, server, context }) => {
  const url = server.url.replace('127.0.0.1', 'krediti.firma.localhost')
  await context.addCookies([{ name: '_ga', value: '1', domain: '.firma.localhost', path: '/' }])
  await watchForeign(page, url)
  await page.goto(url)
  await reactUp(page)
  await answer(page, 'Prihvatam')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_gid')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Podešavanja kolačića' }).click()
  await answer(page, 'Ne prihvatam')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
})

test('the content policy names its hosts, and lets its script run', async ({ page, server }) => {
  const refused: string[] = []
  page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()))
  await watchForeign(page, server.url)
  const answered = await page.goto('/')
  expect(answered?.headers()['content-security-policy']).toContain("script-src 'self' https://www.googletagmanager.com")
  await reactUp(page)
  await answer(page, 'Prihvatam')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('_ga')
  expect(refused).toEqual([])
})

base('without a container the content policy names no host, and accepting asks for nothing', async ({ page, site }) => {
  const foreign = await watchForeign(page, site.url)
  const answered = await page.goto('/')
  expect(answered?.headers()['content-security-policy']).not.toMatch(/https?:/)
  await reactUp(page)
  await answer(page, 'Prihvatam')
  await expect(page.getByRole('region', { name: 'Kolačići' })).toBeHidden()
  expect(foreign).toEqual([])
})

test('consent by an enquiry loads the tags with the next page that the site shows, not before', async ({
  page,
  server,
}) => {
  const foreign = await watchForeign(page, server.url)
  await page.clock.install()
  await page.goto('/kredit-kalkulator/kes/')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(dialog).toBeHidden()
  await page.evaluate(() => {
    history.pushState(null, '', '?rok=48') // the same page
    Object.assign(window, { isSameDocument: true })
  })
  expect(foreign).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
  await expect(page).toHaveURL(/\/o-nama$/)
  await expect.poll(() => foreign).toEqual([TAGS])
  expect(await page.evaluate('isSameDocument')).toBe(true)
})
