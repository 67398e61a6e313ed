/** What is said at the start about a configuration; tests/contract sends leads through it. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { createLog } from '#server/ops/log.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openLeads } from './open-leads.ts'

/** Opens the leads and closes them again. @returns what was logged */
async function openOnce(environment: Record<string, string>): Promise<object[]> {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problem)
  const entries: object[] = []
  const at = (level: string) => (entry: object) => void entries.push({ level, ...entry })
  const log = Object.assign(createLog('silent'), { info: at('info'), warn: at('warn'), error: at('error') })
  const leads = await openLeads(read.config, { log, now: () => new Date(), onAttempt: () => {} })
  await leads.stop()
  return entries
}

const newFile = () => join(temporaryFolder(), 'leads.db')

test('migrations are logged when they are applied, and not at the next start', async () => {
  const environment = { DATABASE_URL: `sqlite:${newFile()}`, SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@primer.rs' }
  const migrations = expect.arrayContaining(['0001-leads'])
  expect(await openOnce(environment)).toEqual([{ level: 'info', event: 'database-migrated', migrations }])
  expect(await openOnce(environment)).toEqual([])
})

const LEADS_WEBHOOK_URL = 'http://127.0.0.1:1/leads'

test.each([
  { what: 'nobody is told of leads', environment: {}, warned: ['no-notification-configured'] },
  { what: 'the webhook is not signed', environment: { LEADS_WEBHOOK_URL }, warned: ['webhook-not-signed'] },
  {
    what: 'all is well',
    environment: { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    warned: [],
  },
  { what: 'Directus tells by itself', environment: { DIRECTUS_URL: 'http://127.0.0.1:1' }, warned: [] },
])('where $what, the log warns of $warned', async ({ environment, warned }) => {
  const entries = await openOnce({ DATABASE_URL: `sqlite:${newFile()}`, ...environment })
  expect(entries.filter((entry) => Reflect.get(entry, 'level') !== 'info')).toEqual(
    warned.map((event) => ({ level: 'warn', event })),
  )
})

test('a database of a later version is refused in its own words', async () => {
  const path = newFile()
  await openOnce({ DATABASE_URL: `sqlite:${path}` })
  const db = openDatabase({ dialect: 'sqlite', path })
  if (db.dialect === 'sqlite') db.file.exec("INSERT INTO migrations VALUES ('9999-later', '2030-01-01')")
  await db.close()
  await expect(openOnce({ DATABASE_URL: `sqlite:${path}` })).rejects.toThrow(/^The database is newer.*9999-later/)
})
