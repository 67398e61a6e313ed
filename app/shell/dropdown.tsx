import { Icon } from '#app/ui/icon.tsx'
import type { PageName } from '#core/site/routes.ts'
import styles from './dropdown.module.css'
import { type NavLink, NavLinks } from './nav-links.tsx'

type DropdownProps = {
  id: string
  text: string
  links: readonly NavLink[]
  page: PageName
}

/**
 * A button of the header with its list of links. A press toggles the list, a native popover; from 1280 px CSS also shows
 * it on hover or focus. `shell-boot.ts` handles `aria-expanded` and Escape for both.
 */
export function Dropdown({ id, text, links, page }: DropdownProps) {
  return (
    <li className={styles.item} data-dropdown="">
      <button type="button" className={styles.button} popoverTarget={id} aria-expanded="false" aria-controls={id}>
        {text}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.popover}>
        <ul className={styles.list}>
          <NavLinks links={links} page={page} />
        </ul>
      </div>
    </li>
  )
}
