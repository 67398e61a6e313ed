import { LRUCache } from 'lru-cache'
import type { Known } from '#core/owner/known.ts'
import { type PageName, type RouteName, routeAt, routeNames } from '#core/site/routes.ts'
import type { Representation } from '#server/http/representation.ts'
import { buildFiles } from './build-files.ts'
import {
  type PageSet,
  type PageSource,
  renderAllPages,
  renderPage,
  scheduleFile,
  type Visit,
} from './rendered-pages.ts'
import { siteFiles } from './site-files.ts'

/** Pages, payloads and site files, ready to send. */
export type Pages = {
  /** The page, payload or site file at a path. */
  at(path: string, hasChosen?: boolean): Representation | undefined
  notFound(hasChosen: boolean): Representation
  /** A calculator rendered with a query from `calculatorQuery`, or its schedule as a file. Takes milliseconds. */
  calculator(name: RouteName, visit: Required<Visit>): Representation
  /** The same, if it has been rendered before and is still in memory. */
  renderedCalculator(name: RouteName, visit: Required<Visit>): Representation | undefined
}

// Room for some fifty calculator links with their compressed variants: those in adverts, and those that are shared.
const LINKS_BYTES = 8 * 1024 * 1024

/** The pages of one build, rendered again whenever something new is known. */
export type BuiltPages = Pages & {
  all(): Iterable<Representation>
  /** Renders everything again where something new is known: another day, other facts, another word of the owner's. */
  refresh(): { hasChanged: boolean }
}

/**
 * Renders the whole site with the cookie banner. Variants without it are rendered on first request, which halves the
 * start-up time.
 *
 * @param knowledge what is known now; the same object as long as nothing has changed
 * @throws when a page fails to render: a site with a missing page must not start
 */
export function createPages(source: PageSource, knowledge: () => Known): BuiltPages {
  let known = knowledge()
  let made = make(source, known)

  return {
    at(path, hasChosen = false) {
      const name = hasChosen ? routeAt(path) : undefined
      return name ? made.withoutBanner(name) : made.withBanner.files.get(path)
    },
    notFound: (hasChosen) => (hasChosen ? made.withoutBanner('not-found') : made.withBanner.notFound),
    calculator: (name, visit) => made.calculator(name, visit),
    renderedCalculator: (name, visit) => made.renderedCalculator(name, visit),
    all: () => everyFile(made),
    refresh() {
      const newest = knowledge()
      if (newest === known) return { hasChanged: false }
      made = make(source, newest)
      known = newest
      return { hasChanged: true }
    },
  }
}

type Made = Pick<Pages, 'calculator' | 'renderedCalculator'> & {
  withBanner: PageSet
  withoutBanner: (name: PageName) => Representation
}

function make(source: PageSource, known: Known): Made {
  const { site, renderer, build } = source
  const withBanner = renderAllPages(source, known)
  const others = [...buildFiles(build), ...siteFiles({ site, renderer, known })]
  for (const [path, file] of others) withBanner.files.set(path, file)

  const chosenPages = new Map<PageName, Representation>()
  const links = new LRUCache<string, Representation>({
    maxSize: LINKS_BYTES,
    sizeCalculation: ({ variants }) => 1 + variants.identity.body.length * 2, // its compressed forms included
  })
  return {
    withBanner,
    renderedCalculator: (name, visit) => links.get(linkOf(name, visit)),
    calculator(name, visit) {
      const rendered = scheduleFile(name, source, known, visit.search) ?? renderPage(name, source, known, visit).page
      links.set(linkOf(name, visit), rendered)
      return rendered
    },
    withoutBanner(name) {
      const page = chosenPages.get(name) ?? renderPage(name, source, known, { hasChosen: true }).page
      chosenPages.set(name, page)
      return page
    },
  }
}

function linkOf(name: RouteName, { search, hasChosen }: Required<Visit>): string {
  return `${name} ${hasChosen} ${search}`
}

function* everyFile({ withBanner, withoutBanner }: Made): Generator<Representation> {
  yield* withBanner.files.values()
  yield withBanner.notFound
  for (const name of [...routeNames, 'not-found'] as const) yield withoutBanner(name)
}
