import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ecbMainRate, nbsPage, nbsXml, startFactSources, text } from '#tests/support/fact-sources.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { factsCommand } from './facts-command.ts'

type Run = { stdout: string; stderr: string; status: number }

/** Runs the command in its own process, as a person at a terminal would. */
function factsProcess(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/facts.ts', ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}

/** Runs the command in this process. */
function facts(...args: string[]): Promise<Run> {
  return factsWith({}, ...args)
}

async function factsWith(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const said = { stdout: '', stderr: '' }
  const status = await factsCommand(args, {
    env,
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  })
  return { ...said, status }
}

test('on the day of the check nothing that is shown is stale, but some facts have run out: exit code 1', () => {
  const { stdout, status } = factsProcess('--on', '2026-11-21')
  expect(stdout).toMatch(/facts on 2026-11-21: 0 stale/)
  expect(stdout).toContain('low-income.income (RSD), valid to 2026-09-14')
  expect(status).toBe(1)
})

test('an index that a tool prefills is missed like any other figure; one that others rest on is not', async () => {
  const { stdout } = await facts('--on', '2026-11-21')
  const [shown = '', unseen = ''] = stdout.split('Not known either, but no page shows them\n')
  const named = (text: string) => [...text.matchAll(/^ {2}((?:euribor|belibor|nbs|ecb)\S+)/gm)].map(([, name]) => name)
  expect(named(shown).sort()).toEqual(['belibor-3m', 'belibor-6m', 'euribor-3m', 'euribor-6m'])
  expect(named(unseen).sort()).toEqual(['ecb-main-rate', 'nbs-key-rate'])
})

test('before the first of them runs out the exit code is 0', async () => {
  expect(await facts('--on', '2021-04-15')).toMatchObject({
    stdout: expect.stringMatching(/0 stale.* 0 missing\n$/),
    status: 0,
  })
})

test('half a year later, unchecked facts are listed and the exit code is 1', async () => {
  const { stdout, status } = await facts('--on', '2027-05-21')
  expect(stdout).toMatch(/^Shown, but not checked for 180 days$/m)
  expect(status).toBe(1)
})

test('what runs out within a month is announced', async () => {
  expect((await facts('--on', '2027-05-10')).stdout).toMatch(/Run out within 30 days\n(?: {2}.*\n)* {2}middle-rate/)
})

test('every fact that is listed has its end, the day of its last check and its source', async () => {
  const { stdout } = await facts('--on', '2027-05-21')
  const listed = stdout.split('\n').filter((line) => line.startsWith('  '))
  expect(listed.some((line) => line.includes(', valid to no known end, '))).toBe(true)
  for (const line of listed)
    expect(line).toMatch(/, valid to \S.*, (?:official|published|assumed), checked 20\d\d-\d\d-\d\d: \S/)
})

test('the last line counts what is listed above it', async () => {
  const { stdout } = await facts('--on', '2027-05-10')
  const count = (title: string) => new RegExp(`^${title}.*\n((?: {2}.*\n)*)`, 'm').exec(stdout)?.[1]?.split('\n').length
  const [stale = 1, expiring = 1, missing = 1] = [count('Shown'), count('Run out'), count('Missing')]
  expect(stdout).toMatch(`: ${stale - 1} stale, ${expiring - 1} expiring, ${missing - 1} missing\n`)
  expect(expiring).not.toBe(missing)
})

test('without a day it is about today, and help is no failure', async () => {
  const days = [new Date(), new Date(Date.now() + 86_400_000)].map((day) => day.toISOString().slice(0, 10))
  expect(days).toContain(/facts on (\S+):/.exec((await facts()).stdout)?.[1])
  expect(await facts('--help')).toMatchObject({ stdout: expect.stringContaining('--on YYYY-MM-DD'), status: 0 })
})

test.each([[['--on', 'tomorrow']], [['--foo']]])('%s is refused in one line', (args) => {
  const { stderr, status } = factsProcess(...args)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
})

test('refresh writes the file in one step with a line for each fact, and ends with 1 where a value is refused', async () => {
  const [yyyy = '', mm = '', dd = ''] = new Date().toISOString().slice(0, 10).split('-')
  const sources = await startFactSources({
    IndexByDate: text(nbsPage),
    Download: text(nbsXml.replace('26.11.2026', `${dd}.${mm}.${yyyy}`)),
    MRR_FR: text(ecbMainRate),
  })
  const path = join(temporaryFolder(), 'new', 'facts.json')
  const env = { FACTS_FILE: path, FACTS_NBS_URL: sources.url, FACTS_ECB_URL: sources.url }
  const today = `${yyyy}-${mm}-${dd}`
  const rate = `ecb-main-rate: %s (2.65 of 2026-09-16)`
  expect(await factsWith(env, 'refresh')).toEqual({
    stdout: `middle-rate: new (117.3918 of ${today})\n${rate.replace('%s', 'new')}\n`,
    stderr: '',
    status: 0,
  })
  sources.answers.Download = text(nbsXml.replace('117.3918', '999'))
  const again = await factsWith(env, 'refresh')
  expect(again).toMatchObject({ status: 1, stdout: expect.stringContaining(rate.replace('%s', 'same')) })
  expect(again.stdout).toMatch(/^middle-rate: refused: 999 is out of its band/)
  expect(JSON.parse(readFileSync(path, 'utf8')).facts[0]).toMatchObject({ ime: 'middle-rate', vrednost: 117.3918 })
})

test('what the owner confirms is no longer missing; his faults are told', async () => {
  const path = join(temporaryFolder(), 'podaci.toml')
  const missing = (listed: string) => listed.includes('nominal.consumer (RSD), valid to 2025-11-30')
  expect(missing((await factsWith({}, '--on', '2026-12-02')).stdout)).toBe(true)
  writeFileSync(
    path,
    '[[cinjenica]]\nime = "nominal.consumer"\nvaluta = "RSD"\nvrednost = 13.75\nvazi_od = 2026-12-01\nizvor = "nbs.rs"\nprovereno = 2026-11-21\n',
  )
  const { stdout, stderr } = await factsWith({ OWNER_FILE: path }, '--on', '2026-12-02')
  expect([missing(stdout), stderr]).toEqual([false, ''])
  writeFileSync(path, '[kontakt]\ntelefon = 1\n')
  expect(await factsWith({ OWNER_FILE: path })).toMatchObject({
    status: 1,
    stderr: 'facts: podaci.toml:2: kontakt.telefon: ovde treba tekst u navodnicima\n',
  })
})
