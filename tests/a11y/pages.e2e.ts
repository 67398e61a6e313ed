import { everyPage, expect, narrow, test, wide } from '#tests/support/a11y.ts'
import { axeFaults } from '#tests/support/axe.ts'
import { followFetches, openWithReact, showAll } from '#tests/support/navigation.ts'

test('axe finds nothing wrong with any page, at 1440 px and at 390', async ({ page }) => {
  test.slow()
  const fetched = followFetches(page)
  for (const path of everyPage) {
    await page.setViewportSize(wide)
    await openWithReact(page, path)
    await showAll(page)
    expect.soft(await axeFaults(page), `${path} at 1440 px`).toEqual([])
    await page.setViewportSize(narrow)
    await showAll(page) // parts out of sight still have the height of the wide window
    await fetched() // pictures of another size
    expect.soft(await axeFaults(page), `${path} at 390 px`).toEqual([])
  }
})

test('contrast that axe cannot determine is measured in pixels', async ({ page }) => {
  const texts = [
    { text: 'too faint', color: '#777', size: 16, faults: ['contrast 4.48: Slova'] },
    { text: 'just clear enough', color: '#767676', size: 16, faults: [] },
    { text: 'fainter but large', color: '#777', size: 24, faults: [] },
    { text: 'too faint though large', color: '#999', size: 24, faults: ['contrast 2.85: Slova'] },
  ]
  for (const { text, color, size, faults } of texts) {
    await page.setContent(`<!doctype html><html lang="sr-Latn"><title>Proba</title><main><h1
      style="margin: 0; background: linear-gradient(#fff, #fff); color: ${color}; font: 400 ${size}px/3 sans-serif">Slova</h1></main></html>`)
    expect.soft(await axeFaults(page), text).toEqual(faults)
  }
})
