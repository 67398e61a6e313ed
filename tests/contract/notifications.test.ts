/** Telling the advisors: a real mail server and a real webhook receiver, which fail when told to. */
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { claimDue } from '#server/leads/notify/outbox.ts'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { closeAfterwards, dialects, emptyDatabase, openedForTheFile } from '#tests/support/databases.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { startMailServer, startWebhookReceiver } from '#tests/support/receivers.ts'
import { startStopwatch } from '#tests/support/stopwatch.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

async function mailServer(fails?: (attempt: number) => boolean) {
  const server = await startMailServer(fails)
  closeAfterwards(() => server.stop())
  return {
    ...server,
    environment: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Kreditokaz <sajt@primer.rs>',
      LEADS_TO: 'a@primer.rs, b@primer.rs',
    },
  }
}

async function receiver(statusOf?: (call: number) => number) {
  const server = await startWebhookReceiver(statusOf)
  closeAfterwards(() => server.stop())
  return { ...server, environment: { LEADS_WEBHOOK_URL: server.url, LEADS_WEBHOOK_SECRET: SECRET } }
}

describe.concurrent.each(dialects)('on %s', (dialect) => {
  const open = async (...environments: Record<string, string>[]) =>
    leadsApi(Object.assign({ DATABASE_URL: await emptyDatabase(dialect) }, ...environments))

  test('a lead reaches every advisor by mail, and the program by webhook, once each', async () => {
    const mail = await mailServer()
    const hook = await receiver()
    const api = await open(mail.environment, hook.environment)
    const lead = wireLeadOf({ referral_id: 'agencija-7', loan_types: [{ loan_types_id: 3 }, { loan_types_id: 1 }] })
    await api.post(lead)
    await until(async () => (await api.leads.outboxState()).undelivered === 0)

    expect(mail.mails.map(({ envelope }) => envelope)).toEqual([
      { from: 'sajt@primer.rs', to: ['a@primer.rs', 'b@primer.rs'] },
    ])
    expect(hook.calls).toHaveLength(1)
    const call = hook.calls[0]
    // standardwebhooks throws unless id, time and body carry our signature
    expect(new Webhook(SECRET).verify(call?.body ?? '', call?.headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
      id: 1,
      ...lead,
    })
  })

  test('a mail server that fails first gets the same message again within 5 s, then within 15 s', {
    timeout: 180_000,
  }, async () => {
    const mail = await mailServer((attempt) => attempt <= 2)
    const api = await open(mail.environment)
    const began = performance.now()
    const tookMs = startStopwatch()
    await api.post()
    await until(() => mail.mails.length === 1, 150_000)
    expect(tookMs()).toBeLessThan(20_000)
    expect(performance.now() - began).toBeGreaterThan(8000) // two pauses: at least 2 and 6 s
    await until(async () => (await api.leads.outboxState()).undelivered === 0)
    expect(mail.mails).toHaveLength(1)
  })

  test('a receiver that answers anything but 2xx gets the same id again', async () => {
    const hook = await receiver((call) => (call === 1 ? 500 : 200))
    const api = await open(hook.environment)
    await api.post()
    await until(async () => (await api.leads.outboxState()).undelivered === 0)
    expect(hook.calls).toHaveLength(2)
    const [first, second] = hook.calls.map(({ headers }) => headers['webhook-id'])
    expect(second).toBe(first)
  })

  test('a receiver that never answers holds up neither leads nor mail', async () => {
    const mail = await mailServer()
    const hook = await receiver(() => 0)
    const api = await open(mail.environment, hook.environment)
    const tookMs = startStopwatch()
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.post()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
    await until(() => mail.mails.length === 8)
    expect(tookMs()).toBeLessThan(9000)
    await until(() => hook.calls.length > 8) // given up after 10 s, and asked again
  })

  test('processes on one database share the work, and nothing is sent twice', async () => {
    const mail = await mailServer()
    const first = await open(mail.environment)
    const environment = { DATABASE_URL: first.databaseUrl, ...mail.environment }
    const apis = [first, await leadsApi(environment), await leadsApi(environment)]
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => apis[i % 3]?.post()))
    expect(answers.map((answer) => answer?.status)).toEqual(Array(60).fill(204))
    await until(async () => (await first.leads.outboxState()).undelivered === 0)
    expect(mail.mails).toHaveLength(60)
    expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(60)
  })

  test('a process claims at most its limit, even while PostgreSQL’s statistics take the table for small', async () => {
    const db = openedForTheFile(await emptyDatabase(dialect))
    await migrate(db)
    const { add } = sqlLeadStore(db, { channels: ['mail'] })
    const now = new Date()
    await add({ lead: leadOf(), key: undefined, at: now })
    await sql`ANALYZE`.execute(db.kysely)
    for (let i = 0; i < 9; i += 1) await add({ lead: leadOf(), key: undefined, at: now })

    const claim = { channel: 'mail' as const, now, leaseMs: 28_000, limit: 4, inFlight: [], takeOver: true }
    const taken = [await claimDue(db, claim), await claimDue(db, claim), await claimDue(db, claim)]
    expect(taken.map(({ length }) => length)).toEqual([4, 4, 2])
  })

  test('undelivered notifications are counted, with the age of the oldest', async () => {
    const mail = await mailServer(() => true)
    const api = await open(mail.environment)
    const began = performance.now()
    await api.post()
    const { undelivered, oldestSeconds } = await api.leads.outboxState()
    expect(undelivered).toBe(1)
    expect(oldestSeconds).toBeGreaterThanOrEqual(0)
    // Two clocks, both in whole milliseconds.
    expect(oldestSeconds).toBeLessThanOrEqual((performance.now() - began + 2) / 1000)
  })

  test('notifications from an outage of the mail server are sent by the next process', async () => {
    const broken = await mailServer(() => true)
    const before = await open(broken.environment)
    await before.post()
    await before.leads.stop()

    const mail = await mailServer()
    const after = await leadsApi({ DATABASE_URL: before.databaseUrl, ...mail.environment })
    await until(async () => (await after.leads.outboxState()).undelivered === 0)
    expect(mail.mails).toHaveLength(1)
  })
})

test('while one process claims from PostgreSQL, another claims the oldest other rows without waiting', async () => {
  const db = openedForTheFile(await emptyDatabase('postgres'))
  await migrate(db)
  const { add } = sqlLeadStore(db, { channels: ['mail'] })
  const now = new Date()
  for (const agoMs of [1000, 3000, 2000]) {
    await add({ lead: leadOf(), key: undefined, at: new Date(now.getTime() - agoMs) })
  }
  const claim = { channel: 'mail' as const, now, leaseMs: 28_000, limit: 1, inFlight: [], takeOver: true }
  const taken = await db.kysely.transaction().execute(async (kysely) => {
    const first = await claimDue({ ...db, kysely }, claim) // not committed: the other has to see it by its lock
    return [first, await claimDue(db, claim)]
  })
  expect(taken.flat().map(({ leadId }) => leadId)).toEqual([2, 3])
})

test('the mail says everything an advisor needs, as text and as HTML', async () => {
  const mail = await mailServer()
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite'), ...mail.environment })
  await api.post(
    wireLeadOf({ first_name: 'Đorđe', last_name: 'Čvorović', phone: '064/123-45-67', referral_id: 'agencija-7' }),
  )
  await until(() => mail.mails.length === 1)
  const { text = '', html = '' } = mail.mails[0] ?? {}
  for (const said of [
    'Đorđe Čvorović',
    '064/123-45-67',
    'ana@primer.rs',
    'od 10:00 do 16:00',
    'Stambeni kredit, Auto kredit',
    'agencija-7',
    'politiku privatnosti',
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(html).toContain('href="tel:+381641234567"')
})

test('the lines of the mail are sent unbroken, so that any program finds the phone in them', async () => {
  const mail = await mailServer()
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite'), ...mail.environment })
  // Of several lengths: what breaks a line counts from the line before it.
  const posted = [22, 23, 24, 25, 26].map((length) =>
    wireLeadOf({ first_name: 'J'.repeat(length), phone: '+381 64 123 45 67' }),
  )
  const cyrillic = 'Ђ'.repeat(255) // so many that nodemailer would take another encoding, in which nobody can read
  posted.push(wireLeadOf({ first_name: cyrillic, last_name: cyrillic, phone: '+381 64 123 45 67' }))
  await Promise.all(posted.map((lead) => api.post(lead)))
  await until(() => mail.mails.length === posted.length)
  for (const { raw } of mail.mails) expect(raw).toContain('\r\nTelefon: +381 64 123 45 67\r\n')
})

test('the subject names nobody, replies go to the client, autoresponders stay silent, the message id is ours', async () => {
  const mail = await mailServer()
  const early = () => new Date('2026-11-20T06:00:00Z')
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite'), ...mail.environment }, early)
  await api.post()
  await until(() => mail.mails.length === 1)
  expect(mail.mails[0]?.headers).toMatchObject({
    subject: 'Novi upit br. 1, pozvati od 10:00 do 16:00',
    'reply-to': 'ana@primer.rs',
    'message-id': expect.stringMatching(/^<lead-1-\d{13}@primer\.rs>$/),
    from: 'Kreditokaz <sajt@primer.rs>',
    'auto-submitted': 'auto-generated',
  })
})

test('nothing that a visitor writes becomes a header, a recipient or markup', async () => {
  const mail = await mailServer()
  const api = await leadsApi({ DATABASE_URL: await emptyDatabase('sqlite'), ...mail.environment })
  const evil = {
    first_name: 'Ana\r\nBcc: c@zlo.example\r\n\r\n<script>alert(1)</script>',
    last_name: '"><img src=x>',
    email: 'ana?bcc=c@zlo.example',
  }
  expect((await api.post(wireLeadOf(evil))).status).toBe(204)
  await until(() => mail.mails.length === 1)
  const { headers = {}, html = '', envelope } = mail.mails[0] ?? {}
  expect(Object.keys(headers)).not.toContain('bcc')
  expect(envelope?.to).toEqual(['a@primer.rs', 'b@primer.rs'])
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('"mailto:ana%3Fbcc%3Dc@zlo.example"')
})
