/** Firefox restores fields after a reload by their position: figures and fields must agree all the same. */
import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { routes } from '#core/site/routes.ts'
import { firefoxProgram, inFirefox, named, open, textOf } from '#tests/support/firefox.ts'

const instalment = '[data-island=calculator] dl > div:first-of-type dd'
const price = named('textbox', 'Cena nekretnine')

const chosen = (page: Page) =>
  page.$$eval('input[type=radio]:checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value))

describe.skipIf(!firefoxProgram)('in Firefox', () => {
  const { newPage, server } = inFirefox()

  async function openHousing(): Promise<Page> {
    const page = await newPage()
    await open(page, server().url + routes['housing-loan-calculator'])
    await wake(page)
    return page
  }

  async function wake(page: Page): Promise<void> {
    await page.locator('h1').hover()
    await page.waitForSelector('[data-island=calculator][data-hydrated]')
  }

  test('what is typed changes the figures and the address, and a reload keeps both', async () => {
    const page = await openHousing()
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
  })

  test('a reload after a reset restores no earlier choice', async () => {
    const page = await openHousing()
    const atFirst = await chosen(page)
    for (const label of ['Jednake rate glavnice', 'Promenljiva']) {
      await page.locator(`::-p-xpath(//label[normalize-space()="${label}"])`).click()
    }
    await expect.poll(() => page.url()).toMatch(/vrsta.*otplata/)
    await page.reload() // so that the server renders the fields of that choice
    await wake(page)
    await page.locator(named('button', 'Vratite na početno')).click()
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
})
