/** What a first visit costs in bytes, page by page: as received, headers and preloads included. */
import { setTimeout as pause } from 'node:timers/promises'
import { type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { onPhones, type Phone } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const AFTER_LOAD_MS = 4000 // design: what arrives until 4 s after `load` counts
const KB = 1000
const SMALL_PAGES: RouteName[] = ['home', 'contact']

/** One thing the page asked for. */
type Received = { url: string; type: string; askedAt: number; bytes: number }
type Visit = { loadedAt: number; received: Received[] }

/** Counts, not times: once is enough. */
export async function benchBytes({ isQuick }: Effort): Promise<BenchRow[]> {
  const pages: RouteName[] = isQuick ? ['home', 'housing-loan-calculator'] : routeNames
  return await withServer({}, ({ url }) =>
    onPhones(async (newPhone) => {
      const rows: BenchRow[] = []
      for (const name of pages) rows.push(...rowsOf(name, await visit(await newPhone(), url + routes[name])))
      return rows
    }),
  )
}

async function visit({ page, cdp }: Phone, url: string): Promise<Visit> {
  const asked = new Map<string, Received>()
  let loadedAt = Number.POSITIVE_INFINITY
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) =>
    asked.set(requestId, { url: request.url, type, askedAt: timestamp, bytes: 0 }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  await cdp.send('Network.enable')
  await cdp.send('Page.enable')
  await page.goto(url, { waitUntil: 'load' })
  await pause(AFTER_LOAD_MS)
  return { loadedAt, received: [...asked.values()] }
}

function rowsOf(name: RouteName, { loadedAt, received }: Visit): BenchRow[] {
  const kilobytes = (some: Received[]) => [some.reduce((sum, { bytes }) => sum + bytes, 0) / KB]
  const scripts = received.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
  const isCalculator = name.endsWith('-calculator')
  const row = (what: string, some: Received[], most: number) =>
    measured(`bytes: ${name}, ${what}`, 'kB', kilobytes(some), { most })
  return [
    row(
      'HTML with its CSS',
      received.filter(({ type }) => type === 'Document'),
      htmlBudget(name),
    ),
    row('JavaScript before load', scripts.filter(({ askedAt }) => askedAt < loadedAt), 4), // biome-ignore format: a table
    row('JavaScript', scripts, isCalculator ? 80 : 72),
    ...(name === 'home' ? [row('everything', received, 220)] : []),
  ]
}

function htmlBudget(name: RouteName): number {
  if (SMALL_PAGES.includes(name)) return 14
  return name.endsWith('-calculator') ? 16 : 20
}
