/** Boot runs as soon as it has arrived, perhaps before the rest of its page. */
import { routes } from '#core/site/routes.ts'
import { field, figure } from '#tests/support/calculator.ts'
import { startHalvedPage } from '#tests/support/halved-page.ts'
import { reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine } from '#tests/support/slow-phone.ts'

test('half a page, on a slow line: the style sheet comes, all else with the rest, and what is typed counts', async ({
  page,
  site,
}) => {
  await slowLine(page)
  const half = await startHalvedPage(site.url + routes['housing-loan-calculator'], '<footer')
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const sheet = page.waitForResponse(/_assets\/style-/)
    await page.goto(half.url, { waitUntil: 'commit' })
    await sheet
    await field(page, 'Cena nekretnine').fill('150000')
    await page.getByRole('slider').first().hover() // a touch starts React, once boot listens
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    expect(asked.filter((path) => /start-|react-|routing-/.test(path))).toEqual([])

    half.release()
    await reactUp(page)
    await expect(figure(page, 'Mesečna rata')).toContainText('608,02')
  } finally {
    half.stop()
  }
})
