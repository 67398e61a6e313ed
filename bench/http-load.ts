import { connect } from 'node:net'

/** What a run of requests took. */
export type LoadResult = {
  perSecond: number
  /** Milliseconds from the first byte sent to the last received. */
  p50: number
  p99: number
  /** Answers outside 2xx. */
  failures: number
}

type LoadOptions = {
  origin: string
  connections: number
  seconds: number
  /** The whole request, as bytes on the line; called anew for each. */
  request: () => string
}

/**
 * Sends requests over so many kept connections, each the next as soon as its last is answered.
 *
 * It speaks to the socket itself: a client library would spend more on a request than the server does, and on two cores
 * the client would be what is measured.
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
