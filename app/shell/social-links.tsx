import { classes } from '#app/ui/classes.ts'
import { socialLinks } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import styles from './social-links.module.css'

/**
 * The four social networks (specification §3.5). Their signs are in a file of their own, so no page carries them, and as
 * masks, so that none waits for them as it loads.
 */
export function SocialLinks({ owner, className }: { owner: OwnerData; className?: string | undefined }) {
  return (
    <ul className={classes(styles.list, className)} aria-label={shell.footer.social}>
      {socialLinks(owner).map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <svg width="24" height="24" fill="currentColor" aria-hidden="true">
              <rect width="24" height="24" />
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
