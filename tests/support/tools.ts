import type { Locator, Page } from '@playwright/test'

/** The tool of a calculator with a heading. */
export function toolNamed(page: Page, heading: string): Locator {
  return page
    .locator('[data-part=tools] :is(details, section)')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
}

/** Brings the tools into view: they are rendered once they are near the viewport. */
export async function reachTools(page: Page): Promise<void> {
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await page.locator('[data-part=tools][data-hydrated]').waitFor()
}
