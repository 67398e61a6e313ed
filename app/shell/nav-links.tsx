import { type PageName, type RouteName, routes } from '#core/site/routes.ts'

export type NavLink = { text: string; to: RouteName }

/** Links of the shell as list items; the one to the current page has `aria-current`. */
export function NavLinks({ links, page }: { links: readonly NavLink[]; page: PageName }) {
  return links.map(({ text, to }) => (
    <li key={to}>
      <a href={routes[to]} aria-current={to === page ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ))
}
