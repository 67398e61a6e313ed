import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The golden figures are only worth something if a wrong engine misses them: each mutant is the engine's own source
// with one plausible mistake, run as it is by Node in a copy of the folders it needs. One process runs them all.
const mutants = [
  ['annuity.ts', 'return rounded', 'return Math.floor(estimate)', 'the instalment rounded down'],
  ['annuity.ts', '-months * Math.log1p', '(1 - months) * Math.log1p', 'one instalment fewer'],
  ['monthly-rate.ts', '1200n *', '1216n *', 'months of 30 days in a year of 365'],
  ['monthly-rate.ts', '(2 * balance * n + d) / (2 * d)', '(balance * n) / d', 'interest rounded down'],
  ['schedule.ts', 'if (month === lastMonth) return balance', '', 'the last instalment settles nothing'],
  ['schedule.ts', 'months - graceMonths)', 'months)', 'the grace period added to the term'],
  ['schedule.ts', 'level - interest, balance)', 'level, balance)', 'interest on top of the annuity'],
  ['loan-figures.ts', 'const received = principal - fee', 'const received = principal', 'the fee left out of EKS'],
  [
    'loan-figures.ts',
    'const payments = rows.map((row) => row.instalment)',
    'const payments = rows.map((row) => row.principal)',
    'interest left out of EKS',
  ],
  ['binary-rate.ts', 'power: 12, factor: 100', 'power: 1, factor: 1200', 'EKS not compounded'],
  ['binary-rate.ts', 'BigInt(nearest)', 'BigInt(Math.floor(scaled))', 'EKS rounded down'],
  ['binary-rate.ts', 'value: sum * y', 'value: sum', 'every payment a month early'],
] as const

const run = promisify(execFile)
let home = ''
let misses: number[] = []

/** One process tries all engines, the unchanged one first, and prints how many golden loans each gets wrong. */
const check = `import { goldenMismatches } from './tests/support/golden-loans.ts'
  for (let engine = 0; engine <= ${mutants.length}; engine += 1)
    try {
      const { loanFigures } = await import(\`./engines/\${engine}/core/loan/loan-figures.ts\`)
      console.log(goldenMismatches(loanFigures).length)
    } catch {
      console.log(Number.POSITIVE_INFINITY)
    }`

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'mutants-'))
  copyTo(home, ['tests/support'])
  for (let engine = 0; engine <= mutants.length; engine += 1) copyTo(join(home, 'engines', String(engine)))
  for (const [index, [file, right, wrong]] of mutants.entries()) {
    const path = join(home, 'engines', String(index + 1), 'core/loan', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(right, wrong))
  }
  writeFileSync(join(home, 'check.ts'), check)
  const { stdout } = await run(process.execPath, [join(home, 'check.ts')])
  misses = stdout.trim().split('\n').map(Number)
})

/** An engine in a folder of its own. */
function copyTo(folder: string, more: string[] = []): void {
  for (const part of ['core/money', 'core/loan', 'core/facts', ...more])
    cpSync(part, join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module","imports":{"#core/*":"./core/*"}}')
}

afterAll(() => rmSync(home, { recursive: true }))

test('the unchanged engine meets every golden figure', () => {
  expect(misses).toHaveLength(mutants.length + 1)
  expect(misses[0]).toBe(0)
})

test.each(mutants.map((mutant, index) => [...mutant, index + 1] as const))(
  '%s: "%s" turned into "%s" is noticed (%s)',
  (file, right, _wrong, _mistake, engine) => {
    expect(readFileSync(join('core/loan', file), 'utf8')).toContain(right)
    expect(misses[engine]).toBeGreaterThan(0)
  },
)
