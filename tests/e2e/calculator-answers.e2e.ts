/** The tools whose fields are in the address: driven by touch on a phone and by keyboard on a wide screen. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { calculators, choice, openCalculator } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'
import { reachTools, toolNamed } from '#tests/support/tools.ts'

const [housing, cash] = calculators

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }

/** Opens a tool by touch. */
async function tapOpen(page: Page, path: string, heading: string): Promise<Locator> {
  await openCalculator(page, path)
  await reachTools(page)
  const tool = toolNamed(page, heading)
  await tool.getByRole('heading', { name: heading }).tap()
  await tool.locator('input').first().waitFor() // its code comes now
  return tool
}

/** Opens a tool by the Enter key. */
async function pressOpen(page: Page, path: string, heading: string): Promise<Locator> {
  await openCalculator(page, path)
  await reachTools(page)
  const tool = toolNamed(page, heading)
  await tool.locator('summary').focus()
  await page.keyboard.press('Enter')
  await tool.locator('input').first().waitFor()
  return tool
}

test.describe('by touch on a phone', () => {
  test.use(phone)

  test('the index up to which another offer is cheaper', async ({ page }) => {
    const tool = await tapOpen(page, housing.path, 'Fiksna ili promenljiva')
    await tool.getByRole('textbox', { name: 'Marža ponude B (%)' }).fill('1,5')
    await expect(tool).toContainText('Ponuda B je jeftinija dok šestomesečni Euribor ne pređe 3,00%.')
    await expect(page).toHaveURL(/\?b-marza=1\.5$/)
    await choice(tool, 'Fiksna').tap()
    await tool.getByRole('textbox', { name: 'NKS ponude B (%)' }).fill('4')
    await expect(tool).toContainText('Nijedna od ponuda ne zavisi od indeksa: Ponuda B je jeftinija za')
    await tool.getByRole('textbox', { name: 'NKS ponude B (%)' }).fill('abc')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await expect(tool).toContainText('To nije broj.')
  })

  test('overdraft and cards against one loan', async ({ page }) => {
    const tool = await tapOpen(page, cash.path, 'Minus i\u00a0kartice u\u00a0jedan kredit')
    await expect(tool).toContainText('Upišite dug, stopu i\u00a0koliko mesečno vraćate.')
    await tool.getByRole('textbox', { name: 'Dug u\u00a0minusu (RSD)' }).fill('100000')
    await expect(tool).toContainText('Upišite i\u00a0stopu i\u00a0mesečni iznos za svaki dug.')
    await tool.getByRole('textbox', { name: 'Stopa na minus (%)' }).fill('18')
    await tool.getByRole('textbox', { name: 'Na minus vraćate mesečno (RSD)' }).fill('1000')
    await expect(tool).toContainText('Dozvoljeni minus: dug raste. Kamata za mesec je 1.500,00\u00a0RSD')
    await tool.getByRole('textbox', { name: 'Na minus vraćate mesečno (RSD)' }).fill('5000')
    await expect(tool).toContainText('Ovako vraćate 2\u00a0godine, ukupno 119.782,72\u00a0RSD.')
    await expect(page).toHaveURL(/d-minus=100000&d-minus-kamata=18&d-minus-uplata=5000/)
    await choice(page, 'Evri').tap()
    await expect(tool).toContainText('ukupno 119.782,72\u00a0RSD.') // debts are in dinars, whatever the loan above is in
  })

  test('the next instalment, and a calendar whose link opens the loan as it is on the day of a reset', async ({
    page,
  }) => {
    const tool = await tapOpen(page, housing.path, 'Sledeća rata')
    const known = 'Poslednji koji znamo: Euribor 6M, 2,71%, iz avgusta 2026. Objavljeno; pročitano 27.11.2026.'
    await expect(tool).toContainText(known)
    await tool.getByRole('textbox', { name: 'Koliko rata je ostalo' }).fill('300')
    await tool.getByRole('textbox', { name: 'Marža iz ugovora (%)' }).fill('2')
    await tool.getByRole('textbox', { name: 'Indeks u\u00a0sadašnjoj rati (%)' }).fill('2')
    await tool.getByRole('textbox', { name: 'Današnji indeks (%)' }).fill('3')
    await expect(tool).toContainText(
      'Sledeća rata (21.12.2026.) iznosi 422,27\u00a0EUR, a\u00a0ona posle nje 467,55\u00a0EUR.',
    )
    await tool.getByLabel('Sledeće usklađivanje').fill('2027-03-01')
    await expect(tool).toContainText('Posle usklađivanja (01.03.2027.), uz indeks 3,00%, rata je 467,30\u00a0EUR')
    const downloading = page.waitForEvent('download')
    await tool.getByRole('button', { name: 'Preuzmite dane usklađivanja za kalendar' }).tap()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('uskladjivanje-kamate.ics')
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART;VALUE=DATE:20270301')
    const [, link = ''] = /^URL:(.*)\r$/m.exec(file) ?? []
    await page.goto(link)
    await page.locator('h1').hover()
    await reachTools(page)
    const again = toolNamed(page, 'Sledeća rata')
    await expect(again.getByRole('textbox', { name: 'Koliko rata je ostalo' })).toHaveValue('297')
    await expect(again.getByRole('textbox', { name: 'Marža iz ugovora (%)' })).toHaveValue('2,00')
    await expect(again.getByRole('textbox', { name: 'Današnji indeks (%)' })).toHaveValue('2,71') // of the day it is opened
  })
})

test.describe('by keyboard on a wide screen', () => {
  test.use(desk)

  test('the index up to which another offer is cheaper, and a link that opens it', async ({ page }) => {
    const tool = await pressOpen(page, housing.path, 'Fiksna ili promenljiva')
    const kinds = tool.getByRole('group', { name: 'Kamata u\u00a0ponudi B' })
    await expect(kinds.getByRole('radio', { name: 'Promenljiva' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(kinds.getByRole('radio', { name: 'Prvo fiksna' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(tool.getByRole('textbox', { name: 'NKS ponude B (%)' })).toBeFocused()
    await page.keyboard.type('3,9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('36')
    const answer = tool.locator('[data-answer]').first()
    await expect(answer).toContainText(/^Ponuda B je jeftinija dok šestomesečni Euribor ne pređe 2,\d\d%\./)
    await expect(tool.getByRole('status')).toContainText('Ponuda B je jeftinija dok') // announced
    await expect(page).toHaveURL(/b-fiksno=36/)
    const said = (await answer.textContent()) ?? ''
    await page.goto(page.url())
    await page.locator('h1').hover()
    await reachTools(page)
    await expect(toolNamed(page, 'Fiksna ili promenljiva').locator('[data-answer]').first()).toHaveText(said)
    await page.goto(`${housing.path}?b-marza=abc`)
    await page.locator('h1').hover()
    await reachTools(page)
    await expect(toolNamed(page, 'Fiksna ili promenljiva')).toContainText('To nije broj.') // as it was asked for
  })

  test('overdraft and cards by keyboard, and a link that opens them', async ({ page }) => {
    const tool = await pressOpen(page, cash.path, 'Minus i\u00a0kartice u\u00a0jedan kredit')
    await page.keyboard.press('Tab')
    await expect(tool.getByRole('textbox', { name: 'Dug u\u00a0minusu (RSD)' })).toBeFocused()
    for (const typed of ['100000', '18', '5000', '50000', '17', '700']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await expect(tool.getByRole('group', { name: 'Kartice' }).getByRole('textbox').first()).toHaveValue('50.000')
    await expect(tool.getByRole('status')).toContainText('Kartice: dug raste. Kamata za mesec je 708,33\u00a0RSD')
    const said = await tool.locator('[data-answer]').first().textContent()
    await page.goto(page.url())
    await page.locator('h1').hover()
    await reachTools(page)
    await expect(
      toolNamed(page, 'Minus i\u00a0kartice u\u00a0jedan kredit').locator('[data-answer]').first(),
    ).toHaveText(said ?? '')
  })

  test('the next instalment of a loan in dinars by keyboard, and a day that cannot be', async ({ page }) => {
    const tool = await pressOpen(page, cash.path, 'Sledeća rata')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(tool.getByRole('radio', { name: 'Belibor 3M' })).toBeChecked()
    await expect(tool.getByRole('radio', { name: 'na 3\u00a0meseca' })).toBeChecked() // it follows
    await expect(tool).toContainText('Poslednji koji znamo: Belibor 3M, 4,68%, iz januara 2026.')
    const index = tool.getByRole('textbox', { name: 'Današnji indeks (%)' })
    await index.focus()
    await page.keyboard.type('5')
    await expect(tool.locator('[data-answer]').first()).toContainText(/^Sledeća rata \(21\.12\.2026\.\) iznosi /)
    await expect(tool.getByRole('status')).toContainText('Sledeća rata (21.12.2026.)')
    await tool.getByLabel('Sledeća rata dospeva').fill('2020-01-01')
    await expect(tool).toContainText('Dan ne može da bude pre 21.10.2026.')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
  })
})
