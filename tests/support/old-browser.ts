/**
 * A browser of 2022, as far as a new one can imitate it: no invoker commands, no `closedby`, no popovers, no Navigation
 * API, no `:has`, `:modal`, `::details-content` or `dvh`. Where an API cannot be deleted, its effect is prevented.
 * The inlined styles are changed, so the content policy has to be bypassed.
 */
import type { Page } from '@playwright/test'
import { withoutNavigationApi } from './navigation.ts'

export async function makeOld(page: Page): Promise<void> {
  await withoutNavigationApi(page)
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    const { querySelector } = Document.prototype
    Document.prototype.querySelector = function (selector: string) {
      if (selector.includes(':modal')) throw new SyntaxError(`${selector} is not a valid selector`)
      return querySelector.call(this, selector)
    }
    addEventListener('command', (event) => event.preventDefault(), true)
    addEventListener(
      'beforetoggle',
      (event) => event.target instanceof HTMLDialogElement || event.preventDefault(),
      true,
    )
    for (const type of ['beforetoggle', 'toggle']) {
      const isOfDialog = ({ target, isTrusted }: Event) => isTrusted && target instanceof HTMLDialogElement
      addEventListener(type, (event) => isOfDialog(event) && event.stopImmediatePropagation(), true)
    }
    // A press outside and Escape both fire `cancel`; then only Escape did.
    let key = ''
    addEventListener('keydown', (event) => (key = event.key), true)
    addEventListener('pointerdown', () => (key = ''), true)
    addEventListener('cancel', (event) => key === 'Escape' || event.preventDefault(), true)
  })
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    // Fetched here: a response held by Playwright is lost if its request is aborted.
    const response = await fetch(route.request().url())
    const body = (await response.text())
      .replaceAll(/:popover-open|:modal|:has(?=\()|::details-content/g, ':-unknown')
      .replaceAll('dvh', 'unknown')
      .replace('<style>', '<style>:where([popover]){display:block}') // the browser itself does not hide them
    const contentType = response.headers.get('content-type') ?? 'text/plain'
    await route.fulfill({ status: response.status, contentType, body })
  })
}
