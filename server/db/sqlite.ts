import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import type { Db, Migration } from './database.ts'
import { LEDGER, missing } from './ledger.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { LOCK_WAIT_MS, type SqliteFile, sqliteFile } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

const LOG_RETRY_MS = 50
const READY_WITHIN_MS = 1000 // longer than the writes that are before it take
const READY_LOCK_WAIT_MS = 200 // a terminal command's transactions are shorter

/** Opens a SQLite file, which is created if missing. */
export function openSqlite(path: string): Db {
  const file = sqliteFile(path)
  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  const assertInPlace = async () => {
    await file.ask({ kind: 'assert-in-place' })
  }
  return {
    dialect: 'sqlite',
    kysely,
    migrate: (known) => migrate(file, known),
    assertInPlace,
    isWritable: () => isWritable(file, assertInPlace),
    emptyLog: () => emptyLog(file),
    close: async () => {
      await kysely.destroy()
      await file.close()
    },
  }
}

async function migrate(file: SqliteFile, known: Migration[]): Promise<string[]> {
  // Checked first without a write lock: terminal commands can still read on a full disk.
  const ledger = await file.ask(read("SELECT 1 FROM sqlite_master WHERE name = 'migrations'"))
  if (ledger.rows.length > 0 && missing(known, await appliedIn(file)).length === 0) return []

  const endTurn = await file.takeTurn()
  try {
    await file.ask({ kind: 'run', sql: 'BEGIN IMMEDIATE' }) // a second process waits here, then finds nothing to do
    try {
      await file.ask({ kind: 'run', sql: LEDGER })
      const due = missing(known, await appliedIn(file, 'write'))
      for (const { name, sql } of due) {
        await file.ask({ kind: 'run', sql })
        const parameters = [name, new Date().toISOString()]
        await file.ask({ kind: 'write', sql: 'INSERT INTO migrations VALUES (?, ?)', parameters })
      }
      await file.ask({ kind: 'run', sql: 'COMMIT' })
      return due.map(({ name }) => name)
    } catch (error) {
      await file.ask({ kind: 'run', sql: 'ROLLBACK' }).catch(() => {}) // SQLite may have rolled back by itself
      throw error
    }
  } finally {
    endTurn()
  }
}

async function appliedIn(file: SqliteFile, kind: 'read' | 'write' = 'read'): Promise<{ name: string }[]> {
  const { rows } = await file.ask({ ...read('SELECT name FROM migrations'), kind })
  return rows as { name: string }[] // the column that LEDGER makes
}

async function isWritable(file: SqliteFile, assertInPlace: () => Promise<void>): Promise<boolean> {
  let isLate = false
  const late = pause(READY_WITHIN_MS, false, { ref: false }).finally(() => {
    isLate = true
  })
  const trial = async () => {
    const endTurn = await file.takeTurn()
    try {
      if (isLate) return false // leads are waiting: not behind the trial as well
      await assertInPlace()
      // A write without effect: on a full or read-only disk reads still succeed.
      await file.ask({ kind: 'run', sql: 'PRAGMA user_version = 0' }, READY_LOCK_WAIT_MS)
      return true
    } catch {
      return false // reported by the caller; the reason is logged when a lead fails
    } finally {
      endTurn()
    }
  }
  return Promise.race([late, trial()])
}

/** Truncates the write-ahead log, which still holds the old pages. */
async function emptyLog(file: SqliteFile): Promise<boolean> {
  const end = performance.now() + LOCK_WAIT_MS
  while (!(await truncateLog(file))) {
    if (performance.now() > end) return false
    await pause(LOG_RETRY_MS) // leads are stored meanwhile
  }
  return true
}

/** Tries without waiting. */
async function truncateLog(file: SqliteFile): Promise<boolean> {
  const endTurn = await file.takeTurn()
  try {
    const checkpoint = { kind: 'write', sql: 'PRAGMA wal_checkpoint(TRUNCATE)', parameters: [] } as const
    const [state] = (await file.ask(checkpoint, 0)).rows as { busy: number }[] // one row, by SQLite's manual
    return state?.busy === 0
  } finally {
    endTurn()
  }
}

function read(sql: string) {
  return { kind: 'read', sql, parameters: [] } as const
}
