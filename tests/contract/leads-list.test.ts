/** `npm run leads`: what the business reads of its leads at a terminal, while the site runs. */
import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { command } from '#tests/support/command.ts'
import { dialects, emptyDatabase, opened, openedForTheFile } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { bareEnvironment } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const leads = (databaseUrl: string, ...args: string[]) => command('cli/leads.ts', args, { DATABASE_URL: databaseUrl })

describe.each(dialects)('on %s', (dialect) => {
  const open = async (environment: Record<string, string> = {}) =>
    leadsApi({ DATABASE_URL: await emptyDatabase(dialect), ...environment })

  test('the list shows whom to call, with what they ask about and who sent them; it can be cut short, and limited to one referral as the export can', async () => {
    const api = await open()
    await api.post(wireLeadOf({ referral_id: 'agencija-7', first_name: 'Mira' }))
    await api.post()
    await api.post(wireLeadOf({ referral_id: 'agencija-7', first_name: 'Mira' }))
    const printed = await leads(api.databaseUrl, 'list')
    for (const shown of [
      'Ana Anić',
      'Mira Anić',
      '064 123 4567',
      'Stambeni kredit, Auto kredit',
      'agencija-7',
      'Prikazano 3 od 3.',
    ]) {
      expect(printed).toContain(shown)
    }
    expect(printed).not.toContain('ČEKA')
    expect(await leads(api.databaseUrl, 'list', '--limit', '1')).toContain('Prikazano 1 od 3.')
    const ofOne = ['--referral', 'agencija-7']
    expect(await leads(api.databaseUrl, 'list', ...ofOne)).toMatch(/Mira(?![\s\S]*Ana)/)
    expect(await leads(api.databaseUrl, 'list', '--limit', '1', ...ofOne)).toContain('Prikazano 1 od 2.')

    const exported = JSON.parse(await leads(api.databaseUrl, 'export', '--format', 'json', ...ofOne))
    const stored = await exportedLeads(api.databaseUrl)
    expect(exported).toEqual(stored.filter(({ referral_id }) => referral_id === 'agencija-7'))
    expect(exported).toMatchObject(Array(2).fill({ first_name: 'Mira', referral_id: 'agencija-7' }))
  })

  test('whoever the advisors have not been told of is marked, and the lead itself says why', async () => {
    const api = await open({ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@primer.rs' })
    await api.post()
    const failed = openedForTheFile(api.databaseUrl).kysely.selectFrom('outbox').where('last_error', 'is not', null)
    await until(async () => (await failed.select('id').execute()).length === 1)
    expect(await leads(api.databaseUrl, 'list')).toMatch(/Ana Anić.* ČEKA$/m)
    expect(await leads(api.databaseUrl, 'show', '1')).toMatch(/Mail savetnicima: +čeka, .*: ESOCKET$/m)
  })

  test('a list can be longer than the number of parameters of one statement', async () => {
    const api = await open()
    const count = dialect === 'sqlite' ? 33_000 : 66_000
    const db = opened(api.databaseUrl)
    await sql`INSERT INTO leads SELECT i, ${new Date().toISOString()}, 'key-' || i, 'Ana', 'Anić', 'ana@primer.rs',
      '064 123 4567', '10:00', '16:00', ${dialect === 'sqlite' ? sql`1` : sql`true`}, NULL
      FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.lit(count)}) SELECT i FROM n) AS numbers`
      .execute(db.kysely)
      .then(() => db.close())
    expect(await leads(api.databaseUrl, 'list', '--limit', String(count))).toContain(`Prikazano ${count} od ${count}.`)
  })

  test('one lead is shown whole; a spreadsheet gets semicolons, a byte-order mark and no living formula', async () => {
    const api = await open()
    await api.post(
      wireLeadOf({ first_name: '=HYPERLINK("http://zlo.example")', last_name: '@SUM(1;2)', phone: '+381 64 123 4567' }),
    )
    const [head, row] = (await leads(api.databaseUrl, 'export', '--format', 'csv')).split('\r\n')
    expect(head).toBe(
      '\uFEFF"id";"created_at";"first_name";"last_name";"email";"phone";"available_from";"available_to";"is_subscribed_to_marketing";"loan_types";"referral_id";"state";"tries";"first_try_minutes";"marketing_confirmed"',
    )
    expect(row).toMatch(
      /^"1";"\d{4}-.*Z";"'=HYPERLINK\(""http:\/\/zlo\.example""\)";"'@SUM\(1;2\)";"ana@primer\.rs";"'\+381 64 123 4567";"10:00";"16:00";"true";"Stambeni kredit, Auto kredit";"";"novo";"0";"";"false"$/,
    )

    await api.post(wireLeadOf({ is_subscribed_to_marketing: false }))
    const printed = await leads(api.databaseUrl, 'show', '2')
    expect(printed).toMatch(/Email: +ana@primer\.rs/)
    expect(printed).toMatch(/Pozvati: +10:00–16:00/)
    expect(printed).toMatch(/Novosti i ponude: +ne/)
    const failure = leads(api.databaseUrl, 'show', '3')
    await expect(failure).rejects.toMatchObject({ code: 1, stdout: '', stderr: 'Takav upit ne postoji.\n' })
  })
})

test.skipIf(!existsSync('/dev/full'))('an export that cannot be written is reported in one line', async () => {
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite') })
  await api.post()
  const { stderr, status } = spawnSync(process.execPath, ['cli/leads.ts', 'export', '--format', 'csv'], {
    env: { ...bareEnvironment(), DATABASE_URL: api.databaseUrl },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['Ispis nije uspeo (ENOSPC).\n', 1])
})
