/** An enquiry in Firefox, from the first key to the stored lead. */
import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { MIN_FILL_MS } from '#core/lead/spam.ts'
import { routes } from '#core/site/routes.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { firefoxProgram, inFirefox, named, open } from '#tests/support/firefox.ts'

const dialog = 'dialog#lead-dialog[open]'

async function openForm(page: Page): Promise<void> {
  await page.focus('header button[commandfor=lead-dialog]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-island=lead-dialog][data-hydrated]')
  await page.focus(`${dialog} ${named('textbox', 'Ime')}`)
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

  test('an enquiry that is typed, refused, corrected and sent is stored', async () => {
    const page = await newPage()
    await open(page, server().url + routes.contact)
    await openForm(page)
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
    await page.waitForSelector(named('button', 'Uspešno poslato'))
    const leads = await exportedLeads(server().databaseUrl)
    expect(leads).toMatchObject([{ first_name: 'Đorđe', last_name: 'Živković', email: 'djordje@primer.rs' }])
  })

  test('what was typed and not sent is restored after a reload', async () => {
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
  })
})
