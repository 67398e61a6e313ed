import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The golden figures are only worth something if a wrong engine misses them: each mutant is the engine's own source
// with one plausible mistake, run as it is by Node in a copy of the folders it needs.
const mutants = [
  ['annuity.ts', 'return rounded', 'return Math.floor(estimate)', 'the instalment rounded down'],
  ['annuity.ts', '-months * Math.log1p', '(1 - months) * Math.log1p', 'one instalment fewer'],
  ['monthly-rate.ts', '1200n *', '1216n *', 'months of 30 days in a year of 365'],
  ['monthly-rate.ts', '(2 * balance * n + d) / (2 * d)', '(balance * n) / d', 'interest rounded down'],
  ['schedule.ts', 'if (month === lastMonth) return balance', '', 'the last instalment settles nothing'],
  ['schedule.ts', 'months - graceMonths)', 'months)', 'the grace period added to the term'],
  ['schedule.ts', 'level - interest, balance)', 'level, balance)', 'interest on top of the annuity'],
  ['loan-plan.ts', 'const received = principal - fee', 'const received = principal', 'the fee left out of EKS'],
  [
    'loan-plan.ts',
    'const payments = rows.map((row) => row.instalment)',
    'const payments = rows.map((row) => row.principal)',
    'interest left out of EKS',
  ],
  ['instalment-rate.ts', 'power: 12, factor: 100', 'power: 1, factor: 1200', 'EKS not compounded'],
  ['instalment-rate.ts', 'BigInt(nearest)', 'BigInt(Math.floor(scaled))', 'EKS rounded down'],
  ['instalment-rate.ts', 'value: sum * y', 'value: sum', 'every payment a month early'],
] as const

/** On an idle machine it takes half a second: an engine that is only slow, on a busy one, has missed nothing. */
const HUNG_MS = 60_000

const run = promisify(execFile)
let home = ''

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const folder of ['core/money', 'core/loan', 'core/facts', 'tests/support'])
    cpSync(folder, join(home, folder), { recursive: true })
  writeFileSync(join(home, 'package.json'), '{"type":"module","imports":{"#core/*":"./core/*"}}')
  writeFileSync(
    join(home, 'check.ts'),
    `import { loanPlan } from './core/loan/loan-plan.ts'
     import { goldenMismatches } from './tests/support/golden-loans.ts'
     console.log(goldenMismatches(loanPlan).length)`,
  )
})

afterAll(() => rmSync(home, { recursive: true }))

/** How many golden loans the engine in the copied folders gets wrong; an engine that fails or hangs misses all. */
async function misses(): Promise<number> {
  const outcome = run(process.execPath, [join(home, 'check.ts')], { timeout: HUNG_MS })
  return outcome.then(
    ({ stdout }) => Number(stdout),
    () => Number.POSITIVE_INFINITY,
  )
}

test('the unchanged engine meets every golden figure', async () => {
  expect(await misses()).toBe(0)
})

test.each(mutants)('%s: "%s" turned into "%s" is noticed (%s)', async (file, right, wrong) => {
  const path = join(home, 'core/loan', file)
  const source = readFileSync(path, 'utf8')
  expect(source).toContain(right)
  writeFileSync(path, source.replace(right, wrong))
  try {
    expect(await misses()).toBeGreaterThan(0)
  } finally {
    writeFileSync(path, source)
  }
})
