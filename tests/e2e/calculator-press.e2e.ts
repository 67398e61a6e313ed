/** Presses on a calculator whose parts are still loading: nothing moves under the finger, and every press counts. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { calculators, field, openCalculator } from '#tests/support/calculator.ts'
import { hold, layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing] = calculators
/** How much the height of a part may differ from the space reserved for it, in pixels. */
const NEARLY = 40
const lateParts = /_assets\/sections-[^/]*\.js$/
const desktop = { viewport: { width: 1280, height: 800 } }
/** That the late parts fit their space is held on more widths by part-heights.e2e.ts. */
const screens = [{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }, desktop]

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`)

/** Resolves once what has loaded has been rendered, or could have been. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The position of an element; looked up again if a part that is being rendered has just replaced it. */
async function boxOf(thing: Locator) {
  for (;;) {
    const box = await thing.boundingBox()
    if (box) return box
  }
}

async function topOf(thing: Locator): Promise<number> {
  return (await boxOf(thing)).y
}

async function heightOf(thing: Locator): Promise<number> {
  return (await boxOf(thing)).height
}

for (const screen of screens) {
  test.describe(`${screen.viewport.width} px wide`, () => {
    test.use(screen)

    test('a year of the schedule opens when pressed while the tools above it load', async ({ page }) => {
      const release = await hold(page, lateParts)
      const isComing = page.waitForRequest(/_assets\/sections-/)
      await openWithReact(page, housing.path)
      await page.locator('#plan-otplate').evaluate((plan) => plan.scrollIntoView({ behavior: 'instant' }))
      await page.keyboard.press('Shift')
      const tools = await isComing
      await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none')) // not every browser has it
      const year = page.getByRole('button', { name: '2. godina', exact: true })
      await year.hover()
      await expect(year).toBeInViewport()
      const before = await topOf(year)
      await page.mouse.down()
      release()
      await page.evaluate((url) => import(url), tools.url())
      await twoFrames(page)
      expect(await topOf(year)).toBe(before)
      await page.mouse.up()
      await expect(year).toHaveAttribute('aria-expanded', 'true')
      await expect(part(page, 'tools')).toHaveAttribute('data-hydrated')
      const after = await topOf(year)
      expect(Math.abs(after - before)).toBeLessThan(NEARLY)
    })
  })
}

test('the schedule keeps a focus from before its code loaded; on a wide screen it is no tab stop afterwards', async ({
  page,
}) => {
  await page.setViewportSize(desktop.viewport)
  const letGo = await hold(page, /_assets\/sections-[^/]*\.js$/)
  await openCalculator(page, housing.path)
  const schedule = part(page, 'schedule').getByRole('group', { name: 'Plan otplate' })
  await schedule.focus()
  await schedule.evaluate((element) => element.setAttribute('data-asleep', ''))
  letGo()
  await expect(part(page, 'schedule').locator('[data-asleep]')).toHaveCount(0)
  await twoFrames(page)
  await expect(schedule).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(schedule).toHaveCount(0)
})

test('a part whose code fails to load says so, or keeps its HTML while that is right', async ({ page }) => {
  await page.route(/_assets\/sections-[^/]*\.js$/, (route) => route.abort())
  await openCalculator(page, housing.path)
  const tools = part(page, 'tools')
  await layoutAtRest(page) // so that the scroll target does not shift
  await tools.scrollIntoViewIfNeeded()
  await expect(tools).toHaveText(/^Ovaj deo stranice nije učitan\./)
  await expect.poll(() => heightOf(tools)).toBeLessThan(200)
  await expect(part(page, 'schedule').getByRole('table')).toBeVisible()
  await field(page, 'Rok otplate').fill('10')
  await expect(part(page, 'schedule')).toHaveText(/^Ovaj deo stranice nije učitan\./)
})

test.describe('right after a keystroke', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a press acts on the new figures, even in parts that have not updated yet', async ({ page, site }) => {
    await openCalculator(page, housing.path)
    for (const name of ['schedule', 'share']) await part(page, name).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Kopirajte link' })).toBeVisible()
    await field(page, 'Rok otplate').fill('10') // by now React has rendered every part
    await expect(part(page, 'schedule').locator('tbody')).toHaveCount(11)
    const saving = page.waitForEvent('download')
    await page.getByRole('textbox', { name: 'Rok otplate' }).evaluate(async (element) => {
      const months = element as HTMLInputElement // a textbox
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(months, '20')
      months.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve() // React has rendered the keystroke, and no frame has been painted since
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-part] button')]
      for (const words of ['CSV', 'Kopirajte']) buttons.find((button) => button.textContent?.includes(words))?.click()
    })
    const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(1 + 1 + 240) // heading, drawdown, months
    await expect(page.getByText('Link je kopiran.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${housing.path}?rok=240`)
  })
})
