import type { Db } from '#server/db/open.ts'
import { type StoredLead, storedLead } from './lead-rows.ts'

/** A stored lead and the names of its loan types, or undefined when there is none (any more). */
export async function leadById(
  { kysely }: Db,
  id: number,
): Promise<{ lead: StoredLead; loanTypeNames: string[] } | undefined> {
  const row = await kysely.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const types = await kysely
    .selectFrom('leads_loan_types')
    .innerJoin('loan_types', 'loan_types.id', 'leads_loan_types.loan_types_id')
    .where('leads_loan_types.leads_id', '=', id)
    .select(['loan_types.id', 'loan_types.name'])
    .orderBy('leads_loan_types.id') // in the order the visitor chose them
    .execute()
  const ids = types.map((type) => type.id)
  return { lead: storedLead(row, ids), loanTypeNames: types.map(({ name }) => name) }
}
