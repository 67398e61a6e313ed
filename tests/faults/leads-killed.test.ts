/**
 * The real server, killed again and again while visitors send leads: what was acknowledged is stored and delivered,
 * once and whole. Every visitor tries again with the same key, as the form does.
 */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Load, startLoad } from '#tests/support/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import {
  type MailReceiver,
  startMailServer,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#tests/support/receivers.ts'
import { type Server, startServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/test-app.ts'
import { until } from '#tests/support/until.ts'

const LEADS_A_ROUND = 24
const LONG_MS = 900_000
const DRAIN_MS = 240_000 // seconds on an idle machine; leases of the dead alone take 28 s
/** Rows that one process sends at the same moment, on two channels: what a kill can leave sent but not marked. */
const IN_FLIGHT = 8

async function receivers() {
  const mail = await startMailServer()
  const hook = await startWebhookReceiver()
  onTestFinished(async () => {
    await mail.stop()
    await hook.stop()
  })
  const environment = {
    SMTP_URL: mail.url,
    LEADS_TO: 'a@primer.rs',
    LEADS_WEBHOOK_URL: hook.url,
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  return { mail, hook, environment }
}

/** A number that differs from round to round and is the same in every run. */
const spread = (round: number) => 1 + ((round * 17) % (LEADS_A_ROUND - 1))

test('50 kills of the process on SQLite lose no lead, halve none and double none', { timeout: LONG_MS }, async () => {
  const { mail, hook, environment } = await receivers()
  const env = { ...environment, DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db` }
  const load = startLoad()
  for (let round = 0; round < 50; round += 1) {
    const server = await startServer(env)
    const kill = () => server.process.kill('SIGKILL')
    await load.send({ to: [server.url], leads: LEADS_A_ROUND, after: { answers: spread(round), run: kill } })
    await server.stop()
  }
  await settle(await startServer(env), load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 50 })
})

test('20 kills on PostgreSQL, of the process and of PostgreSQL itself, do no harm either', {
  timeout: LONG_MS,
}, async () => {
  const { mail, hook, environment } = await receivers()
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  const env = { ...environment, DATABASE_URL: postgres.url }
  const load = startLoad()
  let server = await startServer(env)
  for (let round = 0; round < 20; round += 1) {
    let crashed = Promise.resolve()
    const kill = () => {
      if (round % 2 === 0) server.process.kill('SIGKILL')
      else crashed = postgres.crash()
    }
    await load.send({ to: [server.url], leads: LEADS_A_ROUND, after: { answers: spread(round), run: kill } })
    await crashed
    if (round % 2 === 0) {
      await server.stop()
      server = await startServer(env)
    }
  }
  await settle(server, load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 20 })
})

test('of three processes on one PostgreSQL one dies: no visitor is lost, nothing is sent twice by the others', {
  timeout: LONG_MS,
}, async () => {
  const { mail, hook, environment } = await receivers()
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  const env = { ...environment, DATABASE_URL: postgres.url }
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  const [first] = servers
  const load = startLoad()
  const kill = () => first?.process.kill('SIGKILL')
  await load.send({ to: servers.map(({ url }) => url), leads: 300, after: { answers: 100, run: kill } })
  const [, second, third] = servers
  if (!first || !second || !third) throw new Error('Three servers were started.')
  await first.stop()
  await load.send({ to: [second.url, third.url], leads: 0 })
  await third.stop()
  await settle(second, load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 1 })
})

/** Lets every visitor through and the outbox run empty, leases of the dead included, and stops the server. */
async function settle(server: Server, load: Load): Promise<void> {
  await until(async () => {
    await load.send({ to: [server.url], leads: 0 })
    return load.open.size === 0
  }, 30_000)
  await until(async () => /^outbox_pending 0$/m.test(await (await fetch(`${server.url}/metrics`)).text()), DRAIN_MS)
  expect(server.process.exitCode).toBeNull() // it has lived through whatever happened to the database
  await server.stop()
}

/** Every lead that was ever sent is there once, with both its loan types and both its notices, all delivered. */
async function expectWhole(databaseUrl: string, load: Load): Promise<void> {
  expect(load.surprises).toEqual([])
  const read = readConfig({ DATABASE_URL: databaseUrl })
  if (!read.ok) throw new Error(read.problem)
  const db = openDatabase(read.config.database)
  const { rows } = await sql<{ code: string; types: number | string; notices: number | string }>`
    SELECT referral_id AS code,
      (SELECT count(*) FROM leads_loan_types WHERE leads_id = leads.id) AS types,
      (SELECT count(*) FROM outbox WHERE lead_id = leads.id AND delivered_at IS NOT NULL) AS notices
    FROM leads`.execute(db.kysely)
  await db.close()
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...load.acknowledged].toSorted())
  expect(rows.filter(({ types, notices }) => Number(types) !== 2 || Number(notices) !== 2)).toEqual([])
}

type Ends = { mail: MailReceiver; hook: WebhookReceiver; kills: number }

/** Both ends have every lead; what came twice fits into what was under way at a kill, and has the same id. */
function expectDelivered(load: Load, { mail, hook, kills }: Ends): void {
  const mailed = mail.mails.map(({ text, headers }) => [/^Preporuka: (.+)$/m.exec(text)?.[1], headers['message-id']])
  const called = hook.calls.map(({ body, headers }) => [codeOf(body), headers['webhook-id']])
  for (const told of [mailed, called]) {
    expect(new Set(told.map(([code]) => code))).toEqual(load.acknowledged)
    expect(new Set(told.map(([, id]) => id)).size).toBe(load.acknowledged.size)
    expect(told.length - load.acknowledged.size).toBeLessThanOrEqual(kills * IN_FLIGHT)
  }
}

function codeOf(body: string): string {
  return (JSON.parse(body) as { referral_id: string }).referral_id // signed by us, checked in the contract suite
}
