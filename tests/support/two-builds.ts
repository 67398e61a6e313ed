/** An upgrade while visitors are there: two processes of two builds that share a data folder, behind one address. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { root, type Server, startServer, uncompressed } from './server.ts'

export type TwoBuilds = {
  /** Origin that visitors use. */
  url: string
  /** Whom the proxy asks from now on: one process for everything, or for documents another than for the rest. */
  answeredBy: (documents: 'old' | 'new', rest?: 'old' | 'new') => void
  /** Paths of the scripts and styles of the new build, whose names the old one does not have. */
  newFiles: string[]
  stop: () => Promise<void>
}

/**
 * A copy of the built site as the next release would leave it: another build id, and scripts and styles under other
 * names. A build of its own would make the same of changed sources and take half a minute.
 */
function nextRelease(): { folder: string; files: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-next-'))
  for (const part of ['content', 'core', 'server', 'dist', 'tests/support', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  const assets = join(folder, 'dist/client/_assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const renamed = (name: string) => name.replace(/\.\w+$/, '2$&')
  for (const file of [...names.map((name) => join(assets, name)), join(folder, 'dist/server/assets.json')]) {
    const text = names.reduce((result, name) => result.replaceAll(name, renamed(name)), readFileSync(file, 'utf8'))
    writeFileSync(file, text)
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
  writeFileSync(join(folder, 'dist/build.json'), JSON.stringify({ id: 'next', timestamp: 0 }))
  return { folder, files: names.map((name) => `/_assets/${renamed(name)}`) }
}

/** As in `startSite`. */
const program = 'tests/support/serve-first-day.ts'

export async function startTwoBuilds(): Promise<TwoBuilds> {
  const data = mkdtempSync(join(tmpdir(), 'kreditokaz-data-'))
  const { folder: next, files: newFiles } = nextRelease()
  const env = (name: string) => ({ ...uncompressed, DATABASE_URL: `sqlite:${join(data, `${name}.db`)}` })
  const servers = {
    old: await startServer(env('old'), [], program),
    new: await startServer(env('new'), ['sh', '-c', 'cd "$0" && exec "$@"', next], program),
  }
  let asked = { documents: servers.old, rest: servers.old }
  const proxy = createServer((from, to) => {
    pass(from, to, from.headers['sec-fetch-dest'] === 'document' ? asked.documents : asked.rest)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => proxy.once('listening', listening))
  const { port } = proxy.address() as AddressInfo // a TCP server's address is never a path
  return {
    url: `http://127.0.0.1:${port}`,
    newFiles,
    answeredBy: (documents, rest = documents) => {
      asked = { documents: servers[documents], rest: servers[rest] }
    },
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await Promise.all([servers.old.stop(), servers.new.stop()])
      for (const folder of [data, next]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks another server, by a connection of its own: one that was kept may be closed just when it is used again. */
export function pass(from: IncomingMessage, to: ServerResponse, { url }: Pick<Server, 'url'>): void {
  const { method, headers } = from
  const asking = request(new URL(from.url ?? '/', url), { method, headers, agent: false }, (answer) => {
    if (to.destroyed) return void answer.destroy() // given up meanwhile
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, to, () => {}) // what breaks off on one side ends on the other
  })
  asking.on('error', () => to.destroy())
  from.pipe(asking)
}
