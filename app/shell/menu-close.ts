import { MENU_ID } from './menu-id.ts'

/** Closes the menu where it is of no more use, so that the page behind it scrolls again; a new page does so itself. */
export function bootMenuClose(): void {
  const close = () => document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close()
  // A tablet that is turned has the same links in its header.
  const wide = matchMedia('(min-width: 64rem)') // as .only-narrow in base.css
  wide.addEventListener('change', () => {
    if (wide.matches) close()
  })
  addEventListener('hashchange', close) // Back, to where the visitor has been on this page
}
