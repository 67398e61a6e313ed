/** `npm run backup -- --check`: what a back-up has lost since it was made. */
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkBackup } from '#server/db/backup.ts'
import { failing, fileIn, siteWithLeads } from '#tests/support/backed-up.ts'

test('--check tells a damaged copy from a sound one', async () => {
  const { backup, folder } = await siteWithLeads(1)
  const file = fileIn(await backup('--to', folder))
  truncateSync(file, Math.floor(statSync(file).size / 2))
  const { code, stderr } = await failing(backup('--check', file))
  expect(code).toBe(1)
  expect(stderr).toMatch(`No back-up: ${file}: `)
})

test('--check tells a copy of which one byte has changed, wherever it is', async () => {
  const { backup, folder } = await siteWithLeads(3)
  const file = fileIn(await backup('--to', folder))
  const sound = readFileSync(file)
  const step = Math.floor(sound.length / 200) // in headers, in rows, in unused space, in the last byte
  const places = [...Array(200).keys()].map((i) => i * step).concat(sound.length - 1)
  for (const place of places) {
    const damaged = Buffer.from(sound)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    writeFileSync(file, damaged)
    await expect(checkBackup(file), `byte ${place}`).rejects.toThrow()
  }
  writeFileSync(file, sound)
  expect(await checkBackup(file)).toMatchObject({ leads: 3 })
  const email = sound.indexOf('ana@primer.rs')
  writeFileSync(file, Buffer.concat([sound.subarray(0, email), Buffer.from('A'), sound.subarray(email + 1)]))
  const { code, stderr } = await failing(backup('--check', file))
  expect([code, stderr]).toEqual([1, expect.stringContaining('its bytes are not those in its name')])
})

test('--check says when a back-up was renamed, as then it cannot tell', async () => {
  const { backup, folder } = await siteWithLeads(1)
  const renamed = `${folder}/yesterday.db`
  copyFileSync(fileIn(await backup('--to', folder)), renamed)
  const { code, stderr } = await failing(backup('--check', renamed))
  expect([code, stderr]).toEqual([1, expect.stringContaining('use the name it was made with')])
})

test('--check tells a copy whose rows do not belong together', async () => {
  const { backup, folder } = await siteWithLeads(1)
  const file = fileIn(await backup('--to', folder))
  const copy = new SqliteFile(file)
  copy.pragma('foreign_keys = OFF')
  copy.exec('DELETE FROM leads') // but not their loan types
  copy.close()
  const { code, stderr } = await failing(backup('--check', file))
  expect(code).toBe(1)
  expect(stderr).toMatch(`No back-up: ${file}: The copy is damaged: [["ok"],["`)
})
