import type { Page } from '@playwright/test'
import { until } from './until.ts'

const PATIENCE_MS = [60_000, 200] as const // in all, and between two tries

/**
 * Lets the browser's own autofill write an address of its profile into the form of a field, as after a choice in its list.
 *
 * @param selector its first match is the field that was pressed
 * @param address by Chrome's own names of field types: `NAME_FIRST`
 */
export async function autofill(page: Page, selector: string, address: Record<string, string>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Autofill.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await session.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await until(
    async () => {
      const isFilled = (await page.locator(selector).first().inputValue()) !== ''
      // Again while the browser has not read the form yet. Playwright's types know the credit card alone.
      if (!isFilled)
        await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } } as never)
      return isFilled
    },
    ...PATIENCE_MS,
  )
}
