import { connect } from 'node:net'

/** Result of a load run. */
export type LoadResult = {
  perSecond: number
  /** Milliseconds from the first byte sent to the last received. */
  p50: number
  p99: number
  /** Responses outside 2xx. */
  failures: number
}

type LoadOptions = {
  origin: string
  connections: number
  seconds: number
  /** The complete request as sent; called for each. */
  request: () => string
}

/**
 * Sends requests over a number of keep-alive connections, each sending the next when the last is answered.
 *
 * It writes to the socket directly: a client library would use more CPU per request than the server does, and on two
 * cores the client would be the bottleneck.
 */
export async function httpLoad({ origin, connections, seconds, request }: LoadOptions): Promise<LoadResult> {
  const { hostname, port } = new URL(origin)
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0

  async function run(): Promise<void> {
    const socket = connect(Number(port), hostname).setNoDelay()
    const answers = socket[Symbol.asyncIterator]()
    while (performance.now() < until) {
      const began = performance.now()
      socket.write(request())
      let answer = ''
      while (!isWhole(answer)) {
        const { value, done } = await answers.next()
        if (done) throw new Error(`The server closed the connection after: ${answer.slice(0, 200)}`)
        answer += (value as Buffer).toString('latin1') // a socket without an encoding gives buffers
      }
      times.push(performance.now() - began)
      if (!answer.startsWith('HTTP/1.1 2')) failures += 1
    }
    socket.destroy()
  }

  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, run))
  const tookSeconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / tookSeconds, p50: quantile(0.5), p99: quantile(0.99), failures }
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n')
  if (head === -1) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1]
  return answer.length >= head + 4 + Number(length ?? 0)
}
