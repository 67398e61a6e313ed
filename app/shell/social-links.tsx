import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { socialLinks } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import styles from './social-links.module.css'

/** The four social networks of the specification, §3. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={classes(styles.list, className)} aria-label={shell.footer.social}>
      {socialLinks.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span className="visually-hidden">
              {name}, {shell.opensInNewTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
