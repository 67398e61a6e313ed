/** The table of what advisors have still to be told. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { LONGEST_PAUSE_MS } from './retry-pause.ts'

/**
 * A row that this process may send until its lease ends. `attempts` counts this one and proves the claim; `settled` are
 * those who need the notice no more, while others wait for it.
 */
export type Claim = { id: number; leadId: number; attempts: number; settled: readonly string[] }

/** Why an attempt failed, and who is settled after it. */
export type Failure = { reason: string; settled: readonly string[] }

/**
 * Whose rows to claim, and when. `inFlight` are those this process is sending: no clock makes them due again. Rows whose
 * lease has ended are claimed only with `takeOver`.
 */
type ClaimOptions = {
  channel: Channel
  now: Date
  leaseMs: number
  limit: number
  inFlight: number[]
  takeOver: boolean
}

const CLOCKS_DIFFER_MS = 60_000 // those of several machines, at most

export type OutboxState = { undelivered: number; oldestSeconds: number }

/**
 * Takes up to `limit` rows that are due. Nobody else gets them before the lease ends, and a process that dies leaves
 * them due again by itself. A lease that ends later than one can is of a clock that has been set back since.
 */
export async function claimDue(
  { kysely, dialect }: Db,
  { channel, now, leaseMs, limit, inFlight, takeOver }: ClaimOptions,
): Promise<Claim[]> {
  const impossible = later(now, leaseMs + CLOCKS_DIFFER_MS)
  const due = kysely
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .where(({ eb, or, between, not }) => {
      const ended = takeOver ? [not(between('leased_until', now.toISOString(), impossible))] : []
      return or([eb('leased_until', 'is', null), ...ended])
    })
    .where('id', 'not in', [NO_ID, ...inFlight])
    .orderBy('due_at')
    .limit(limit)
  // Asked first without a lock: an idle outbox must not write to a SQLite file every second.
  if ((await due.limit(1).executeTakeFirst()) === undefined || limit === 0) return []

  const free = dialect === 'postgres' ? due.forUpdate().skipLocked() : due // SQLite has one writer at a time anyway
  // Named, so that PostgreSQL asks once: it may put a question in `where` for every row, and each answer skips the last.
  const rows = await kysely
    .with('free', () => free)
    .updateTable('outbox')
    .set((row) => ({ leased_until: later(now, leaseMs), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('free').select('free.id'))
    .returning(['id', 'lead_id', 'attempts', 'settled'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    attempts: row.attempts,
    settled: JSON.parse(row.settled ?? '[]') as string[], // as `inRow` wrote it
  }))
}

/** Makes due what is to wait longer than any pause lasts: the clock has been set back since. */
export async function bringForward({ kysely }: Db, channel: Channel, now: Date): Promise<void> {
  const impossible = later(now, LONGEST_PAUSE_MS + CLOCKS_DIFFER_MS)
  const isAstray = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([eb('channel', '=', channel), eb('delivered_at', 'is', null), eb('due_at', '>', impossible)])
  const astray = kysely.selectFrom('outbox').select('id').where(isAstray).limit(1)
  if ((await astray.executeTakeFirst()) === undefined) return
  await kysely.updateTable('outbox').set({ due_at: now.toISOString() }).where(isAstray).execute()
}

/** Keeps a row that is still being sent from everybody else, unless its lease has ended and somebody else has it. */
export async function renew(db: Db, claim: Claim, now: Date, leaseMs: number): Promise<void> {
  await held(db, claim)
    .set({ leased_until: later(now, leaseMs) })
    .execute()
}

/** An update of the row, which does nothing once another process has claimed it or it is delivered. */
function held({ kysely }: Db, { id, attempts }: Claim) {
  return kysely
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
}

function inRow(settled: readonly string[]): string | null {
  return settled.length === 0 ? null : JSON.stringify(settled)
}

/** Gives back a row whose attempt was broken off: due as before, and the attempt does not count. */
export async function release(db: Db, claim: Claim, { settled }: Failure): Promise<void> {
  await held(db, claim)
    .set({ leased_until: null, attempts: claim.attempts - 1, settled: inRow(settled) })
    .execute()
}

export async function markDelivered({ kysely }: Db, claim: Claim, at: Date): Promise<void> {
  const delivered = { delivered_at: at.toISOString(), leased_until: null, last_error: null, settled: null }
  await kysely.updateTable('outbox').set(delivered).where('id', '=', claim.id).execute()
}

/** Puts a row back for later, unless its lease has ended and somebody else has it by now. */
export async function markFailed(db: Db, claim: Claim, dueAt: Date, { reason, settled }: Failure): Promise<void> {
  await held(db, claim)
    .set({ due_at: dueAt.toISOString(), leased_until: null, last_error: reason, settled: inRow(settled) })
    .execute()
}

/** How much waits, and for how long the oldest of it. Rows of a channel that is no longer set up count too. */
export async function outboxState({ kysely }: Db, now: Date): Promise<OutboxState> {
  const { undelivered, oldest } = await kysely
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number | string>().as('undelivered'), fn.min('lead_id').as('oldest')])
    .executeTakeFirstOrThrow()
  if (oldest === null) return { undelivered: 0, oldestSeconds: 0 }

  const lead = await kysely.selectFrom('leads').select('created_at').where('id', '=', oldest).executeTakeFirst()
  const ageMs = lead === undefined ? 0 : now.getTime() - Date.parse(lead.created_at)
  return { undelivered: Number(undelivered), oldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) }
}

/**
 * Makes everything undelivered due now, except what is being sent at this moment. On the channels that are set up it adds
 * what nobody was told and nobody will be: no channel was there when the lead came, or only one that is switched off by
 * now. What waited for that one is dropped.
 *
 * @returns how many rows are due
 */
export async function retryNow({ kysely }: Db, channels: readonly Channel[], now: Date): Promise<number> {
  const dueAt = now.toISOString()
  const again = await kysely
    .updateTable('outbox')
    .set({ due_at: dueAt })
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (channels.length === 0) return Number(again.numUpdatedRows)

  const untold = await kysely
    .selectFrom('leads')
    .select('id')
    .where(({ not }) => not(isTold('leads.id', channels)))
    .execute()
  const rows = untold.flatMap(({ id }) => channels.map((channel) => ({ lead_id: id, channel, due_at: dueAt })))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const some = rows.slice(start, start + ROWS_PER_INSERT)
    await kysely
      .insertInto('outbox')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const dropped = await kysely
    .deleteFrom('outbox')
    .where('delivered_at', 'is', null)
    .where('channel', 'not in', channels)
    // A lead that came since it was looked for has nothing else: its row stays for the next retry.
    .where(isTold('outbox.lead_id', channels))
    .executeTakeFirstOrThrow()
  return Number(again.numUpdatedRows) - Number(dropped.numDeletedRows) + rows.length
}

/** SQL that is true for a lead of which somebody was told, or will be on one of these channels. */
function isTold(lead: 'leads.id' | 'outbox.lead_id', channels: readonly Channel[]) {
  return sql<boolean>`EXISTS (SELECT 1 FROM outbox AS notice WHERE notice.lead_id = ${sql.ref(lead)}
    AND (notice.delivered_at IS NOT NULL OR notice.channel IN (${sql.join(channels)})))`
}

const ROWS_PER_INSERT = 1000
const NO_ID = -1 // SQL has no empty list

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
