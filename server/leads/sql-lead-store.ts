import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { LoanType } from '#core/lead/lead.ts'
import { assertInPlace, type Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { errorCode } from '#server/ops/error-code.ts'
import { groupCommit } from './group-commit.ts'
import { leadRow } from './lead-rows.ts'
import type { LeadStore, Submission, Taken } from './lead-store.ts'
import { remembered } from './remembered.ts'

type SqlLeadStoreOptions = {
  /** How advisors are told; one outbox row each is written with the lead. */
  channels: readonly Channel[]
  /** Called after every commit that took a lead. */
  onTaken?: () => void
}

const LOAN_TYPES_FRESH_MS = 5000 // a new loan type may take this long to appear; a page asks for the list at every opening
const MAX_GROUP = 200 // 11 columns each: far below SQLite's 32,766 parameters
const MAX_WAITING = 5000 // about 5 MB, and two seconds of work on a slow disk

/** Keeps leads in our own database. */
export function sqlLeadStore(db: Db, { channels, onTaken = () => {} }: SqlLeadStoreOptions): LeadStore {
  const load = () => db.kysely.selectFrom('loan_types').select(['id', 'name']).orderBy('id').execute()
  const loanTypes = remembered(load, LOAN_TYPES_FRESH_MS)

  /** Submissions that ask about a loan we do not have. The list is read anew before one is refused. */
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
    // 22, 23, 40: bad data, a broken constraint, a deadlock. An unreachable database is nobody's fault: one answer for all.
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
  assertInPlace(db)
  // One row per key. Sorted, so that two processes with the same keys wait for each other instead of deadlocking.
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

/** Some set up PostgreSQL to answer before the disk has it: not for a lead. What waits for more than the disk stays. */
async function requireSynchronousCommit(trx: Transaction<Tables>): Promise<void> {
  const isOff = sql`current_setting('synchronous_commit') = 'off'`
  await sql`SELECT set_config('synchronous_commit', 'on', true) WHERE ${isOff}`.execute(trx)
}

/** The leads that were new, after writing them with their loan types and what has to be sent. */
async function insert(
  trx: Transaction<Tables>,
  rows: [key: string, submission: Submission][],
  channels: readonly Channel[],
): Promise<Set<Submission>> {
  // The first statement writes: a SQLite transaction that starts by reading cannot wait for another writer.
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
