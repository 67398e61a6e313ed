/** The parts around a calculator's figures: schedule, chart, file, print and link. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calculators, field, figure, openCalculator, result } from '#tests/support/calculator.ts'
import { followFetches, hold, requestsOf } from '#tests/support/navigation.ts'
import { sheets } from '#tests/support/paper.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing, cash, car] = calculators
const schedule = (page: Page) => page.getByRole('table', { name: 'Plan otplate' })

const chartOf = (page: Page) => page.locator('[data-part=chart] [role=slider] svg')

/** Brings every part into view, and waits for the chart. */
async function wakeEverything(page: Page) {
  for (const part of ['chart', 'tools', 'schedule', 'example', 'share']) {
    await page.locator(`[data-part=${part}]`).evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
    await page.locator(`[data-part=${part}][data-hydrated]`).waitFor()
  }
  await expect(chartOf(page)).toBeVisible()
}

test('the schedule is in the first HTML by year, repeats a press from before its code, opens a year by month, and is saved as a file', async ({
  page,
}) => {
  const letGo = await hold(page, '**/_assets/sections-*.js')
  await openCalculator(page, housing.path)
  const rows = schedule(page).getByRole('row')

  await test.step('it is in the first HTML by year', async () => {
    await expect(schedule(page).locator('tbody')).toHaveCount(31) // the drawdown and thirty years
    await expect(schedule(page).getByRole('row', { name: /^Ukupno/ })).toContainText('145.924,69')
    // There is no empty cell to be read as blank.
    await expect(schedule(page).locator('thead :empty, tbody:nth-of-type(2) td:empty')).toHaveCount(0)
  })

  await test.step('it repeats a press from before its code has loaded', async () => {
    const second = page.getByRole('button', { name: '2. godina', exact: true })
    await second.click()
    letGo()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toBeFocused()
    await second.click()
    await expect(rows).toHaveCount(1 + 31 + 1)
  })

  await test.step('a year expands to its months with their dates', async () => {
    const year = page.getByRole('button', { name: '1. godina', exact: true }) // one name, open or not: it heads its row
    await year.click()
    await expect(year).toHaveAttribute('aria-expanded', 'true')
    await expect(rows).toHaveCount(1 + 31 + 12 + 1)
    const first = schedule(page).getByRole('row', { name: /^1\. \d\d\.\d\d\.\d{4}\./ })
    await expect(first).toContainText('300,00')
    await expect(first).toContainText('79.894,65')
    await year.click()
    await expect(rows).toHaveCount(1 + 31 + 1)
  })

  await test.step('it is saved as a file that spreadsheets with Serbian settings read correctly', async () => {
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

test('the schedule follows the figures before it has been in view; the chart shows the sums of the year that is selected, and its heading the turning point', async ({
  page,
}) => {
  await openCalculator(page, housing.path)
  await test.step('the schedule follows the figures, even before it has been in view', async () => {
    await field(page, 'Rok otplate').fill('10')
    await expect(schedule(page).locator('tbody')).toHaveCount(11)
    await field(page, 'Rok otplate').fill('30')
  })
  await page.getByRole('heading', { name: /^Od 176\. rate pa do kraja/ }).hover()
  const chart = page.getByRole('slider', { name: 'Otplata po godinama' })
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    '2. godina: kamata 3.514\u00a0EUR, glavnica 1.350\u00a0EUR, preostali dug 77.360\u00a0EUR.',
  )
  // The same for the eye, above the bars; a screen reader has it from the slider alone.
  const reading = page.locator('[data-part=chart] dl')
  await expect(reading.locator('dd')).toHaveText(['3.514', '1.350', '77.360'])
  await expect(reading.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveText(/^2\. godina, u\u00a0EUR/)
  expect(await page.locator('[data-part=chart]').locator('[aria-live], [role=status]').count()).toBe(0)
  await chart.press('ArrowUp') // for assistive technology it is a slider, with all four arrow keys
  await expect(chart).toHaveAttribute('aria-valuenow', '3')
  await chart.press('ArrowDown')
  await expect(chart).toHaveAttribute('aria-valuenow', '2')
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuenow', '30')
  await expect(reading.locator('dd')).toHaveText(['116', '4.746', '0'])
  await expect(chart.locator('svg')).toBeVisible()
  const top = () => chart.evaluate((drawing) => drawing.getBoundingClientRect().top + scrollY)
  const before = await top()
  await chart.hover({ position: { x: 62, y: 150 } }) // the first bar, past the axis
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expect(reading.locator('dd')).toHaveText(['3.574', '1.291', '78.709'])
  expect(await top()).toBe(before)
  await expect(page.getByRole('slider', { name: 'Kamata' })).toHaveCount(1) // the field's: nothing else has its name
})

test('in print it has two pages, however many costs there are and whatever the kind of rate', async ({ page }) => {
  const costs = ['biro', 'menica', 'procena', 'overa', 'upis', 'taksa', 'izvod', 'osiguranje', 'nkosk', 'zivotno']
  const asked = costs.map((key) => `${key}=da`).join('&')
  const inTwoParts = 'vrsta=kombinovana&indeks=2.155&marza=2.405&grejs=12&otplata=jednake-rate'
  for (const search of [
    `${housing.path}?${asked}&drugi=55&vrsta=kombinovana&grejs=12&ucesce=5`,
    `${car.path}?rok=95&ucesce=5.5&${inTwoParts}`,
    `${cash.path}?valuta=EUR&rok=71&${inTwoParts}&biro=da&menica=da&racun=da&osiguranje-otplate=da&drugi=55`,
  ]) {
    await openCalculator(page, search)
    await wakeEverything(page)
    expect.soft(await sheets(page), search).toBe(2)
  }
})

test('a calculator that nobody touches says what its parts will be, and has them on paper too, even if never scrolled to', async ({
  page,
}) => {
  const release = await hold(page, /_assets\/sections-/)
  await page.goto(housing.path)
  const chart = chartOf(page)
  const code = page.locator('[data-part=share] svg[role=img] path')

  await test.step('it says what its parts will be, and then has them', async () => {
    await expect(page.getByRole('heading', { name: 'Prevremena otplata' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Sačuvajte ili podelite' })).toHaveCount(1)
    await expect(page.locator('[data-part=tools]')).not.toHaveAttribute('data-hydrated')
    release()
    await expect(page.locator('[data-part=tools]')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('heading', { name: 'Prevremena otplata' })).toHaveCount(1)
    await expect(chart).toHaveCount(1)
    await expect(code).toHaveCount(1) // its ground
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('in print there are no controls and no menu, but the logo, chart and QR code', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(chart).toBeVisible()
    await expect(code).toHaveCount(2) // its dark squares too
    await expect(code.last()).toBeVisible()
    await expect(result(page)).toContainText('405,35')
    await expect(schedule(page)).toBeVisible()
    await expect(page.getByText('Obračun je napravljen')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kreditokaz' })).toBeVisible()
    const menus = page.getByRole('banner').getByRole('navigation')
    for (const hidden of [menus, page.getByRole('contentinfo'), page.locator('form[method=get]')]) {
      await expect(hidden).toBeHidden()
    }
    await expect(page.locator('button:visible').filter({ hasNotText: /^\d+\.$/ })).toHaveCount(0) // years head their rows
    expect(await sheets(page)).toBe(2)
  })

  await test.step('in print the total of all years is only at the end, however many pages its months take', async () => {
    await page.goto(`${housing.path}?plan=meseci`)
    await expect(schedule(page).locator('tfoot')).toHaveCSS('display', 'table-row-group') // a footer would be repeated on each
  })
})

test('a part out of view waits for a visitor who keeps changing something to pause', async ({ page }) => {
  test.slow() // a busy machine pauses by itself, and the page is opened again
  const share = page.locator('[data-part=share]')
  let tried: Awaited<ReturnType<typeof keepChanging>>
  do {
    const letGo = await hold(page, '**/_assets/sections-*.js')
    await openCalculator(page, housing.path)
    const instalment = figure(page, 'Mesečna rata')
    const usual = await instalment.innerText()
    const changing = keepChanging(page)
    await expect(instalment).not.toHaveText(usual)
    letGo()
    tried = await changing
  } while (tried.longestPause >= 250) // of the 300 ms after which a change rests
  expect(tried.isRendered).toBe(false)
  await expect(share).toHaveAttribute('data-hydrated')
})

/** Moves the first slider until a second after the code of the parts has come; and what then became of one of them. */
function keepChanging(page: Page) {
  return page
    .locator('form input[type=range]')
    .first()
    .evaluate(async (range: HTMLInputElement) => {
      const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/sections-'))
      let [last, longestPause] = [performance.now(), 0]
      for (let left = 20; left > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        const now = performance.now()
        longestPause = Math.max(longestPause, now - last)
        last = now
        range.stepUp()
        range.dispatchEvent(new Event('input', { bubbles: true }))
        if (hasCome()) left -= 1
      }
      return { longestPause, isRendered: document.querySelector('[data-part=share][data-hydrated]') !== null }
    })
}

test('nothing is fetched for printing where bytes are expensive', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requests = requestsOf(page)
  const everythingDrawn = followFetches(page)
  await page.goto(housing.path)
  await page.keyboard.press('Shift')
  await page.locator('[data-island=calculator][data-hydrated]').waitFor()
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await everythingDrawn()
  expect(requests.filter((path) => /share-panel|uqr/.test(path))).toEqual([])
})

test.describe('the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with the calculation and without the referral, shown as a QR code, and for copying by hand if there is no clipboard', async ({
    page,
    site,
  }) => {
    await openCalculator(page, `${cash.path}?referral=ANA-1`)
    await field(page, 'Rok otplate').fill('48')
    const copy = page.getByRole('button', { name: 'Kopirajte link' })
    await copy.click()
    const said = page.getByRole('status').filter({ hasText: 'Link je kopiran.' })
    await expect(said).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${cash.path}?rok=48`)
    await page.getByRole('button', { name: 'Prikažite QR kod' }).click()
    await expect(page.getByRole('img', { name: 'QR kod ovog obračuna' })).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => new Promise(() => {})
    })
    await copy.click()
    await expect(said).toHaveCount(0) // so that the second copy is announced too

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })) // no secure context
    await copy.click()
    await expect(page.getByText('Kopiranje nije uspelo.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Link do ovog obračuna' })).toHaveValue(
      `${site.url}${cash.path}?rok=48`,
    )
  })
})

test('the effective rate is beside the instalment, however wide the window', async ({ page }) => {
  await page.goto('/kredit-kalkulator/kes/?iznos=5000000&rok=24') // the longest instalment
  for (const width of [390, 768, 992, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(figure(page, 'EKS')).toBeVisible()
    // Both at once: a part above that is laid out anew between two measurements would move the second.
    const [effectiveRate, instalment] = await result(page).evaluate((panel) =>
      ['EKS', 'Mesečna rata'].map((name) => {
        const term = [...panel.querySelectorAll('dt')].find(({ textContent }) => textContent.trim() === name)
        return term?.parentElement?.querySelector('dd')?.getBoundingClientRect().bottom ?? Number.NaN
      }),
    )
    expect(effectiveRate, `${width} px`).toBeCloseTo(instalment ?? Number.NaN, 0)
  }
})
