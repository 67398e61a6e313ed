import { MENU_ID } from './menu-id.ts'

/**
 * Closes the menu and lists where the browser does not: an open menu blocks the page, and an open list covers the
 * elements that Tab moves on to. Client-side navigation closes both as well.
 */
export function bootClosing(): void {
  const closeMenu = () => document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close()
  // On a rotated tablet the header shows the same links.
  matchMedia('(min-width: 64rem)').addEventListener('change', closeMenu) // as .only-narrow in base.css
  addEventListener('hashchange', closeMenu) // Back to another position on this page
  // The back/forward cache would restore them open.
  addEventListener('pagehide', () => {
    closeMenu()
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover?.()
  })

  addEventListener('focusin', ({ target }) => {
    for (const item of document.querySelectorAll('[data-dropdown]')) {
      // The target of a focus event is a node.
      if (!item.contains(target as Node)) item.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
    }
  })
}
