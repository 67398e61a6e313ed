/** Pages per second served by one process, compared with one nginx worker that sends the same bytes. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { nginxProgram } from '#tests/support/run-nginx.ts'
import { httpLoad, type LoadResult, wrkProgram } from './http-load.ts'
import { withServer } from './idle-server.ts'
import { type Recorded, startNginx } from './nginx.ts'
import { type BenchRow, type Budget, type Effort, measured, missing, ratio } from './row.ts'

const CONNECTIONS = [1, 16, 64]
const NGINX_SHARE: Budget = { least: 0.25 } // share of the rate of one nginx worker
const NEW_QUERIES = 4000 // more than one run asks
const CALCULATED = '/kredit-kalkulator/stambeni/?ucesce=20&rok=360&kamata=4.5&cena='

export async function benchPages(effort: Effort): Promise<BenchRow[]> {
  if (!wrkProgram) return [missing('page: load', 'wrk is not installed')]
  return await withServer({}, async ({ url }) => {
    const nginx = nginxProgram ? await startNginx(nginxProgram, await recorded(`${url}/`)) : undefined
    try {
      const rows: BenchRow[] = []
      for (const connections of CONNECTIONS) rows.push(...(await homeRows(url, nginx?.url, connections, effort)))
      rows.push(...(await calculatorRows(url, 16, effort)))
      return rows
    } finally {
      await nginx?.stop()
    }
  })
}

async function homeRows(url: string, nginxUrl: string | undefined, connections: number, effort: Effort) {
  const name = `page: home, ${connections} connections`
  const control = `nginx, same bytes, ${connections} connections`
  const loads = [`${url}/`, ...(nginxUrl ? [nginxUrl] : [])].map(
    (address) => (seconds: number) => httpLoad({ url: address, connections, seconds }),
  )
  const [ours = [], theirs = []] = await rates(loads, effort)
  const own = measured(name, '1/s', ours)
  const other = nginxUrl ? measured(control, '1/s', theirs) : missing(control, 'nginx is not installed')
  return [own, other, ratio(`page: home / nginx, ${connections} connections`, own, other, NGINX_SHARE)]
}

/** A link that was opened before is served from memory; new figures have to be rendered. */
async function calculatorRows(origin: string, connections: number, effort: Effort): Promise<BenchRow[]> {
  const address = origin + CALCULATED
  let price = 100_000
  // Counts on from run to run: a query that was asked before is not rendered again.
  const nextPrices = () => {
    price += NEW_QUERIES
    return `local price = ${price}
    function request() price = price + 1; return wrk.format(nil, "${CALCULATED}" .. price) end`
  }
  const [again = [], first = []] = await rates(
    [
      (seconds) => httpLoad({ url: `${address}100000`, connections, seconds }),
      (seconds) => httpLoad({ url: address, connections, seconds, script: nextPrices() }),
    ],
    effort,
  )
  return [
    measured(`page: calculator, a link opened before, ${connections} connections`, '1/s', again),
    measured(`page: calculator, a query of its own each time, ${connections} connections`, '1/s', first),
  ]
}

/** Responses per second of each load; alternating, so that a slow minute of the machine affects all of them. */
async function rates(loads: ((seconds: number) => Promise<LoadResult>)[], effort: Effort): Promise<number[][]> {
  const samples: number[][] = loads.map(() => [])
  for (let run = 0; run < effort.runs; run += 1) {
    for (const [index, load] of loads.entries()) {
      const { perSecond, failures } = await load(effort.loadSeconds)
      if (failures > 0) throw new Error(`${failures} requests failed.`)
      samples[index]?.push(perSecond)
    }
  }
  return samples
}

/** A response as transferred: `fetch` would decompress it. */
async function recorded(url: string): Promise<Recorded> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage] // what Node's documentation promises
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) if (value) headers.set(name, String(value))
  return { body: await buffer(response), headers }
}
