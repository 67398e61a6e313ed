import { LRUCache } from 'lru-cache'
import { business } from '#content/business.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { type PageName, type RouteName, routeAt, routeNames } from '#core/site/routes.ts'
import type { Representation } from '#server/http/representation.ts'
import { buildFiles } from './build-files.ts'
import { type PageSet, type PageSource, planFile, renderAllPages, renderPage, type Visit } from './rendered-pages.ts'
import { siteFiles } from './site-files.ts'

/** Pages and what goes with them, ready to be sent. */
export type Pages = {
  /** The page, payload or site file at a path. */
  at(path: string, hasChosen?: boolean): Representation | undefined
  notFound(hasChosen: boolean): Representation
  /** A calculator drawn with the figures of a query that `calculatorQuery` made, or its plan as a file. */
  calculator(name: RouteName, visit: Required<Visit>): Representation
}

// Some fifty links to a calculator, each with its compressed forms: those of adverts, and those that are passed on.
const LINKS_BYTES = 8 * 1024 * 1024

/** The pages of one build, made anew every day. */
export type BuiltPages = Pages & {
  all(): Iterable<Representation>
  /** Makes everything anew when the day in Belgrade has changed: facts expire, and so does the footer's year. */
  refresh(): { hasChanged: boolean }
}

/**
 * Renders the whole site as it is for a newcomer; the same pages without the banner are made when they are first asked
 * for, which halves the time of a start.
 *
 * @throws when a page is broken: a site with a hole does not start
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
      const known = links.get(link)
      if (known) return known
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
