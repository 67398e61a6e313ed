import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { LoanType } from '#core/lead/lead.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { cachedFor } from './cached-for.ts'
import { groupCommit } from './group-commit.ts'
import { leadRow } from './lead-rows.ts'
import type { LeadStore, Submission, SubmissionOutcome } from './lead-store.ts'
import { requireSynchronousCommit } from './synchronous-commit.ts'

/** What is stored with a new lead so that its call is promised; written in the lead's transaction. */
export type Promising = {
  /** The promise itself. */
  eventOf: (id: number, submission: Submission) => Insertable<Tables['lead_events']>
  /** The mail to the visitor, where one is sent. */
  mailOf: (id: number, submission: Submission) => Insertable<Tables['outbox']>[]
}

type SqlLeadStoreOptions = {
  /** Notification channels; each gets one outbox row, written in the lead's transaction. */
  channels: readonly Channel[]
  /** Where calls are promised. */
  promising?: Promising | undefined
  /** Called after every commit that stored a new lead. */
  onTaken?: () => void
}

const LOAN_TYPES_FRESH_MS = 5000 // the dialog asks at every opening; a new loan type appears after this long
const MAX_GROUP = 200 // at most 3 messages of 7 columns each: far below SQLite's 32,766 parameters
const MAX_WAITING = 5000 // about 5 MB, and two seconds of writing on a slow disk

/** Stores leads in our own database, SQLite or PostgreSQL. */
export function sqlLeadStore(db: Db, { channels, promising, onTaken = () => {} }: SqlLeadStoreOptions): LeadStore {
  const load = () => db.kysely.selectFrom('loan_types').select(['id', 'name']).orderBy('id').execute()
  const loanTypes = cachedFor(load, LOAN_TYPES_FRESH_MS)

  /** Submissions that name an unknown loan type. The cached list is reloaded before any is refused. */
  async function withUnknownLoanType(submissions: Submission[]): Promise<Set<Submission>> {
    let unknown = withOtherLoanTypes(submissions, await loanTypes())
    if (unknown.length > 0) unknown = withOtherLoanTypes(unknown, await load())
    return new Set(unknown)
  }

  const add = groupCommit<Submission, SubmissionOutcome>({
    write: async (submissions) => {
      const results = await write(db, submissions, await withUnknownLoanType(submissions), { channels, promising })
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

type WithLead = Pick<SqlLeadStoreOptions, 'channels' | 'promising'>

async function write(
  db: Db,
  submissions: Submission[],
  unknown: ReadonlySet<Submission>,
  withLead: WithLead,
): Promise<SubmissionOutcome[]> {
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
    return insert(trx, rows, withLead)
  }
  const taken = rows.length === 0 ? new Set() : await db.kysely.transaction().execute(insertDurably)

  return submissions.map((submission) => {
    if (unknown.has(submission)) return { outcome: 'unknown-loan-type' }
    return { outcome: taken.has(submission) ? 'taken' : 'repeated' }
  })
}

/** Inserts leads, their loan types and their outbox rows. @returns the submissions that were new */
async function insert(
  trx: Transaction<Tables>,
  rows: [key: string, submission: Submission][],
  { channels, promising }: WithLead,
): Promise<Set<Submission>> {
  const inserted = await trx
    .insertInto('leads')
    .values(rows.map(([key, { lead, at }]) => leadRow(lead, key, at)))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'idempotency_key'])
    .execute()
  const idsByKey = new Map(inserted.map((row) => [row.idempotency_key, row.id]))
  const newLeads = rows.flatMap(([key, submission]) => {
    const id = idsByKey.get(key)
    return id === undefined ? [] : [{ id, submission }]
  })

  const types = newLeads.flatMap(({ id, submission }) =>
    submission.lead.loanTypeIds.map((type) => ({ leads_id: id, loan_types_id: type })),
  )
  if (types.length > 0) await trx.insertInto('leads_loan_types').values(types).execute()

  if (promising && newLeads.length > 0) {
    const events = newLeads.map(({ id, submission }) => promising.eventOf(id, submission))
    await trx.insertInto('lead_events').values(events).execute()
  }
  const messages = newLeads.flatMap(({ id, submission }) => [
    ...channels.map((channel) => createdMessage(id, channel, submission.at.toISOString())),
    ...(promising?.mailOf(id, submission) ?? []),
  ])
  if (messages.length > 0) await trx.insertInto('outbox').values(messages.map(wholeRow)).execute()

  return new Set(newLeads.map(({ submission }) => submission))
}

/** With the same columns in every row: SQLite knows no DEFAULT among values. */
function wholeRow(row: Insertable<Tables['outbox']>): Insertable<Tables['outbox']> {
  return { ...row, client: row.client ?? null }
}
