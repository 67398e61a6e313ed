/** The styles of a browser of 2022, which has no container units and no `rotate`, `scale` or `translate` property. */
import { calculators, figure } from '#tests/support/calculator.ts'
import { openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ bypassCSP: true }) // the inlined styles are changed

test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    // Fetched here: a response held by Playwright is lost if its request is aborted.
    const response = await fetch(route.request().url())
    const body = (await response.text())
      .replaceAll(/(?<=\d)cqi/g, 'unknown')
      .replaceAll(/(?<=[;{])(?=(?:rotate|scale|translate):)/g, '-unknown-')
    const contentType = response.headers.get('content-type') ?? 'text/plain'
    await route.fulfill({ status: response.status, contentType, body })
  })
})

test('the instalment is the largest figure of the result, and fits into it', async ({ page }) => {
  const [, { path }] = calculators // whose figures are the longest
  await openWithReact(page, `${path}?iznos=6000000`)
  await expect(figure(page, 'Mesečna rata')).toHaveText(/^\d{3}\.\d{3},\d\d\sRSD$/)
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const size = await figure(page, 'Mesečna rata').evaluate((element) => getComputedStyle(element).fontSize)
    expect.soft(Number.parseFloat(size), `at ${width} px`).toBeGreaterThan(28)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('both buttons of the cookie banner are in view, and marks of lists and questions are turned', async ({ page }) => {
  await openWithReact(page, '/kes-kredit')
  const banner = page.getByRole('region', { name: 'Kolačići' })
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Ne prihvatam', 'Prihvatam']) {
      await expect(banner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  }
  await test.step('ticks of lists and arrows of breadcrumbs and questions are turned', async () => {
    const pseudo = {
      '[data-style=check] li': '::before',
      'nav ol li + li': '::before',
      'main summary:has(> span:only-child)': '::after',
    }
    for (const [selector, part] of Object.entries(pseudo)) {
      const turned = page.locator(selector).first()
      const transform = await turned.evaluate((element, name) => getComputedStyle(element, name).transform, part)
      expect.soft(transform, selector).toContain('matrix')
    }
  })
})
