/** A line on which the first half of a page is there, and its scripts, while the rest is still on its way. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pass } from './two-builds.ts'

export type HalvedPage = {
  /** The address of the page. */
  url: string
  /** Sends the rest. */
  release: () => void
  stop: () => void
}

/** @param upTo where the first half ends: before the last occurrence of this text */
export async function startHalvedPage(address: string, upTo: string): Promise<HalvedPage> {
  const response = await fetch(address)
  const html = await response.text()
  const half = html.lastIndexOf(upTo)
  if (half < 0) throw new Error(`${address} does not contain ${upTo}`)
  const headers = ['content-type', 'content-security-policy'].map((name) => [name, response.headers.get(name) ?? ''])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const proxy = createServer((from, to) => {
    if (from.headers['sec-fetch-dest'] !== 'document') return pass(from, to, { url: address })
    to.writeHead(200, Object.fromEntries(headers))
    to.write(html.slice(0, half))
    return void released.then(() => to.end(html.slice(half)))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => proxy.once('listening', listening))
  const { port } = proxy.address() as AddressInfo // a TCP server's address is never a path
  return {
    url: `http://127.0.0.1:${port}${new URL(address).pathname}`,
    release,
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
