import { shell } from '#content/shell.ts'
import { type RouteName, routes } from '#core/site/routes.ts'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** Pages between home and this one. */
  trail?: readonly { text: string; to: RouteName }[]
  /** This page. */
  current: string
}

/** The way from home to this page. */
export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label={shell.breadcrumbs.name}>
      <ol className={styles.list}>
        {[{ text: shell.breadcrumbs.home, to: 'home' as const }, ...trail].map(({ text, to }) => (
          <li key={to}>
            <a href={routes[to]}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
