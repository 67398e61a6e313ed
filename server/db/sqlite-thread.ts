/**
 * The thread that holds the SQLite file: waiting for its disk here keeps no visitor waiting.
 *
 * Two connections: one writes, the other reads what is committed, also while a write waits for another process's lock.
 */
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import { CodedError } from '#server/base/error-code.ts'
import { makeFolder } from '#server/base/make-folder.ts'

/** What the thread is asked. `run` may hold several statements; the others hold one. */
export type Question =
  | { kind: 'read' | 'write'; sql: string; parameters: readonly unknown[] }
  | { kind: 'run'; sql: string }
  | { kind: 'assert-in-place' | 'close' }

export type Answer = { rows: unknown[]; changes?: number; lastInsertRowid?: number | bigint }

/** What it answers to the question of the same number. */
export type Reply = { id: number } & ({ answer: Answer } | { failure: { code: string | undefined; message: string } })

const OPEN_WITHIN_MS = 5000 // for another process that is opening or closing the file

const path = workerData as string
const opened = outcome(open)

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  const reply: Reply = { id, ...outcome(() => answerTo(question, opened)) }
  parentPort?.postMessage(reply)
  if (question.kind === 'close') parentPort?.close() // nothing else keeps the thread alive
})

type Outcome<Result> = { answer: Result } | { failure: { code: string | undefined; message: string } }

function outcome<Result>(run: () => Result): Outcome<Result> {
  try {
    return { answer: run() }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string } // better-sqlite3 and Node throw nothing else
    return { failure: { code, message } }
  }
}

type Opened = { writer: SqliteFile.Database; reader: SqliteFile.Database; identity: string }

function open(): Opened {
  makeFolder(dirname(path))
  // Personal data: readable by its owner only. SQLite creates the -wal and -shm files with the same mode.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const writer = new SqliteFile(path, { timeout: OPEN_WITHIN_MS })
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL') // every commit syncs the write-ahead log, so an acknowledged lead is on disk
  writer.pragma('foreign_keys = ON')
  writer.pragma('secure_delete = ON') // erased personal data is overwritten with zeros
  writer.pragma('user_version') // the first query creates the write-ahead log
  const reader = new SqliteFile(path, { timeout: OPEN_WITHIN_MS })
  reader.pragma('query_only = ON')
  reader.pragma('user_version')
  // From here on whoever asks waits, not this thread.
  for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0')
  return { writer, reader, identity: identity() }
}

function answerTo(question: Question, state: Outcome<Opened>): Answer {
  if ('failure' in state) {
    if (question.kind === 'close') return { rows: [] }
    throw Object.assign(new Error(state.failure.message), { code: state.failure.code })
  }
  const { writer, reader, identity: before } = state.answer
  switch (question.kind) {
    case 'read':
      return statement(reader, question.sql, question.parameters)
    case 'write':
      return statement(writer, question.sql, question.parameters)
    case 'run':
      writer.exec(question.sql)
      return { rows: [] }
    case 'assert-in-place':
      // SQLite itself checks this only without a write-ahead log, with this error code.
      if (identity() === before) return { rows: [] }
      throw new CodedError('SQLITE_READONLY_DBMOVED', 'The database file was moved or deleted. Restart the site.')
    case 'close':
      reader.close()
      writer.close() // the last one empties the write-ahead log
      return { rows: [] }
    default:
      return question satisfies never
  }
}

function statement(connection: SqliteFile.Database, sql: string, parameters: readonly unknown[]): Answer {
  const prepared = connection.prepare<unknown[]>(sql)
  if (prepared.reader) return { rows: prepared.all(...parameters) }
  return { rows: [], ...prepared.run(...parameters) }
}

/** Device and inode of the database and of its write-ahead log, which holds the newest leads. */
function identity(): string {
  const files = [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }))
  return files.map((file) => `${file?.dev}-${file?.ino}`).join(' ')
}
