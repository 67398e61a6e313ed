import { MENU_ID } from './menu-id.ts'

/** A tablet that is turned has the links of the menu in its header: it closes, and the page behind scrolls again. */
export function bootMenuWidth(): void {
  const wide = matchMedia('(min-width: 64rem)') // as .only-narrow in base.css
  wide.addEventListener('change', () => {
    if (wide.matches) document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close()
  })
}
