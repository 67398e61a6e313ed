/** What the suites that kill the server share: visitors who try again, both ends of the outbox, and what must be true. */
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { opened } from './databases.ts'
import type { Load } from './load.ts'
import { type MailReceiver, startMailServer, startWebhookReceiver, type WebhookReceiver } from './receivers.ts'
import type { Server } from './server.ts'
import { until } from './until.ts'

export const LEADS_A_ROUND = 24
/** For one test: on an idle machine it takes a minute. */
export const LONG_MS = 900_000
const DRAIN_MS = 240_000 // seconds on an idle machine; leases of the dead alone take 28 s
/** Rows that one process sends at the same moment, on two channels: what a kill can leave sent but not marked. */
const IN_FLIGHT = 8

export type Ends = { mail: MailReceiver; hook: WebhookReceiver }

/** A mail server and a webhook's receiver for one test, and the environment that names them. */
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

/** After how many answers to kill: differs from round to round and is the same in every run. */
export const spread = (round: number) => 1 + ((round * 17) % (LEADS_A_ROUND - 1))

/** Lets every visitor through and the outbox run empty, leases of the dead included, and stops the server. */
export async function settle(server: Server, load: Load): Promise<void> {
  await until(async () => {
    await load.send({ to: [server.url], leads: 0 })
    return load.open.size === 0
  }, DRAIN_MS)
  const isEmpty = async () => /^outbox_pending 0$/m.test(await (await fetch(`${server.url}/metrics`)).text())
  await until(isEmpty, DRAIN_MS, 250)
  expect(server.process.exitCode).toBeNull() // it has lived through whatever happened to the database
  await server.stop()
}

/** Every lead that was ever sent is there once, with both its loan types and both its notices, all delivered. */
export async function expectWhole(databaseUrl: string, load: Load): Promise<void> {
  expect(load.surprises).toEqual([])
  const db = opened(databaseUrl)
  const { rows } = await sql<{ code: string; types: number | string; notices: number | string }>`
    SELECT referral_id AS code,
      (SELECT count(*) FROM leads_loan_types WHERE leads_id = leads.id) AS types,
      (SELECT count(*) FROM outbox WHERE lead_id = leads.id AND delivered_at IS NOT NULL) AS notices
    FROM leads`.execute(db.kysely)
  await db.close()
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...load.acknowledged].toSorted())
  expect(rows.filter(({ types, notices }) => Number(types) !== 2 || Number(notices) !== 2)).toEqual([])
}

/** Both ends have every lead; what came twice fits into what was under way at a kill, and has the same id. */
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
  return (JSON.parse(body) as { referral_id: string }).referral_id // signed by us, checked in the contract suite
}
