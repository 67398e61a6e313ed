import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/**
 * Turns `synchronous_commit` on for this transaction where the operator has it off: a lead, and what happens to it, is
 * answered only once it is on disk. Stricter values, which also wait for replicas, stay.
 */
export async function requireSynchronousCommit(trx: Transaction<Tables>): Promise<void> {
  const isOff = sql`current_setting('synchronous_commit') = 'off'`
  await sql`SELECT set_config('synchronous_commit', 'on', true) WHERE ${isOff}`.execute(trx)
}
