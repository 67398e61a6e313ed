/**
 * Weight of the pages: bytes as received, headers included, on a phone 412 px wide with density 2, until all that a page
 * loads by itself has loaded. The budgets are those of docs/performance.md.
 */
import { type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { expect, test } from '#tests/support/site.ts'
import { byteBudgets, type Received, weigh } from '#tests/support/weigh.ts'

const isScript = ({ url }: Received) => new URL(url).pathname.endsWith('.js')
const sum = (files: Received[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** The headless shell asks for no icon, as other browsers do. */
async function weightOf(icons: string[]): Promise<number> {
  const bodies = await Promise.all(icons.map(async (url) => (await fetch(url)).arrayBuffer()))
  return bodies.reduce((total, { byteLength }) => total + byteLength, 0)
}

test.use({
  ...{ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
})

/**
 * The other loans and calculators have the same code and differ in their data alone (app/chunk-plan.ts): what their HTML
 * weighs is held by tests/contract/weight-by-day.test.ts, and their requests to others by tests/e2e/hydration.e2e.ts.
 */
const alike: RouteName[] = ['cash-loan', 'car-loan', 'cash-loan-calculator', 'car-loan-calculator']

for (const name of routeNames.filter((one) => !alike.includes(one))) {
  test(`${name} keeps its budgets and requests nothing from other origins`, async ({ page, site }) => {
    const received = await weigh(page, routes[name])
    const scripts = received.filter(isScript)
    const early = scripts.filter(({ isEarly }) => isEarly)
    const icons = await page
      .locator('link[rel~=icon]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
    expect(icons).not.toEqual([])
    const addresses = [...received.map(({ url }) => url), ...icons]
    expect(addresses.filter((url) => new URL(url).origin !== site.url)).toEqual([])
    expect(early).toHaveLength(1)
    expect(scripts.length).toBeGreaterThan(1)
    const budgets = byteBudgets(name)
    expect.soft(sum(early), 'scripts before load').toBeLessThanOrEqual(budgets.earlyScripts)
    expect.soft(sum(received.filter(({ isDocument }) => isDocument)), 'HTML').toBeLessThanOrEqual(budgets.html)
    expect.soft(sum(scripts), 'all scripts').toBeLessThanOrEqual(budgets.scripts)
    expect.soft(sum(received) + (await weightOf(icons)), 'everything').toBeLessThanOrEqual(budgets.everything)
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family, weight }) => `${family} ${weight}`))
    expect(fonts).toContain('Figtree 400 650')
    expect(new Set(fonts).size, 'fonts named once').toBe(fonts.length) // or the browser would lay out twice
  })
}
