import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { commands, UnopenedDatabase, UsageError } from './lead-commands.ts'

const PATH = 'no-such-folder/leads.db'

/** What a command fails with where there is no database. */
async function failure([name = '', ...rest]: string[]): Promise<unknown> {
  const read = readConfig({ DATABASE_URL: `sqlite:${PATH}` })
  if (!read.ok) throw new Error(read.problem)
  const done = commands.get(name)?.(rest, read.config)
  return done?.catch((error: unknown) => error)
}

test.each([
  { args: ['show'], says: /broj upita/ },
  { args: ['show', 'x'], says: /broj upita/ },
  { args: ['show', '1', '2'], says: /višak/ },
  { args: ['show', '2147483648'], says: /broj upita/ }, // more than PostgreSQL counts
  { args: ['erase'], says: /broj upita ili email/ },
  { args: ['export'], says: /--format/ },
  { args: ['export', '--format', 'xml'], says: /--format/ },
  { args: ['purge'], says: /--older-than/ },
  { args: ['purge', '--older-than', '-1'], says: /opcija/ },
  { args: ['purge', '--older-than', 'x'], says: /--older-than/ },
  { args: ['promises', '--month', '2026-13'], says: /--month/ },
  { args: ['list', '--limit', '0'], says: /--limit/ },
  { args: ['list', '--every'], says: /opcija/ },
  { args: ['list', '--referral', 'č'], says: /Kod preporuke/ },
  { args: ['canary', '--url', 'ftp://x'], says: /--url/ },
  { args: ['canary', '--timeout', '0'], says: /--timeout/ },
])('leads $args is a mistake of whoever wrote it, told in one line before the database is opened', async (mistaken) => {
  const mistake = await failure(mistaken.args)
  expect(mistake).toBeInstanceOf(UsageError)
  expect(mistake).toMatchObject({ message: expect.stringMatching(mistaken.says) })
  expect(String(mistake).split('\n')).toHaveLength(1)
})

test.each([
  { args: ['list'] },
  { args: ['show', '1'] },
  { args: ['export', '--format', 'json'] },
  { args: ['erase', 'ana@primer.rs'] },
  { args: ['promises'] },
  { args: ['renew-links'] },
  { args: ['purge', '--older-than', '1'] },
  { args: ['retry'] },
  { args: ['canary'] },
])('leads $args reports a database that does not exist, and does not make it', async ({ args }) => {
  const error = await failure(args)
  expect(error).toBeInstanceOf(UnopenedDatabase)
  expect(error).toMatchObject({ message: expect.stringMatching(/^Baza ne postoji: .*leads\.db\./) })
  expect(existsSync(PATH)).toBe(false)
})
