import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Hydrates what waits for an intent, and brings every part of the page into view once. */
export async function wakeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wants = new PointerEvent('pointerover', { bubbles: true })
    for (const wanted of document.querySelectorAll('[data-lead], [data-island] *')) wanted.dispatchEvent(wants)
    for (const part of document.querySelectorAll('main h2, main section')) part.scrollIntoView({ behavior: 'instant' })
  })
  await expect(page.locator('[data-island]:not([data-hydrated]):not([data-island=toasts])')).toHaveCount(0)
}
