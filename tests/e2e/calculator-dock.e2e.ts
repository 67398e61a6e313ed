/** The answer in sight: the dock of a phone and tablet, the panel of a desktop, and the questions below the result. */
import type { Page } from '@playwright/test'
import { calculators, field, figure, openCalculator, result } from '#tests/support/calculator.ts'
import { layoutAtRest } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing] = calculators
const dock = (page: Page) => page.getByRole('link', { name: /^Rezultat/ })
/** Price or sum, own money where there is any, and the term. */
const firstFields =
  'form :is([data-quantity=amount], [data-quantity=deposit], [data-quantity=months]):not([type=range])'
const refuseCookies = (page: Page) => page.getByRole('button', { name: 'Ne prihvatam' }).click()

const TOGETHER_MS = 1000

/** Runs in the page: what is told of elements in view comes late, and together. */
function tellTogether(delayMs: number): void {
  const Observer = IntersectionObserver
  globalThis.IntersectionObserver = class extends Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const all: IntersectionObserverEntry[] = []
      super((changes, observer) => {
        all.push(...changes)
        setTimeout(() => all.length > 0 && tell(all.splice(0), observer), delayMs)
      }, options)
    }
  }
}

/** Runs in the page: edits each field. @returns how many there are, and for which a figure is not wholly in view */
async function lostWhileEdited(boxes: Element[], names: string[]): Promise<[number, string[]]> {
  const figures = [...document.querySelectorAll('[aria-label=Rezultat] dl > div')].filter((row) =>
    names.includes(row.querySelector('dt')?.textContent?.trim() ?? ''),
  )
  const share = (element: Element) =>
    new Promise<number>((seen) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect()
        seen(entry?.intersectionRatio ?? 0)
      })
      observer.observe(element)
    })
  const fields = (boxes as HTMLInputElement[]).filter((box) => box.checkVisibility())
  const lost = []
  for (const field of fields) {
    field.focus()
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
    const shares = await Promise.all(figures.map((row) => share(row.querySelector('dd') ?? row)))
    if (shares.length !== names.length || shares.some((seen) => seen < 1)) lost.push(field.id)
  }
  return [fields.length, lost]
}

/** What comes first and the answer share the first screen of a phone. */
async function expectFirstScreen(page: Page, fields: number): Promise<void> {
  await layoutAtRest(page)
  const bottoms = await page
    .locator(firstFields)
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().bottom))
  expect(bottoms).toHaveLength(fields)
  const box = await dock(page).boundingBox()
  expect(Math.max(...bottoms)).toBeLessThan(box?.y ?? 0)
  const form = await page.locator('form').filter({ hasText: 'Rok otplate' }).boundingBox()
  expect(form?.height).toBeLessThanOrEqual(800)
  await expect(field(page, 'Kamata (NKS)')).toBeVisible() // beside what comes first
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the dock has the answer, opens the whole result, and comes back to the field; a question opens its tool', async ({
    page,
  }) => {
    await openCalculator(page, housing.path)
    const bottom = () => dock(page).evaluate((element) => element.getBoundingClientRect().bottom)

    await test.step('the dock stands above the cookie banner', async () => {
      const banner = page.getByRole('region', { name: 'Kolačići' })
      const edge = await banner.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(bottom).toBeLessThanOrEqual(edge)
      await expect(dock(page)).toBeInViewport({ ratio: 1 })
      await refuseCookies(page)
      await expect.poll(bottom).toBeGreaterThan(844 - 40)
    })

    await test.step('what comes first and the answer share the first screen', () => expectFirstScreen(page, 3))

    for (const [width, height] of [
      [320, 700],
      [768, 1024],
      [390, 844],
    ] as const)
      await test.step(`the dock has the whole answer in view: ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await expect(dock(page)).toHaveText(/405,35.EUR.*145\.924,69.EUR.*4,64%/)
        await expect(dock(page)).toBeInViewport({ ratio: 1 })
      })

    await test.step('the dock opens the whole result, and comes back to the field', async () => {
      await field(page, 'Rok otplate').fill('25')
      await expect(dock(page)).toContainText('+39,32')
      await expect(dock(page)).not.toContainText('+39,32') // after a moment
      await expect(dock(page)).toBeInViewport({ ratio: 1 })
      await dock(page).tap()
      await expect(figure(page, 'Mesečna rata')).toBeInViewport()
      await expect(dock(page)).toBeHidden() // never beside the result
      await page.getByRole('button', { name: 'Nazad na podatke' }).tap()
      await expect(field(page, 'Rok otplate')).toBeFocused()
      await expect(field(page, 'Rok otplate')).toBeInViewport({ ratio: 1 })
      await expect(dock(page)).toBeInViewport({ ratio: 1 })
      expect(new URL(page.url()).hash).toBe('')
    })

    await test.step('a question opens its tool', async () => {
      const asked = page.getByRole('navigation', { name: 'Pitanja' })
      const tools = await page.locator('[data-part=tools] h2').count()
      await expect(asked.getByRole('button')).toHaveCount(tools + 1) // and the schedule
      await asked.getByRole('button', { name: 'Koliki kredit podnose moja primanja?' }).tap()
      const tool = page.locator('#koliko-mogu-da-dobijem')
      await expect(tool.getByRole('textbox', { name: /^Neto primanja/ })).toBeInViewport()
      await expect(dock(page)).toBeInViewport({ ratio: 1 }) // the result is out of view again
    })

    await test.step('the dock stands above the on-screen keyboard', async () => {
      // As on iOS, where the keyboard shrinks the visual viewport alone.
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { value: 500, configurable: true })
        visualViewport?.dispatchEvent(new Event('resize'))
      })
      await expect.poll(bottom).toBeLessThanOrEqual(500)
      await expect.poll(bottom).toBeGreaterThan(440)
    })
  })

  test('what comes first and the answer share the first screen of the other calculators', async ({ page }) => {
    for (const { product, path } of calculators.filter((one) => one !== housing))
      await test.step(product, async () => {
        await openCalculator(page, path)
        if (product === 'cash') await refuseCookies(page) // once
        await expectFirstScreen(page, product === 'cash' ? 2 : 3)
      })
  })

  test('the dock is back once the result is out of view, even where a busy browser tells of both at once', async ({
    page,
  }) => {
    await page.addInitScript(tellTogether, TOGETHER_MS)
    await openCalculator(page, housing.path)
    await refuseCookies(page)
    await expect(dock(page).locator('..')).toHaveAttribute('data-fixed', /./) // told of for the first time
    await page.evaluate(async (id) => {
      const settled = () => new Promise((resolve) => setTimeout(resolve, 150)) // several frames
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
      await settled()
      scrollTo({ top: 0, behavior: 'instant' })
      await settled()
    }, 'rezultat')
    await page.waitForTimeout(TOGETHER_MS + 500)
    await expect(dock(page)).toBeInViewport({ ratio: 1 })
  })
})

test('on a desktop the result stays in view while any field is edited, and nothing jumps', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openCalculator(page, housing.path)
  await refuseCookies(page)
  const chart = page.locator('[data-part=chart]')
  await expect(chart.locator('svg').first()).toBeAttached()
  const costs = page.getByText('Ostali troškovi', { exact: true })
  for (const width of [1024, 1280, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { left } = await chart.evaluate((element) => element.getBoundingClientRect())
      await costs.click()
      await layoutAtRest(page)
      const fields = page.locator('form').filter({ hasText: 'Rok otplate' }).getByRole('textbox')
      await expect.poll(() => fields.count()).toBeGreaterThan(15) // the code of the costs is loaded when they open
      const [edited, lost] = await fields.evaluateAll(lostWhileEdited, ['Mesečna rata', 'EKS'])
      expect(edited).toBeGreaterThan(15) // with the sums of the costs
      expect(lost).toEqual([])
      await expect(result(page)).toBeInViewport()
      await expect(dock(page)).toBeHidden()
      expect(await chart.evaluate((element) => element.getBoundingClientRect().left)).toBe(left)
      await costs.click() // closed again for the next width
    })
})
