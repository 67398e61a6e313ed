/** The calculators' states checked by axe, in wide and narrow windows, and their tab order. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { calculators, field, openCalculator, result } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing, cash] = calculators

const WIDTHS = [1440, 390, 320]

/** Checks the page's current state in wide and narrow windows. */
async function expectNoViolations(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] }) // passes are not listed
      .include('main')
      .setLegacyMode() // the site has no cross-origin frames, so no second tab is needed
      .analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    expect.soft(faults, `${width} px wide`).toEqual([])
  }
}

/** Scrolls to every part, because each is rendered once it is near. */
async function drawEverything(page: Page) {
  for (const part of await page.locator('[data-part]').all()) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
  }
  await page.locator('[data-island=calculator] details').evaluateAll((all) => {
    for (const folded of all) folded.setAttribute('open', '')
  })
  await page.waitForLoadState('networkidle')
}

for (const { product, path } of calculators) {
  test(`the ${product} calculator with everything open`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 800 })
    await openCalculator(page, path)
    await drawEverything(page)
    await expectNoViolations(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, `${width} px wide`).toBeLessThanOrEqual(0) // once the charts have resized
    }
  })
}

test('invalid fields, a corrected link, notices and an open year', async ({ page }) => {
  test.slow()
  await openCalculator(page, `${housing.path}?rok=5&ucesce=5&vrsta=kombinovana&otplata=jednake-rate`)
  await expectNoViolations(page)
  await field(page, 'Cena nekretnine').fill('abc')
  await field(page, 'Rok otplate').fill('999')
  await field(page, 'Rok otplate').press('Enter')
  await expectNoViolations(page)
  await openCalculator(page, `${cash.path}?valuta=EUR`)
  await page.getByRole('button', { name: '1. godina', exact: true }).click()
  await expectNoViolations(page)
})

test('the keyboard goes from field to slider to the next field', async ({ page }) => {
  await openCalculator(page, housing.path)
  await field(page, 'Cena nekretnine').focus()
  const stops: string[] = []
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const { type, labels, ariaLabelledByElements } = document.activeElement as HTMLInputElement
        return `${type} ${(labels?.[0] ?? ariaLabelledByElements?.[0])?.textContent}`
      }),
    )
  }
  expect(stops).toEqual([
    'range Cena nekretnine',
    'text Učešće',
    'radio EUR',
    'range Učešće',
    'text Rok otplate',
    'radio godina',
    'range Rok otplate',
  ])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('the dock that repeats the result never covers the focused field', async ({ page }) => {
    await openCalculator(page, housing.path)
    await page.getByRole('button', { name: 'Ne prihvatam' }).click()
    const bar = page.getByRole('link', { name: /^Rezultat/ })
    await expect(bar).toBeInViewport({ ratio: 1 })
    for (const box of await page.locator('form').getByRole('textbox').all()) {
      if (!(await box.isVisible())) continue
      await box.focus()
      const name = (await box.getAttribute('id')) ?? ''
      await expect(box).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overlap(box, bar), name).toBe(false) // once scrolling has ended
    }
    await expect(bar).toContainText('405,35')
    await result(page).scrollIntoViewIfNeeded()
  })
})

test('the result is a list of names and values for screen readers', async ({ page }) => {
  await page.goto(housing.path)
  const terms = await result(page).locator('dl dt').allInnerTexts()
  expect(terms.slice(0, 2)).toEqual(['Mesečna rata', 'EKS'])
  expect(terms).toEqual(expect.arrayContaining(['Ukupno za otplatu', 'Ukupna kamata', 'Naknada za obradu', 'NKS']))
  await expect(result(page).locator('dl')).toHaveCount(1)
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not shown.')
  return a.y + a.height > b.y && a.y < b.y + b.height
}
