import type { Migration } from './database.ts'

/** This version cannot, or must not, use the database. The message is one line for the operator. */
export class UnfitDatabase extends Error {}

/** The table of the migrations that have been applied. */
export const LEDGER = 'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)'

/** What the ledger lacks, in order. @throws UnfitDatabase when it holds a migration that this version does not know */
export function missing(known: Migration[], applied: { name: string }[]): Migration[] {
  const done = new Set(applied.map(({ name }) => name))
  const unknown = [...done].filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new UnfitDatabase(
      `The database is newer than this version: it holds migration ${unknown.join(', ')}, unknown here. Start the version that made it, or restore the back-up taken before it.`,
    )
  }
  return known.filter(({ name }) => !done.has(name))
}
