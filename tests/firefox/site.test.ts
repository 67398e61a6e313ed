/**
 * Pages, calculators and an enquiry in Firefox, whose engine behaves differently in places. One file, because each
 * starts a browser and a site of its own.
 */
import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { MIN_FILL_MS } from '#core/lead/spam.ts'
import { routeNames, routes } from '#core/site/routes.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { firefoxProgram, inFirefox, named, open, textOf } from '#tests/support/firefox.ts'

const instalment = '[data-island=calculator] dl > div:first-of-type dd'
// In its own row only: Firefox takes two seconds to look through a whole calculator for a name.
const price = `div:has(> span > [data-quantity=amount]) ${named('textbox', 'Cena nekretnine')}`
const buttonOf = (text: string) => `::-p-xpath(//button[normalize-space()="${text}"])`

const chosen = (page: Page) =>
  page.$$eval('input[type=radio]:checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value))

const dialog = 'dialog#lead-dialog[open]'

async function openForm(page: Page): Promise<void> {
  await page.focus('header button[commandfor=lead-dialog]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-island=lead-dialog][data-hydrated]')
  await page.focus(`${dialog} ${named('textbox', 'Ime')}`)
}

async function selectAll(page: Page): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
}

/** Types the texts one after the other, moving to the next field by Tab. */
async function typeInOrder(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

describe.skipIf(!firefoxProgram)('in Firefox', () => {
  const { newPage, server } = inFirefox()

  test('every page loads without an error or a warning', async () => {
    const complaints: string[] = []
    const page = await newPage()
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => complaints.push(message.text()))
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective))
    })
    for (const name of routeNames) {
      await open(page, server().url + routes[name])
      expect((await textOf(page, 'h1')).length, name).toBeGreaterThan(0)
      await page.waitForNetworkIdle() // leaving a page aborts its loads, which Firefox logs
    }
    expect(complaints).toEqual([])
  })

  test('a link shows the other page in the same document, and back restores the scroll position; React starts after a reload there, for which Firefox reports no paint', async () => {
    const page = await newPage()
    await open(page, server().url)
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await page.evaluate(async () => {
      await document.fonts.ready
      scrollTo({ top: 700, behavior: 'instant' })
    })
    await page.locator(`header ${named('link', 'O nama')}`).click()
    await expect.poll(() => textOf(page, 'h1')).toContain('O nama')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/')
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(5)
    expect(await page.$('html[data-marked]')).not.toBeNull()

    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await page.waitForSelector('html[data-react=up]')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('without scripts no slider looks set to another value than its own', async () => {
    const page = await newPage()
    await page.setRequestInterception(true)
    page.on('request', (request) => (request.url().endsWith('.js') ? request.abort() : request.continue()))
    await page.goto(server().url)
    const fills = await page.$$eval('main input[type=range]', (sliders) =>
      sliders.map((slider) => getComputedStyle(slider).getPropertyValue('--p')),
    )
    expect(new Set(fills)).toEqual(new Set(['0%']))
  })

  test('a list of the header opens on hover, closes when its link is followed, and opens again', async () => {
    const page = await newPage()
    await open(page, server().url)
    const button = await page.waitForSelector(`header ${named('button', 'Krediti')}`)
    const isOpen = () => button?.evaluate((element) => element.getAttribute('aria-expanded'))
    for (const name of ['Keš kredit', 'Auto kredit']) {
      await button?.hover()
      await expect.poll(isOpen).toBe('true')
      await page.locator(`header ${named('link', name)}`).click()
      await expect.poll(() => textOf(page, 'h1')).toBe(name)
      await expect.poll(isOpen).toBe('false')
      await page.mouse.move(600, 700)
    }
  })

  // Firefox restores fields after a reload by their position: figures and fields must agree all the same.

  async function wake(page: Page): Promise<void> {
    await page.locator('h1').hover()
    await page.waitForSelector('[data-island=calculator][data-hydrated]')
  }

  test('what is typed changes the figures and the address, and a reload keeps both; one after a reset restores no earlier choice', async () => {
    const page = await newPage()
    await open(page, server().url + routes['housing-loan-calculator'])
    await wake(page)
    const atFirst = await chosen(page)
    expect(await textOf(page, instalment)).toContain('405,35')
    await page.locator(price).click({ count: 3 })
    await page.keyboard.type('150000')
    await page.keyboard.press('Tab')
    await expect.poll(() => textOf(page, instalment)).toContain('608,02') // 120.000 EUR for 30 years at 4,5 %
    await expect.poll(() => page.url()).toContain('cena=150000')
    await page.reload()
    await wake(page)
    expect(await textOf(page, instalment)).toContain('608,02')
    expect(await page.$eval(price, (box) => (box as HTMLInputElement).value)).toBe('150.000')

    for (const label of ['Jednake rate glavnice', 'Promenljiva']) {
      await page.locator(`::-p-xpath(//label[normalize-space()="${label}"])`).click()
    }
    await expect.poll(() => page.url()).toMatch(/vrsta.*otplata/)
    await page.reload() // so that the server renders the fields of that choice
    await wake(page)
    await page.locator(buttonOf('Vratite na početno')).click()
    await expect.poll(() => chosen(page)).toEqual(atFirst)
    await expect.poll(() => page.url()).not.toMatch(/vrsta|otplata/) // which follows once the choices rest
    await page.reload()
    await wake(page)
    expect(await chosen(page)).toEqual(atFirst)
    expect(await textOf(page, instalment)).toContain('405,35')
  })

  test('the small calculator shows the figures of its sliders, also after a reload', async () => {
    const page = await newPage()
    await open(page, server().url)
    const form = 'form[data-product=housing]'
    await page.locator(`${form} input[type=range]`).hover()
    await page.focus(`${form} input[type=range]`)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => textOf(page, form)).toContain('425,62') // 84.000 EUR for 30 years at 4,5 %
    await page.mouse.move(0, 0)
    await page.reload()
    await page.waitForSelector('html[data-react=up]')
    const stands = await page.$eval(`${form} input[type=range]`, (slider) => (slider as HTMLInputElement).value)
    await expect.poll(() => textOf(page, form)).toContain(stands === '105000' ? '425,62' : '405,35')
  })

  test('what was typed and not sent is restored after a reload; an enquiry that is typed, refused, corrected and sent is stored', async () => {
    const page = await newPage()
    await open(page, server().url + routes.contact)
    await openForm(page)
    await typeInOrder(page, ['Ana', 'Petrović'])
    await page.reload()
    await page.waitForSelector('html[data-react=up]')
    await openForm(page)
    const value = (name: string) =>
      page.$eval(`${dialog} ${named('textbox', name)}`, (field) => (field as HTMLInputElement).value)
    expect([await value('Ime'), await value('Prezime')]).toEqual(['Ana', 'Petrović'])

    await selectAll(page) // of the first field; in the others Tab does
    await typeInOrder(page, ['Đorđe', 'Živković', 'djordje@primer', '0641234567'])
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
    await page.keyboard.type('.rs')
    await page.focus(`${dialog} input[name=acceptsPolicies]`)
    await page.keyboard.press(' ')
    await page.evaluate((passed) => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + passed
    }, MIN_FILL_MS)
    await page.mouse.move(300, 300) // without a pointer movement it would be taken for spam
    await page.keyboard.press('Enter')
    await page.waitForSelector(buttonOf('Uspešno poslato'))
    const leads = await exportedLeads(server().databaseUrl)
    expect(leads).toMatchObject([{ first_name: 'Đorđe', last_name: 'Živković', email: 'djordje@primer.rs' }])
  })
})
