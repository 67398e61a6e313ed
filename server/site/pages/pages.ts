import { LRUCache } from 'lru-cache'
import { business } from '#content/business.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { type PageName, type RouteName, routeAt, routeNames } from '#core/site/routes.ts'
import type { Representation } from '#server/http/representation.ts'
import { buildFiles } from './build-files.ts'
import { type PageSet, type PageSource, planFile, renderAllPages, renderPage, type Visit } from './rendered-pages.ts'
import { siteFiles } from './site-files.ts'

/** Pages, payloads and site files, ready to send. */
export type Pages = {
  /** The page, payload or site file at a path. */
  at(path: string, hasChosen?: boolean): Representation | undefined
  notFound(hasChosen: boolean): Representation
  /** A calculator rendered with a query from `calculatorQuery`, or its plan as a file. */
  calculator(name: RouteName, visit: Required<Visit>): Representation
}

// Room for some fifty calculator links with their compressed variants: those in adverts, and those that are shared.
const LINKS_BYTES = 8 * 1024 * 1024

/** The pages of one build, rendered again every day. */
export type BuiltPages = Pages & {
  all(): Iterable<Representation>
  /** Renders everything again when the day in Belgrade has changed: facts expire, and so does the footer's year. */
  refresh(): { hasChanged: boolean }
}

/**
 * Renders the whole site with the cookie banner. Variants without it are rendered on first request, which halves the
 * start-up time.
 *
 * @throws when a page fails to render: a site with a missing page must not start
 */
export function createPages(source: PageSource, now: () => Date): BuiltPages {
  let today = dayInBelgrade(now())
  let made = make(source, today)

  return {
    at(path, hasChosen = false) {
      const name = hasChosen ? routeAt(path) : undefined
      return name ? made.known(name) : made.fresh.files.get(path)
    },
    notFound: (hasChosen) => (hasChosen ? made.known('not-found') : made.fresh.notFound),
    calculator: (name, visit) => made.calculator(name, visit),
    all: () => everyFile(made),
    refresh() {
      const day = dayInBelgrade(now())
      if (day === today) return { hasChanged: false }
      made = make(source, day)
      today = day
      return { hasChanged: true }
    },
  }
}

type Made = Pick<Pages, 'calculator'> & { fresh: PageSet; known: (name: PageName) => Representation }

function make(source: PageSource, today: string): Made {
  const { site, renderer, build } = source
  const fresh = renderAllPages(source, today)
  const others = [...buildFiles(build), ...siteFiles({ site, renderer, today, contactEmail: business.email })]
  for (const [path, file] of others) fresh.files.set(path, file)

  const known = new Map<PageName, Representation>()
  const links = new LRUCache<string, Representation>({
    maxSize: LINKS_BYTES,
    sizeCalculation: ({ variants }) => 1 + variants.identity.body.length * 2, // its compressed forms included
  })
  return {
    fresh,
    calculator(name, visit) {
      const { search, hasChosen } = visit
      const link = `${name} ${hasChosen} ${search}`
      const earlier = links.get(link)
      if (earlier) return earlier
      const drawn = planFile(name, source, today, search) ?? renderPage(name, source, today, visit).page
      links.set(link, drawn)
      return drawn
    },
    known(name) {
      const page = known.get(name) ?? renderPage(name, source, today, { hasChosen: true }).page
      known.set(name, page)
      return page
    },
  }
}

function* everyFile({ fresh, known }: Made): Generator<Representation> {
  yield* fresh.files.values()
  yield fresh.notFound
  for (const name of [...routeNames, 'not-found'] as const) yield known(name)
}
