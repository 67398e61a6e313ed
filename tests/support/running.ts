import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createNodeServer, drain, type Limits, listen } from '#server/http/node-server.ts'
import type { AppDeps } from '#server/site/app.ts'
import { observeRequests } from '#server/site/observe-requests.ts'
import { testApp } from './test-app.ts'

type Changes = Partial<AppDeps> & { limits?: Partial<Limits>; isBehindTls?: () => boolean }

/** The app of `testApp` behind a listening server, for one test. */
export async function running({ limits, isBehindTls, ...changes }: Changes = {}) {
  const { app, metrics, log } = await testApp(changes)
  const server = createNodeServer({
    fetch: app.fetch,
    observe: observeRequests(log, metrics),
    isBehindTls: isBehindTls ?? (() => false),
    ...(limits && { limits }),
  })
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.problem)
  onTestFinished(() => drain(server, 0))
  return { server, url: listening.address, metrics }
}

/** Writes raw bytes and collects what comes back until the other side closes. */
export function raw(server: Server, bytes: string): { socket: Socket; answer: Promise<string> } {
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {}) // a reset is an answer too: what came before it counts
  return { socket, answer: once(socket, 'close').then(() => text) }
}
