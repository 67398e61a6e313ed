import { readFileSync } from 'node:fs'
import type { Server } from './server.ts'

/** Resident memory of a process in MiB; on Linux only. */
export function mebibytesOf({ process }: Pick<Server, 'process'>): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
