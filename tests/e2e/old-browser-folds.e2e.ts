/** In a browser without `::details-content` a script opens what the styles open elsewhere. */
import { openWithReact } from '#tests/support/navigation.ts'
import { makeOld } from '#tests/support/old-browser.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ bypassCSP: true }) // the inlined styles are changed
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion
test.beforeEach(({ page }) => makeOld(page))

test('sections that a phone folds open for links and on paper, and are open in a wide window', async ({ page }) => {
  // What the browser opens by itself closes at once; what a script opens stays.
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype
    const opened = new WeakSet<Node>()
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'open') opened.add(this)
      setAttribute.call(this, name, value)
    }
    new MutationObserver((records) => {
      for (const { target } of records)
        if (!opened.has(target) && (target as Element).matches('details:has(> summary > h2)'))
          (target as Element).removeAttribute('open')
    }).observe(document, { subtree: true, attributeFilter: ['open'] })
  })
  const bodies = page.locator('main details:has(> summary > h2) > div')
  const openOnes = bodies.filter({ visible: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithReact(page, '/stambeni-kredit')
  const count = await bodies.count()
  expect(count).toBeGreaterThan(5)
  await expect(openOnes).toHaveCount(0)
  await page.locator('#sadrzaj summary').click()
  await page.locator('#sadrzaj').getByRole('link', { name: 'Prevremena otplata' }).click()
  await expect(openOnes).toHaveCount(1)
  const text = page.getByText('Ukupan trošak kredita tada se umanjuje')
  await expect(text).toBeInViewport()
  await page.goto('about:blank')
  await openWithReact(page, '/stambeni-kredit#prevremena-otplata') // from another page
  await expect(text).toBeInViewport()
  await expect(openOnes).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(openOnes).toHaveCount(count)
  await page.setViewportSize({ width: 1024, height: 800 })
  await openWithReact(page, '/kes-kredit')
  await expect(bodies.filter({ visible: false })).toHaveCount(0)
  await expect(openOnes.first()).toBeVisible()
})
