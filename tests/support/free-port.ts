import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ListenOptions, type Server } from 'node:net'

/** Below the ephemeral range, where a connection of another test could take the port before it is used. */
const [FIRST, AFTER_LAST] = [15_000, 32_000]

/**
 * A free port on the loopback address, reserved across processes: on a slow machine another test could otherwise take
 * it before it is used.
 *
 * @param draw the next port to try
 */
export async function freePort(draw = () => randomInt(FIRST, AFTER_LAST)): Promise<number> {
  for (;;) {
    const port = draw()
    if (!(await isOurs(port))) continue
    const server = await listening({ port, host: '127.0.0.1' })
    if (!server) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Reserves a port with an abstract Unix socket of its name, which Linux releases when the process ends. */
async function isOurs(port: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const claim = await listening({ path: `\0kreditokaz-test-port-${port}` })
  claim?.unref()
  return claim !== undefined
}

function listening(where: ListenOptions): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(where, () => resolve(server))
  })
}
