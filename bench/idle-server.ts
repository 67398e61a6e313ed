import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Server, startServer } from '#tests/support/server.ts'

const GIVE_UP_MS = 60_000
const QUIET_SECONDS = 3 // in a row: on a busy machine one may pass before its turn comes

/** Runs something against the real server once it has nothing of its own left to do, and ends the server. */
export async function withServer<T>(env: Record<string, string>, run: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer(env)
  try {
    await untilIdle(server)
    return await run(server)
  } finally {
    await server.stop()
  }
}

/** A server that has just started still presses its pages as small as they get, which is not what is measured. */
async function untilIdle({ url, process }: Server): Promise<void> {
  // The process that presses is the server's only child.
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
