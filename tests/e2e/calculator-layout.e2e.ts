/** Layout of the calculators: figures with enlarged text, sums of costs, and an open year on a phone. */
import type { Locator, Page } from '@playwright/test'
import {
  calculators,
  choice,
  field,
  figure,
  offerTitle,
  openCalculator,
  wakeCalculator,
} from '#tests/support/calculator.ts'
import { layoutAtRest, openWithReact, showAll } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash] = calculators

const boxes = (all: Locator) =>
  all.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

/** Opens the first year of the schedule: every column of it stays in view. */
const expectYearInView = (page: Page) =>
  test.step('an open year leaves every column of the schedule in view', async () => {
    await page.getByRole('button', { name: '1. godina', exact: true }).click()
    const table = page.getByRole('table', { name: 'Plan otplate' })
    await expect(table.getByRole('row', { name: /^12\. \p{L}{3} \d\d\./u })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Rate' })).toBeVisible()
    expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0)
  })

/** Texts of several lines have lines short enough to read, on the widest screen. */
const expectShortLines = (page: Page) =>
  test.step(`texts of several lines have lines short enough to read: ${page.url()}`, async () => {
    await showAll(page)
    await layoutAtRest(page)
    const long = await page.locator('main :is(p, dd, li:not(:has(p)))').evaluateAll((all) =>
      all
        .filter((one) => {
          const { fontSize, lineHeight } = getComputedStyle(one)
          const text = document.createRange()
          text.selectNodeContents(one)
          const { width, height } = text.getBoundingClientRect()
          // 42 times the font size is about 90 characters.
          return height > 1.5 * Number.parseFloat(lineHeight) && width > 42 * Number.parseFloat(fontSize)
        })
        .map(({ textContent }) => textContent),
    )
    expect(long).toEqual([])
  })

test('form, result and chart are aligned, and every sum is beside its name, from a small laptop on', async ({
  page,
}) => {
  for (const { path } of calculators)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1024, height: 900 })
      await openCalculator(page, path)
      const chart = page.locator('[data-part=chart]')
      await expect(chart.locator('svg').first()).toBeAttached()
      const form = page.locator('form').filter({ hasText: 'Rok otplate' })
      for (const width of [1024, 1200, 1280])
        await test.step(`the form ends soon after its last control, and sums have their names beside them: ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await layoutAtRest(page)
          const [whole, last] = await boxes(form.or(form.getByRole('button', { name: 'Vratite na početno' })))
          expect.soft((whole?.bottom ?? Number.NaN) - (last?.bottom ?? Number.NaN)).toBeLessThan(64)
          const rows = await boxes(page.locator('[aria-label=Rezultat] dl > div:nth-child(n + 3)'))
          const heights = rows.map(({ height }) => height)
          expect.soft(Math.max(...heights)).toBeLessThan(1.25 * Math.min(...heights))
        })
      await test.step('form, result and chart share their edges and gaps: 1440 px', async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await layoutAtRest(page)
        const [above, below] = await boxes(form.or(chart))
        expect(Math.abs((above?.left ?? 0) - (below?.left ?? Number.NaN))).toBeLessThan(1)
        const [title, heading] = await boxes(page.locator('form h2').first().or(chart.locator('h2')))
        expect(Math.abs((title?.left ?? 0) - (heading?.left ?? Number.NaN))).toBeLessThan(1)
        const fields = await boxes(page.locator('form [data-quantity]:not([type=range])').locator('..'))
        expect(new Set(fields.filter(({ width }) => width > 0).map(({ left }) => Math.round(left))).size).toBe(1)
        const [result] = await boxes(page.getByRole('region', { name: 'Rezultat' }))
        const beforeResult = (result?.left ?? Number.NaN) - (above?.right ?? 0)
        expect(Math.abs((result?.top ?? 0) - (above?.top ?? Number.NaN))).toBeLessThan(1)
        expect(Math.abs((result?.right ?? 0) - (below?.right ?? Number.NaN))).toBeLessThan(1)
        const [questions] = await boxes(page.getByRole('navigation', { name: 'Pitanja' }))
        const belowForm = (questions?.top ?? Number.NaN) - (above?.bottom ?? 0)
        const belowQuestions = (below?.top ?? Number.NaN) - (questions?.bottom ?? 0)
        expect(Math.abs(beforeResult - belowForm), 'one gap between all rows').toBeLessThan(1)
        expect(Math.abs(beforeResult - belowQuestions), 'one gap between all rows').toBeLessThan(1)
      })
    })
})

test.describe('with text twice as large', () => {
  test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true })

  test('instalment and rate do not overlap, and stay inside their card', async ({ page }) => {
    await page.goto(cash.path)
    await layoutAtRest(page) // which counts style sheets
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const text = async (name: string) =>
      figure(page, name).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().toJSON() as DOMRect
      })
    const [instalment, rate] = [await text('Mesečna rata'), await text('EKS')]
    expect(instalment.right <= rate.left || instalment.bottom <= rate.top).toBe(true)
    expect(instalment.right).toBeLessThanOrEqual(
      await page.getByRole('region', { name: 'Rezultat' }).evaluate((card) => card.getBoundingClientRect().right),
    )
  })
})

const everyFieldInView = async (page: Page) => {
  for (const width of [768, 1024, 1440])
    await test.step(`every field of an offer is visible without a press, and has no drawer around it: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const label of ['Kamata (NKS)', 'Naknada za obradu', 'Grejs period'])
        await expect.soft(field(page, label)).toBeVisible()
      for (const name of ['Vrsta kamate', 'Način otplate'])
        await expect.soft(page.getByRole('group', { name })).toBeVisible()
      await expect.soft(offerTitle(page)).toBeHidden()
      await expect.soft(page.locator('summary', { hasText: 'Ostali troškovi' })).toBeVisible()
    })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every field of an offer is visible from a tablet on', async ({ page }) => {
    await page.goto(housing.path)
    await everyFieldInView(page)
  })
})

test('every field of an offer is visible from a tablet on, sums do not touch each other, and texts are narrow enough to read', async ({
  page,
}) => {
  await page.goto(housing.path)
  await everyFieldInView(page)
  await wakeCalculator(page)

  await test.step('on a tablet the sums of the schedule do not touch each other', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await layoutAtRest(page)
    const drawdown = page.getByRole('table', { name: 'Plan otplate' }).getByRole('row', { name: /^Isplata kredita/ })
    const sums = await drawdown.locator('td').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().toJSON() as DOMRect
      }),
    )
    const gaps = sums.slice(1).map(({ left }, index) => left - (sums[index]?.right ?? left))
    expect(gaps).toHaveLength(4)
    expect(Math.min(...gaps)).toBeGreaterThan(16)
  })

  await test.step('on the narrowest phone every value of the example ends at the edge of its card, also one below its name', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await layoutAtRest(page)
    const values = await boxes(page.locator('[data-part=example] dd'))
    expect(values.length).toBeGreaterThan(10)
    expect(new Set(values.map(({ right }) => Math.round(right))).size).toBe(1)
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await expectShortLines(page)
  await openWithReact(page, '/stambeni-kredit')
  await expectShortLines(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first screen of home has the answer of the small calculator, above the cookie banner', async ({ page }) => {
    await page.goto('/')
    await layoutAtRest(page)
    const [edge] = await boxes(page.getByRole('region', { name: 'Kolačići' }))
    const sums = page.getByRole('region', { name: 'Brzi obračun' }).locator('dl').filter({ visible: true })
    const figures = sums.locator('dd')
    await expect(figures).toHaveCount(2)
    for (const { bottom } of await boxes(figures)) expect(bottom).toBeLessThanOrEqual(edge?.top ?? 0)
  })

  test('of a flat: the years of the schedule, the details of the result, the sums of costs, bars and three offers', async ({
    page,
  }) => {
    await openCalculator(page, housing.path)
    await test.step('the schedule shows a few of its thirty years, and all of them on request, on paper and where its code fails', async () => {
      const shown = page.getByRole('table', { name: 'Plan otplate' }).getByRole('button')
      await expect(shown).toHaveText(['1.', '2.', '3.', '5.', '10.', '15.', '20.', '25.', '30.'])
      const more = page.getByRole('button', { name: 'Sve godine' })
      await more.press('Enter')
      await expect(shown).toHaveCount(30)
      const fewer = page.getByRole('button', { name: 'Manje godina' })
      await expect(fewer).toBeFocused()
      await expect(fewer).toHaveAttribute('aria-expanded', 'true')
      await fewer.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await layoutAtRest(page)
      const [before] = await boxes(fewer)
      await fewer.tap()
      await expect(shown).toHaveCount(9)
      await layoutAtRest(page)
      const [after] = await boxes(more)
      expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThan(2) // it stays under the finger
      await page.emulateMedia({ media: 'print' })
      await expect(shown).toHaveCount(30)
      await page.emulateMedia({ media: 'screen' })
      await page.locator('[data-part=schedule]').evaluate((part) => part.setAttribute('data-missing', 'script'))
      await expect(shown).toHaveCount(30)
      await expect(more).toBeHidden()
      await page.locator('[data-part=schedule]').evaluate((part) => part.removeAttribute('data-missing'))
    })
    await test.step('details of the result are folded', async () => {
      for (const name of ['Ukupno za otplatu', 'Ukupna kamata']) await expect(figure(page, name)).toBeVisible()
      await expect(figure(page, 'Naknada za obradu')).toBeHidden()
      await page.getByRole('button', { name: 'Sve stavke' }).click()
      await expect(figure(page, 'Naknada za obradu')).toBeVisible()
      await page.getByRole('button', { name: 'Manje stavki' }).click()
      await expect(figure(page, 'Naknada za obradu')).toBeHidden()
    })
    await expectYearInView(page)
    await test.step('the sums of the costs are in one column, however long the names are', async () => {
      await offerTitle(page).click()
      await page.getByText('Ostali troškovi', { exact: true }).click()
      const sums = page.getByRole('textbox', { name: /^Iznos: / })
      await expect(sums.first()).toBeVisible()
      const names = await boxes(page.locator('label', { has: page.locator('[data-cost]') }))
      const rows = (await boxes(sums)).map((sum, index) => ({ sum, name: names[index] }))
      expect(new Set(rows.map(({ sum }) => Math.round(sum.right))).size).toBe(1)
      expect(rows.filter(({ sum, name }) => name === undefined || sum.top > name.bottom)).toEqual([])
    })
    await test.step('bars of the same sum are equally long, whatever is beside them', async () => {
      await choice(page, 'Kombinovana').click()
      await page.locator('[data-part=tools]').scrollIntoViewIfNeeded()
      const rows = page.locator('section#ako-se-kamata-promeni li')
      await expect(rows).toHaveCount(4)
      const principal = (await boxes(rows.locator('rect:last-child'))).map(({ width }) => Math.round(width))
      expect(new Set(principal).size).toBe(1)
    })
    await test.step('three offers keep the names of their rows in view', async () => {
      await page.getByRole('button', { name: 'Vratite na početno' }).click()
      await field(page, 'Cena nekretnine').fill('500000')
      await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await page.getByRole('heading', { name: 'Uporedite ponude' }).click()
      const keep = page.getByRole('button', { name: 'Zapamtite ovaj obračun' })
      for (let offer = 0; offer < 3; offer += 1) await keep.click()
      const table = page.getByRole('table', { name: 'Koja je ponuda jeftinija?' })
      await expect(table.getByRole('columnheader')).toHaveCount(4)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await layoutAtRest(page)
        const hidden = await table.evaluate(({ parentElement: box }) => {
          if (!box) return undefined
          const most = box.scrollWidth - box.clientWidth
          box.scrollLeft = most
          return most
        })
        if (width === 390) expect(hidden).toBe(0)
        const edge = await table.evaluate(({ parentElement: box }) => box?.getBoundingClientRect().left)
        const names = await boxes(table.getByRole('rowheader'))
        expect(names.length).toBeGreaterThan(8)
        const lost = names.filter(({ left }) => left < (edge ?? Number.NaN))
        expect(lost, `${width} px`).toEqual([])
      }
    })
  })

  test('of the largest cash loan an open year and a usual cost are fully visible; selecting a year shifts nothing below the chart', async ({
    page,
  }) => {
    await openCalculator(page, `${cash.path}?iznos=5000000`)
    await expectYearInView(page)
    await test.step('a usual cost is fully visible', async () => {
      await offerTitle(page).click()
      await page.getByText('Ostali troškovi', { exact: true }).click()
      const sum = page.getByRole('textbox', { name: 'Iznos: Osiguranje otplate' })
      await expect(sum).toHaveValue('206.500,00')
      expect(await sum.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
    await test.step('selecting a year shifts nothing below the chart, however many lines its sums take', async () => {
      await page.getByRole('button', { name: 'Vratite na početno' }).click()
      await expect(figure(page, 'Mesečna rata')).toContainText(cash.instalment)
      const chart = page.getByRole('slider', { name: 'Otplata po godinama' })
      await expect(chart.locator('svg')).toBeAttached()
      const heights = new Set<number>()
      for (let year = 1; year <= 5; year += 1) {
        await expect(chart).toHaveAttribute('aria-valuenow', String(year))
        for (const { height } of await boxes(page.locator('[data-part=chart]'))) heights.add(height)
        await chart.press('ArrowRight')
      }
      expect([...heights]).toHaveLength(1)
    })
  })
})
