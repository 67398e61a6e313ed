/** Bytes received on a first visit to each page, headers and preloads included. */
import { type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { byteBudgets, type Received, weigh } from '#tests/support/weigh.ts'
import { onPhones } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const KB = 1000

/** Bytes do not vary, so one run is enough. */
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
    measured(`bytes: ${name}, ${what}`, 'kB', [some.reduce((sum, { bytes }) => sum + bytes, 0) / KB], {
      most: most / KB,
    })
  const scripts = received.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
  const documents = received.filter(({ isDocument }) => isDocument)
  const early = scripts.filter(({ isEarly }) => isEarly)
  const budgets = byteBudgets(name)
  return [
    row('HTML with its CSS', documents, budgets.html),
    row('JavaScript before load', early, budgets.earlyScripts),
    row('JavaScript', scripts, budgets.scripts),
    ...(name === 'home' ? [row('everything', received, budgets.everything)] : []),
  ]
}
