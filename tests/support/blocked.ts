import type { Page } from '@playwright/test'

/** What visitors, or their employers, block: reading or writing it throws. */
type Blockable = 'localStorage' | 'sessionStorage' | 'cookie'

/** Blocks storage or cookies of the pages that this page will load. */
export async function block(page: Page, ...blocked: Blockable[]): Promise<void> {
  await page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of names)
      Object.defineProperty(name === 'cookie' ? document : window, name, { get: refuse, set: refuse })
  }, blocked)
}
