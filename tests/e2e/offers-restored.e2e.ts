import type { Page } from '@playwright/test'
import { openCalculator } from '#tests/support/calculator.ts'
import { restoringChromium } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ launchOptions: restoringChromium })

/** Opens the tool that compares offers, and saves the calculation. @returns the saved offers */
async function saveOffer(page: Page) {
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await page.getByRole('heading', { name: 'Uporedite ponude' }).click()
  const tool = page.locator('[data-part=tools] details[open]')
  await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
  return tool.getByRole('listitem')
}

test('a page that Back has restored shows the offers saved meanwhile, and keeps them', async ({ page }) => {
  await openCalculator(page, '/kredit-kalkulator/kes/?iznos=500000')
  const offers = await saveOffer(page)
  await expect(offers).toHaveCount(1)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
  await openCalculator(page, '/kredit-kalkulator/kes/?iznos=700000')
  await saveOffer(page)
  await expect(offers).toHaveCount(2)
  await page.goBack() // saving has added an entry
  await page.goBack({ waitUntil: 'commit' }) // a restored page does not load again
  await expect.poll(() => page.evaluate('window.isRestored')).toBe(true)
  await expect(offers).toHaveCount(2)
  await page.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
  await expect(offers.filter({ hasText: '700.000' })).toHaveCount(1)
  await expect(offers).toHaveCount(3)
})
