import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function facts(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/facts.ts', ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}

test('on the day of the check nothing that is shown is stale', () => {
  const { stdout, status } = facts('--on', '2026-11-21')
  expect(stdout).toMatch(/facts on 2026-11-21: 0 stale/)
  expect(stdout).toContain('low-income.income (RSD), valid to 2026-09-14')
  expect(status).toBe(0)
})

test('half a year later, unchecked facts are listed and the exit code is 1', () => {
  const { stdout, status } = facts('--on', '2027-05-21')
  expect(stdout).toMatch(/^Shown, but not checked for 180 days$/m)
  expect(status).toBe(1)
})

test('what runs out within a month is announced', () => {
  expect(facts('--on', '2027-05-10').stdout).toMatch(/Run out within 30 days\n(?: {2}.*\n)* {2}middle-rate/)
})

test.each([[['--on', 'tomorrow']], [['--foo']]])('%s is refused in one line', (args) => {
  const { stderr, status } = facts(...args)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
})
