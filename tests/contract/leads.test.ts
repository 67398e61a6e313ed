/** Taking leads: once each, durable, within limits; the same on both databases. */
import { renameSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { loanTypeNames } from '#content/lead-form.ts'
import { wireLead } from '#core/lead/wire.ts'
import { canaryLead } from '#server/leads/store/canary-lead.ts'
import { dialects, emptyDatabase, openedForTheFile } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

describe.each(dialects)('on %s', (dialect) => {
  const open = async (environment: Record<string, string> = {}) =>
    leadsApi({ DATABASE_URL: await emptyDatabase(dialect), ...environment })

  test('the three loans of the business are listed, by the names that the dialog knows', async () => {
    const api = await open()
    const response = await api.getLoanTypes()
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(JSON.parse(text)).toEqual({
      data: [
        { id: 1, name: 'Stambeni kredit' },
        { id: 2, name: 'Keš kredit' },
        { id: 3, name: 'Auto kredit' },
      ],
    })
    expect(JSON.parse(text).data.map(({ name }: { name: string }) => name)).toEqual(Object.values(loanTypeNames))
  })

  test('a lead is answered 204 without a body and stored as it was sent', async () => {
    const api = await open()
    const lead = wireLeadOf({ referral_id: 'agencija-7' })
    const response = await api.post(lead)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await exportedLeads(api.databaseUrl)).toEqual([
      {
        id: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        ...lead,
        state: 'novo',
        tries: 0,
        first_try_minutes: null,
        marketing_confirmed: false,
      },
    ])
    expect(api.outcomes).toEqual(['taken'])
  })

  test('a test lead is counted separately, so that it cannot hide that enquiries have stopped', async () => {
    const api = await open()
    await api.post(wireLead(canaryLead()))
    expect(api.outcomes).toEqual(['canary'])
  })

  test('texts are stored trimmed and without invisible characters, otherwise unchanged', async () => {
    const api = await open()
    const typed = {
      first_name: ' Đorđe\u200b ',
      last_name: 'Čvoro\u00advić',
      phone: ' 064/123 - 45 - 67 ',
      email: 'dj@primer.rs ',
    }
    await api.post(wireLeadOf(typed))
    expect(await exportedLeads(api.databaseUrl)).toMatchObject([
      { first_name: 'Đorđe', last_name: 'Čvorović', phone: '064/123 - 45 - 67', email: 'dj@primer.rs' },
    ])
  })

  test('a lead with an invalid referral code is stored without it', async () => {
    const api = await open()
    const codes = ['', 'agencija 7', 'a'.repeat(65), "'; DROP TABLE leads; --"]
    for (const code of codes) expect((await api.post(wireLeadOf({ referral_id: code }))).status).toBe(204)
    expect((await exportedLeads(api.databaseUrl)).map(({ referral_id }) => referral_id)).toEqual(codes.map(() => null))
  })

  test.each([
    { what: 'no loan type', changes: { loan_types: [] } },
    { what: 'times with seconds', changes: { available_from: '09:00:00', available_to: '17:00:00' } },
    { what: 'the longest names', changes: { first_name: 'č'.repeat(255), last_name: 'š'.repeat(255) } },
    { what: 'SQL and markup in a name', changes: { first_name: "'); DROP TABLE leads; --", last_name: '<b>Anić</b>' } },
    { what: 'a name beyond the basic plane', changes: { first_name: '𝒜na 😀' } },
  ])('a lead with $what is taken', async ({ changes }) => {
    const api = await open()
    expect((await api.post(wireLeadOf(changes))).status).toBe(204)
    const [kept] = await exportedLeads(api.databaseUrl)
    const { available_from, available_to, ...others } = changes as Record<string, unknown>
    expect(kept).toMatchObject(others)
    if (available_from) expect([kept?.available_from, kept?.available_to]).toEqual(['09:00', '17:00'])
  })

  test('a loan type repeated up to the allowed number is stored once', async () => {
    const api = await open()
    await api.post(wireLeadOf({ loan_types: Array(20).fill({ loan_types_id: 2 }) }))
    expect((await exportedLeads(api.databaseUrl))[0]?.loan_types).toEqual([{ loan_types_id: 2 }])
  })

  test('a loan type that was just added is accepted, although the list is cached', async () => {
    const api = await open()
    await api.getLoanTypes()
    const db = openedForTheFile(api.databaseUrl)
    await db.kysely.insertInto('loan_types').values({ id: 4, name: 'Refinansiranje' }).execute()
    const answers = [4, 5].map((id) => api.post(wireLeadOf({ loan_types: [{ loan_types_id: id }] })))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 400])
    expect((await exportedLeads(api.databaseUrl)).map(({ loan_types }) => loan_types)).toEqual([[{ loan_types_id: 4 }]])
  })

  test('without a key two posts are two leads', async () => {
    const api = await open()
    await api.post()
    await api.post()
    expect(await exportedLeads(api.databaseUrl)).toHaveLength(2)
  })

  test('the same key is one lead, and every repeat is answered 204', async () => {
    const api = await open()
    const key = { 'idempotency-key': 'k'.repeat(128) } // as long as it may be
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await api.post(wireLeadOf(), key)).status)
    expect(statuses).toEqual([204, 204, 204])
    expect(api.outcomes).toEqual(['taken', 'repeated', 'repeated'])
    expect(await exportedLeads(api.databaseUrl)).toHaveLength(1)
  })

  test('the same keys at the same moment through two processes are one lead each', async () => {
    const one = await open()
    const two = await leadsApi({ DATABASE_URL: one.databaseUrl })
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const posts = keys.flatMap((key) =>
      [one, two, one, two].map((api) => api.post(wireLeadOf(), { 'idempotency-key': key })),
    )
    const statuses = new Set((await Promise.all(posts)).map(({ status }) => status))
    expect([...statuses]).toEqual([204])
    expect(await exportedLeads(one.databaseUrl)).toHaveLength(20)
    const taken = [...one.outcomes, ...two.outcomes].filter((outcome) => outcome === 'taken')
    expect(taken).toHaveLength(20)
  })

  test('posts that arrive together get each their own answer', async () => {
    const api = await open()
    const unknown = wireLeadOf({ loan_types: [{ loan_types_id: 9 }] })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => api.post(i % 3 === 0 ? unknown : wireLeadOf())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? 400 : 204)))
    expect(await exportedLeads(api.databaseUrl)).toHaveLength(20)
  })

  test.each([
    { what: 'no origin', headers: {} },
    { what: 'our own origin', headers: { origin: 'http://localhost' } },
    { what: 'the origin that the operator named', headers: { origin: 'https://www.kreditokaz.rs' } },
  ])('a post with $what is taken', async ({ headers }) => {
    const api = await open({ SITE_URL: 'https://www.kreditokaz.rs' })
    expect((await api.post(wireLeadOf(), headers)).status).toBe(204)
  })

  test('one address may send a limited number of leads an hour; the refusal says when to try again', async () => {
    const api = await open({ RATE_LIMIT_LEADS: '2' })
    await api.post(wireLeadOf({ email: 'wrong' })) // what is refused does not count
    const statuses = [(await api.post()).status, (await api.post()).status]
    const third = await api.post()
    expect(statuses).toEqual([204, 204])
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await third.json()).toMatchObject({ errors: [{ extensions: { code: 'REQUESTS_EXCEEDED' } }] })
    expect(api.outcomes).toEqual(['invalid', 'taken', 'taken', 'too-many'])
    expect(await exportedLeads(api.databaseUrl)).toHaveLength(2)
  })

  test('a repeat is answered 204 even beyond the limit, and does not count', async () => {
    const api = await open({ RATE_LIMIT_LEADS: '2' })
    const send = async (key: string) => (await api.post(wireLeadOf(), { 'idempotency-key': key })).status
    const statuses = []
    for (const form of ['form-1', 'form-1', 'form-1', 'form-2', 'form-3', 'form-1']) statuses.push(await send(form))
    expect(statuses).toEqual([204, 204, 204, 204, 429, 204])
  })

  test('a lead refused by the rate limit can be sent again with its key', async () => {
    const api = await open({ RATE_LIMIT_LEADS: '1' })
    await api.post()
    expect((await api.post(wireLeadOf(), { 'idempotency-key': 'form-2' })).status).toBe(429)
    const patient = await leadsApi({ DATABASE_URL: api.databaseUrl })
    expect((await patient.post(wireLeadOf(), { 'idempotency-key': 'form-2' })).status).toBe(204)
  })

  test('an unreachable database is answered 503, without internal details', async () => {
    const api = await open()
    await api.leads.stop()
    const responses = [await api.post(), await api.getLoanTypes()]
    for (const response of responses) {
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      const { errors } = (await response.json()) as { errors: { message: string }[] }
      expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
      expect(errors[0]?.message).not.toMatch(/sql|driver|connect|ana/i)
    }
    expect(await api.leads.isReady()).toBe(false)
    expect(api.outcomes).toEqual(['failed'])
  })
})

test.each(['', '-wal'])('a SQLite file%s that was moved from under the site takes no lead along', async (end) => {
  const RATE_LIMIT_LEADS = '2' // for the two that are stored: what is not does not count
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite'), RATE_LIMIT_LEADS })
  const file = `${api.databaseUrl.replace('sqlite:', '')}${end}`
  expect((await api.post()).status).toBe(204)

  renameSync(file, `${file}.moved`)
  expect((await api.post()).status).toBe(503)
  expect(await api.leads.isReady()).toBe(false)

  renameSync(`${file}.moved`, file)
  expect((await api.post()).status).toBe(204)
  await until(api.leads.isReady)
  expect(await exportedLeads(api.databaseUrl)).toHaveLength(2)
})

test('on PostgreSQL all processes share the rate limit', async () => {
  const environment = { DATABASE_URL: await emptyDatabase('postgres'), RATE_LIMIT_LEADS: '5' }
  const processes = await Promise.all([leadsApi(environment), leadsApi(environment), leadsApi(environment)])
  const responses = await Promise.all(Array.from({ length: 12 }, (_, i) => processes[i % 3]?.post()))
  expect(responses.filter((response) => response?.status === 204)).toHaveLength(5)
  expect(responses.filter((response) => response?.status === 429)).toHaveLength(7)
})

test.each([
  ['off', 'on'],
  ['remote_write', 'remote_write'],
])('on a PostgreSQL whose commits wait for the disk "%s", those of leads do "%s"', async (set, used) => {
  const databaseUrl = await emptyDatabase('postgres')
  const db = openedForTheFile(databaseUrl)
  await sql`ALTER DATABASE ${sql.ref(databaseUrl.replace(/.*\//, ''))} SET synchronous_commit = ${sql.lit(set)}`.execute(
    db.kysely,
  )
  const api = await leadsApi({ DATABASE_URL: databaseUrl })
  await sql`CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.referral_id = current_setting('synchronous_commit'); RETURN NEW; END $$`.execute(db.kysely)
  await sql`CREATE TRIGGER tell BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION tell()`.execute(db.kysely)
  await api.post()
  expect(await exportedLeads(databaseUrl)).toMatchObject([{ referral_id: used }])
})

test('on PostgreSQL an invalid lead fails alone, and an outage is tried once for the whole group', async () => {
  const { leads, databaseUrl } = await leadsApi({ DATABASE_URL: await emptyDatabase('postgres') })
  const db = openedForTheFile(databaseUrl)
  await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = NEW.first_name; END $$`.execute(db.kysely)
  await sql`CREATE TRIGGER refuse BEFORE INSERT ON leads
    FOR EACH ROW WHEN (NEW.first_name <> 'Ana') EXECUTE FUNCTION refuse()`.execute(db.kysely)
  const keptBeside = async (code: string) => {
    const add = (firstName: string) => leads.store.add({ lead: leadOf({ firstName }), key: undefined, at: new Date() })
    const [, other] = await Promise.allSettled([add(code), add('Ana')]) // in one group
    return other?.status === 'fulfilled'
  }
  // Bad data, a broken reference, a deadlock; a full disk.
  const kept = []
  for (const code of ['22021', '23503', '40P01', '53100']) kept.push(await keptBeside(code))
  expect(kept).toEqual([true, true, true, false])
})
