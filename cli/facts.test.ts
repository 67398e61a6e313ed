import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function facts(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/facts.ts', ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}

test('on the day of the check nothing that is shown is stale, but some facts have run out: exit code 1', () => {
  const { stdout, status } = facts('--on', '2026-11-21')
  expect(stdout).toMatch(/facts on 2026-11-21: 0 stale/)
  expect(stdout).toContain('low-income.income (RSD), valid to 2026-09-14')
  expect(status).toBe(1)
})

test('before the first of them runs out the exit code is 0', () => {
  expect(facts('--on', '2025-04-01')).toMatchObject({
    stdout: expect.stringMatching(/0 stale.* 0 missing\n$/),
    status: 0,
  })
})

test('half a year later, unchecked facts are listed and the exit code is 1', () => {
  const { stdout, status } = facts('--on', '2027-05-21')
  expect(stdout).toMatch(/^Shown, but not checked for 180 days$/m)
  expect(status).toBe(1)
})

test('what runs out within a month is announced', () => {
  expect(facts('--on', '2027-05-10').stdout).toMatch(/Run out within 30 days\n(?: {2}.*\n)* {2}middle-rate/)
})

test('every fact that is listed has its end, the day of its last check and its source', () => {
  const { stdout } = facts('--on', '2027-05-21')
  const listed = stdout.split('\n').filter((line) => line.startsWith('  '))
  expect(listed.some((line) => line.includes(', valid to no known end, '))).toBe(true)
  for (const line of listed)
    expect(line).toMatch(/, valid to \S.*, (?:official|published|assumed), checked 20\d\d-\d\d-\d\d: \S/)
})

test('the last line counts what is listed above it', () => {
  const { stdout } = facts('--on', '2027-05-10')
  const count = (title: string) => new RegExp(`^${title}.*\n((?: {2}.*\n)*)`, 'm').exec(stdout)?.[1]?.split('\n').length
  const [stale = 1, expiring = 1, missing = 1] = [count('Shown'), count('Run out'), count('Ran out')]
  expect(stdout).toMatch(`: ${stale - 1} stale, ${expiring - 1} expiring, ${missing - 1} missing\n`)
  expect(expiring).not.toBe(missing)
})

test('without a day it is about today, and help is no failure', () => {
  const days = [new Date(), new Date(Date.now() + 86_400_000)].map((day) => day.toISOString().slice(0, 10))
  expect(days).toContain(/facts on (\S+):/.exec(facts().stdout)?.[1])
  expect(facts('--help')).toMatchObject({ stdout: expect.stringContaining('--on YYYY-MM-DD'), status: 0 })
})

test.each([[['--on', 'tomorrow']], [['--foo']]])('%s is refused in one line', (args) => {
  const { stderr, status } = facts(...args)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
})
