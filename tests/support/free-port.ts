import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ListenOptions, type Server } from 'node:net'

/** Below what any system hands out by itself: there a connection of another test may take it before it is used. */
const [FIRST, AFTER_LAST] = [15_000, 32_000]

/**
 * A port of the loopback address that nobody uses, and that no other test is given, in no process: between this answer and
 * its use a slow machine may give somebody else a turn.
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

/** Linux has names for sockets that lie on no disk: whoever has a port's name keeps it until the process ends. */
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
