import { classes } from '#app/ui/classes.ts'
import { shell } from '#content/shell.ts'
import { type PageName, routes } from '#core/site/routes.ts'
import styles from './logo.module.css'

/** The signpost and the name; leads home. */
export function Logo({ page, className }: { page: PageName; className?: string | undefined }) {
  return (
    <a
      className={classes(styles.logo, className)}
      href={routes.home}
      aria-current={page === 'home' ? 'page' : undefined}
    >
      <svg className="notranslate" viewBox="2 0 203 48" width="169" height="40" fill="currentColor" aria-hidden="true">
        <rect x="3" y="2" width="8.2" height="44" rx="1.6" />
        <g strokeLinejoin="round" strokeWidth="1.2">
          <path d="M13.9 19.3 25.9 7.3 34.6 5.4 32.7 14.1 22.3 23.1H13.9z" fill="#f7bf3c" stroke="#f7bf3c" />
          <path d="M13.9 28.7 25.9 40.7 34.6 42.6 32.7 33.9 22.3 24.9H13.9z" stroke="currentColor" />
        </g>
        {/* As wide in every font. The same line in `app/document/social-image.ts`. */}
        <text x="36.6" y="45" fontSize="42" textLength="168">
          reditokaz
        </text>
      </svg>
      <span className="visually-hidden">{shell.header.logo}</span>
    </a>
  )
}
