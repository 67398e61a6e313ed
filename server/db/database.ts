import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** One step of the schema, in the words of one dialect. */
export type Migration = { name: string; sql: string }

/** An open database: Kysely for queries, and what SQLite and PostgreSQL do each in its own way. */
export type Db = {
  kysely: Kysely<Tables>
  /** Applies what is missing of these migrations, all or nothing. @returns the names of those applied now */
  migrate: (known: Migration[]) => Promise<string[]>
  /**
   * Call before a write that must not be lost: a write to a file that was moved or deleted succeeds, and is never found
   * again.
   *
   * @throws CodedError when the database on disk is not the one that was opened
   */
  assertInPlace: () => Promise<void>
  /** Whether a lead could be stored right now, for the readiness check. */
  isWritable: () => Promise<boolean>
  /**
   * Makes erased data disappear from a log that the dialect keeps beside its tables.
   *
   * @returns false if another process was reading the log all the time
   */
  emptyLog: () => Promise<boolean>
  /** Resolves when running queries have ended and everything is closed. */
  close: () => Promise<void>
} & ({ dialect: 'sqlite' } | { dialect: 'postgres'; pool: pg.Pool })
