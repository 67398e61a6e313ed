import { business } from '#content/business.ts'
import type { RouteName } from '#core/site/routes.ts'
import { compress, type Effort, type Representation } from '#server/http/representation.ts'
import { buildFiles } from './build-files.ts'
import { type PageSource, renderAllPages, renderCalculator } from './rendered-pages.ts'
import { siteFiles } from './site-files.ts'

/** Everything that is made from the build and the day, ready to be sent. */
export type Pages = {
  /** The page, payload or site file at a path. */
  at(path: string): Representation | undefined
  notFound(): Representation
  /** A calculator drawn with the figures of a query that `calculatorQuery` made. */
  calculator(name: RouteName, search: string): Promise<Representation>
  /** Makes everything anew when the day in Belgrade has changed: facts expire, and so does the footer's year. */
  refresh(): Promise<void>
  /** Presses everything as hard as it goes; done once the server is up, because it takes seconds. */
  compressBest(): Promise<void>
}

/** Renders the whole site. @throws when a page is broken: a site with a hole does not start */
export async function createPages(source: PageSource, now: () => Date): Promise<Pages> {
  let today = dayInBelgrade(now())
  let made = await make(source, today)

  return {
    at: (path) => made.files.get(path),
    notFound: () => made.notFound,
    calculator: (name, search) => renderCalculator(name, source, today, search),
    async refresh() {
      const day = dayInBelgrade(now())
      if (day === today) return
      made = await make(source, day)
      today = day
    },
    async compressBest() {
      // One after the other: the visitors' requests need the second core.
      for (const file of [...made.files.values(), made.notFound]) await compress(file, 'best')
    },
  }
}

async function make(source: PageSource, today: string) {
  const { site, renderer, build } = source
  const { files, notFound } = renderAllPages(source, today)
  for (const [path, file] of buildFiles(build)) files.set(path, file)
  for (const [path, file] of siteFiles({ site, renderer, today, contactEmail: business.email })) files.set(path, file)
  const effort: Effort = 'quick'
  await Promise.all([...files.values(), notFound].map((file) => compress(file, effort)))
  return { files, notFound }
}

const belgradeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade', dateStyle: 'short' })

/** The ISO day it is in Belgrade. */
export function dayInBelgrade(moment: Date): string {
  return belgradeDay.format(moment)
}
