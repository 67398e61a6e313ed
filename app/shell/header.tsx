import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { shell } from '#content/shell.ts'
import type { PageName } from '#core/site/routes.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MENU_ID } from './menu-id.ts'
import { NavLinks } from './nav-links.tsx'

/** The header of every page; `shell-boot.ts` marks it once the page is scrolled. */
export function Header({ page }: { page: PageName }) {
  const { navigation, loans, calculators, links, enquiry } = shell.header
  return (
    <header className={styles.header} data-header="">
      <div className={classes('wrap', styles.bar)}>
        <Logo page={page} className={styles.logo} />
        <nav className={classes('only-wide', styles.nav)} aria-label={navigation}>
          <ul>
            <Dropdown id="nav-loans" {...loans} page={page} />
            <Dropdown id="nav-calculators" {...calculators} page={page} />
            <NavLinks links={links} page={page} />
          </ul>
        </nav>
        <LeadButton size="small" className="only-wide">
          {enquiry}
        </LeadButton>
        <IconButton
          icon="menu"
          label={shell.menu.open}
          className={classes('only-narrow', styles.opener)}
          command="show-modal"
          commandfor={MENU_ID}
          aria-haspopup="dialog"
        />
      </div>
    </header>
  )
}
