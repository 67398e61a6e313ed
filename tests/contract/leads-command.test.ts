/** `npm run leads`: what the business does with leads at a terminal, while the site runs; reading them is in `leads-list`. */

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { command } from '#tests/support/command.ts'
import { closeAfterwards, dialects, emptyDatabase, opened, openedForTheFile } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { bareEnvironment, root } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const HOUR_MS = 3_600_000

type Failure = { code: number; stdout: string; stderr: string }

const leads = (databaseUrl: string, ...args: string[]) => command('cli/leads.ts', args, { DATABASE_URL: databaseUrl })
const failing = (databaseUrl: string, ...args: string[]): Promise<Failure> =>
  leads(databaseUrl, ...args).then(
    (printed) => Promise.reject(new Error(`It should have failed, but printed: ${printed}`)),
    (error: Failure) => error,
  )

/** Rows of every table that may hold something of a lead. */
async function rows(databaseUrl: string): Promise<Record<string, number>> {
  const db = opened(databaseUrl)
  const count = async (table: string) =>
    Number(
      (await sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(table)}`.execute(db.kysely)).rows[0]?.rows,
    )
  const counts = { leads: await count('leads'), types: await count('leads_loan_types'), outbox: await count('outbox') }
  await db.close()
  return counts
}

async function untilOneIsLeft(databaseUrl: string): Promise<void> {
  const { kysely } = openedForTheFile(databaseUrl)
  await until(async () => (await kysely.selectFrom('leads').select('id').execute()).length === 1)
}

describe.each(dialects)('on %s', (dialect) => {
  const open = async (environment: Record<string, string> = {}) =>
    leadsApi({ DATABASE_URL: await emptyDatabase(dialect), ...environment })

  test('a retry does not send again what has arrived; erasing by address, in any case, deletes its leads from every table and prints a receipt', async () => {
    const mail = await startMailServer()
    closeAfterwards(() => mail.stop())
    const channel = { SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' }
    const api = await open(channel)
    await api.post(wireLeadOf({ email: 'Ana@Primer.rs' }))
    await api.post(wireLeadOf())
    await api.post(wireLeadOf({ email: 'petar@primer.rs' }))
    await until(() => mail.mails.length === 3)
    await until(async () => (await api.leads.outboxState()).undelivered === 0)
    const environment = { DATABASE_URL: api.databaseUrl, ...channel }
    expect(await command('cli/leads.ts', ['retry'], environment)).toBe('Obaveštenja koja se šalju odmah: 0.\n')

    const receipt = await leads(api.databaseUrl, 'erase', 'ANA@primer.rs')
    expect(receipt).toContain('Obrisani upiti: 1, 2')
    expect(receipt).toContain('leads 2, leads_loan_types 4, outbox 2')
    expect(receipt).toContain('Poslatih obaveštenja: 2')
    expect(receipt).not.toMatch(/ana@/i)
    expect(await rows(api.databaseUrl)).toEqual({ leads: 1, types: 2, outbox: 1 })
  })

  test('erasing finds an address as it was written, in any script, and a lead by its number', async () => {
    const api = await open()
    await api.post(wireLeadOf({ email: 'ana@ПРИМЕР.срб' }))
    await leads(api.databaseUrl, 'erase', ' ana@ПРИМЕР.срб ')
    expect(await rows(api.databaseUrl)).toEqual({ leads: 0, types: 0, outbox: 0 })

    await api.post()
    await api.post()
    const [first, second] = (await exportedLeads(api.databaseUrl)).map(({ id }) => id)
    await leads(api.databaseUrl, 'erase', String(first))
    expect((await exportedLeads(api.databaseUrl)).map(({ id }) => id)).toEqual([second])
    expect(await failing(api.databaseUrl, 'erase', String(first))).toMatchObject({
      code: 1,
      stderr: 'Takav upit ne postoji.\n',
    })
  })

  test('a purge deletes leads older than the given days and keeps the rest, and a retry without a channel says that there is none', async () => {
    const api = await open()
    await api.leads.store.add({ lead: await parsedLead(), key: undefined, at: new Date(Date.now() - 31 * 86_400_000) })
    await api.post()
    expect(await leads(api.databaseUrl, 'purge', '--older-than', '30')).toBe('Obrisano upita starijih od 30 dana: 1.\n')
    expect(await rows(api.databaseUrl)).toEqual({ leads: 1, types: 2, outbox: 0 })
    expect(await leads(api.databaseUrl, 'retry')).toBe(
      'Obaveštenja koja se šalju odmah: 0.\nNijedno obaveštavanje nije podešeno (SMTP_URL ili LEADS_WEBHOOK_URL).\n',
    )
  })

  test('a retry sends leads from before mail was configured', async () => {
    const before = await open()
    await before.post()
    await before.leads.stop()
    const mail = await startMailServer()
    closeAfterwards(() => mail.stop())
    const environment = { DATABASE_URL: before.databaseUrl, SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' }
    await leadsApi(environment)
    expect(await command('cli/leads.ts', ['retry'], environment)).toBe('Obaveštenja koja se šalju odmah: 1.\n')
    await until(() => mail.mails.length === 1)
  })

  test('retention erases expired leads when the site starts', async () => {
    const before = await open()
    const at = new Date(Date.now() - 8 * 86_400_000)
    await before.leads.store.add({ lead: await parsedLead(), key: undefined, at })
    await tellOfFirst(before.databaseUrl)
    await before.post()
    await before.leads.stop()
    await leadsApi({ DATABASE_URL: before.databaseUrl, LEADS_RETENTION_DAYS: '7' })
    await untilOneIsLeft(before.databaseUrl)
  })

  test('retention erases once a day while the site runs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const site = await open({ LEADS_RETENTION_DAYS: '1' })
    await site.post()
    await tellOfFirst(site.databaseUrl)
    vi.advanceTimersByTime(30 * HOUR_MS)
    await site.post()
    vi.advanceTimersByTime(20 * HOUR_MS)
    await untilOneIsLeft(site.databaseUrl)
    expect(await rows(site.databaseUrl)).toEqual({ leads: 1, types: 2, outbox: 0 })
  })
})

/** Has an advisor know the first lead: one that nobody was told of goes a day later, and is announced before. */
async function tellOfFirst(databaseUrl: string): Promise<void> {
  const at = new Date().toISOString()
  const told = { ...createdMessage(1, 'mail', at), delivered_at: at }
  await openedForTheFile(databaseUrl).kysely.insertInto('outbox').values(told).execute()
}

async function parsedLead() {
  const { parseLead } = await import('#core/lead/parse-lead.ts')
  const parsed = parseLead(wireLeadOf())
  if (!parsed.ok) throw new Error('The example lead is wrong.')
  return parsed.lead
}

// What each command takes for a mistake, or misses, is in `cli/lead-commands.test.ts`; here, how it is told.
test.each([
  { args: [], says: /Nedostaje komanda/ },
  { args: ['nope'], says: /Nepoznata komanda „nope”/ },
  { args: ['show', 'x'], says: /broj upita/ },
])('leads $args is a mistake of whoever wrote it: exit code 2 and one line', async ({ args, says }) => {
  const failure = await failing(await emptyDatabase('sqlite'), ...args)
  expect(failure).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(says) })
  expect(failure.stderr.split('\n')).toHaveLength(2)
})

test.each([['--help'], ['-h'], ['help'], ['list', '--help']])(
  'the help, asked for as %s %s, names every command',
  async (...args) => {
    const printed = await leads('', ...args)
    for (const name of ['list', 'show', 'export', 'erase', 'purge', 'retry', 'canary'])
      expect(printed).toContain(`  ${name}`)
  },
)

test('a database that does not exist is reported, not shown as an empty list, and is not created', async () => {
  const databaseUrl = await emptyDatabase('sqlite')
  const path = databaseUrl.replace('sqlite:', '')
  const stderr = `Baza ne postoji: ${path}. Pravi je prvi start sajta; da li je DATABASE_URL ista kao njegova?\n`
  expect(await failing(databaseUrl, 'list')).toMatchObject({ code: 1, stdout: '', stderr })
  expect(existsSync(path)).toBe(false)
})

test('a database that cannot be opened is reported with the variable and the cause, without its password', async () => {
  const server = (await emptyDatabase('postgres')).replace(/[^/]*$/, '')
  for (const [databaseUrl, cause] of [
    ['postgres://u:tajna@127.0.0.1:1/x', 'connect ECONNREFUSED 127.0.0.1:1'],
    [`${server}nema`, 'database "nema" does not exist'],
  ] as const) {
    const stderr = `DATABASE_URL: baza nije dostupna: ${cause}.\n`
    expect(await failing(databaseUrl, 'list')).toMatchObject({ code: 1, stdout: '', stderr })
  }
})

test('a bad variable is reported in one line', async () => {
  const failure = await failing('mysql://x', 'list')
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^DATABASE_URL .*\n$/) })
})

test('npm logs no command, because the one that erases a lead contains an address', () => {
  const HOME = temporaryFolder()
  const env = { ...bareEnvironment(), HOME, DATABASE_URL: `sqlite:${HOME}/none.db` }
  const { stdout } = spawnSync('npm', ['run', 'leads', '--', 'erase', 'ana@primer.rs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect(stdout).toContain('ana@primer.rs')
  expect(readdirSync(HOME, { recursive: true }).filter((file) => String(file).endsWith('.log'))).toEqual([])
})

test('a closed pipe, as by `head`, is not a failure', async () => {
  const { databaseUrl } = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite') })
  const child = spawn(process.execPath, ['cli/leads.ts', 'list'], {
    env: { ...bareEnvironment(), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.destroy()
  expect(await once(child, 'close')).toEqual([0, null])
})

test('with Directus, the command points there', async () => {
  const failure = await command('cli/leads.ts', ['list'], { DIRECTUS_URL: 'http://127.0.0.1:1' }).catch(
    (error: Failure) => error,
  )
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('DIRECTUS_URL') })
})
