// `npm test`: runs all steps; `npm test -- unit e2e` runs the named ones.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '#scripts/ensure-installed.mjs'
import { runtime } from '#scripts/runtime.mjs'
import { refuse, root } from '#scripts/terminal.mjs'
import { runStep } from './run-step.mjs'
import { rowsFor } from './steps.mjs'
import { stepLine, summary, total } from './summary.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const AT_ONCE = 3 // for two cores: most steps wait a third of their time

const rows = chosenRows()
ensureInstalled({ dev: true })
mkdirSync(join(root, 'test-results'), { recursive: true })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1)) // kills the steps, see run-step.mjs
const provided = startProviding()

/** @type {import('./run-step.mjs').Result[]} */
const results = []
for (const row of rows) {
  if (row.some(({ tools }) => tools)) await provided
  await runRow([...row])
}

console.log('')
for (const line of summary(results)) console.log(line)
process.exitCode = total(results, 'failed') > 0 ? 1 : 0

function chosenRows() {
  try {
    return rowsFor(process.argv.slice(2))
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Provides the programs of all steps beside the first row, which needs none: on a bare machine it takes as long. */
async function startProviding() {
  const names = new Set(rows.flat().flatMap(({ tools = [] }) => tools))
  if (names.size === 0) return
  const child = spawn(runtime(), ['scripts/test/provide-tools.mjs', ...names], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(1) // it has said why
}

/** @param {Step[]} waiting */
async function runRow(waiting) {
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tell(await runStep(step))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** @param {import('./run-step.mjs').Result} result */
function tell(result) {
  results.push(result)
  if (result.failed > 0) console.log(result.log.trimEnd())
  console.log(stepLine(result))
}
