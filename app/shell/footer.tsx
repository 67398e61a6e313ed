import { Skyline } from '#app/drawings/skyline.tsx'
import { EmailText } from '#app/features/article/email-text.tsx'
import { MapLink } from '#app/features/article/map-link.tsx'
import { SampleMark } from '#app/features/article/sample-mark.tsx'
import { classes } from '#app/ui/classes.ts'
import { borrowingWarning } from '#content/borrowing.ts'
import { contactOf, workingHours } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import { type PageName, routes } from '#core/site/routes.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { type NavLink, NavLinks } from './nav-links.tsx'
import { SocialLinks } from './social-links.tsx'

type FooterProps = { page: PageName; year: number; owner: OwnerData }

/** The foot of every page, under the roofs of Belgrade. */
export function Footer({ page, year, owner }: FooterProps) {
  const contact = contactOf(owner)
  const { slogan, loans, calculators, info, address, hours, cookieSettings, accessibility, copyright } = shell.footer
  return (
    <footer className={styles.footer} data-later="">
      <Skyline />
      <div className={classes('dark', styles.ground)}>
        <div className="wrap">
          <div className={styles.columns}>
            <div className={styles.brand}>
              <Logo page={page} />
              <p>{slogan}</p>
              <SocialLinks owner={owner} />
            </div>
            <Links {...loans} page={page} />
            <Links {...calculators} page={page} />
            <Links {...info} page={page} />
            <div>
              <h2>{address}</h2>
              <address>
                <MapLink address={contact.address} />
                <a href={contact.email.href}>
                  <span>
                    <EmailText email={contact.email.text} />
                  </span>
                </a>
                <a href={contact.phone.href}>{contact.phone.text}</a>
                <p>{hours(contact.days.text, workingHours.from, workingHours.to)}</p>
                {Object.values(contact).some(({ isSample }) => isSample) && <SampleMark />}
              </address>
            </div>
          </div>
          <div className={styles.end}>
            <p>{copyright(year)}</p>
            <p>{borrowingWarning}</p>
            <a href={`${routes[accessibility.to]}#${accessibility.hash}`}>{accessibility.text}</a>
            <button type="button" data-choice="again">
              {cookieSettings}
            </button>
          </div>
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { text: string; links: readonly NavLink[]; page: PageName }

function Links({ text, links, page }: LinksProps) {
  return (
    <nav aria-label={text}>
      <h2>{text}</h2>
      <ul>
        <NavLinks links={links} page={page} />
      </ul>
    </nav>
  )
}
