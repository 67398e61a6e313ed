/** A line on which the first half of a page is there, and its scripts, while the rest is still on its way. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export type HalvedPage = {
  /** The address of the page. */
  url: string
  /** Sends the rest. */
  release: () => void
  stop: () => void
}

/** @param upTo where the first half ends: before the last occurrence of this text */
export async function startHalvedPage(address: string, upTo: string): Promise<HalvedPage> {
  const html = await (await fetch(address)).text()
  const half = html.lastIndexOf(upTo)
  if (half < 0) throw new Error(`${address} does not contain ${upTo}`)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const proxy = createServer((from, to) => {
    const isPage = from.headers['sec-fetch-dest'] === 'document'
    const { 'accept-encoding': _, ...plain } = from.headers
    const headers = isPage ? plain : from.headers
    request(new URL(from.url ?? '/', address), { headers, agent: false }, (answer) => {
      if (!isPage) {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        return pipeline(answer, to, () => {}) // the page may be gone by now
      }
      answer.resume()
      to.writeHead(200, answer.headers)
      to.write(html.slice(0, half))
      return released.then(() => to.end(html.slice(half)))
    }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => proxy.once('listening', listening))
  const { port } = proxy.address() as AddressInfo // a TCP server's address is never a path
  const { pathname } = new URL(address)
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    release,
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
