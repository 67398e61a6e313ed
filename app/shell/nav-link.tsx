import type { ReactNode } from 'react'
import { type PageName, type RouteName, routes } from '#core/site/routes.ts'

type NavLinkProps = { to: RouteName; page: PageName; children: ReactNode }

/** A link of the shell; says which one is the page that is shown. */
export function NavLink({ to, page, children }: NavLinkProps) {
  return (
    <a href={routes[to]} aria-current={to === page ? 'page' : undefined}>
      {children}
    </a>
  )
}
