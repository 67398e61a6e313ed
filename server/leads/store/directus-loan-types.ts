import type { LoanType } from '#core/lead/lead.ts'
import type { Db } from '#server/db/open.ts'
import { cachedFor } from './cached-for.ts'
import { loadLoanTypes } from './directus-lead-store.ts'
import type { LeadStore } from './lead-store.ts'

const FRESH_MS = 60_000

/**
 * Leads are stored in our database, and their types are those of a Directus, which gets the leads afterwards. Its list is
 * kept with the leads: while it cannot be asked, the last one holds.
 */
export function withTypesOfDirectus(store: LeadStore, baseUrl: string, db: Db): LeadStore {
  const follow = cachedFor(async () => {
    const types = await loadLoanTypes(baseUrl).catch(() => undefined)
    if (types === undefined) return store.loanTypes()
    await keep(db, types)
    return types
  }, FRESH_MS)
  return { ...store, loanTypes: follow }
}

/** Adds and renames; what Directus no longer has may still belong to a lead. */
async function keep({ kysely }: Db, types: LoanType[]): Promise<void> {
  const known = await kysely.selectFrom('loan_types').select(['id', 'name']).execute()
  const changed = types.filter(({ id, name }) => !known.some((type) => type.id === id && type.name === name))
  if (changed.length === 0) return // the usual case: a look must not write
  await kysely
    .insertInto('loan_types')
    .values(changed)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
    .execute()
}
