import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { LoanType } from '#core/lead/lead.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { groupCommit } from './group-commit.ts'
import { leadRow } from './lead-rows.ts'
import type { LeadStore, Submission, Taken } from './lead-store.ts'
import { remembered } from './remembered.ts'

type SqlLeadStoreOptions = {
  /** Notification channels; each gets one outbox row, written in the lead's transaction. */
  channels: readonly Channel[]
  /** Called after every commit that stored a new lead. */
  onTaken?: () => void
}

const LOAN_TYPES_FRESH_MS = 5000 // the dialog asks at every opening; a new loan type appears after this long
const MAX_GROUP = 200 // 11 columns each: far below SQLite's 32,766 parameters
const MAX_WAITING = 5000 // about 5 MB, and two seconds of writing on a slow disk

/** Stores leads in our own database, SQLite or PostgreSQL. */
export function sqlLeadStore(db: Db, { channels, onTaken = () => {} }: SqlLeadStoreOptions): LeadStore {
  const load = () => db.kysely.selectFrom('loan_types').select(['id', 'name']).orderBy('id').execute()
  const loanTypes = remembered(load, LOAN_TYPES_FRESH_MS)

  /** Submissions that name an unknown loan type. The cached list is reloaded before any is refused. */
  async function withUnknownLoanType(submissions: Submission[]): Promise<Set<Submission>> {
    let unknown = withOtherLoanTypes(submissions, await loanTypes())
    if (unknown.length > 0) unknown = withOtherLoanTypes(unknown, await load())
    return new Set(unknown)
  }

  const add = groupCommit<Submission, Taken>({
    write: async (submissions) => {
      const results = await write(db, submissions, await withUnknownLoanType(submissions), channels)
      if (results.some(({ outcome }) => outcome === 'taken')) onTaken()
      return results
    },
    // SQLSTATE classes 22 (data), 23 (constraint) and 40 (rollback, such as a deadlock). An outage is no item's fault.
    isOwnFault: (error) => /^(SQLITE_CONSTRAINT|22|23|40)/.test(errorCode(error)),
    maxItems: MAX_GROUP,
    maxWaiting: MAX_WAITING,
  })
  return {
    add,
    loanTypes,
    hasTaken: async (key) => {
      const query = db.kysely.selectFrom('leads').select('id').where('idempotency_key', '=', key)
      return (await query.executeTakeFirst()) !== undefined
    },
  }
}

function withOtherLoanTypes(submissions: Submission[], types: LoanType[]): Submission[] {
  const known = new Set(types.map(({ id }) => id))
  return submissions.filter(({ lead }) => lead.loanTypeIds.some((id) => !known.has(id)))
}

async function write(
  db: Db,
  submissions: Submission[],
  unknown: ReadonlySet<Submission>,
  channels: readonly Channel[],
): Promise<Taken[]> {
  await db.assertInPlace()
  // One row per key, sorted: two processes that insert the same keys in the same order wait instead of deadlocking.
  const byKey = new Map<string, Submission>()
  for (const submission of submissions) {
    const key = submission.key ?? randomUUID()
    if (!unknown.has(submission) && !byKey.has(key)) byKey.set(key, submission)
  }
  const rows = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))
  const insertDurably = async (trx: Transaction<Tables>) => {
    if (db.dialect === 'postgres') await requireSynchronousCommit(trx)
    return insert(trx, rows, channels)
  }
  const taken = rows.length === 0 ? new Set() : await db.kysely.transaction().execute(insertDurably)

  return submissions.map((submission) => {
    if (unknown.has(submission)) return { outcome: 'unknown-loan-type' }
    return { outcome: taken.has(submission) ? 'taken' : 'repeated' }
  })
}

/**
 * Turns `synchronous_commit` on for this transaction where the operator has it off: a lead is answered only once it is
 * on disk. Stricter values, which also wait for replicas, stay.
 */
async function requireSynchronousCommit(trx: Transaction<Tables>): Promise<void> {
  const isOff = sql`current_setting('synchronous_commit') = 'off'`
  await sql`SELECT set_config('synchronous_commit', 'on', true) WHERE ${isOff}`.execute(trx)
}

/** Inserts leads, their loan types and their outbox rows. @returns the submissions that were new */
async function insert(
  trx: Transaction<Tables>,
  rows: [key: string, submission: Submission][],
  channels: readonly Channel[],
): Promise<Set<Submission>> {
  const inserted = await trx
    .insertInto('leads')
    .values(rows.map(([key, { lead, at }]) => leadRow(lead, key, at)))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'idempotency_key'])
    .execute()
  const idsByKey = new Map(inserted.map((row) => [row.idempotency_key, row.id]))
  const fresh = rows.flatMap(([key, submission]) => {
    const id = idsByKey.get(key)
    return id === undefined ? [] : [{ id, submission }]
  })

  const types = fresh.flatMap(({ id, submission }) =>
    submission.lead.loanTypeIds.map((type) => ({ leads_id: id, loan_types_id: type })),
  )
  if (types.length > 0) await trx.insertInto('leads_loan_types').values(types).execute()

  const notices = fresh.flatMap(({ id, submission: { at } }) =>
    channels.map((channel) => ({ lead_id: id, channel, due_at: at.toISOString() })),
  )
  if (notices.length > 0) await trx.insertInto('outbox').values(notices).execute()

  return new Set(fresh.map(({ submission }) => submission))
}
