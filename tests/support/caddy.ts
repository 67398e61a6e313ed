import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram } from '#scripts/find-program.mjs'
import { freePort } from './free-port.ts'
import { root } from './server.ts'
import { end, untilServing } from './spawned.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Path of Caddy, or undefined if it is not installed. */
export const caddyProgram = findProgram(['caddy'])

/**
 * Starts Caddy with the project's own `deploy/Caddyfile`, without TLS, in front of site processes.
 *
 * @param upstreams origins of the processes
 * @returns the public origin, and a function for the log so far
 */
export async function startCaddy(
  program: string,
  upstreams: string[],
): Promise<{ url: string; log: () => string; stop: () => Promise<void> }> {
  const port = await freePort()
  const folder = temporaryFolder()
  const child = spawn(program, ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_HOST: `http://127.0.0.1:${port}`,
      HTTP_PORT: String(port),
      UPSTREAMS: upstreams.map((url) => new URL(url).host).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let logged = ''
  child.stderr.on('data', (text) => (logged += text))
  const url = `http://127.0.0.1:${port}`
  await untilServing(child, `${url}/healthz`)
  // SIGKILL: on SIGTERM it would wait for all open connections.
  return { url, log: () => logged, stop: async () => void (await end(child, 'SIGKILL')) }
}

/** Whether this Caddy can retry requests with a body: since 2.11.2, see `deploy/Caddyfile`. */
export function asksAgainWithBody(program: string): boolean {
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = stdout.replace(/^v/, '').split(/[. ]/).map(Number)
  return major > 2 || (major === 2 && (minor > 11 || (minor === 11 && patch >= 2)))
}
