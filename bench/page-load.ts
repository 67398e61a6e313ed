import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { findProgram } from '#scripts/find-program.mjs'
import { httpLoad, type LoadResult } from './http-load.ts'

/** Path of wrk, a load generator in C; without it the client is slower than the servers under load. */
export const wrkProgram = findProgram(['wrk'])

type PageLoadOptions = { url: string; connections: number; seconds: number }

/** Requests one page repeatedly, brotli-compressed as for browsers. */
export async function pageLoad({ url, connections, seconds }: PageLoadOptions): Promise<LoadResult> {
  if (wrkProgram) return await wrk(wrkProgram, { url, connections, seconds })
  const { origin, host, pathname, search } = new URL(url)
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  return await httpLoad({ origin, connections, seconds, request: () => request })
}

async function wrk(program: string, { url, connections, seconds }: PageLoadOptions): Promise<LoadResult> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return wrkResult(said)
}

const MS_IN = { us: 0.001, ms: 1, s: 1000 }

/** @throws Error when the text is not what wrk prints */
export function wrkResult(said: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0)
  const quantile = (percent: number) => {
    const [, value, unit] = new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(us|ms|s)$`, 'm').exec(said) ?? []
    return Number(value) * MS_IN[(unit ?? 'ms') as keyof typeof MS_IN] // the pattern takes only these
  }
  const perSecond = number(/^Requests\/sec:\s+([\d.]+)$/m)
  if (perSecond === 0) throw new Error(`wrk measured nothing. It said:\n${said}`)
  const [, ...errors] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? []
  const failures = errors.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/))
  return { perSecond, p50: quantile(50), p99: quantile(99), failures }
}
