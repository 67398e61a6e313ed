import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { env } from '#scripts/child.mjs'
import { runtime } from '#scripts/runtime.mjs'
import { root } from '#scripts/terminal.mjs'
import { playwrightOutcome, vitestOutcome } from './outcome.mjs'
import { reportOf } from './steps.mjs'

/** A step that takes longer has hung: on an idle machine all steps together take nine minutes. */
const LIMIT_MS = 3_600_000

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./outcome.mjs').Outcome & { step: Step, seconds: number, log: string }} Result
 */

/**
 * Runs one step.
 *
 * @param {Step} step
 * @returns {Promise<Result>}
 */
export async function runStep(step) {
  const started = performance.now()
  rmSync(join(root, reportOf(step.name)), { force: true }) // removes the report of an earlier run
  const { ok, log } = await execute(step)
  return { step, seconds: (performance.now() - started) / 1000, log, ...outcomeOf(step, ok, log) }
}

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, log: string }>}
 */
function execute({ name, command: [program = '', ...args] }) {
  const windows = process.platform === 'win32'
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...env,
      PATH: [dirname(runtime()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows, // its own process group, so that its children can be killed too
    shell: windows,
  })
  const end = () => child.pid && process.kill(windows ? child.pid : -child.pid, 'SIGKILL')
  process.once('exit', end)
  let log = ''
  const timer = setTimeout(() => {
    log += `\nIt took longer than ${LIMIT_MS / 1000} s and was ended.\n`
    end()
  }, LIMIT_MS)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (log += text)) // decodes characters split across chunks
  }
  return new Promise((resolve) => {
    const finish = (/** @type {boolean} */ ok) => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve({ ok, log: stripVTControlCharacters(log) })
    }
    child.once('error', (error) => {
      log += error.message
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

/**
 * A failed step counts at least one failure, even if its reporter wrote no report.
 *
 * @param {Step} step
 * @param {boolean} ok
 * @param {string} log
 * @returns {import('./outcome.mjs').Outcome}
 */
function outcomeOf(step, ok, log) {
  const counted = countsOf(step) ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  if (ok || counted.failed > 0) return counted
  return { ...counted, failed: 1, failures: [{ title: step.command.join(' '), message: log.trim() }] }
}

/** @param {Step} step */
function countsOf({ name, reporter }) {
  const file = join(root, reportOf(name))
  if (!reporter || !existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return reporter === 'vitest' ? vitestOutcome(report) : playwrightOutcome(report)
}
