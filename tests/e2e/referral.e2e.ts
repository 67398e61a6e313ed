import type { BrowserContext, Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { follow, openWithReact, reactUp, withoutNavigationApi } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const storedIn = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'referral')

async function answer(page: Page, name: 'Prihvatam' | 'Ne prihvatam'): Promise<void> {
  await page.getByRole('region', { name: 'Kolačići' }).getByRole('button', { name, exact: true }).click()
}

/** A visitor who has answered on an earlier page. */
async function answered(context: BrowserContext, url: string, value: 'accepted' | 'rejected'): Promise<void> {
  await context.addCookies([{ name: 'cookie-consent', value, url }])
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'O nama' })

test.describe('without accepted cookies a referral is carried', () => {
  for (const [how, prepare] of Object.entries({
    'drawn by React': async () => {},
    'loaded as documents, without the Navigation API': withoutNavigationApi,
  })) {
    test(`with links, from page to page, ${how}`, async ({ page, context }) => {
      await prepare(page)
      await openWithReact(page, '/?referral=agencija-7')
      await about(page).click()
      await expect(page).toHaveURL('/o-nama?referral=agencija-7')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
      await expect(page).toHaveURL('/kontakt?referral=agencija-7')
      await follow(page.getByRole('banner').getByRole('link', { name: 'Kreditokaz, početna stranica' }))
      await expect(page).toHaveURL('/?referral=agencija-7')
      expect(await context.cookies()).toEqual([])
    })
  }

  test('also after they were refused, and is not stored', async ({ page, context }) => {
    await openWithReact(page, '/?referral=agencija-7')
    await answer(page, 'Ne prihvatam')
    await about(page).click()
    await expect(page).toHaveURL('/o-nama?referral=agencija-7')
    expect(await storedIn(context)).toBeUndefined()
  })

  test('back to a page that had none, and forward from it', async ({ page }) => {
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

  test('back and forward between pages that React rendered', async ({ page }) => {
    await openWithReact(page, '/kontakt')
    await about(page).click()
    await expect(page).toHaveURL('/o-nama')
    await page.evaluate(() => history.replaceState(history.state, '', '?referral=agencija-7'))
    await page.goBack()
    await expect(page).toHaveURL('/kontakt?referral=agencija-7')
    await page.evaluate(() => history.replaceState(history.state, '', '/kontakt'))
    await page.goForward()
    await expect(page).toHaveURL('/o-nama?referral=agencija-7')
    await page.goBack()
    await expect(page).toHaveURL('/kontakt?referral=agencija-7')
  })

  test('to a section of the page and of another page', async ({ page }) => {
    await openWithReact(page, '/kes-kredit?referral=agencija-7')
    const section = page.getByRole('main').locator('a[href^="#"]:visible').first()
    const hash = await section.getAttribute('href')
    await follow(section)
    await expect(page).toHaveURL(`/kes-kredit?referral=agencija-7${hash}`)
    await follow(page.getByRole('contentinfo').getByRole('link', { name: /pristupačnost/i }))
    await expect(page).toHaveURL(/\/[a-z-]+\?referral=agencija-7#.+$/)
  })

  test('to a page that does not exist, and home again from there', async ({ page }) => {
    await page.goto('/ovde-nema-nicega?referral=agencija-7')
    await page.getByRole('link', { name: 'Nazad na početnu' }).click()
    await expect(page).toHaveURL('/?referral=agencija-7')
    await expect(page.getByRole('heading', { name: 'Stranica ne postoji' })).toBeHidden() // the address comes first
    await reactUp(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/jos-jedna', textContent: 'Nema je' })
      document.querySelector('main')?.prepend(link)
    })
    await follow(page.getByRole('link', { name: 'Nema je' }))
    await expect(page.getByRole('heading', { name: 'Stranica ne postoji' })).toBeVisible()
    await expect(page).toHaveURL('/jos-jedna?referral=agencija-7')
  })

  test('into a new tab, with Ctrl and with the middle button', async ({ page, context }) => {
    await openWithReact(page, '/?referral=agencija-7')
    for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page')
      await about(page).click(press)
      await expect(await opened).toHaveURL('/o-nama?referral=agencija-7')
      await (await opened).close()
    }
  })

  test('with the button of the small calculator, beside its figures', async ({ page }) => {
    await openWithReact(page, '/?referral=agencija-7')
    await page.getByRole('button', { name: 'Ceo obračun i plan otplate' }).click()
    await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/\?.*referral=agencija-7/)
    await expect(page).toHaveURL(/cena=/)
  })

  test('through a calculator that writes its figures into the address', async ({ page }) => {
    await openWithReact(page, '/kredit-kalkulator/kes/?referral=agencija-7')
    const months = page.getByRole('textbox', { name: /Rok otplate/ })
    await months.fill('48')
    await months.press('Tab')
    await expect(page).toHaveURL(/rok=48/)
    await expect(page).toHaveURL(/referral=agencija-7/)
  })

  test('through a reload, to the enquiry', async ({ page, site }) => {
    await page.clock.install()
    await page.goto('/?referral=agencija-7')
    await page.reload()
    await about(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama') // a dialog closes with its page
    await expect(page).toHaveURL('/o-nama?referral=agencija-7')
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ referral_id: 'agencija-7' }])
  })

  test('but never over another one, nor to another site', async ({ page }) => {
    await openWithReact(page, '/?referral=agencija-7')
    await page.evaluate(() => {
      const links = { Druga: '/o-nama?referral=druga', Tuđ: 'https://primer.rs/', Adresa: 'mailto:a@primer.rs' }
      for (const [textContent, href] of Object.entries(links)) {
        document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, textContent }))
      }
    })
    for (const name of ['Tuđ', 'Adresa']) {
      const link = page.getByRole('link', { name })
      const before = await link.getAttribute('href')
      await link.dispatchEvent('contextmenu')
      await expect(link).toHaveAttribute('href', before ?? '')
    }
    await follow(page.getByRole('link', { name: 'Druga' }))
    await expect(page).toHaveURL('/o-nama?referral=druga')
  })
})

test.describe('with accepted cookies a referral', () => {
  test('is stored for 90 days and no longer carried', async ({ page, context }) => {
    await openWithReact(page, '/?referral=agencija-7')
    await about(page).click()
    await expect(page).toHaveURL('/o-nama?referral=agencija-7')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/kontakt?referral=agencija-7')
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
  })

  test('is stored at once by a page that is opened with it, and by one that a link leads to', async ({
    page,
    context,
    site,
  }) => {
    await answered(context, site.url, 'accepted')
    await openWithReact(page, '/')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/o-nama?referral=druga', textContent: 'Druga' })
      document.querySelector('main')?.prepend(link)
    })
    await follow(page.getByRole('link', { name: 'Druga' }))
    await expect.poll(() => storedIn(context)).toMatchObject({ value: 'druga' })
    await context.clearCookies({ name: 'referral' })
    await page.goto('/kontakt?referral=treca')
    await expect.poll(() => storedIn(context)).toMatchObject({ value: 'treca' })
  })

  test('never replaces the first, which is sent with the enquiry', async ({ page, context, site }) => {
    await answered(context, site.url, 'accepted')
    await page.clock.install()
    await page.goto('/?referral=prva')
    await expect.poll(() => storedIn(context)).toMatchObject({ value: 'prva' })
    await page.goto('/?referral=druga')
    expect(await storedIn(context)).toMatchObject({ value: 'prva' })
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toMatchObject([{ referral_id: 'prva' }])
  })
})

test('an enquiry, by its privacy box, stores the referral of the address', async ({ page, context, site }) => {
  await page.clock.install()
  await page.goto('/?referral=agencija-7')
  const dialog = await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await expect.poll(() => storedIn(context)).toMatchObject({ value: 'agencija-7' })
  expect(await site.leads()).toMatchObject([{ referral_id: 'agencija-7' }])
})

test('an enquiry sent again from a page without the code is one lead, if cookies are blocked', async ({
  page,
  site,
}) => {
  await block(page, 'cookie')
  await page.clock.install()
  await openWithReact(page, '/?referral=agencija-7')
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

test('an invalid referral code is ignored: neither carried, nor stored, nor sent', async ({ page, context, site }) => {
  await answered(context, site.url, 'rejected')
  await openWithReact(page, '/')
  for (const code of ['a b', '<script>', 'a%00']) {
    await page.goto(`/?referral=${code.includes('%') ? code : encodeURIComponent(code)}`)
    await reactUp(page)
    await about(page).click()
    await expect(page).toHaveURL('/o-nama')
  }
  await answered(context, site.url, 'accepted')
  await page.clock.install()
  await page.goto(`/?referral=${'a'.repeat(65)}`)
  expect(await storedIn(context)).toBeUndefined()
  const dialog = await openLead(page)
  await page.keyboard.press('Escape')
  await readyLead(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  expect(await site.leads()).toMatchObject([{ referral_id: null }])
})
