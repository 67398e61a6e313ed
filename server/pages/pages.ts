import { business } from '#content/business.ts'
import { payloadPath, type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { compressLightly, type Representation } from '#server/http/representation.ts'
import { buildFiles } from './build-files.ts'
import { type PageSet, type PageSource, renderAllPages, renderPage, type Visit } from './rendered-pages.ts'
import { siteFiles } from './site-files.ts'

/** Pages and what goes with them, ready to be sent. */
export type Pages = {
  /** The page, payload or site file at a path. */
  at(path: string, hasChosen?: boolean): Representation | undefined
  notFound(hasChosen: boolean): Representation
  /** A calculator drawn with the figures of a query that `calculatorQuery` made, not compressed. */
  calculator(name: RouteName, visit: Visit): Representation
}

/** The pages of one build, made anew every day. */
export type BuiltPages = Pages & {
  all(): Representation[]
  /** Makes everything anew when the day in Belgrade has changed: facts expire, and so does the footer's year. */
  refresh(): { hasChanged: boolean }
}

/** Renders the whole site. @throws when a page is broken: a site with a hole does not start */
export function createPages(source: PageSource, now: () => Date): BuiltPages {
  let today = dayInBelgrade(now())
  let made = make(source, today)

  return {
    at: (path, hasChosen) => (hasChosen && made.known.files.get(path)) || made.fresh.files.get(path),
    notFound: (hasChosen) => (hasChosen ? made.known : made.fresh).notFound,
    calculator: (name, visit) => renderPage(name, source, today, visit).page,
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

type Made = { fresh: PageSet; known: PageSet }

function everyFile({ fresh, known }: Made): Representation[] {
  return [fresh, known].flatMap(({ files, notFound }) => [...files.values(), notFound])
}

function make(source: PageSource, today: string): Made {
  const { site, renderer, build } = source
  const made: Made = { fresh: renderAllPages(source, today, false), known: renderAllPages(source, today, true) }
  const others = [...buildFiles(build), ...siteFiles({ site, renderer, today, contactEmail: business.email })]
  for (const [path, file] of others) made.fresh.files.set(path, file)
  // The data of a page is the same for everyone.
  for (const name of routeNames) made.known.files.delete(payloadPath(routes[name]))
  for (const file of everyFile(made)) compressLightly(file, 'br')
  return made
}

const belgradeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade', dateStyle: 'short' })

/** The ISO day it is in Belgrade. */
export function dayInBelgrade(moment: Date): string {
  return belgradeDay.format(moment)
}
