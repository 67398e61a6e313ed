/** What is said at the start about a configuration, and how often a database is tried; tests/contract sends leads through it. */

import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nothingTold } from '#core/owner/owner-data.ts'
import { createLog } from '#server/base/log.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { uncounted } from '#tests/support/messages.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openLeads } from './open-leads.ts'

/** The leads of a configuration, and what is logged of them. */
async function open(environment: Record<string, string>) {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problem)
  const entries: object[] = []
  const at = (level: string) => (entry: object) => void entries.push({ level, ...entry })
  const log = Object.assign(createLog('silent'), { info: at('info'), warn: at('warn'), error: at('error') })
  return {
    leads: await openLeads(read.config, {
      log,
      now: () => new Date(),
      onAttempt: () => {},
      promiseMetrics: uncounted,
      owner: () => nothingTold,
    }),
    entries,
  }
}

/** Opens the leads and closes them again. @returns what was logged */
async function openOnce(environment: Record<string, string>): Promise<object[]> {
  const { leads, entries } = await open(environment)
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
    what: 'the webhook’s secret can be guessed',
    environment: { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 'x'.repeat(23) },
    warned: ['webhook-secret-short'],
  },
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

test.each([
  { environment: {}, missing: 'DIRECTUS_TOKEN' },
  { environment: { DIRECTUS_TOKEN: 'a-static-token' }, missing: 'SMTP_URL' },
])('where Directus keeps the leads without $missing, the log says once that no calls are promised', async (given) => {
  const { leads, entries } = await open({ DIRECTUS_URL: 'http://127.0.0.1:1', ...given.environment })
  expect(leads.enquiries).toBeUndefined()
  const reason = `Directus keeps the leads, ${given.missing} is not set`
  expect(entries).toEqual([{ level: 'info', event: 'calls-not-promised', reason }])
})

test('a database of a later version is refused in its own words', async () => {
  const path = newFile()
  await openOnce({ DATABASE_URL: `sqlite:${path}` })
  const db = openDatabase({ dialect: 'sqlite', path })
  await sql`INSERT INTO migrations VALUES ('9999-later', '2030-01-01')`.execute(db.kysely)
  await db.close()
  await expect(openOnce({ DATABASE_URL: `sqlite:${path}` })).rejects.toThrow(/^The database is newer.*9999-later/)
})

test('a database is tried once a second at most, however often its readiness is asked for: that costs a write', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const path = newFile()
  const { leads } = await open({ DATABASE_URL: `sqlite:${path}` })
  onTestFinished(() => leads.stop())
  expect(await leads.isReady()).toBe(true)
  renameSync(path, `${path}.away`)
  vi.advanceTimersByTime(999)
  expect(await leads.isReady()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await leads.isReady()).toBe(false)
})
