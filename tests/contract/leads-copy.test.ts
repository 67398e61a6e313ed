/** `npm run leads -- copy`: the leads of a SQLite file in a PostgreSQL, all of them or noticed. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { command } from '#tests/support/command.ts'
import { emptyDatabase, opened } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

type Failure = { code: number; stdout: string; stderr: string }

const leads = (databaseUrl: string, ...args: string[]) => command('cli/leads.ts', args, { DATABASE_URL: databaseUrl })
const failing = (run: Promise<string>): Promise<Failure> =>
  run.then(
    (printed) => Promise.reject(new Error(`It should have failed, but printed: ${printed}`)),
    (error: Failure) => error,
  )

async function inDatabase<Result>(databaseUrl: string, run: (db: Db) => Promise<Result>): Promise<Result> {
  const db = opened(databaseUrl)
  try {
    await migrate(db)
    return await run(db)
  } finally {
    await db.close()
  }
}

const everything = (databaseUrl: string) =>
  inDatabase(databaseUrl, async ({ kysely }) => ({
    events: await kysely.selectFrom('lead_events').selectAll().orderBy('lead_id').orderBy('seq').execute(),
    outbox: await kysely.selectFrom('outbox').selectAll().orderBy('id').execute(),
    keys: await kysely.selectFrom('keys').selectAll().execute(),
    mails: await kysely.selectFrom('visitor_mails').selectAll().execute(),
    blocked: await kysely.selectFrom('blocked_addresses').selectAll().orderBy('address').execute(),
  }))

const AT = '2026-11-27T10:00:00.000Z'

/** A site on SQLite whose mail server is down, and that has stopped. */
async function stoppedSite(): Promise<string> {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const api = await leadsApi({ DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:9', LEADS_TO: 'savetnik@primer.rs' })
  await api.post(
    wireLeadOf({ first_name: 'Đorđe 👨‍👩‍👧', last_name: 'O\'Hara \\ "x"', loan_types: [{ loan_types_id: 3 }] }),
  )
  await api.post(wireLeadOf({ referral_id: null, is_subscribed_to_marketing: false }))
  await api.post()
  await api.leads.stop()
  await leads(DATABASE_URL, 'erase', '3') // its number is never given again
  await inDatabase(DATABASE_URL, async ({ kysely }) => {
    await kysely
      .insertInto('lead_events')
      .values({
        lead_id: 2,
        seq: 1,
        at: AT,
        kind: 'promised',
        actor: 'visitor',
        day: '2026-11-30',
        from_hour: 10,
        to_hour: 16,
      })
      .execute()
    await kysely.insertInto('keys').values({ name: 'proba', secret: 'tajna', made_at: AT }).execute()
    await kysely.insertInto('visitor_mails').values({ lead_id: 1, at: AT, address: 'a1', client: null }).execute()
    const addresses = ['žuto', 'b2', 'A'].map((address) => ({ address, until: AT }))
    await kysely.insertInto('blocked_addresses').values(addresses).execute()
  })
  return DATABASE_URL
}

/** Many leads, to be copied in several pages. */
async function manyLeads(count: number): Promise<string> {
  const DATABASE_URL = await emptyDatabase('sqlite')
  await inDatabase(DATABASE_URL, ({ kysely }) =>
    sql`INSERT INTO leads (id, created_at, idempotency_key, first_name, last_name, email, phone, available_from, available_to, is_subscribed_to_marketing)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT i, ${AT}, 'k' || i, 'Ana', 'Anić', 'ana@primer.rs', '064123456', '10:00', '16:00', i % 2 FROM n`.execute(
      kysely,
    ),
  )
  return DATABASE_URL
}

/** Makes every new row of a lead run this before it is kept. */
const beforeEachLead = (databaseUrl: string, statement: string) =>
  inDatabase(databaseUrl, async ({ kysely }) => {
    await sql
      .raw(
        `CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NEW; END $$;
         CREATE TRIGGER disturb BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION disturb()`,
      )
      .execute(kysely)
  })

test('leads, their history, undelivered messages and keys are in PostgreSQL as they were, and the numbers go on', async () => {
  const source = await stoppedSite()
  const target = await emptyDatabase('postgres')
  const printed = await leads(source, 'copy', '--to', target)
  expect(printed).toMatch(/Preneto i provereno: upita 2, događaja 1, obaveštenja \d\. Otisak obe baze: [0-9a-f]{32}\./)
  expect(await exportedLeads(target)).toEqual(await exportedLeads(source))
  const copied = await everything(target)
  expect(copied).toEqual(await everything(source))
  expect(copied.outbox.filter(({ delivered_at }) => delivered_at === null).map(({ lead_id }) => lead_id)).toContain(2)

  const api = await leadsApi({ DATABASE_URL: target })
  expect((await api.post()).status).toBe(204)
  expect((await exportedLeads(target)).map(({ id }) => id).toSorted()).toEqual([1, 2, 4])
})

test('while a site is on the file nothing is copied', async () => {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const target = await emptyDatabase('postgres')
  const api = await leadsApi({ DATABASE_URL })
  await api.post()
  const refused = await failing(leads(DATABASE_URL, 'copy', '--to', target))
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('bazu koristi sajt ili drugi program')])
  await api.leads.stop()
  expect(await leads(DATABASE_URL, 'copy', '--to', target)).toContain('upita 1')
})

test('a target that holds anything is left as it is', async () => {
  const source = await manyLeads(3)
  const target = await emptyDatabase('postgres')
  await (await leadsApi({ DATABASE_URL: target })).post()
  const before = await exportedLeads(target)
  const { code, stderr } = await failing(leads(source, 'copy', '--to', target))
  expect([code, stderr]).toEqual([1, 'Nije preneto: ciljna baza nije prazna (leads: 1).\n'])
  expect(await exportedLeads(target)).toEqual(before)
})

test('a copy that was interrupted goes on where it stopped, and no site starts on half of one', async () => {
  const source = await manyLeads(2500)
  const target = await emptyDatabase('postgres')
  await beforeEachLead(target, "IF NEW.id = 1700 THEN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END IF")
  const interrupted = await failing(leads(source, 'copy', '--to', target))
  expect([interrupted.code, interrupted.stderr]).toEqual([1, expect.stringContaining('Prenos je prekinut: 53100')])
  await expect(leadsApi({ DATABASE_URL: target })).rejects.toThrow('half a copy')

  const half = opened(target)
  const kept = await half.kysely
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .execute()
  expect(kept).toEqual([{ rows: '1000' }])
  await sql`DROP TRIGGER disturb ON leads`.execute(half.kysely)
  await half.close()
  expect(await leads(source, 'copy', '--to', target)).toContain('upita 2500')
  expect(await exportedLeads(target)).toEqual(await exportedLeads(source))
})

test('half a copy is not completed from a source that has changed since', async () => {
  const source = await manyLeads(1200)
  const target = await emptyDatabase('postgres')
  await beforeEachLead(target, "IF NEW.id = 1100 THEN RAISE EXCEPTION 'disk full'; END IF")
  await failing(leads(source, 'copy', '--to', target))
  await leads(source, 'erase', '1')
  const { code, stderr } = await failing(leads(source, 'copy', '--to', target))
  expect([code, stderr]).toEqual([1, expect.stringContaining('prekinut prenos drugačijeg sadržaja')])
})

test('a copy that differs in one letter is noticed, and no site starts on it', async () => {
  const source = await manyLeads(3)
  const target = await emptyDatabase('postgres')
  await beforeEachLead(target, "IF NEW.id = 2 THEN NEW.last_name := 'Anic'; END IF")
  const { code, stderr } = await failing(leads(source, 'copy', '--to', target))
  expect([code, stderr]).toEqual([1, expect.stringContaining('preneto se razlikuje od izvora')])
  await expect(leadsApi({ DATABASE_URL: target })).rejects.toThrow('half a copy')
})

test('a command that is written wrong says what is expected, and repeats no password', async () => {
  const source = await manyLeads(1)
  const asked = async (databaseUrl: string, ...args: string[]) => {
    const { code, stderr } = await failing(leads(databaseUrl, 'copy', ...args))
    expect(stderr).not.toContain('tajna')
    return [code, stderr.split('\n')[0]]
  }
  const needsTarget = [2, expect.stringContaining('Nedostaje --to sa adresom oblika postgres://')]
  expect(await asked(source)).toEqual(needsTarget)
  expect(await asked(source, '--to', 'sqlite:x.db')).toEqual(needsTarget)
  expect(await asked(source, '--to', 'postgres://ana:tajna@[/x')).toEqual(needsTarget)
  const ours = 'postgres://ana:tajna@127.0.0.1:9/x'
  expect(await asked(ours, '--to', ours)).toEqual([2, expect.stringContaining('Prenosi se samo iz SQLite')])
  expect(await asked(source, '--to', ours)).toEqual([1, expect.stringContaining('Prenos je prekinut: ECONNREFUSED')])
})
