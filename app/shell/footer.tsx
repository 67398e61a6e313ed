import { Skyline } from '#app/drawings/skyline.tsx'
import { EmailText } from '#app/features/article/email-text.tsx'
import { SampleMark } from '#app/features/article/sample-mark.tsx'
import { classes } from '#app/ui/classes.ts'
import { borrowingWarning } from '#content/borrowing.ts'
import { business, emailHref, isSample, phoneHref, phoneText, workingHours } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import { type PageName, routes } from '#core/site/routes.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { MapLink } from './map-link.tsx'
import { type NavLink, NavLinks } from './nav-links.tsx'
import { SocialLinks } from './social-links.tsx'

/** The foot of every page, under the roofs of Belgrade. */
export function Footer({ page, year }: { page: PageName; year: number }) {
  const { slogan, loans, calculators, info, address, hours, cookieSettings, accessibility, copyright } = shell.footer
  return (
    <footer className={styles.footer} data-later="">
      <Skyline loading="lazy" />
      <div className={classes('dark', styles.ground)}>
        <div className="wrap">
          <div className={styles.columns}>
            <div className={styles.brand}>
              <Logo page={page} />
              <p>{slogan}</p>
              <SocialLinks />
            </div>
            <Links {...loans} page={page} />
            <Links {...calculators} page={page} />
            <Links {...info} page={page} />
            <div>
              <h2>{address}</h2>
              <address>
                <MapLink />
                <a href={phoneHref}>{phoneText}</a>
                <a href={emailHref}>
                  <span>
                    <EmailText />
                  </span>
                </a>
                <p>{hours(business.workingDays, workingHours.from, workingHours.to)}</p>
                {isSample('address', 'phone', 'email', 'workingDays') && <SampleMark />}
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
