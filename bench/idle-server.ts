import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Server, startServer } from '#tests/support/server.ts'
import { pressed } from '#tests/support/weigh.ts'

const GIVE_UP_MS = 60_000
const QUIET_SECONDS = 3 // consecutive: on a busy machine the server may simply not be scheduled for one

/** Starts the real server, waits until it is idle, runs something against it, and stops it. */
export async function withServer<T>(env: Record<string, string>, run: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer(env)
  try {
    await untilIdle(server)
    return await run(server)
  } finally {
    await server.stop()
  }
}

/** The same, once it serves everything at its smallest. */
export function withPressedServer<T>(run: (url: string) => Promise<T>): Promise<T> {
  return withServer({}, async ({ url }) => {
    await pressed(url)
    return await run(url)
  })
}

/** After its start the server compresses its pages for a while, which must not be measured. */
async function untilIdle({ url, process }: Server): Promise<void> {
  // The compressing process is the server's only child.
  const children = `/proc/${process.pid}/task/${process.pid}/children`
  const isPressing = () => existsSync(children) && readFileSync(children, 'utf8') !== ''
  const cpuSeconds = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
  }
  const deadline = performance.now() + GIVE_UP_MS
  let quietSeconds = 0
  for (let last = await cpuSeconds(); quietSeconds < QUIET_SECONDS; ) {
    if (performance.now() > deadline) throw new Error(`The server is still busy ${GIVE_UP_MS} ms after its start.`)
    await pause(1000)
    const now = await cpuSeconds()
    quietSeconds = now - last < 0.05 && !isPressing() ? quietSeconds + 1 : 0
    last = now
  }
}
