import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Migrates the schema to this version, forward only. All missing migrations run in one transaction under a lock, so that
 * processes starting together apply them once, and a failure leaves nothing half done.
 *
 * @returns names of the migrations applied now
 * @throws UnfitDatabase when the database has a migration unknown to this version, an encoding that cannot store every
 *   name, or a user that lacks privileges
 */
export async function migrate(db: Db): Promise<string[]> {
  const names = readdirSync(FOLDER).sort()
  return db.migrate(names.map((name) => ({ name, sql: readFileSync(join(FOLDER, name, `${db.dialect}.sql`), 'utf8') })))
}
