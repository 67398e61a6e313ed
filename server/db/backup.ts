import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { makeFolder } from '#server/base/make-folder.ts'

export type CheckedBackup = { file: string; bytes: number; leads: number }

const NAME = /^kreditokaz-[\dTZ-]+(?:-[\da-f]{32})?\.db$/ // without digest: of earlier versions
const DIGEST = /-([\da-f]{32})\.db$/
const UNFINISHED = /^kreditokaz-[\dTZ-]+\.db\.unfinished/
const DEAD_AFTER_MS = 3_600_000 // a back-up of a million leads takes seconds

/**
 * Copies a SQLite database while it is in use, and verifies the copy before giving it its final name.
 *
 * @param database the file in use
 * @param folder created if missing, readable by its owner only, because leads are personal data
 * @throws when the database cannot be read, the disk is full, or the copy is damaged
 */
export async function backUp(database: string, folder: string, now: Date): Promise<CheckedBackup> {
  makeFolder(folder, 0o700)
  deleteDead(folder, now)
  const name = join(folder, `kreditokaz-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const unfinished = `${name}.db.unfinished`
  // Created first, with its mode, so that it is never readable to others; fails if another back-up is writing it.
  closeSync(openSync(unfinished, 'wx', 0o600))
  try {
    await copy(database, unfinished)
    const checked = checkStructure(unfinished)
    const file = `${name}-${await digestOf(unfinished)}.db`
    renameSync(unfinished, file)
    makeDurable(dirname(file))
    return { ...checked, file }
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

async function copy(database: string, target: string): Promise<void> {
  const source = new SqliteFile(database, { readonly: true })
  try {
    // All pages in one step: a write by the server between two steps would restart the copy.
    await source.backup(target, { progress: () => Number.MAX_SAFE_INTEGER })
  } finally {
    source.close()
  }
  oneFile(target)
  makeDurable(target)
}

/** Takes the copy out of WAL mode, so that reading it creates no further files; the server sets WAL mode again. */
function oneFile(file: string): void {
  const copy = new SqliteFile(file)
  try {
    copy.pragma('journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

/**
 * Reads a back-up from end to end. SQLite's own check does not look into the contents of rows or into unused space: the
 * digest in the file's name does.
 *
 * @throws when a byte has changed since it was made
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const checked = checkStructure(file)
  const [, digest] = DIGEST.exec(basename(file)) ?? []
  if (digest === undefined) {
    throw new Error('Its name has lost the digest that a back-up is checked by: use the name it was made with.')
  }
  if ((await digestOf(file)) !== digest) throw new Error('The copy is damaged: its bytes are not those in its name.')
  return checked
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex').slice(0, 32)
}

/** Runs SQLite's full integrity check. @throws when the copy is damaged */
function checkStructure(file: string): CheckedBackup {
  const copy = new SqliteFile(file, { readonly: true })
  try {
    const problems = [...rows(copy, 'PRAGMA integrity_check(1)'), ...rows(copy, 'PRAGMA foreign_key_check')]
    if (JSON.stringify(problems) !== '[["ok"]]') throw new Error(`The copy is damaged: ${JSON.stringify(problems)}`)
    const [[leads] = []] = rows(copy, 'SELECT count(*) FROM leads')
    return { file, bytes: statSync(file).size, leads: Number(leads) }
  } finally {
    copy.close()
  }
}

function rows(database: SqliteFile.Database, sql: string): unknown[][] {
  return database.prepare<[], unknown[]>(sql).raw().all()
}

/** Deletes unfinished files of killed back-ups: they hold personal data. */
function deleteDead(folder: string, now: Date): void {
  const files = readdirSync(folder).filter((name) => UNFINISHED.test(name))
  for (const file of files.map((name) => join(folder, name))) {
    const state = statSync(file, { throwIfNoEntry: false }) // undefined: another back-up has just renamed it
    if (state && now.getTime() - state.mtimeMs > DEAD_AFTER_MS) rmSync(file, { force: true })
  }
}

/**
 * Deletes all but the newest `count` back-ups of a folder, and nothing else in it.
 *
 * @param count from 1
 * @returns the deleted names
 */
export function keepNewest(folder: string, count: number): string[] {
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  const old = names.toSorted().slice(0, -count)
  for (const name of old) rmSync(join(folder, name))
  return old
}

function makeDurable(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
