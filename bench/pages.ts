/** How many pages a second one process serves, beside one nginx worker that sends the same bytes. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { nginxProgram } from '#tests/support/run-nginx.ts'
import { withServer } from './idle-server.ts'
import { type Recorded, startNginx } from './nginx.ts'
import { pageLoad, wrkProgram } from './page-load.ts'
import { type BenchRow, type Budget, type Effort, measured, missing, ratio } from './row.ts'

const CONNECTIONS = [1, 16, 64]
const NGINX_SHARE: Budget = { least: 0.25 } // design: of the rate of one nginx worker
const CALCULATED = '/kredit-kalkulator/stambeni/?cena=100000&ucesce=20&rok=360&kamata=4.5'

export async function benchPages(effort: Effort): Promise<BenchRow[]> {
  return await withServer({}, async ({ url }) => {
    const nginx = nginxProgram ? await startNginx(nginxProgram, await recorded(`${url}/`)) : undefined
    try {
      const rows: BenchRow[] = []
      for (const connections of CONNECTIONS) rows.push(...(await homeRows(url, nginx?.url, connections, effort)))
      const figures = await rates([url + CALCULATED], 16, effort)
      rows.push(measured('page: calculator rendered with its query, 16 connections', '1/s', figures[0] ?? []))
      return wrkProgram ? rows : rows.map((row) => ({ ...row, note: 'no wrk here: our own slower client' }))
    } finally {
      await nginx?.stop()
    }
  })
}

async function homeRows(url: string, nginxUrl: string | undefined, connections: number, effort: Effort) {
  const name = `page: home, ${connections} connections`
  const control = `nginx, same bytes, ${connections} connections`
  const [ours = [], theirs = []] = await rates([`${url}/`, ...(nginxUrl ? [nginxUrl] : [])], connections, effort)
  const own = measured(name, '1/s', ours)
  const other = nginxUrl ? measured(control, '1/s', theirs) : missing(control, 'nginx is not installed')
  return [own, other, ratio(`page: home / nginx, ${connections} connections`, own, other, NGINX_SHARE)]
}

/** Requests a second of each address; in turns, so that a noisy minute of the machine hits all of them. */
async function rates(urls: string[], connections: number, { runs, loadSeconds }: Effort): Promise<number[][]> {
  const samples: number[][] = urls.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      const { perSecond, failures } = await pageLoad({ url, connections, seconds: loadSeconds })
      if (failures > 0) throw new Error(`${failures} requests of ${url} failed.`)
      samples[index]?.push(perSecond)
    }
  }
  return samples
}

/** An answer as it is on the line: `fetch` would unpack it. */
async function recorded(url: string): Promise<Recorded> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage] // what Node's documentation promises
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) if (value) headers.set(name, String(value))
  return { body: await buffer(response), headers }
}
