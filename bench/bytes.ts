/** What a first visit costs in bytes, page by page: as received, headers and preloads included. */
import { type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { type Received, weigh } from '#tests/support/weigh.ts'
import { onPhones } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const KB = 1000

/** Counts, not times: once is enough. */
export async function benchBytes({ isQuick }: Effort): Promise<BenchRow[]> {
  const pages: RouteName[] = isQuick ? ['home', 'housing-loan-calculator'] : routeNames
  return await withServer({}, ({ url }) =>
    onPhones(async (newPhone) => {
      const rows: BenchRow[] = []
      for (const name of pages) {
        const { page } = await newPhone()
        rows.push(...rowsOf(name, await weigh(page, url + routes[name])))
      }
      return rows
    }),
  )
}

function rowsOf(name: RouteName, received: Received[]): BenchRow[] {
  const row = (what: string, some: Received[], most: number) =>
    measured(`bytes: ${name}, ${what}`, 'kB', [some.reduce((sum, { bytes }) => sum + bytes, 0) / KB], { most })
  const scripts = received.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
  const isCalculator = name.endsWith('-calculator')
  const documents = received.filter(({ isDocument }) => isDocument)
  const early = scripts.filter(({ isEarly }) => isEarly)
  return [
    row('HTML with its CSS', documents, htmlBudget(name, isCalculator)),
    row('JavaScript before load', early, 4),
    row('JavaScript', scripts, isCalculator ? 80 : 72),
    ...(name === 'home' ? [row('everything', received, 220)] : []),
  ]
}

function htmlBudget(name: RouteName, isCalculator: boolean): number {
  if (name === 'home' || name === 'contact') return 14
  return isCalculator ? 16 : 20
}
