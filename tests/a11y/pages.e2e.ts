import { everyPage, expect, narrow, test, wide } from '#tests/support/a11y.ts'
import { axeFaults } from '#tests/support/axe.ts'
import { openWithReact, showAll } from '#tests/support/navigation.ts'

for (const viewport of [wide, narrow]) {
  test(`axe finds nothing wrong with any page at ${viewport.width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of everyPage) {
      await openWithReact(page, path)
      await showAll(page)
      expect.soft(await axeFaults(page), path).toEqual([])
    }
  })
}

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
