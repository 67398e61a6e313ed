/** The calculators' states checked by axe, in wide and narrow windows, and their tab order. */
import type { Locator, Page } from '@playwright/test'
import { runAxe } from '#tests/support/axe.ts'
import { calculators, field, openCalculator, result } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing, cash, car] = calculators

const WIDE = 1440
const NARROW = 320 // of all pages as they open, tests/a11y/pages.e2e.ts also checks 390 px

/** Checks the page's current state in windows of these widths. */
async function expectNoViolations(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await runAxe(page, 'main', { resultTypes: ['violations'] }) // passes are not listed
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    expect.soft(faults, `${width} px wide`).toEqual([])
  }
}

async function expectNothingBeyondTheWindow(page: Page) {
  for (const width of [WIDE, 390, NARROW]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `${width} px wide`).toBeLessThanOrEqual(0) // once the charts have resized
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

test('the housing calculator with a corrected link, notices and everything open, then with invalid fields', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: WIDE, height: 800 })
  await openCalculator(page, `${housing.path}?rok=5&ucesce=5&vrsta=kombinovana&otplata=jednake-rate`)
  await drawEverything(page)
  await expectNoViolations(page, [WIDE, NARROW])
  await expectNothingBeyondTheWindow(page)
  await test.step('invalid fields', async () => {
    await field(page, 'Cena nekretnine').fill('abc')
    await field(page, 'Rok otplate').fill('999')
    await field(page, 'Rok otplate').press('Enter')
    await expectNoViolations(page, [NARROW])
  })
})

test('the cash calculator with everything open, and in euros with a year open, too', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: WIDE, height: 800 })
  await openCalculator(page, cash.path)
  await drawEverything(page)
  await expectNothingBeyondTheWindow(page) // in dinars its numbers are the widest
  await page.setViewportSize({ width: WIDE, height: 800 })
  await openCalculator(page, `${cash.path}?valuta=EUR`)
  await drawEverything(page)
  await page.getByRole('button', { name: '1. godina', exact: true }).click()
  await expectNoViolations(page, [WIDE, NARROW])
})

// Its parts are those of the housing calculator, with other costs and words.
test('the car calculator with everything open', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: WIDE, height: 800 })
  await openCalculator(page, car.path)
  await drawEverything(page)
  await expectNoViolations(page, [NARROW])
  await expectNothingBeyondTheWindow(page)
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
