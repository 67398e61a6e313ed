import type { Page } from '@playwright/test'
import { addDays, formatLongDate } from '#core/money/date.ts'
import { leadDialog } from '#tests/support/lead-form.ts'
import { hold, reactUp } from '#tests/support/navigation.ts'
import { sheets } from '#tests/support/paper.ts'
import { darkModules, modulesOf } from '#tests/support/qr-code.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const PATH = '/referrer-activation'

const state = (page: Page, heading: string) => page.getByRole('main').getByRole('heading', { name: heading })
const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link za preporuku' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Unesite kod preporuke' })

test.describe('the page of the referral says', () => {
  test('that a code waits for consent, that and until when it is active with that, and from then on that it was', async ({
    page,
    context,
  }) => {
    await test.step('a code waits for consent', async () => {
      await page.goto(`${PATH}?referral=agencija-7`)
      await expect(state(page, 'Preporuka čeka Vaš pristanak')).toBeVisible()
      await expect(page.getByText('Kod preporuke: agencija-7')).toBeVisible()
      expect(await context.cookies()).toEqual([])
    })
    await test.step('consent activates it', async () => {
      await page.getByRole('button', { name: 'Prihvatam kolačiće i aktiviram preporuku' }).press('Enter')
      await expect(state(page, 'Preporuka je aktivna')).toBeFocused() // the button is gone
      await expect(page.getByRole('region', { name: 'Kolačići' })).toBeHidden()
      const kept = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort()
      await expect.poll(kept).toEqual(['cookie-consent=accepted', 'referral=agencija-7'])
    })
    await test.step('a code was active before', async () => {
      await page.goto(PATH)
      await expect(state(page, 'Preporuka je već aktivna')).toBeVisible()
      await page.goto(`${PATH}?referral=agencija-7`)
      await expect(state(page, 'Preporuka je već aktivna')).toBeVisible()
    })
    await test.step('another code came first, and not whose', async () => {
      await page.goto(`${PATH}?referral=druga`)
      await expect(state(page, 'Već je zapamćena druga preporuka')).toBeVisible()
      expect(await page.locator('main').innerHTML()).not.toContain('agencija-7')
      expect((await context.cookies()).find(({ name }) => name === 'referral')?.value).toBe('agencija-7')
    })
    await test.step('until when a code is active that was stored on this visit', async () => {
      await context.clearCookies({ name: 'referral' })
      await page.reload()
      await expect(state(page, 'Preporuka je aktivna')).toBeVisible()
      // The day of the pages: right after midnight that may still be the day before.
      const { today } = (await (await page.request.get(`${PATH}/_payload.json`)).json()).view
      const until = formatLongDate(addDays(today, 90)) // specification §9.4
      await expect(page.getByText(`Preporuka je aktivna do ${until}`)).toBeVisible()
    })
  })

  // Without JavaScript: tests/e2e/no-script.e2e.ts.
  test('that there is no code, and takes one, unless it is invalid', async ({ page }) => {
    await page.goto(PATH)
    await test.step('an enquiry of someone who wants to refer opens from the page', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first().click()
      await expect(leadDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(leadDialog(page)).toBeHidden()
    })
    await test.step('that a code is invalid, at its field', async () => {
      await expect(state(page, 'Imate kod preporuke?')).toBeVisible()
      await reactUp(page)
      await codeField(page).fill('nije kod!')
      await page.getByRole('button', { name: 'Aktivirajte preporuku' }).click()
      await expect(codeField(page)).toBeFocused()
      await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(codeField(page)).toHaveAccessibleDescription(/Kod ima od 1 do 64 znaka/)
      await expect(page).toHaveURL(PATH)
    })
    await test.step('takes one', async () => {
      await codeField(page).fill(' agencija-7 ')
      await codeField(page).press('Enter')
      await expect(page).toHaveURL(`${PATH}?referral=agencija-7`)
      await expect(state(page, 'Preporuka čeka Vaš pristanak')).toBeVisible()
    })
    await test.step('that the code of a link is invalid', async () => {
      await page.goto(`${PATH}?referral=${'a'.repeat(65)}`)
      await expect(state(page, 'Kod nije ispravan')).toBeVisible()
      await expect(codeField(page)).toBeVisible()
      expect(await page.context().cookies()).toEqual([])
    })
  })

  test('that the code typed waits for consent, not that of the address', async ({ page }) => {
    const start = await hold(page, '**/_assets/start-*.js') // the form of the server's page is still there
    await page.goto(`${PATH}?referral=prva`)
    await codeField(page).fill('druga')
    await codeField(page).press('Enter')
    await expect(page).toHaveURL(`${PATH}?referral=druga`)
    start()
    await expect(page.getByText('Kod preporuke: druga')).toBeVisible()
  })
})

test('the link of a referral is the home page with the code, to scan, copy, print and share', async ({
  page,
  context,
  site,
}) => {
  const link = `${site.url}/?referral=agencija-7`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { print: () => {} })
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto(`${PATH}?referral=agencija-7`)
  await test.step('it is shown as a QR code too', async () => {
    await expect(linkField(page)).toHaveValue(link)
    const drawn = page.getByRole('img', { name: 'QR kod Vašeg linka za preporuku' })
    expect(modulesOf(await drawn.locator('path').nth(1).getAttribute('d'))).toEqual(darkModules(link))
  })
  await test.step('a press copies it', async () => {
    await page.getByRole('button', { name: 'Kopirajte link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link je kopiran.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })
  await test.step('it is selected for copying by hand if the browser refuses', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      })
    })
    await page.getByRole('button', { name: 'Kopirajte link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Kopiranje nije uspelo.' })).toBeVisible()
    const marked = () =>
      linkField(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
    await expect.poll(marked).toEqual([0, link.length])
  })
  await test.step('only a card is printed', async () => {
    await page.getByRole('button', { name: 'Odštampajte karticu' }).click()
    expect(await sheets(page)).toBe(1)
  })
  await test.step('it opens the system’s share dialog, and has no button without one', async () => {
    await expect(page.getByRole('button', { name: 'Podelite' })).toHaveCount(0)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Podelite' }).click()
    await expect.poll(() => page.evaluate('window.shared?.url')).toBe(link)
  })
})
