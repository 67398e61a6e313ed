import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#scripts/find-chromium.mjs'
import { findPostgres } from '#scripts/find-postgres.mjs'
import { nginxProgram } from '#tests/support/run-nginx.ts'
import { root } from '#tests/support/server.ts'
import { wrkProgram } from './http-load.ts'

/** Hardware and versions of the run; nothing that identifies the machine's owner. */
export function machine() {
  const processors = cpus()
  const postgres = findPostgres()
  return {
    system: `${type()} ${release()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    versions: {
      commit: said('git', ['describe', '--always', '--dirty', '--exclude=*'], /^[\w-]+$/m), // dirty: changed since
      build: String(json('dist/build.json').id),
      node: process.version,
      chromium: said(findChromium(), ['--version'], VERSION),
      postgres: said(postgres && join(postgres, 'postgres'), ['--version'], VERSION),
      nginx: said(nginxProgram, ['-v'], VERSION),
      wrk: said(wrkProgram, ['-v'], VERSION),
      lighthouse: String(json('bench/controls/lighthouse/package.json').dependencies.lighthouse),
      nuxt: String(json('bench/controls/nuxt/package.json').dependencies.nuxt),
    },
  }
}

/** Load average of the last minute; above the number of cores, times are distorted by other processes. */
export function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}

const VERSION = /\d+\.[\d.]+/

/** The match of a pattern in a program's output, standard or error. */
function said(program: string | undefined, args: string[], pattern: RegExp): string {
  if (program === undefined) return 'not installed'
  const { stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return pattern.exec(`${stdout}\n${stderr}`)?.[0] ?? 'unknown'
}

function json(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
