/** The outbox: messages, written in the transaction of the lead or the act they tell of, and delivered afterwards. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Channel, MessageKind, Tables } from '#server/db/tables.ts'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { LONGEST_PAUSE_MS } from './retry-pause.ts'

/**
 * A row that this process may send until its lease expires. `attempts` includes this attempt and serves as a fencing
 * token; `settled` lists recipients that need no further attempt.
 */
export type Claim = {
  id: number
  /** None for the morning list, and for word of an erased lead. */
  leadId: number | undefined
  kind: MessageKind
  /** Of the event that it tells of; without a lead, the day or the number of the erased lead. */
  seq: number
  /** Keyed hash of the network that asked for a mail to a visitor. */
  client: string | undefined
  /** Of an erased lead: the name by which the Directus knows it. */
  leadName: string | undefined
  attempts: number
  /** Attempts that failed; not those that died with their process. */
  failures: number
  settled: readonly string[]
}

/** Why an attempt failed, and which recipients are settled after it. */
export type Failure = { reason: string; settled: readonly string[] }

/**
 * Which rows to claim. `inFlight` are ids this process is sending already: they stay excluded even when a clock change
 * makes their lease look expired. Rows of other processes whose lease has expired are claimed only with `takeOver`.
 */
type ClaimOptions = {
  channel: Channel
  now: Date
  leaseMs: number
  limit: number
  inFlight: number[]
  takeOver: boolean
}

const CLOCKS_DIFFER_MS = 60_000 // largest clock skew between machines that is tolerated

export type OutboxState = { undelivered: number; oldestSeconds: number }

/**
 * Claims up to `limit` due rows. No other process gets them before the lease expires; if this process dies, they become
 * due again by themselves. A lease that lies further ahead than any lease can is left over from a clock that has since
 * been set back, and counts as expired.
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
  // Read first, without a lock: polling an idle outbox must not write to a SQLite file every second.
  if ((await due.limit(1).executeTakeFirst()) === undefined || limit === 0) return []

  const free = dialect === 'postgres' ? due.forUpdate().skipLocked() : due // SQLite has one writer at a time anyway
  // A CTE, so that PostgreSQL evaluates it once: a subquery in WHERE may run once per row, and as each run skips the rows
  // locked before, more than `limit` would be claimed.
  const rows = await kysely
    .with('free', () => free)
    .updateTable('outbox')
    .set((row) => ({ leased_until: later(now, leaseMs), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('free').select('free.id'))
    .returning(['id', 'lead_id', 'kind', 'seq', 'client', 'lead_name', 'attempts', 'failures', 'settled'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id ?? undefined,
    kind: row.kind,
    seq: row.seq,
    client: row.client ?? undefined,
    leadName: row.lead_name ?? undefined,
    attempts: row.attempts,
    failures: row.failures,
    settled: JSON.parse(row.settled ?? '[]') as string[], // as `inRow` wrote it
  }))
}

/** Makes rows due whose `due_at` lies further ahead than any retry pause: the clock has since been set back. */
export async function bringForward({ kysely }: Db, channel: Channel, now: Date): Promise<void> {
  const impossible = later(now, LONGEST_PAUSE_MS + CLOCKS_DIFFER_MS)
  const isAstray = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([eb('channel', '=', channel), eb('delivered_at', 'is', null), eb('due_at', '>', impossible)])
  const astray = kysely.selectFrom('outbox').select('id').where(isAstray).limit(1)
  if ((await astray.executeTakeFirst()) === undefined) return
  await kysely.updateTable('outbox').set({ due_at: now.toISOString() }).where(isAstray).execute()
}

/** Extends the lease of a row that is still being sent, unless the lease expired and another process claimed the row. */
export async function renew(db: Db, claim: Claim, now: Date, leaseMs: number): Promise<void> {
  await held(db, claim)
    .set({ leased_until: later(now, leaseMs) })
    .execute()
}

/** An update that affects the row only while the claim holds: not once it is delivered or claimed by another process. */
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

/** Releases a row whose attempt was cancelled: due as before, and the attempt does not count. */
export async function release(db: Db, claim: Claim, { settled }: Failure): Promise<void> {
  await held(db, claim)
    .set({ leased_until: null, attempts: claim.attempts - 1, settled: inRow(settled) })
    .execute()
}

/** @param dropped why the message was not sent and never will be */
export async function markDelivered({ kysely }: Db, claim: Claim, at: Date, dropped?: string): Promise<void> {
  const done = { delivered_at: at.toISOString(), leased_until: null, settled: null, client: null }
  const delivered = { ...done, last_error: dropped ?? null }
  await kysely.updateTable('outbox').set(delivered).where('id', '=', claim.id).execute()
}

/** Schedules the next attempt, unless the lease expired and another process has claimed the row. */
export async function markFailed(db: Db, claim: Claim, dueAt: Date, { reason, settled }: Failure): Promise<void> {
  await held(db, claim)
    .set({
      due_at: dueAt.toISOString(),
      leased_until: null,
      failures: claim.failures + 1,
      last_error: reason,
      settled: inRow(settled),
    })
    .execute()
}

/** Puts a message off: it may not be sent yet. The attempt does not count. */
export async function putOff(db: Db, claim: Claim, dueAt: Date): Promise<void> {
  await held(db, claim)
    .set({ due_at: dueAt.toISOString(), leased_until: null, attempts: claim.attempts - 1 })
    .execute()
}

/**
 * Number of undelivered rows and the age of the oldest. Rows of a channel that is no longer configured count too; mails to
 * visitors, which may have to wait, have no age.
 */
export async function outboxState({ kysely }: Db, now: Date): Promise<OutboxState> {
  const waiting = kysely.selectFrom('outbox').where('delivered_at', 'is', null)
  const { undelivered } = await waiting
    .select(({ fn }) => fn.countAll<number | string>().as('undelivered'))
    .executeTakeFirstOrThrow()
  const oldest = await waiting
    .where('channel', '<>', 'visitor')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const ageMs = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest.created_at)
  return { undelivered: Number(undelivered), oldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) }
}

/**
 * Makes every undelivered row due now; a lease still protects those in flight. Leads that nobody was notified of and
 * nobody will be, because no channel was configured when they came or theirs has been removed since, get rows for the
 * configured `channels`; their rows of removed channels are deleted.
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
  const rows = untold.flatMap(({ id }) => channels.map((channel) => createdMessage(id, channel, dueAt)))
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
    .where('channel', 'not in', [...channels, 'visitor'])
    // A lead that arrived after the SELECT has no other row: this one stays for the next retry.
    .where(isTold('outbox.lead_id', channels))
    .executeTakeFirstOrThrow()
  return Number(again.numUpdatedRows) - Number(dropped.numDeletedRows) + rows.length
}

/** SQL: true for a lead with a delivered notification, or with a row on one of these channels. */
function isTold(lead: 'leads.id' | 'outbox.lead_id', channels: readonly Channel[]) {
  return sql<boolean>`EXISTS (SELECT 1 FROM outbox AS notice WHERE notice.lead_id = ${sql.ref(lead)}
    AND notice.channel <> 'visitor' AND (notice.delivered_at IS NOT NULL OR notice.channel IN (${sql.join(channels)})))`
}

const ROWS_PER_INSERT = 1000
const NO_ID = -1 // SQL allows no empty IN list

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
