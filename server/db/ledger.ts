import type { Migration } from './database.ts'

/** This version cannot, or must not, use the database. The message is one line for the operator. */
export class UnfitDatabase extends Error {}

/** A copy from another database was begun here, and not ended. */
export class UnfinishedCopy extends UnfitDatabase {
  /** Of what is copied. */
  readonly digest: string
  constructor(digest: string) {
    super('The database holds half a copy of another one. Run `npm run leads -- copy` again, as before; it goes on.')
    this.digest = digest
  }
}

/** How the line of the ledger begins that marks such a database: versions that do not know it refuse it, too. */
export const COPY_MARK = 'unfinished-copy-'

/** The table of the migrations that have been applied. */
export const LEDGER = 'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)'

/** What the ledger lacks, in order. @throws UnfitDatabase when it holds a migration that this version does not know */
export function missing(known: Migration[], applied: { name: string }[]): Migration[] {
  const done = new Set(applied.map(({ name }) => name))
  const copy = [...done].find((name) => name.startsWith(COPY_MARK))
  if (copy !== undefined) throw new UnfinishedCopy(copy.slice(COPY_MARK.length))
  const unknown = [...done].filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new UnfitDatabase(
      `The database is newer than this version: it holds migration ${unknown.join(', ')}, unknown here. Start the version that made it, or restore the back-up taken before it.`,
    )
  }
  return known.filter(({ name }) => !done.has(name))
}
