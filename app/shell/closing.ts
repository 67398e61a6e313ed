import { MENU_ID } from './menu-id.ts'

/**
 * Closes what is of no more use, where the browser does not: an open menu holds the page, an open list covers what the
 * keyboard has gone on to. A new page closes both by itself.
 */
export function bootClosing(): void {
  const closeMenu = () => document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close()
  // A tablet that is turned has the same links in its header.
  matchMedia('(min-width: 64rem)').addEventListener('change', closeMenu) // as .only-narrow in base.css
  addEventListener('hashchange', closeMenu) // Back, to where the visitor has been on this page

  addEventListener('focusin', ({ target }) => {
    for (const item of document.querySelectorAll('[data-dropdown]')) {
      if (!item.contains(target as Node)) item.querySelector<HTMLElement>('[popover]')?.hidePopover?.() // what has the focus is a node
    }
  })
}
