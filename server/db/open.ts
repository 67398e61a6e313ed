import type { DatabaseConfig } from '#server/config.ts'
import type { Db } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type { Db }

/**
 * Opens the database. Both kinds are contacted with the first query, which fails where they cannot be; a missing SQLite
 * file is created.
 *
 * @param onIdleError called when PostgreSQL closes an idle connection; the pool opens another
 */
export function openDatabase(database: DatabaseConfig, onIdleError: (error: Error) => void = () => {}): Db {
  return database.dialect === 'sqlite' ? openSqlite(database.path) : openPostgres(database.url, onIdleError)
}
