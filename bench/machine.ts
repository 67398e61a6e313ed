import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#scripts/find-chromium.mjs'
import { root } from '#tests/support/server.ts'
import { nginxProgram } from './nginx.ts'
import { wrkProgram } from './page-load.ts'

/** What the figures were taken with. Nothing in it tells whose machine it was. */
export function machine() {
  const processors = cpus()
  return {
    system: `${type()} ${release()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    versions: {
      commit: said('git', 'rev-parse', '--short', 'HEAD'),
      build: String(JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')).id),
      node: process.version,
      chromium: said(findChromium(), '--version'),
      nginx: said(nginxProgram, '-v'),
      wrk: said(wrkProgram, '-v'),
    },
  }
}

/** How many processes wanted a core over the last minute: more than there are, and the times are not the site's own. */
export function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}

/** The first line a program says of itself, on either output. */
function said(program: string | undefined, ...args: string[]): string {
  if (program === undefined) return 'not installed'
  const { stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return (stdout || stderr || 'unknown').split('\n')[0]?.trim() ?? ''
}
