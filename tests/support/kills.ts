/** Shared by the suites that kill the server: retrying visitors, receivers of notifications, and the invariants. */
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { opened } from './databases.ts'
import type { Load } from './load.ts'
import { type MailReceiver, startMailServer, startWebhookReceiver, type WebhookReceiver } from './receivers.ts'
import type { Server } from './server.ts'
import { until } from './until.ts'

export const LEADS_A_ROUND = 24
/** Timeout of one test, which takes a minute on an idle machine. */
export const LONG_MS = 900_000
const DRAIN_MS = 240_000 // takes seconds on an idle machine, plus 28 s for the leases of killed processes
/** Most rows in flight in one process, on two channels: those a kill can leave sent but not marked. */
const IN_FLIGHT = 8

export type Ends = { mail: MailReceiver; hook: WebhookReceiver }

/** A mail server and a webhook receiver for one test, with the environment variables for them. */
export async function startEnds(): Promise<Ends & { environment: Record<string, string> }> {
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

/** The number of responses after which to kill: varies from round to round, but not from run to run. */
export const spread = (round: number) => 1 + ((round * 17) % (LEADS_A_ROUND - 1))

/** Waits until every lead is accepted and the outbox is empty, expired leases included, and stops the server. */
export async function settle(server: Server, load: Load): Promise<void> {
  await until(async () => {
    await load.send({ to: [server.url], leads: 0 })
    return load.open.size === 0
  }, DRAIN_MS)
  const isEmpty = async () => /^outbox_pending 0$/m.test(await (await fetch(`${server.url}/metrics`)).text())
  await until(isEmpty, DRAIN_MS, 1000)
  expect(server.process.exitCode).toBeNull() // it has survived the database's failures
  await server.stop()
}

/** Asserts that every lead is stored exactly once, with both loan types and both notifications delivered. */
export async function expectWhole(databaseUrl: string, load: Load): Promise<void> {
  expect(load.surprises).toEqual([])
  const db = opened(databaseUrl)
  const { rows } = await sql<{ code: string; types: number | string; deliveries: number | string }>`
    SELECT referral_id AS code,
      (SELECT count(*) FROM leads_loan_types WHERE leads_id = leads.id) AS types,
      (SELECT count(*) FROM outbox WHERE lead_id = leads.id AND delivered_at IS NOT NULL) AS deliveries
    FROM leads`.execute(db.kysely)
  await db.close()
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...load.acknowledged].toSorted())
  expect(rows.filter(({ types, deliveries }) => Number(types) !== 2 || Number(deliveries) !== 2)).toEqual([])
}

/** Asserts that both receivers have every lead, with at most as many duplicates as rows in flight, under the same ids. */
export function expectDelivered(load: Load, { mail, hook, kills }: Ends & { kills: number }): void {
  const mailed = mail.mails.map(({ text, headers }) => [/^Preporuka: (.+)$/m.exec(text)?.[1], headers['message-id']])
  const called = hook.calls.map(({ body, headers }) => [codeOf(body), headers['webhook-id']])
  for (const told of [mailed, called]) {
    expect(new Set(told.map(([code]) => code))).toEqual(load.acknowledged)
    expect(new Set(told.map(([, id]) => id)).size).toBe(load.acknowledged.size)
    expect(told.length - load.acknowledged.size).toBeLessThanOrEqual(kills * IN_FLIGHT)
  }
}

function codeOf(body: string): string {
  return (JSON.parse(body) as { referral_id: string }).referral_id // the format is checked in the contract suite
}
