/** Code that fails to load: one reload in ten seconds, then a readable page with the phone number (specification §4.14). */
import type { Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { formUp, openLead } from '#tests/support/lead-form.ts'
import { hold, openWithReact, passTime, reactUp, stopTimeOfDay } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

// The page's clock stands still unless a test moves it, so that a second failure is within ten seconds of the first,
// however slow the machine is.
test.beforeEach(async ({ page }) => {
  await stopTimeOfDay(page)
})

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const phone = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]')

/** How often the document at a path is requested, counted from now on. */
function loadsOf(page: Page, path: string): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
  })
  return () => loads
}

test.describe('code of a page', () => {
  test('that fails reloads once, and the server’s page is shown at its own address', async ({ page }) => {
    await hold(page, '**/_assets/calculator-*.js')
    const follow = async (name: string, path: string, title: string) => {
      const loads = loadsOf(page, path)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.locator('main [data-island=calculator]')).toHaveCount(0)
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('Stranica ne postoji')).toHaveCount(0)
      expect(loads()).toBe(1)
    }
    await test.step('code, on the way from a calculator whose fields must not reach the next page', async () => {
      await openWithReact(page, '/kredit-kalkulator/stambeni/')
      await page.getByRole('textbox', { name: /Cena nekretnine/ }).fill('150000')
      await page.route('**/_assets/home-*.js', (route) => route.abort())
      await follow('Početna', '/', 'Sitna slova čitamo naglas.')
    })
    await test.step('code and data that fail together count once', async () => {
      const cookies = 'Politika upotrebe kolačića'
      await reactUp(page)
      await passTime(page, 10_000) // since the failure before
      for (const file of ['**/_assets/policy-*.js', '**/politika-upotrebe-kolacica/_payload.json'])
        await page.route(file, (route) => route.abort())
      await follow(cookies, '/politika-upotrebe-kolacica', cookies)
    })
  })

  test('that fails again', async ({ page }) => {
    await openWithReact(page, '/')
    await page.route('**/o-nama/_payload.json', (route) => route.abort())
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    await header(page).getByRole('link', { name: 'O nama' }).click()
    await expect(heading(page)).toHaveText('O nama')
    await reactUp(page)

    await test.step('within ten seconds shows the error page with the phone number, without a reload', async () => {
      const loads = loadsOf(page, '/kontakt')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Otvori meni' }).click()
      await page.getByRole('dialog', { name: 'Meni' }).getByRole('link', { name: 'Kontakt' }).click()
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText('Stranica ne postoji')
      await expect(page.locator('header [aria-current=page]')).toHaveText('Kontakt')
      await expect(phone(page)).toBeVisible()
      await expect(page).toHaveTitle('Stranica ne postoji | Kreditokaz')
      expect(loads()).toBe(0)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Učitajte ponovo' }).click()
      await expect(heading(page)).toHaveText('Kontakt')
    })

    await test.step('later reloads again', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.route('**/o-nama/_payload.json', (route) => route.abort())
      await reactUp(page)
      await passTime(page, 10_000)
      const loads = loadsOf(page, '/o-nama')
      await header(page).getByRole('link', { name: 'O nama' }).click()
      await expect(heading(page)).toHaveText('O nama')
      expect(loads()).toBe(1)
    })
  })

  test('that fails without storage never reloads (nothing could stop a loop), and leaves the links working', async ({
    page,
  }) => {
    await block(page, 'sessionStorage')
    await openWithReact(page, '/o-nama')
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    const loads = loadsOf(page, '/kontakt')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await expect(phone(page)).toBeVisible()
    expect(loads()).toBe(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await page.getByRole('main').getByRole('link', { name: 'Nazad na početnu' }).click()
    await expect(heading(page)).toHaveText('Sitna slova čitamo naglas.')
  })
})

test('React that never loads reloads the page once, which then works as HTML', async ({ page }) => {
  await page.route('**/_assets/start-*.js', (route) => route.abort())

  await test.step('a calculator in which nothing was typed keeps its address over that reload', async () => {
    const loads = loadsOf(page, '/kredit-kalkulator/stambeni/')
    await failed(page, '/kredit-kalkulator/stambeni/')
    await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/$/)
    expect(loads()).toBe(2)
  })

  await test.step('links, dropdowns and the menu work', async () => {
    await header(page).getByRole('button', { name: 'Krediti' }).click()
    await header(page).getByRole('link', { name: 'Keš kredit' }).click()
    await expect(heading(page)).toHaveText('Keš kredit')
    const [visit] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()))
    expect(visit.type).toBe('navigate') // the browser's own navigation, not an intercepted one that ended in a reload
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Otvori meni' }).click()
    await page.getByRole('dialog', { name: 'Meni' }).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
    await page.goBack()
    await expect(heading(page)).toHaveText('Keš kredit')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the form gives way to the phone number, and the small calculator is answered by the server', async () => {
    await failed(page, '/')
    const dialog = await openLead(page)
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pošaljite' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.locator('form[data-product=housing]').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/\?cena=100000&rok=360$/)
    await expect(heading(page)).toHaveText('Kalkulator stambenog kredita')
  })

  await test.step('the figures of a calculator come from the server', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
    const result = page.getByRole('region', { name: 'Rezultat' })
    await expect(result).toContainText('405,35')
    await page.getByRole('button', { name: 'Povećajte' }).first().click() // the step button cannot work; the rest does
    await page.getByRole('textbox', { name: /Cena nekretnine/ }).fill('150000')
    await page.getByRole('textbox', { name: /Cena nekretnine/ }).press('Enter')
    await expect(page).toHaveURL(/cena=150000/)
    await expect(result).toContainText('658,69') // the deposit stays the sum that its field shows
  })
})

test('a page whose first script never loads has links, the menu, and the phone number in place of the form', async ({
  page,
}) => {
  await page.route('**/_assets/boot-*.js', (route) => route.abort())
  // What waits for the style sheet, which that script loads, is shown after four seconds.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
  await page.goto('/o-nama')
  const dialog = await openLead(page)
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pošaljite' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Zatvori' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await page.getByRole('dialog', { name: 'Meni' }).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
})

test('the dialog whose code fails shows the phone number in place of the form, after one reload', async ({ page }) => {
  await page.route('**/_assets/lead-dialog-*.js', (route) => route.abort())
  await openWithReact(page, '/o-nama')
  const loads = loadsOf(page, '/o-nama')
  const reloaded = page.waitForEvent('load')
  await openLeadNatively(page)
  await reloaded
  await reactUp(page)
  await openLeadNatively(page)
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toBeVisible()
  expect(loads()).toBe(1)
})

test('a form whose code has loaded is not reloaded while someone types, even if other code of the page fails', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('reload-guard', String(Date.now())))
  const { promise: typed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/_assets/mini-calculator-*.js', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto('/')
  const dialog = await openLead(page)
  await formUp(page)
  const firstName = dialog.getByLabel('Ime', { exact: true })
  await firstName.fill('Ljiljana')
  fail()
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
  await expect(firstName).toBeFocused()
  await dialog.getByRole('button', { name: 'Pošaljite' }).click()
  await expect(dialog.locator('[data-error]')).toHaveCount(4)
})

test('what was typed before the form was hydrated survives the reload after its chunk failed', async ({ page }) => {
  let isBlocked = true
  const { promise: typed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/_assets/lead-dialog-*.js', async (route) => {
    if (!isBlocked) return route.continue()
    await typed
    await route.abort()
  })
  await page.goto('/o-nama')
  const dialog = await openLead(page)
  await dialog.getByLabel('Ime', { exact: true }).fill('Ljiljana')
  await dialog.getByLabel('Broj telefona').fill('064 123 45 67')
  isBlocked = false
  const reloaded = page.waitForEvent('load')
  fail()
  await reloaded
  await openLead(page)
  await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue('Ljiljana')
  await expect(dialog.getByLabel('Broj telefona')).toHaveValue('064 123 45 67')
})

test('what was typed survives the reload after the chunk of the next page failed', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  await page.route('**/kontakt/_payload.json', (route) => route.abort())
  const dialog = await openLead(page)
  await formUp(page)
  await dialog.getByLabel('Ime', { exact: true }).fill('Ljiljana')
  await page.keyboard.press('Escape')
  await header(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await openLead(page)
  await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue('Ljiljana')
})

/** Opens a page on which React has failed and will not be tried again. */
async function failed(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
}

/** Presses the header's button; what follows may be a reload as well as the dialog. */
async function openLeadNatively(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Pošaljite upit' }).click()
}
