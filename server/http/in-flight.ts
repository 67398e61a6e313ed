import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Bounds = {
  /** Requests of one connection; browsers and proxies send the next one after an answer. */
  perConnection: number
  /** Reads of all connections; writes are few, and go first. */
  reads: number
}

/**
 * Bounds on requests that are not answered to the last byte: each holds its answer in memory until it has been read.
 *
 * @returns counts a request until its response is closed, and says whether it is one too many
 */
export function inFlight({ perConnection, reads }: Bounds) {
  const ofConnection = new WeakMap<Socket, number>()
  let reading = 0

  return function admit(request: IncomingMessage, response: ServerResponse): 'serve' | 'refuse' | 'cut-off' {
    const { socket, method } = request
    const others = ofConnection.get(socket) ?? 0
    if (socket.destroyed || others >= perConnection) return 'cut-off'
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && reading >= reads) return 'refuse'
    ofConnection.set(socket, others + 1)
    if (isRead) reading += 1
    response.once('close', () => {
      ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1)
      if (isRead) reading -= 1
    })
    return 'serve'
  }
}
