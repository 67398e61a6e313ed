import type { BrowserContext, Page } from '@playwright/test'
import { readyLead, sendButton } from '#tests/support/lead-form.ts'
import { complaintsOf, hurryTimers, reactUp } from '#tests/support/navigation.ts'
import { startSite } from '#tests/support/server.ts'
import { test as base, expect, startedOnce } from '#tests/support/site.ts'

/** The site with a tag manager container. */
const test = base.extend({
  server: startedOnce(() => startSite({ GTM_ID: 'GTM-TEST1' })),
})
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion
test.describe.configure({ mode: 'default' }) // all in one worker: each would start a server of its own

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

const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Podešavanja kolačića' })

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

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

test('no third party is contacted before an answer; acceptance loads it once; revoking stops it, and accepting again grants again', async ({
  page,
  server,
  context,
}) => {
  const refused: string[] = []
  page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()))
  const foreign = await watchForeign(page, server.url)
  const consents = [
    ['consent', 'default', every('denied')],
    ['consent', 'update', every('granted')],
  ]

  await test.step('no third party is contacted before an answer', async () => {
    await page.goto('/')
    await reactUp(page)
    await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
    await expect(page).toHaveURL(/\/o-nama$/)
    expect(foreign).toEqual([])
    expect(await toldTags(page)).toEqual([])
  })

  const answered = await page.goto('/kredit-kalkulator/kes/')
  await reactUp(page)

  await test.step('acceptance loads it, and nothing else does, with every purpose denied first and granted then', async () => {
    expect(foreign).toEqual([])
    expect(await toldTags(page)).toEqual([])
    await answer(page, 'Prihvatam')
    await expect.poll(() => foreign).toEqual([TAGS])
    expect(await toldTags(page)).toEqual([...consents, { 'gtm.start': expect.any(Number), event: 'gtm.js' }])
    await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
    await expect(page).toHaveURL(/\/o-nama$/)
    expect(foreign).toEqual([TAGS])
  })

  await test.step('the content policy names its hosts, and lets its script run', async () => {
    expect(answered?.headers()['content-security-policy']).toContain(
      "script-src 'self' https://www.googletagmanager.com",
    )
    await expect.poll(() => cookieNames(context)).toContain('_ga')
    expect(refused).toEqual([])
  })

  await test.step('revoking denies its purposes and deletes its cookies', async () => {
    await settings(page).click()
    await answer(page, 'Ne prihvatam')
    expect((await toldTags(page)).at(-1)).toEqual(['consent', 'update', every('denied')])
    await expect.poll(() => cookieNames(context)).toEqual(['cookie-consent'])
  })

  await test.step('accepting again grants again, without a second script', async () => {
    await settings(page).click()
    await answer(page, 'Prihvatam')
    const told = (await toldTags(page)).filter((one) => Array.isArray(one) && one[0] === 'consent')
    expect(told).toEqual([...consents, ['consent', 'update', every('denied')], ['consent', 'update', every('granted')]])
    await expect(page.locator('script[src*=googletagmanager]')).toHaveCount(1)
  })

  await test.step('after revoking the next page is without its script', async () => {
    await settings(page).click()
    await answer(page, 'Ne prihvatam')
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
    await reactUp(page)
    expect(await page.locator('script[src*=googletagmanager]').count()).toBe(0)
    expect(await toldTags(page)).toEqual([])
    expect(foreign).toEqual([TAGS])
  })

  await test.step('an earlier acceptance loads it on the next page', async () => {
    await context.addCookies([{ name: 'cookie-consent', value: 'accepted', url: server.url }])
    await page.goto('/kes-kredit')
    await expect.poll(() => foreign).toEqual([TAGS, TAGS])
  })
})

test('refusing and revoking delete what acceptance has left; after refusal no third party is contacted', async ({
  page,
  server,
  context,
}) => {
  const foreign = await watchForeign(page, server.url)
  const left = ['_ga', '_ga_TEST1', '_gid', '_gcl_au'].map((name) => ({ name, value: '1', url: server.url }))
  for (const when of ['after React has started', 'before'] as const)
    await test.step(`refusing ${when} deletes what an earlier acceptance has left, whose own cookie ran out first`, async () => {
      await context.clearCookies()
      await context.addCookies(left)
      await page.goto('/')
      if (when === 'before')
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-choice=reject]')?.click())
      await reactUp(page)
      if (when !== 'before') await answer(page, 'Ne prihvatam')
      await expect.poll(() => cookieNames(context)).toEqual(['cookie-consent'])
      expect(await toldTags(page)).toEqual([])
      expect(foreign).toEqual([])
    })

  await test.step('on the pages that follow no third party is contacted either', async () => {
    const code = page.waitForRequest('**/_assets/tag-manager-*.js')
    await page.goto('/kontakt')
    await reactUp(page)
    await page.evaluate((url) => import(url), (await code).url()) // it has run by then
    expect(foreign).toEqual([])
    expect(await toldTags(page)).toEqual([])
  })

  await test.step('revoking deletes the cookies of the domain above a subdomain too', async () => {
    await context.clearCookies()
    await context.addCookies([{ name: '_ga', value: '1', domain: '.firma.localhost', path: '/' }])
    await page.goto(server.url.replace('127.0.0.1', 'krediti.firma.localhost'))
    await reactUp(page)
    await answer(page, 'Prihvatam')
    await expect.poll(() => cookieNames(context)).toContain('_gid')
    await settings(page).click()
    await answer(page, 'Ne prihvatam')
    await expect.poll(() => cookieNames(context)).toEqual(['cookie-consent'])
  })

  await test.step('if its code fails to load, the page works without it, and only the console says so', async () => {
    const complaints = complaintsOf(page)
    await page.route('**/_assets/tag-manager-*.js', (route) => route.abort())
    await hurryTimers(page) // a failure is told after three seconds
    await page.goto('/kontakt')
    await reactUp(page)
    await expect.poll(() => complaints.at(-1)).toMatch(/tag manager not loaded/)
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toHaveLength(1)
  })
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

test('the privacy box of an enquiry loads nothing in the same page view, only with the next page, and an enquiry succeeds even if that fails', async ({
  page,
  server,
  site,
}) => {
  const foreign = await watchForeign(page, server.url)
  await page.clock.install()
  await page.goto('/kredit-kalkulator/kes/')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await page.clock.runFor(3000)
  await expect(dialog).toBeHidden()
  await page.evaluate(() => {
    history.pushState(null, '', '?rok=48') // the same page
    Object.assign(window, { isSameDocument: true })
  })
  expect(foreign).toEqual([])
  expect(await toldTags(page)).toEqual([])
  await page.clock.resume()
  await test.step('that the site shows', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
    await expect(page).toHaveURL(/\/o-nama$/)
    await expect.poll(() => foreign).toEqual([TAGS])
    expect(await page.evaluate('isSameDocument')).toBe(true)
  })
  await page.route(/^https:/, (route) => route.abort())
  await test.step('that the browser loads', async () => {
    await page.goto('/kontakt')
    await expect.poll(() => foreign).toEqual([TAGS, TAGS])
  })
  await test.step('an enquiry succeeds even if the tags fail to load', async () => {
    const before = await site.leads()
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(before.length + 1)
  })
})
