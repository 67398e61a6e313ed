/** How much of a calculator the browser restyles for a key: a selector can make that the whole page. */
import { calculators, openCalculator, slider } from '#tests/support/calculator.ts'
import { layoutAtRest } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [housing] = calculators
/** Of some 1,500; a year less in the chart restyles 140. */
const MOST_ELEMENTS = 250

test('a key restyles what shows its figures, not all that is around them', async ({ browser, page }) => {
  await openCalculator(page, housing.path)
  const picture = page.locator('[data-part=picture]')
  await expect(picture.locator('svg').first()).toBeAttached()
  await slider(page, 'Rok otplate').press('ArrowLeft')
  await layoutAtRest(page)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    const drawing = await picture.innerHTML()
    await slider(page, 'Rok otplate').press(key)
    await expect.poll(() => picture.innerHTML()).not.toBe(drawing)
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  )
  expect(restyled).not.toHaveLength(0)
  expect(Math.max(...restyled)).toBeLessThan(MOST_ELEMENTS)
})
