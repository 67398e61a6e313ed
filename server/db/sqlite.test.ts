/** The file in a thread of its own; tests/contract takes the same ways on both databases. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openSqlite } from './sqlite.ts'

async function opened() {
  const path = join(temporaryFolder(), 'notes.db')
  const db = openSqlite(path)
  onTestFinished(() => db.close())
  await sql`CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT UNIQUE, about INTEGER REFERENCES notes (id)) STRICT`.execute(
    db.kysely,
  )
  const write = (note: string) => sql`INSERT INTO notes (note) VALUES (${note})`.execute(db.kysely)
  const notes = async () => {
    const all = db.kysely.selectFrom(sql<{ id: number; note: string }>`notes`.as('notes')).select('note').orderBy('id')
    return (await all.execute()).map(({ note }) => note)
  }
  /** Holds the lock of the file, as another program does between an edit and "write changes". */
  const lock = () => {
    const other = new SqliteFile(path)
    other.exec('BEGIN IMMEDIATE')
    onTestFinished(() => void other.close())
    return other
  }
  return { path, db, write, notes, lock }
}

test('while another process holds the lock, reading goes on, and writing waits without holding up this thread', async () => {
  const { db, write, notes, lock } = await opened()
  await write('before')
  const other = lock()
  let isWritten = false
  const waiting = write('after').then(() => {
    isWritten = true
  })
  expect(await db.isWritable()).toBe(false)
  expect(await notes()).toEqual(['before'])
  expect(isWritten).toBe(false)
  other.exec('ROLLBACK')
  await waiting
  expect(await notes()).toEqual(['before', 'after'])
  expect(await db.isWritable()).toBe(true)
})

test('who waits for a lock in vain is told so after five seconds, also behind others, and the next writer is not held up', async () => {
  const [alone, behind] = [await opened(), await opened()]
  const lock = alone.lock()
  behind.lock()
  const start = performance.now()
  const told = alone.db.kysely
    .transaction()
    .execute(async () => {})
    .then(
      () => undefined,
      (error: unknown) => ({ error, after: performance.now() - start }),
    )
  const waiting = await Promise.allSettled(['one', 'two', 'three'].map(behind.write))
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(performance.now() - start).toBeGreaterThan(5900) // five, and half a second for each behind the first
  expect(performance.now() - start).toBeLessThan(9000) // one after the other it would be fifteen seconds
  const { error, after = 0 } = (await told) ?? {}
  expect(error).toMatchObject({ code: 'SQLITE_BUSY' })
  expect(after).toBeGreaterThan(4900)
  lock.exec('ROLLBACK')
  await alone.write('next')
})

test('a process that stood still for longer than it would wait for a lock still waits for it', async () => {
  const { write, notes, lock } = await opened()
  const other = lock()
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting = write('after')
  await pause(50)
  vi.advanceTimersByTime(60_000)
  await pause(50)
  other.exec('ROLLBACK')
  await waiting
  expect(await notes()).toEqual(['after'])
})

test('transactions take turns, and a reader sees nothing that is not committed', async () => {
  const { db, write, notes } = await opened()
  const middle = Promise.withResolvers<void>()
  const first = db.kysely.transaction().execute(async (trx) => {
    await sql`INSERT INTO notes (note) VALUES ('one')`.execute(trx)
    await middle.promise
    await sql`INSERT INTO notes (note) VALUES ('two')`.execute(trx)
  })
  const second = write('three')
  expect(await notes()).toEqual([])
  middle.resolve()
  await Promise.all([first, second])
  expect(await notes()).toEqual(['one', 'two', 'three'])
})

test('a transaction that fails in its last moment is undone, says why, and ends its turn', async () => {
  const { db, write, notes } = await opened()
  const dangling = db.kysely.transaction().execute(async (trx) => {
    await sql`PRAGMA defer_foreign_keys = ON`.execute(trx)
    await sql`INSERT INTO notes (note, about) VALUES ('dangling', 7)`.execute(trx)
  })
  await expect(dangling).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
  await write('next')
  expect(await notes()).toEqual(['next'])
})

test('a statement that fails is the fault of whoever sent it, with the driver’s code', async () => {
  const { write, notes } = await opened()
  await write('one')
  await expect(write('one')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
  expect(await notes()).toEqual(['one'])
})

test('a file that was moved away is noticed before a write, and a file that cannot be opened with the first question', async () => {
  const { path, db } = await opened()
  await db.assertInPlace()
  renameSync(path, `${path}.away`)
  await expect(db.assertInPlace()).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' })
  expect(await db.isWritable()).toBe(false)

  const folder = temporaryFolder()
  const none = openSqlite(folder) // a folder is no file
  onTestFinished(() => none.close())
  await expect(sql`SELECT 1`.execute(none.kysely)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
})

test('what is written is counted, and bytes come back as they were', async () => {
  const { db } = await opened()
  const bytes = Buffer.from([0, 255])
  const { rows } = await sql<{ bytes: Uint8Array }>`SELECT ${bytes} AS bytes`.execute(db.kysely)
  expect(rows[0]?.bytes).toEqual(new Uint8Array(bytes))
  const insert = await sql`INSERT INTO notes (note) VALUES ('one'), ('two')`.execute(db.kysely)
  expect(insert).toMatchObject({ numAffectedRows: 2n, insertId: 2n })
})

test('a file of which only its migrations were asked is closed as well, and closing twice is closing', async () => {
  const path = join(temporaryFolder(), 'leads.db')
  const db = openSqlite(path)
  await db.migrate([{ name: '1', sql: 'CREATE TABLE notes (note TEXT)' }])
  await db.close()
  await db.close()
  const alone = new SqliteFile(path, { timeout: 0 })
  onTestFinished(() => void alone.close())
  expect(alone.pragma('journal_mode = DELETE', { simple: true })).toBe('delete') // refused while anyone has it open
})
