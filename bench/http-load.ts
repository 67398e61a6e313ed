import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findProgram } from '#scripts/find-program.mjs'

/** Path of wrk, a load generator in C: one in JavaScript would use more of the processor than the servers under load. */
export const wrkProgram = findProgram(['wrk'])

/** Result of a load run. */
export type LoadResult = {
  perSecond: number
  /** Milliseconds from the first byte sent to the last received. */
  p50: number
  p99: number
  /** Responses outside 2xx and 3xx, and requests without any. */
  failures: number
}

type LoadOptions = {
  url: string
  connections: number
  seconds: number
  /** Lua for wrk, where requests differ from each other: its function `request` returns the next. */
  script?: string
}

/**
 * Sends requests over a number of keep-alive connections, each sending the next when the last is answered; as browsers
 * do, they ask for brotli.
 *
 * @throws Error when wrk is not installed, or measures nothing
 */
export async function httpLoad({ url, connections, seconds, script = '' }: LoadOptions): Promise<LoadResult> {
  if (!wrkProgram) throw new Error('wrk is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-load-'))
  try {
    const file = join(folder, 'script.lua')
    writeFileSync(file, script)
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', file, '-H', 'Accept-Encoding: br', url]
    const child = spawn(wrkProgram, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return wrkResult(said)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const MS_IN = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** @throws Error when the text is not what wrk prints */
export function wrkResult(said: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0)
  const quantile = (percent: number) => {
    const [, value, unit] = new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(us|ms|s|m) *$`, 'm').exec(said) ?? []
    return Number(value) * MS_IN[(unit ?? 'ms') as keyof typeof MS_IN] // the pattern takes only these
  }
  const perSecond = number(/^Requests\/sec:\s+([\d.]+)$/m)
  if (perSecond === 0) throw new Error(`wrk measured nothing. It said:\n${said}`)
  const [, ...errors] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? []
  const failures = errors.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/))
  return { perSecond, p50: quantile(50), p99: quantile(99), failures }
}
