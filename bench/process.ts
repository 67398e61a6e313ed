/** Start-up time of the built site, and its memory when idle. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mebibytesOf } from '#tests/support/memory.ts'
import { bareEnvironment, root, startServer } from '#tests/support/server.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured, missing } from './row.ts'

export async function benchProcess({ runs }: Effort): Promise<BenchRow[]> {
  const server: number[] = []
  const command: number[] = []
  for (let run = 0; run < runs; run += 1) {
    server.push(await serverStartMs())
    command.push(await commandStartMs())
  }
  return [
    measured('process: start of the built server', 'ms', server, { most: 1000 }),
    measured('process: `npm start` again, nothing changed', 'ms', command, { most: 3000 }),
    await memoryRow(runs),
  ]
}

async function serverStartMs(): Promise<number> {
  const began = performance.now()
  const server = await startServer()
  const took = performance.now() - began
  await server.stop()
  return took
}

/** The whole command, until it prints the site's address. */
async function commandStartMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-start-'))
  const env = { ...bareEnvironment(), PORT: '0', DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, LOG_LEVEL: 'error' }
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  try {
    return (await says(child, /http:\/\/\S+/)) - began
  } finally {
    const exited = once(child, 'exit')
    if (child.pid) process.kill(-child.pid, 'SIGTERM') // to the whole process group, like Ctrl-C
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The time at which a command's output first matches. */
async function says({ stdout }: ChildProcess, pattern: RegExp): Promise<number> {
  let said = ''
  for await (const text of stdout ?? []) {
    said += text
    if (pattern.test(said)) return performance.now()
  }
  throw new Error(`The command ended without a word of its address. It said:\n${said}`)
}

async function memoryRow(runs: number): Promise<BenchRow> {
  const name = 'process: memory, idle'
  if (process.platform !== 'linux') return missing(name, 'read from /proc, which this system lacks')
  const samples: number[] = []
  for (let run = 0; run < runs; run += 1) samples.push(await withServer({}, async (server) => mebibytesOf(server)))
  return measured(name, 'MiB', samples, { most: 130 })
}
