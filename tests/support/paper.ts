import type { Page } from '@playwright/test'
import { layoutAtRest } from './navigation.ts'

/** How many sheets the page takes on paper. */
export async function sheets(page: Page): Promise<number | undefined> {
  await layoutAtRest(page)
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length
}
