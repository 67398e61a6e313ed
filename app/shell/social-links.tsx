import { classes } from '#app/ui/classes.ts'
import { socialLinks } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import styles from './social-links.module.css'

/**
 * The four social networks (specification §3.5). Their icons are in a file of their own, so no page carries them.
 */
export function SocialLinks({ owner, className }: { owner: OwnerData; className?: string | undefined }) {
  return (
    <ul className={classes(styles.list, className)} aria-label={shell.footer.social}>
      {socialLinks(owner).map(({ name, sign, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <use href={`/drawings/signs.svg#${sign}`} />
            </svg>
            <span className="visually-hidden">
              {name}, {shell.opensInNewTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
