import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** An empty SQLite database with its tables, for one test. */
export async function migrated(): Promise<Db> {
  const db = openDatabase({ dialect: 'sqlite', path: join(temporaryFolder(), 'leads.db') })
  onTestFinished(() => db.close())
  await migrate(db)
  return db
}
