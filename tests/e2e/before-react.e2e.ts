/** What a visitor does before hydration is not lost: it is adopted, or held and repeated (docs/decisions/0002). */
import type { Page } from '@playwright/test'
import { choice } from '#tests/support/calculator.ts'
import { formUp, leadDialog, openLead } from '#tests/support/lead-form.ts'
import { complaintsOf, follow, hold, isMarked, markDocument, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine, slowPhone } from '#tests/support/slow-phone.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const react = '**/_assets/start-*.js'

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const result = (page: Page) => page.getByRole('region', { name: 'Rezultat' })
const price = (page: Page) => page.getByRole('textbox', { name: 'Cena nekretnine' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Cena nekretnine' })

/** 80.000 EUR over 20 years at 5 %: 527,96 a month. */
const calculator = '/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=240&kamata=5'

/** Opens a page and holds back React's code. @returns releases it */
async function openWithoutReact(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, react)
  await page.goto(path)
  return async () => {
    release()
    await reactUp(page)
  }
}

test.describe('on the calculator', () => {
  test('an amount typed before React gives its figures and its address, and stays even beside a foreign element', async ({
    page,
  }) => {
    await test.step('it gives its figures and its address', async () => {
      const start = await openWithoutReact(page, calculator)
      // Without a pointer or focus event, as dictation software does.
      await price(page).evaluate((field: HTMLInputElement) => {
        field.value = '150000'
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await start()
      await expect(result(page)).toContainText('791,95')
      await expect(price(page)).toHaveValue('150.000')
      await expect(page).toHaveURL(/cena=150000/)
    })

    await test.step('it stays even if an extension has inserted an element beside it', async () => {
      const start = await openWithoutReact(page, calculator)
      await price(page).fill('150000')
      await price(page).evaluate((field) => field.after(document.createElement('div')))
      await start()
      await expect(result(page)).toContainText('791,95')
      await expect(price(page)).toHaveValue('150000')
    })
  })

  test('a slider moved by a key, another one by the mouse, a choice and a press on a step button', async ({ page }) => {
    const start = await openWithoutReact(page, calculator)
    const term = page.getByRole('slider', { name: 'Rok otplate' })

    await test.step('a slider moved by a key updates its track', async () => {
      // Needed only by browsers without typed `attr()`, which cannot be tested here.
      const filled = () => slider(page).evaluate((range) => Number.parseFloat(range.style.getPropertyValue('--p')))
      const first = await filled()
      await slider(page).focus()
      await page.keyboard.press('ArrowRight')
      expect(await filled()).toBeGreaterThan(first)
      await expect(slider(page)).toHaveValue('101000') // a step of 1.000 EUR
    })
    const moved = await test.step('a slider is dragged', async () => {
      await term.scrollIntoViewIfNeeded() // once it is at rest
      const box = await term.boundingBox()
      if (!box) throw new Error('The slider is not shown.')
      await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
      return term.inputValue()
    })
    await page.getByRole('button', { name: 'Povećajte' }).first().click()
    await page.getByRole('button', { name: 'Povećajte' }).nth(1).click() // that of the deposit, with the same name
    await choice(page, 'Jednake rate glavnice').click()
    await start()

    await test.step('all of it is kept, and the press repeated once', async () => {
      await expect(slider(page)).toHaveValue('102000')
      await expect(price(page)).toHaveValue('102.000')
      await expect(page).toHaveURL(/cena=102000&ucesce=20\.58/) // 21.000, one step more
      await expect(term).toHaveValue(moved)
      await expect(page).toHaveURL(new RegExp(`rok=${moved}&`))
      await expect(page).toHaveURL(/otplata=jednake-rate/)
      await expect(page.getByRole('radio', { name: /jednake? rat/i })).toBeChecked()
    })
  })

  test('Enter in a field stays on the page, and the amount and a press count once on a busy processor', async ({
    page,
  }) => {
    const start = await openWithoutReact(page, calculator)
    await markDocument(page)
    await price(page).fill('150000')
    await price(page).press('Enter')
    // A synchronous request blocks the page as other work does, and leaves this machine to others.
    await page.route('**/three-seconds', async (route) => {
      await new Promise((passed) => setTimeout(passed, 3000))
      await route.fulfill({ body: '' })
    })
    const started = start()
    await page.evaluate(() => {
      const request = new XMLHttpRequest()
      request.open('GET', '/three-seconds', false)
      request.send()
    })
    await page.getByRole('button', { name: 'Povećajte' }).first().click()
    await started
    await expect(slider(page)).toHaveValue('151000')
    await expect(price(page)).toHaveValue('151.000')
    await expect(page).toHaveURL(/cena=151000/)
    expect(await isMarked(page)).toBe(true)
  })
})

test('the small calculator of the home page adopts what was moved', async ({ page }) => {
  const start = await openWithoutReact(page, '/')
  const form = page.locator('form[data-product=housing]')
  await form.getByRole('slider').first().focus()
  await page.keyboard.press('End')
  const end = await form.getByRole('slider').first().inputValue()
  await start()
  await expect(form.getByRole('slider').first()).toHaveValue(end)
  await expect(
    form
      .locator('output, [class]')
      .filter({ hasText: Number(end).toLocaleString('de-DE') })
      .first(),
  ).toBeVisible()
  // Changes are announced after a pause.
  const figures = form.getByRole('definition')
  await expect(async () => {
    const text = `Mesečna rata ${await figures.first().textContent()}, EKS sa naknadom ${await figures.last().textContent()}.`
    // The figures may still be the old ones.
    await expect(form.locator('p[role=status]')).toHaveText(text, { timeout: 1000 })
  }).toPass()
})

test.describe('the lead dialog', () => {
  test('opened before any script ran is hydrated without another touch', async ({ page }) => {
    const release = await hold(page, /_assets\/boot-/)
    await page.goto('/o-nama', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' }).press('Enter')
    await expect(leadDialog(page)).toBeVisible()
    release()
    await expect(leadDialog(page).getByRole('checkbox', { name: 'Stambeni kredit' })).toBeVisible()
  })

  test('keeps every letter typed and every box ticked while React loads', async ({ page }) => {
    const start = await openWithoutReact(page, '/o-nama')
    const dialog = await openLead(page)
    await dialog.getByLabel('Prezime').fill('Đorđević')
    await dialog.getByRole('checkbox', { name: 'Želim da primam' }).uncheck()
    const name = dialog.getByLabel('Ime', { exact: true })
    const started = start()
    await name.pressSequentially('Ljiljana Ana Marija')
    await started
    await formUp(page)
    await expect(name).toHaveValue('Ljiljana Ana Marija')
    await expect(name).toBeFocused()
    await expect(dialog.getByLabel('Prezime')).toHaveValue('Đorđević')
    await expect(dialog.getByRole('checkbox', { name: 'Želim da primam' })).not.toBeChecked()
  })

  test('knows which button opened it, and repeats a press on its own button that came too early', async ({ page }) => {
    const start = await openWithoutReact(page, '/kes-kredit')
    const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
    const dialog = await openLead(page, opener.first())
    await dialog.getByRole('button', { name: 'Pošaljite' }).click()
    await start()
    await expect(dialog.getByText('Unesite validnu email adresu.')).toBeVisible()
    await expect(dialog.getByText('Upit za: Keš kredit')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  test('stays open and filled in even if an extension has inserted an element among the fields', async ({ page }) => {
    const start = await openWithoutReact(page, '/o-nama')
    const dialog = await openLead(page)
    await dialog.getByRole('checkbox', { name: 'Želim da primam' }).uncheck()
    await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('ArrowRight')
    const surname = dialog.getByLabel('Prezime')
    await surname.fill('Đorđević')
    await surname.evaluate((field) => field.after(document.createElement('div')))
    await start()
    await formUp(page)
    await expect(surname).toHaveValue('Đorđević')
    await expect(surname).toBeFocused()
    await expect(dialog.getByRole('checkbox', { name: 'Želim da primam' })).not.toBeChecked()
    await expect(dialog.getByText('11:00 i 16:00')).toBeVisible()
    await page.reload()
    await openLead(page)
    await expect(surname).toHaveValue('Đorđević')
  })
})

test('menu, dropdown and dialog open and close before React', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  const start = await openWithoutReact(page, '/o-nama')
  await header(page).getByRole('button', { name: 'Krediti' }).click()
  await expect(header(page).getByRole('link', { name: 'Keš kredit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('link', { name: 'Keš kredit' })).toBeHidden()
  const dialog = await openLead(page)
  await dialog.getByRole('button', { name: 'Zatvori' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  const menu = page.getByRole('dialog', { name: 'Meni' })
  await expect(menu).toBeVisible()
  await start()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Zatvori meni' }).click()
  await expect(menu).toBeHidden()
})

test.describe('the first click on a link, right after load', () => {
  test('waits for React on a fast connection, a second at most', async ({ page }) => {
    await page.clock.install({ time: 0 }) // the connection counts as fast
    await page.clock.pauseAt(3_600_000)
    const start = await openWithoutReact(page, '/o-nama')

    await test.step('after a second the page is loaded', async () => {
      await markDocument(page)
      await header(page).getByRole('link', { name: 'Kontakt' }).click()
      await expect(page).toHaveURL(/\/kontakt$/)
      await page.clock.runFor(1000)
      await expect(heading(page)).toHaveText('Kontakt')
      expect(await isMarked(page)).toBe(false)
    })

    await test.step('before that React shows it, and no page is loaded', async () => {
      await markDocument(page)
      const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Politika privatnosti' })
      await expect(policy).toBeVisible()
      await follow(policy) // by keyboard: the footer may move under the mouse while its styles load
      await expect(page).toHaveURL(/\/politika-privatnosti$/)
      await page.clock.runFor(500)
      await header(page).getByRole('link', { name: 'O nama' }).click() // which restarts the timeout
      await expect(page).toHaveURL(/\/o-nama$/)
      await page.clock.runFor(999)
      await start()
      await expect(heading(page)).toHaveText('O nama')
      expect(await isMarked(page)).toBe(true)
    })
  })

  test('loads the page at once on a slow connection', async ({ page }) => {
    await slowLine(page)
    await openWithoutReact(page, '/o-nama')
    const askedFrom: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/kontakt')) askedFrom.push(new URL(page.url()).pathname)
    })
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
    expect(askedFrom).toEqual(['/o-nama']) // the browser's own navigation: an intercepted one changes the address first
  })
})

test('React starts by itself even if the browser never reports a paint', async ({ page }) => {
  // As in Firefox when it scrolls the page at load, after a reload or to a fragment.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/o-nama')
  await reactUp(page)
})

test.describe('on a slow phone and a slow connection', () => {
  test('nothing done from the first paint on is lost', async ({ page }) => {
    const complaints = complaintsOf(page)
    const speedUp = await slowPhone(page)
    await page.goto('/', { waitUntil: 'commit' })
    const form = page.locator('form[data-product=housing]')
    await form.getByRole('slider').first().focus() // one island, then another
    await page.keyboard.press('End')
    const end = await form.getByRole('slider').first().inputValue()
    const dialog = await openLead(page)
    await dialog.getByLabel('Ime', { exact: true }).pressSequentially('Ljiljana')
    await reactUp(page)
    await formUp(page)
    await speedUp()
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue('Ljiljana')
    await page.keyboard.press('Escape')
    await expect(form.getByRole('slider').first()).toHaveValue(end)
    await form.getByRole('button').last().click()
    await expect(page).toHaveURL(new RegExp(`cena=${end}&`))
    await expect(heading(page)).toHaveText('Kalkulator stambenog kredita')
    expect(complaints).toEqual([])
  })
})
