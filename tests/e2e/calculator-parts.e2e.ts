/** What stands around a calculator's figures: plan, picture, file, paper, link, and the tools. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calculators, choice, field, figure, openCalculator, result } from '#tests/support/calculator.ts'
import { followFetches, hold, layoutAtRest, requestsOf } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing, cash] = calculators

const plan = (page: Page) => page.getByRole('table', { name: 'Plan otplate' })
const tools = (page: Page, heading: string) =>
  page.locator('details, section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

/** Brings the tools into view: they are drawn once they are near. */
async function reachTools(page: Page) {
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
}

async function openTool(page: Page, heading: string) {
  await reachTools(page)
  const tool = tools(page, heading).last()
  await tool.getByRole('heading', { name: heading }).click()
  return tool
}

/** Every part in its place, the picture drawn. */
async function wakeEverything(page: Page) {
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('slider', { name: 'Kamata i glavnica po godinama' }).locator('svg')).toBeVisible()
}

async function sheets(page: Page): Promise<number | undefined> {
  await layoutAtRest(page)
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length
}

test.describe('the plan', () => {
  test('is there by year from the first HTML, and opens on its months with their dates', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
    await openCalculator(page, housing.path)
    await expect(plan(page).locator('tbody')).toHaveCount(31) // the drawdown and thirty years
    await expect(plan(page).getByRole('row', { name: /^Ukupno/ })).toContainText('145.924,69')
    const year = page.getByRole('button', { name: '1. godina', exact: true }) // one name, open or not: it heads its row
    await year.click()
    await expect(year).toHaveAttribute('aria-expanded', 'true')
    await expect(plan(page).getByRole('row')).toHaveCount(1 + 31 + 12 + 1)
    const first = plan(page).getByRole('row', { name: /^1\. \d\d\.\d\d\.\d{4}\./ })
    await expect(first).toContainText('300,00')
    await expect(first).toContainText('79.894,65')
    await year.click()
    await expect(plan(page).getByRole('row')).toHaveCount(1 + 31 + 1)
  })

  test('follows the figures, also where it has not been looked at yet', async ({ page }) => {
    await openCalculator(page, housing.path)
    await field(page, 'Rok otplate').fill('120')
    await expect(plan(page).locator('tbody')).toHaveCount(11)
  })

  test('answers a press that found it asleep', async ({ page }) => {
    const letGo = await hold(page, '**/_assets/plan-*.js')
    await openCalculator(page, housing.path)
    const year = page.getByRole('button', { name: '2. godina', exact: true })
    await year.click()
    letGo()
    await expect(year).toHaveAttribute('aria-expanded', 'true')
    await expect(year).toBeFocused()
  })

  test('is saved as a file that spreadsheets here open right', async ({ page }) => {
    await openCalculator(page, housing.path)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /CSV/ }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^plan-otplate-\d{4}-\d\d-\d\d\.csv$/)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').slice(1).split('\r\n')
    expect(lines[0]).toBe('Rata br.;Datum dospeća;Mesečna rata;Kamata;Glavnica;Naknade i troškovi;Preostali dug')
    expect(lines[2]).toMatch(/^1;\d\d\.\d\d\.\d{4}\.;405,35;300,00;105,35;0,00;79894,65$/)
    expect(lines[361]).toMatch(/;404,04;1,51;402,53;0,00;0,00$/)
  })
})

test('the picture says a year by arrow keys, and its headline the turning point', async ({ page }) => {
  await openCalculator(page, housing.path)
  await page.getByRole('heading', { name: /^Od 176\. rate pa do kraja/ }).hover()
  const chart = page.getByRole('slider', { name: 'Kamata i glavnica po godinama' })
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    '2. godina: kamata 3.514,33\u00a0EUR, glavnica 1.349,87\u00a0EUR, preostali dug 77.359,52\u00a0EUR.',
  )
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuenow', '30')
  await expect(chart.locator('svg')).toBeVisible()
})

test('on paper it is two sheets however many costs there are', async ({ page }) => {
  const costs = ['biro', 'menica', 'procena', 'overa', 'upis', 'taksa', 'izvod', 'osiguranje', 'nkosk', 'zivotno']
  const asked = costs.map((key) => `${key}=da`).join('&')
  await openCalculator(page, `${housing.path}?${asked}&drugi=55&vrsta=kombinovana&grejs=12&ucesce=5`)
  await wakeEverything(page)
  expect(await sheets(page)).toBe(2)
})

test('on paper there is nothing to press and no menu, but the picture and the code that nobody has come near', async ({
  page,
}) => {
  await page.goto(housing.path)
  await page.keyboard.press('Shift')
  const picture = page.locator('[data-part=picture] [role=slider] svg')
  const code = page.locator('[data-part=share] svg[role=img] path')
  await expect(picture).toHaveCount(1)
  await expect(code).toHaveCount(2) // its ground and its dark squares
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(picture).toBeVisible()
  await expect(code.last()).toBeVisible()
  await expect(result(page)).toContainText('405,35')
  await expect(plan(page)).toBeVisible()
  await expect(page.getByText('Obračun je napravljen')).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('form[method=get]')]) {
    await expect(hidden).toBeHidden()
  }
  expect(await sheets(page)).toBe(2)
})

test('nothing is fetched for paper where bytes are dear', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requests = requestsOf(page)
  const everythingDrawn = followFetches(page)
  await page.goto(housing.path)
  await page.keyboard.press('Shift')
  await page.locator('[data-island=calculator][data-up]').waitFor()
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await everythingDrawn()
  expect(requests.filter((path) => /share-panel|uqr/.test(path))).toEqual([])
})

test.describe('the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with the calculation and without the referral, and drawn as a code', async ({ page, site }) => {
    await openCalculator(page, `${cash.path}?referral=ANA-1`)
    await field(page, 'Rok otplate').fill('48')
    await page.getByRole('button', { name: 'Kopirajte link' }).click()
    const said = page.getByRole('status').filter({ hasText: 'Link je kopiran.' })
    await expect(said).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${cash.path}?rok=48`)
    await page.getByRole('button', { name: 'Prikažite QR kod' }).click()
    await expect(page.getByRole('img', { name: 'QR kod ovog obračuna' })).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => new Promise(() => {})
    })
    await page.getByRole('button', { name: 'Kopirajte link' }).click()
    await expect(said).toHaveCount(0) // so that the second time is said too
  })

  test('stands there to be marked where there is no clipboard, as without a secure connection', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openCalculator(page, cash.path)
    await page.getByRole('button', { name: 'Kopirajte link' }).click()
    await expect(page.getByText('Kopiranje nije uspelo.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Link do ovog obračuna' })).toHaveValue(`${site.url}${cash.path}`)
  })
})

test.describe('the tools', () => {
  test('a rate that rises, the other way to repay, and a dearer euro', async ({ page }) => {
    await openCalculator(page, housing.path)
    await reachTools(page)
    await expect(tools(page, 'Ako se kamata promeni')).toContainText('rata je 454,23\u00a0EUR: 48,88\u00a0EUR više')
    await expect(tools(page, 'Ako se kamata promeni')).toContainText('559,37')
    await expect(tools(page, 'Poređenje načina otplate')).toContainText('11.774,15\u00a0EUR manje kamate')
    const dearer = 'Ako evro poskupi za 10%, rata je 52.258\u00a0RSD: 4.751\u00a0RSD više'
    await expect(await openTool(page, 'Ako se promeni kurs')).toContainText(dearer)
  })

  test('an early repayment, both ways, with the legal fee', async ({ page }) => {
    await openCalculator(page, housing.path)
    await reachTools(page)
    const tool = tools(page, 'Prevremena otplata')
    await expect(tool).toContainText('66\u00a0rata manje i 17.101,75\u00a0EUR manje kamate;')
    await expect(tool).toContainText('349,76\u00a0EUR umesto 405,35\u00a0EUR i 6.673,25\u00a0EUR manje kamate')
    await tool.getByRole('textbox', { name: /^Iznos uplate/ }).fill('20000')
    await expect(tool.getByRole('textbox', { name: /^Trošak prevremene otplate/ })).toHaveValue('97,61')
    await tool.getByRole('textbox', { name: /^Iznos uplate/ }).fill('90000')
    await expect(tool).toContainText('Najviše: 80.000')
    await tool.getByRole('button', { name: 'Postavite 80.000' }).click()
    await expect(tool).toContainText('Ovom uplatom vraćate ceo dug')
    await tool.getByRole('textbox', { name: /^Trošak prevremene otplate/ }).fill('abc')
    await expect(tool).toContainText('Proverite označeno polje.')
    await expect(tool).not.toContainText('Ovom uplatom vraćate ceo dug')
    await tool.getByRole('textbox', { name: /^Uz koju ratu/ }).fill('360')
    await expect(tool).toContainText('Najviše: 359')
  })

  test('what a household can carry, and what would make it light', async ({ page }) => {
    await openCalculator(page, housing.path)
    const tool = await openTool(page, 'Koliko mogu da dobijem')
    await expect(tool).toContainText('Upišite primanja.')
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('120000')
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('10000')
    await expect(tool).toContainText('kredit do 84.100\u00a0EUR, sa ratom do 50.000\u00a0RSD')
    await expect(tool).toContainText('Kredit iz kalkulatora: Oprezno')
    await expect(tool).toContainText('Mirno bi bilo uz kredit do 63.900\u00a0EUR')
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('50000')
    await expect(tool).toContainText('Previše')
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('400000')
    await expect(tool).toContainText('Kredit iz kalkulatora: Mirno')
    await tool.getByRole('textbox', { name: /^Vaše godine/ }).fill('65')
    await expect(tool).toContainText('Kredit iz kalkulatora: Predug rok')
    await expect(tool).toContainText('najduži rok za Vaše godine (120\u00a0meseci)')
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('abc')
    await expect(tool).toContainText('Proverite označeno polje.')
    await expect(tool).not.toContainText('Predug rok')
    await expect(page).toHaveURL(housing.path) // the household stays out of the address
  })

  test('an offer is kept as the figures are at the press, though the tools have had no time to follow', async ({
    page,
  }) => {
    await page.clock.install()
    await openCalculator(page, cash.path)
    const tool = await openTool(page, 'Uporedi ponude')
    await expect(tool.getByRole('button', { name: 'Zapamtite ovaj obračun' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field(page, 'Kamata (NKS)').fill('8')
    await expect(figure(page, 'EKS')).toHaveText('8,76%')
    await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await expect(tool.getByRole('listitem')).toContainText('EKS 8,76%')
  })

  test('offers are kept, named, ranked, loaded and forgotten', async ({ page }) => {
    await openCalculator(page, cash.path)
    const tool = await openTool(page, 'Uporedi ponude')
    await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await field(page, 'Kamata (NKS)').fill('8')
    await expect(figure(page, 'EKS')).toHaveText('8,76%')
    await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await tool.getByRole('textbox').nth(1).fill('Druga banka')
    await expect(tool).toContainText('Druga banka ima najnižu EKS')
    await tool.getByRole('button', { name: 'Učitajte u kalkulator: Ponuda A' }).click()
    await expect(field(page, 'Kamata (NKS)')).toHaveValue('9,00')
    await page.reload()
    await page.locator('h1').hover()
    const again = await openTool(page, 'Uporedi ponude')
    await expect(again).toContainText('Druga banka ima najnižu EKS')
    await again.getByRole('button', { name: 'Uklonite: Druga banka' }).click()
    await expect(again).toContainText('potrebne bar dve ponude')
    const keep = again.getByRole('button', { name: 'Zapamtite ovaj obračun' })
    await expect(keep).toBeFocused() // the button that was pressed is gone
    await keep.press('Enter')
    await keep.press('Enter')
    await expect(again).toContainText('Zapamćene su tri ponude')
    await keep.press('Enter')
    await expect(again.getByRole('listitem')).toHaveCount(3)
    await expect(keep).toBeFocused()
  })

  test('the answer of a tool is said once what is entered there rests, and not what the loan changes in it', async ({
    page,
  }) => {
    await page.clock.install()
    await openCalculator(page, housing.path)
    const tool = await openTool(page, 'Koliko mogu da dobijem')
    const income = tool.getByRole('textbox', { name: /^Neto primanja/ })
    await income.fill('150000')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const said = tool.getByRole('status')
    await expect(said).toContainText('Kredit iz kalkulatora: ')
    await income.fill('400000')
    await expect(said).toHaveText('')
    await page.clock.runFor(700)
    await expect(said).toContainText('Kredit iz kalkulatora: Mirno')
    const before = (await said.textContent()) ?? ''
    const answer = tool.locator('p', { hasText: 'Uz ovu kamatu i rok' }).first()
    await expect(answer).toContainText('336.700\u00a0EUR')
    await field(page, 'Rok otplate').fill('120')
    await page.clock.runFor(2000)
    await expect(answer).not.toContainText('336.700\u00a0EUR')
    await expect(said).toHaveText(before)
  })

  test('a loan in place of another', async ({ page }) => {
    await openCalculator(page, cash.path)
    const tool = await openTool(page, 'Refinansiranje')
    await expect(page.getByRole('heading', { name: 'Ako se promeni kurs' })).toHaveCount(0) // tied to no euro
    await tool.getByRole('textbox', { name: /^Nova stopa/ }).fill('8,5')
    await expect(tool).toContainText('Zamena se isplati: do kraja plaćate 39.043,12\u00a0RSD manje')
    await choice(tool, 'Ratu').click()
    await tool.getByRole('textbox', { name: /^Stara rata/ }).fill('10000')
    await expect(tool).toContainText('se dug ne bi nikada vratio')
    await tool.getByRole('textbox', { name: /^Preostali dug/ }).fill('100')
    await tool.getByRole('textbox', { name: /^Stara rata/ }).fill('5000000')
    await expect(tool).toContainText('Uz ovu ratu bi kamata bila viša od 1.000% godišnje.')
    await choice(page, 'evri').click()
    await expect(tool.getByRole('textbox', { name: 'Preostali dug (EUR)' })).toHaveValue('5.000')
    await expect(tool).toContainText('Zamena se isplati')
  })
})

test('the effective rate stands beside the instalment, however wide the window', async ({ page }) => {
  await page.goto('/kredit-kalkulator/kes/?iznos=5000000&rok=24') // the longest instalment
  for (const width of [390, 768, 992, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bottom = async (name: string) => {
      const box = await figure(page, name).boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await bottom('EKS'), `${width} px`).toBeCloseTo(await bottom('Mesečna rata'), 0)
  }
})
