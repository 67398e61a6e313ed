import { IconButton } from '#app/ui/icon-button.tsx'
import { shell } from '#content/shell.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import type { PageName } from '#core/site/routes.ts'
import { Logo } from './logo.tsx'
import styles from './menu.module.css'
import { MENU_ID } from './menu-id.ts'
import { NavLinks } from './nav-links.tsx'
import { SocialLinks } from './social-links.tsx'

/**
 * The slide-in menu of narrow screens: a native modal, so it opens before React, traps the focus and stops the page
 * behind it from scrolling. Navigation closes it.
 */
export function Menu({ page, year, owner }: { page: PageName; year: number; owner: OwnerData }) {
  const { name, close, loans, calculators, company } = shell.menu
  return (
    <dialog id={MENU_ID} closedby="any" aria-label={name} className={styles.menu}>
      <div className={styles.top}>
        <Logo page={page} />
        <IconButton icon="close" label={close} command="close" commandfor={MENU_ID} className={styles.close} />
      </div>
      <nav aria-label={shell.header.navigation}>
        {[loans, calculators, company].map(({ text, links }) => (
          <div key={text} className={styles.group}>
            <h2>{text}</h2>
            <ul>
              <NavLinks links={links} page={page} />
            </ul>
          </div>
        ))}
      </nav>
      <SocialLinks owner={owner} className={styles.social} />
      <p className="small">{shell.footer.copyright(year)}</p>
    </dialog>
  )
}
