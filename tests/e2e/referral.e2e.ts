import type { BrowserContext, Locator, Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { follow, openWithReact, reactUp, withoutNavigationApi } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const storedIn = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'referral')

async function answer(page: Page, name: 'Prihvatam' | 'Ne prihvatam'): Promise<void> {
  await page.getByRole('region', { name: 'Kolačići' }).getByRole('button', { name, exact: true }).click()
}

async function sendEnquiry(page: Page): Promise<void> {
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'O nama' })

/** Puts links into the page, by their texts. */
const addLinks = (page: Page, links: Record<string, string>) =>
  page.evaluate((added) => {
    for (const [textContent, href] of Object.entries(added)) {
      document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, textContent }))
    }
  }, links)

test.describe('without accepted cookies a referral is carried', () => {
  test('by every way of following a link, and through calculators, but never over another one', async ({
    page,
    context,
  }) => {
    await openWithReact(page, '/?referral=agencija-7')
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' })
    await test.step('into a new tab, with Ctrl and with the middle button', async () => {
      const presses: [Locator, Parameters<Locator['click']>[0], string][] = [
        [about(page), { modifiers: ['ControlOrMeta'] }, '/o-nama?referral=agencija-7'],
        [contact, { button: 'middle' }, '/kontakt?referral=agencija-7'],
      ]
      for (const [link, press, url] of presses) {
        const opened = context.waitForEvent('page')
        await link.click(press)
        await expect(await opened).toHaveURL(url)
        await (await opened).close()
      }
    })
    await test.step('with links, from page to page', async () => {
      await about(page).click()
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await contact.click()
      await expect(page).toHaveURL('/kontakt?referral=agencija-7')
      await follow(page.getByRole('banner').getByRole('link', { name: 'Kreditokaz, početna stranica' }))
      await expect(page).toHaveURL('/?referral=agencija-7')
      expect(await context.cookies()).toEqual([])
    })
    await test.step('with the button of the small calculator, beside its figures', async () => {
      await page.getByRole('button', { name: 'Ceo obračun i plan otplate' }).click()
      await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/\?.*referral=agencija-7/)
      await expect(page).toHaveURL(/cena=/)
    })
    await test.step('through a calculator that writes its figures into the address', async () => {
      const years = page.getByRole('textbox', { name: /Rok otplate/ })
      await years.fill('25')
      await years.press('Tab')
      await expect(page).toHaveURL(/rok=300/)
      await expect(page).toHaveURL(/referral=agencija-7/)
    })
    await test.step('to a section of the page and of another page', async () => {
      await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Keš kredit', exact: true }))
      await expect(page).toHaveURL('/kes-kredit?referral=agencija-7')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keš kredit')
      const section = page.getByRole('main').locator('a[href^="#"]:visible').first()
      const hash = await section.getAttribute('href')
      await follow(section)
      await expect(page).toHaveURL(`/kes-kredit?referral=agencija-7${hash}`)
      await follow(page.getByRole('contentinfo').getByRole('link', { name: /pristupačnost/i }))
      await expect(page).toHaveURL(/\/[a-z-]+\?referral=agencija-7#.+$/)
    })
    await test.step('also after cookies were refused, and is not stored', async () => {
      await answer(page, 'Ne prihvatam')
      await about(page).click()
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama')
      expect(await storedIn(context)).toBeUndefined()
    })
    await test.step('but never over another one, nor to another site', async () => {
      await addLinks(page, {
        Druga: '/kontakt?referral=druga',
        Tuđ: 'https://primer.rs/',
        Adresa: 'mailto:a@primer.rs',
      })
      for (const name of ['Tuđ', 'Adresa']) {
        const link = page.getByRole('link', { name, exact: true })
        const before = await link.getAttribute('href')
        await link.dispatchEvent('contextmenu')
        await expect(link).toHaveAttribute('href', before ?? '')
      }
      await follow(page.getByRole('link', { name: 'Druga', exact: true }))
      await expect(page).toHaveURL('/kontakt?referral=druga')
    })
  })

  test('by a link to a page that is loaded as a document, without the Navigation API', async ({ page }) => {
    await withoutNavigationApi(page)
    await openWithReact(page, '/kontakt?referral=agencija-7')
    await about(page).click()
    await expect(page).toHaveURL('/o-nama?referral=agencija-7')
  })

  test('back and forward, to a page that does not exist, and through a reload to the enquiry, which stores it', async ({
    page,
    context,
    site,
  }) => {
    const move = (to: string) =>
      page.evaluate(async (url) => {
        await window.navigation?.transition?.finished // whose end carries the code
        history.replaceState(history.state, '', url)
      }, to)
    await test.step('back to a page that had none, and forward from it', async () => {
      await page.goto('/o-nama')
      await page.goto('/kontakt?referral=agencija-7')
      await page.goBack()
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await reactUp(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Politika privatnosti' }).click()
      await expect(page).toHaveURL('/politika-privatnosti?referral=agencija-7')
      await page.goBack()
      await page.goForward()
      await expect(page).toHaveURL('/politika-privatnosti?referral=agencija-7')
    })
    await test.step('back and forward between pages that React rendered', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politika privatnosti')
      await move('/politika-privatnosti')
      await page.getByRole('contentinfo').getByRole('link', { name: 'O nama' }).click()
      await expect(page).toHaveURL('/o-nama')
      await move('?referral=agencija-7')
      await page.goBack()
      await expect(page).toHaveURL('/politika-privatnosti?referral=agencija-7')
      await move('/politika-privatnosti')
      await page.goForward()
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await page.goBack()
      await expect(page).toHaveURL('/politika-privatnosti?referral=agencija-7')
    })
    await test.step('to a page that does not exist, and home again from there', async () => {
      await page.goto('/ovde-nema-nicega?referral=agencija-7')
      await page.getByRole('link', { name: 'Nazad na početnu' }).click()
      await expect(page).toHaveURL('/?referral=agencija-7')
      await expect(page.getByRole('heading', { name: 'Stranica ne postoji' })).toBeHidden() // the address comes first
      await reactUp(page)
      await addLinks(page, { 'Nema je': '/jos-jedna' })
      await follow(page.getByRole('link', { name: 'Nema je' }))
      await expect(page.getByRole('heading', { name: 'Stranica ne postoji' })).toBeVisible()
      await expect(page).toHaveURL('/jos-jedna?referral=agencija-7')
    })
    await test.step('through a reload, to the enquiry, whose privacy box stores it', async () => {
      await page.clock.install()
      await page.goto('/kontakt?referral=agencija-7')
      await page.reload()
      await about(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama') // a dialog closes with its page
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await sendEnquiry(page)
      await expect.poll(() => storedIn(context)).toMatchObject({ value: 'agencija-7' })
      expect(await site.leads()).toMatchObject([{ referral_id: 'agencija-7' }])
    })
  })
})

test('with accepted cookies a referral is stored and no longer carried, and never replaces the first', async ({
  page,
  context,
  site,
}) => {
  await openWithReact(page, '/kontakt?referral=agencija-7')
  await about(page).click()
  await expect(page).toHaveURL('/o-nama?referral=agencija-7')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt?referral=agencija-7')
  await test.step('it is stored for 90 days and no longer carried', async () => {
    await answer(page, 'Prihvatam')
    await expect.poll(() => storedIn(context)).toBeDefined()
    const stored = await storedIn(context)
    expect(stored).toMatchObject({ value: 'agencija-7', path: '/', sameSite: 'Lax' })
    expect(((stored?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(90, 1)
    await about(page).click() // the same link that carried it before
    await expect(page).toHaveURL('/o-nama')
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL('/o-nama')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama')
  })
  await test.step('it is stored at once by a page that a link leads to, and by one that is opened with it', async () => {
    await context.clearCookies({ name: 'referral' })
    await addLinks(page, { Druga: '/kontakt?referral=druga' })
    await follow(page.getByRole('link', { name: 'Druga', exact: true }))
    await expect.poll(() => storedIn(context)).toMatchObject({ value: 'druga' })
    await context.clearCookies({ name: 'referral' })
    await page.goto('/kontakt?referral=prva')
    await expect.poll(() => storedIn(context)).toMatchObject({ value: 'prva' })
  })
  await test.step('it never replaces the first, which is sent with the enquiry', async () => {
    await page.clock.install()
    await page.goto('/kontakt?referral=treca')
    await reactUp(page)
    expect(await storedIn(context)).toMatchObject({ value: 'prva' })
    await sendEnquiry(page)
    expect(await site.leads()).toMatchObject([{ referral_id: 'prva' }])
  })
})

test('an enquiry sent again from a page without the code is one lead, if cookies are blocked', async ({
  page,
  site,
}) => {
  await block(page, 'cookie')
  await page.clock.install()
  await openWithReact(page, '/kontakt?referral=agencija-7')
  await page.route('**/api/items/leads', async (route) => {
    await route.fetch() // it is stored, but the response is lost
    await route.abort('connectionreset')
  })
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/items/leads')
  await page.keyboard.press('Escape')
  await about(page).click()
  await expect(page).toHaveURL('/o-nama')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama') // a dialog closes with its page
  await openLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toMatchObject([{ referral_id: 'agencija-7' }])
})

// What else is no code: core/visit/referral.test.ts.
test('an invalid referral code is ignored: neither carried, nor stored, nor sent', async ({ page, context, site }) => {
  await page.clock.install()
  await openWithReact(page, `/kontakt?referral=${'a'.repeat(65)}`)
  await about(page).click()
  await expect(page).toHaveURL('/o-nama')
  await page.goBack()
  await answer(page, 'Prihvatam')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
  await page.reload() // a page may store it as it opens, too
  await sendEnquiry(page)
  expect(await storedIn(context)).toBeUndefined()
  expect(await site.leads()).toMatchObject([{ referral_id: null }])
})
