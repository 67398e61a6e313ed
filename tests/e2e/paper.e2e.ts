/** Pages that people print to take to a bank. */
import type { Page } from '@playwright/test'
import { calculators, openCalculator, slider } from '#tests/support/calculator.ts'
import { layoutAtRest, reactUp } from '#tests/support/navigation.ts'
import { darkModules, modulesOf } from '#tests/support/qr-code.ts'
import { expect, test } from '#tests/support/site.ts'

/** An A4 page without the margins of `@page`, in pixels. */
const sheet = { width: Math.floor((210 - 2 * 14) * (96 / 25.4)), height: Math.floor((297 - 2 * 12) * (96 / 25.4)) }

test('the representative example of every loan fits one printed page, which has no rows of buttons', async ({
  page,
}) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/stambeni-kredit', '/auto-kredit', '/kes-kredit']) {
    await page.goto(path)
    await layoutAtRest(page)
    const example = page.locator('.card').filter({ hasText: 'EKS, obračunata na dan' })
    const box = await example.boundingBox()
    expect.soft(box?.height, path).toBeLessThan(sheet.height)
  }
  await expectNoButtons(page)
  await page.goto('/')
  await expectNoButtons(page)
})

// A row left empty by its hidden buttons makes Chromium 92 and 103 print 32,000 sheets.
async function expectNoButtons(page: Page): Promise<void> {
  await reactUp(page) // the styles for print have come then
  const shown = await page.locator('.actions').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).display))
  expect.soft(shown, page.url()).toEqual(['none'])
}

test('the QR code printed right after a change is that of the new figures', async ({ page, site }) => {
  const [{ path }] = calculators
  await openCalculator(page, path)
  const code = page.locator('[data-part=share] svg[role=img] path')
  await expect(code).toHaveCount(1) // its ground: on the screen nothing is encoded
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(code).toHaveCount(2) // the encoder has loaded
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(code).toHaveCount(1)
  const printed = await slider(page, 'Rok otplate').evaluate(async (input: HTMLInputElement) => {
    input.stepDown(10)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve() // React renders the figures after the event
    dispatchEvent(new Event('beforeprint'))
    const share = document.querySelector('[data-part=share]')
    return { text: share?.textContent, code: share?.querySelectorAll('svg[role=img] path')[1]?.getAttribute('d') }
  })
  const link = `${site.url}${path}?rok=240`
  expect(printed.text).toContain(link)
  expect(modulesOf(printed.code)).toEqual(darkModules(link))
})
