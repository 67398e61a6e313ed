/** `npm run backup`: a copy of the leads that holds, taken while the site runs. */
import { copyFileSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#server/db/backup.ts'
import { failing, fileIn, siteWithLeads } from '#tests/support/backed-up.ts'
import { command } from '#tests/support/command.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a back-up contains every lead, and only its owner can read it', async () => {
  const { backup, folder } = await siteWithLeads(3)
  const printed = await backup('--to', folder)
  expect(printed).toMatch(/kreditokaz-[\dTZ-]+-[\da-f]{32}\.db {2}\d+ bytes, 3 leads, checked\n$/)
  expect(statSync(fileIn(printed)).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('without --to, back-ups go into a folder beside the database, which only its owner can open', async () => {
  const { backup, DATABASE_URL } = await siteWithLeads(1)
  const folder = dirname(DATABASE_URL.slice('sqlite:'.length))
  expect(dirname(fileIn(await backup()))).toBe(`${folder}/backups`)
  expect(statSync(`${folder}/backups`).mode & 0o777).toBe(0o700)
})

test('of two back-ups started in the same millisecond, the second fails and leaves the first alone', async () => {
  const { DATABASE_URL, folder } = await siteWithLeads(2)
  const database = DATABASE_URL.slice('sqlite:'.length)
  const now = new Date()
  const [first, second] = await Promise.allSettled([backUp(database, folder, now), backUp(database, folder, now)])
  expect(first).toMatchObject({ status: 'fulfilled', value: { leads: 2 } })
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'EEXIST' } })
  expect(readdirSync(folder).map((name) => statSync(`${folder}/${name}`).mode & 0o777)).toEqual([0o600])
})

test('a back-up made a moment after another does not replace it, though both fall into one second', async () => {
  const { DATABASE_URL, folder } = await siteWithLeads(1)
  const database = DATABASE_URL.slice('sqlite:'.length)
  const first = await backUp(database, folder, new Date('2026-11-25T02:00:00.100Z'))
  const second = await backUp(database, folder, new Date('2026-11-25T02:00:00.900Z'))
  expect(readdirSync(folder).map((name) => `${folder}/${name}`)).toEqual([first.file, second.file])
})

test('a restored back-up is the database as it was, ready to store the next lead', async () => {
  const { backup, folder, DATABASE_URL } = await siteWithLeads(2)
  const before = await exportedLeads(DATABASE_URL)
  const file = fileIn(await backup('--to', folder))

  const restored = `${folder}/restored.db`
  copyFileSync(file, restored)
  expect(await exportedLeads(`sqlite:${restored}`)).toEqual(before)
  const api = await leadsApi({ DATABASE_URL: `sqlite:${restored}` })
  expect((await api.post()).status).toBe(204)
})

test('a back-up taken while leads arrive is complete, with every lead acknowledged before it started', async () => {
  const { api, backup, folder } = await siteWithLeads(20)
  let isOver = false
  const arriving = (async () => {
    while (!isOver) await api.post()
  })()
  const printed = await backup('--to', folder)
  isOver = true
  await arriving
  expect(Number(/(\d+) leads/.exec(printed)?.[1])).toBeGreaterThanOrEqual(20)
  expect(await backup('--check', fileIn(printed))).toBe(printed)
})

test('--keep deletes the oldest back-ups, and nothing else in the folder', async () => {
  const { backup, folder } = await siteWithLeads(1)
  for (const day of ['01', '02', '03']) writeFileSync(`${folder}/kreditokaz-2026-01-${day}T00-00-00Z.db`, '')
  writeFileSync(`${folder}/notes.txt`, '')
  await backup('--to', folder, '--keep', '2')
  const names = readdirSync(folder).toSorted()
  expect(names).toHaveLength(3)
  expect(names).toContain('kreditokaz-2026-01-03T00-00-00Z.db')
  expect(names).toContain('notes.txt')
})

test('a back-up deletes the unfinished file of a killed one, but not one being written, nor any finished one', async () => {
  const { backup, folder } = await siteWithLeads(1)
  const [dead, finished] = ['kreditokaz-2026-01-01T00-00-00Z.db.unfinished', 'kreditokaz-2026-01-01T00-00-00Z.db']
  const fresh = 'kreditokaz-2026-01-02T00-00-00Z.db.unfinished'
  for (const name of [dead, finished, fresh]) writeFileSync(`${folder}/${name}`, '')
  const twoHoursAgo = Date.now() / 1000 - 7200
  for (const name of [dead, finished]) utimesSync(`${folder}/${name}`, twoHoursAgo, twoHoursAgo)
  await backup('--to', folder)
  expect(readdirSync(folder)).not.toContain(dead)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([finished, fresh]))
})

test('a missing file is no back-up, and is not created by the check', async () => {
  const folder = temporaryFolder()
  const { code } = await failing(command('cli/backup.ts', ['--check', `${folder}/none.db`]))
  expect([code, readdirSync(folder)]).toEqual([1, []])
})

test('a missing database does not give an empty back-up', async () => {
  const folder = temporaryFolder()
  const { code, stderr } = await failing(
    command('cli/backup.ts', ['--to', folder], { DATABASE_URL: `sqlite:${folder}/none.db` }),
  )
  expect(code).toBe(1)
  expect(stderr).toContain(`${folder}/none.db`)
  expect(readdirSync(folder)).toEqual([])
})

test('the help says how it is used', async () => {
  expect(await command('cli/backup.ts', ['--help'])).toContain('--check FILE')
})

test.each([
  [['--keep', '0'], '--keep is "0"; expected a number from 1 on.\n'],
  [['--keep', '7 dana'], '--keep is "7 dana"; expected a number from 1 on.\n'],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('%j is written wrong', async (args, says) => {
  expect(await failing(command('cli/backup.ts', args))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(says),
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://x@127.0.0.1/x' }, 'pg_dump'],
  [{ DIRECTUS_URL: 'http://127.0.0.1:9' }, 'Directus'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
])('%j says what to use instead', async (environment, instead) => {
  const { code, stderr } = await failing(command('cli/backup.ts', [], environment))
  expect(code).toBe(1)
  expect(stderr).toContain(instead)
})

test('a back-up does not contain erased data', async () => {
  const { backup, folder, DATABASE_URL } = await siteWithLeads(1)
  await command('cli/leads.ts', ['erase', 'ana@primer.rs'], { DATABASE_URL })
  expect(readFileSync(fileIn(await backup('--to', folder))).includes('ana@primer.rs')).toBe(false)
})
