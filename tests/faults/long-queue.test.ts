/** 200,000 leads whose advisors have not been told: the site starts, takes more, works the queue off, and can be asked. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { command } from '#tests/support/command.ts'
import { opened } from '#tests/support/databases.ts'
import { startLoad } from '#tests/support/load.ts'
import { mebibytesOf } from '#tests/support/memory.ts'
import { startWebhookReceiver } from '#tests/support/receivers.ts'
import { startServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'

const LEADS = 200_000

/** A database in which every lead still has to be told, as after a week without the receiver. */
async function longQueue(): Promise<string> {
  const DATABASE_URL = `sqlite:${temporaryFolder()}/leads.db`
  const db = opened(DATABASE_URL)
  await migrate(db)
  const now = new Date().toISOString()
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LEADS})`
  await sql`INSERT INTO leads ${numbers}
    SELECT i, ${now}, 'key-' || i, 'Ana', 'Anić', 'ana' || i || '@primer.rs', '064 123 4567', '10:00', '16:00', 1, NULL
    FROM n`.execute(db.kysely)
  await sql`INSERT INTO leads_loan_types (leads_id, loan_types_id) SELECT id, 1 FROM leads`.execute(db.kysely)
  await sql`INSERT INTO outbox (lead_id, channel, kind, seq, created_at, due_at)
    SELECT id, 'webhook', 'created', 1, ${now}, ${now} FROM leads`.execute(db.kysely)
  await db.close()
  return DATABASE_URL
}

test('200,000 leads in the queue hold up neither the start, nor a visitor, nor an advisor', async () => {
  const DATABASE_URL = await longQueue()
  const hook = await startWebhookReceiver()
  const LEADS_WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const server = await startServer({ DATABASE_URL, LEADS_WEBHOOK_URL: hook.url, LEADS_WEBHOOK_SECRET })
  onTestFinished(async () => {
    await server.stop()
    await hook.stop()
  })

  const load = startLoad()
  await load.send({ to: [server.url], leads: 50 })
  expect(load.acknowledged.size).toBe(50)

  const began = performance.now()
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  const list = await command('cli/leads.ts', ['list'], { DATABASE_URL })
  expect(performance.now() - began).toBeLessThan(10_000) // 0.9 s on a machine with ten times more to do than it can
  expect(list).toContain(`Prikazano 50 od ${LEADS + 50}.`)

  await until(() => hook.calls.length > 300, 120_000)
  const told = hook.calls.map(({ headers }) => headers['webhook-id'])
  expect(new Set(told).size).toBe(told.length)
  expect(mebibytesOf(server)).toBeLessThan(400) // 214 when measured
})
