/** Code that fails to load: one reload in ten seconds, then a readable page with the phone number (specification §4.14). */
import type { Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { choice } from '#tests/support/calculator.ts'
import { formUp, openLead } from '#tests/support/lead-form.ts'
import { hold, openWithReact, passTime, reactUp, stopTimeOfDay } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

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

const cookiePolicy = '**/_assets/policy-*.js'

/** Follows a link to a page whose code is its own. */
async function goToCookiePolicy(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politika upotrebe kolačića' }).click()
}

test.describe('code of a page', () => {
  for (const { name, path, code } of [
    { name: 'Politika upotrebe kolačića', path: '/politika-upotrebe-kolacica', code: cookiePolicy },
    { name: 'Početna', path: '/', code: '**/_assets/home-*.js' },
  ]) {
    test(`that fails reloads once, and the server’s page is shown at its own address: ${path}`, async ({ page }) => {
      await hold(page, '**/_assets/calculator-*.js')
      await openWithReact(page, '/kredit-kalkulator/stambeni/')
      await page.getByRole('textbox', { name: /Cena nekretnine/ }).fill('150000') // which must not reach the next page
      await page.route(code, (route) => route.abort())
      const loads = loadsOf(page, path)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.locator('main [data-island=calculator]')).toHaveCount(0)
      await expect(page).toHaveURL(path)
      expect(loads()).toBe(1)
    })
  }

  test('that fails again within ten seconds shows the error page with the phone number, without a reload', async ({
    page,
  }) => {
    await openWithReact(page, '/')
    await page.route('**/o-nama/_payload.json', (route) => route.abort())
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    await header(page).getByRole('link', { name: 'O nama' }).click()
    await expect(heading(page)).toHaveText('O nama')
    await expect(page.locator('html')).toHaveAttribute('data-react', 'up')
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

  test('that fails again later reloads again', async ({ page }) => {
    await openWithReact(page, '/')
    await page.route('**/o-nama/_payload.json', (route) => route.abort())
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    await header(page).getByRole('link', { name: 'O nama' }).click()
    await expect(heading(page)).toHaveText('O nama')
    await reactUp(page)
    await passTime(page, 10_000)
    const loads = loadsOf(page, '/kontakt')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(loads()).toBe(1)
  })

  test('and its data failing together count once', async ({ page }) => {
    await openWithReact(page, '/')
    await page.route(cookiePolicy, (route) => route.abort())
    await page.route('**/politika-upotrebe-kolacica/_payload.json', (route) => route.abort())
    const loads = loadsOf(page, '/politika-upotrebe-kolacica')
    await goToCookiePolicy(page)
    await expect(heading(page)).toHaveText('Politika upotrebe kolačića')
    await expect(page.getByText('Stranica ne postoji')).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  test('that fails without storage never reloads: nothing could stop a loop', async ({ page }) => {
    await block(page, 'sessionStorage')
    await openWithReact(page, '/')
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    const loads = loadsOf(page, '/kontakt')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await expect(phone(page)).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('that fails leaves the links working', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('reload-guard', String(Date.now())))
    await openWithReact(page, '/o-nama')
    await page.route('**/kontakt/_payload.json', (route) => route.abort())
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await page.goBack()
    await expect(heading(page)).toHaveText('O nama')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Stranica ne postoji')
    await page.getByRole('main').getByRole('link', { name: 'Nazad na početnu' }).click()
    await expect(heading(page)).toHaveText('Sitna slova čitamo naglas.')
  })
})

test.describe('React that never loads', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_assets/start-*.js', (route) => route.abort())
  })

  test('reloads the page once, on which links, dropdowns and the menu then work', async ({ page }) => {
    const loads = loadsOf(page, '/o-nama')
    await failed(page, '/o-nama')
    expect(loads()).toBe(2)
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
  })

  test('shows the phone number in place of the form, and keeps the small calculator, which the server answers', async ({
    page,
  }) => {
    await failed(page, '/')
    const dialog = await openLead(page)
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pošaljite' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.locator('form[data-product=cash]').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page).toHaveURL(/\/kredit-kalkulator\/kes\/\?iznos=\d+&rok=\d+$/)
    await expect(heading(page)).toHaveText('Kalkulator keš kredita')
  })

  test('keeps the calculator, whose figures come from the server', async ({ page }) => {
    await failed(page, '/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=5')
    const result = page.getByRole('region', { name: 'Rezultat' })
    await expect(result).toContainText('527,96')
    await page.getByRole('button', { name: 'Povećajte' }).first().click() // the step button cannot work; the rest does
    await page.getByRole('textbox', { name: /Cena nekretnine/ }).fill('150000')
    await page.getByRole('textbox', { name: /Cena nekretnine/ }).press('Enter')
    await expect(page).toHaveURL(/cena=150000/)
    await expect(result).toContainText('857,94') // the deposit stays the sum that its field shows
  })
})

test('a page whose first script never loads has links, the menu, and the phone number in place of the form', async ({
  page,
}) => {
  await page.route('**/_assets/boot-*.js', (route) => route.abort())
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

test('what was typed into a calculator survives the reload after React’s first chunk failed', async ({ page }) => {
  const { promise: typed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/_assets/start-*.js', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto('/kredit-kalkulator/stambeni/?cena=100000&rok=240&plan=meseci&referral=agencija-7')
  const price = page.getByRole('textbox', { name: /Cena nekretnine/ })
  await price.fill('150000')
  await choice(page, 'Jednake rate glavnice').click()
  const reloaded = page.waitForEvent('load')
  fail()
  await reloaded
  await expect(price).toHaveValue('150.000')
  await expect(page.getByRole('radio', { name: /jednake? rat/i })).toBeChecked()
  await expect(page).toHaveURL(/[?&]plan=meseci&.*referral=agencija-7/)
})

test('a calculator in which nothing was typed keeps its address over that reload', async ({ page }) => {
  await page.route('**/_assets/start-*.js', (route) => route.abort())
  await failed(page, '/kredit-kalkulator/stambeni/')
  await expect(page).toHaveURL(/\/kredit-kalkulator\/stambeni\/$/)
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
