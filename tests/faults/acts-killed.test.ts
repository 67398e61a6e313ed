/**
 * The real server, killed while visitors and advisors act on enquiries and new ones arrive: what was answered is in the
 * history, once, and whoever has to hear of it does.
 */
import { expect, onTestFinished, test } from 'vitest'
import { type Acts, startActs } from '#tests/support/acts.ts'
import { dialects, emptyDatabase, opened } from '#tests/support/databases.ts'
import { type DirectusDouble, startDirectus } from '#tests/support/directus.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { type Ends, LONG_MS, settle, startEnds } from '#tests/support/kills.ts'
import { startLoad } from '#tests/support/load.ts'
import { startLeadsServer } from '#tests/support/server.ts'

const KILLS = 6
const LEADS = 8
const IN_FLIGHT = 16 // on four channels, four each

test.each(dialects)(
  '6 kills on %s lose or repeat no act, and every one is told',
  { timeout: LONG_MS },
  async (dialect) => {
    const { mail, hook, environment } = await startEnds()
    let isWell = false // in the end, or one row fails by chance until its pauses last longer than the test
    const directus = await startDirectus((_, count) => (!isWell && count % 7 === 0 ? 'answer lost' : undefined))
    onTestFinished(() => directus.stop())
    const endpoints = { ...environment, ...directus.environment }
    const env = { ...endpoints, SITE_URL: 'https://www.primer.rs', DATABASE_URL: await emptyDatabase(dialect) }
    const load = startLoad()
    let server = await startLeadsServer(env)
    await load.send({ to: [server.url], leads: LEADS })
    const acts = await startActs(env.DATABASE_URL)
    for (let round = 0; round < KILLS; round += 1) {
      const running = server
      const kill = () => running.process.kill('SIGKILL')
      await Promise.all([
        acts.send({ to: running.url, after: { answers: 1 + ((round * 5) % 14), run: kill } }),
        load.send({ to: [running.url], leads: LEADS }),
      ])
      await running.stop()
      server = await startLeadsServer(env)
    }
    await acts.send({ to: server.url })
    expect([acts.open(), acts.surprises]).toEqual([0, []])
    isWell = true
    await settle(server, load)

    const told = await expectHistories(env.DATABASE_URL, acts)
    expect((await exportedLeads(env.DATABASE_URL)).map(({ referral_id }) => referral_id).toSorted()).toEqual(
      [...load.acknowledged].toSorted(),
    )
    expectTold(told, { mail, hook })
    await expectKept(env.DATABASE_URL, directus)
  },
)

/** Asserts that each history holds what was answered, in its order, and nothing else. @returns the names of its messages */
async function expectHistories(databaseUrl: string, { acknowledged }: Acts): Promise<string[]> {
  const db = opened(databaseUrl)
  const events = await db.kysely.selectFrom('lead_events').selectAll().orderBy('lead_id').orderBy('seq').execute()
  const undelivered = await db.kysely.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute()
  const leads = await db.kysely.selectFrom('leads').select(['id', 'created_at']).execute()
  await db.close()
  expect(undelivered).toEqual([])
  for (const [id, keys] of acknowledged) {
    const history = events.filter(({ lead_id }) => lead_id === id)
    expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1))
    expect(history.flatMap(({ key }) => key ?? [])).toEqual(keys)
  }
  const madeAt = new Map(leads.map(({ id, created_at }) => [id, new Date(created_at).getTime()]))
  return events
    .filter(({ kind }) => kind === 'moved')
    .map(({ lead_id, seq }) => `lead-${lead_id}-${madeAt.get(lead_id)}-moved-${seq}`)
}

/** Asserts that the Directus has every lead once, and of each its whole history in order. */
async function expectKept(databaseUrl: string, { history, leads }: DirectusDouble): Promise<void> {
  const db = opened(databaseUrl)
  const events = await db.kysely.selectFrom('lead_events').select(['lead_id', 'seq', 'kind']).execute()
  const known = await db.kysely.selectFrom('leads').select(['id', 'referral_id']).execute()
  await db.close()
  const nameOf = (id: unknown, seq: unknown, kind: unknown) => `${id}.${seq} ${kind}`
  const rows = [...history.values()]
  expect(rows.map(({ broj, redni_broj, dogadjaj }) => nameOf(broj, redni_broj, dogadjaj)).toSorted()).toEqual(
    events.map(({ lead_id, seq, kind }) => nameOf(lead_id, seq, kind)).toSorted(),
  )
  for (const { id } of known) {
    const ofLead = rows.filter(({ broj }) => broj === id)
    expect(ofLead.map(({ redni_broj }) => redni_broj)).toEqual(ofLead.map((_, index) => index + 1))
    expect(new Set(ofLead.map(({ lead }) => lead)).size).toBe(1)
  }
  expect([...leads.values()].map(({ referral_id }) => referral_id).toSorted()).toEqual(
    known.map(({ referral_id }) => referral_id).toSorted(),
  )
}

/** Asserts that the program has heard of every move, and nobody of anything more often than a kill explains. */
function expectTold(moves: string[], { mail, hook }: Ends): void {
  const calls = hook.calls.map(({ headers }) => String(headers['webhook-id']))
  expect(new Set(calls.filter((id) => id.includes('-moved-')))).toEqual(new Set(moves))
  const mails = mail.mails.map(({ headers }) => String(headers['message-id']))
  for (const ids of [calls, mails]) expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
}
