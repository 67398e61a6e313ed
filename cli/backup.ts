/** `npm run backup`: copies the SQLite database while the site runs; docs/operations.md says how to restore one. */
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { backUp, type CheckedBackup, checkBackup, keepNewest } from '#server/db/backup.ts'

const help = `Copies the SQLite database of DATABASE_URL while the site runs, checks the copy, and prints its name.

  npm run --silent backup [-- --to FOLDER] [--keep COUNT]
  npm run --silent backup -- --check FILE

  --to FOLDER   where back-ups are kept (default: backups/ beside the database)
  --keep COUNT  how many to keep, 1 or more; older ones of this folder are deleted (default: all)
  --check FILE  reads a back-up from end to end, and copies nothing

Exit code 0 when the copy is sound, 1 when there is none, 2 when the command is written wrong.
`

type Wanted = { to: string | undefined; keep: number | undefined; check: string | undefined; help: boolean }

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const wanted = read(args)
  if (typeof wanted === 'string') return say(wanted, 2)
  if (wanted.help) {
    process.stdout.write(help)
    return 0
  }
  if (wanted.check !== undefined) {
    const file = resolve(wanted.check)
    return made(file, () => checkBackup(file))
  }
  const settings = readConfig(process.env)
  if (!settings.ok) return say(settings.problem, 1)
  const { database, directusUrl } = settings.config
  if (directusUrl !== undefined) return say('DIRECTUS_URL is set: the leads are in Directus, back that up.', 1)
  if (database.dialect === 'postgres') return say('DATABASE_URL is PostgreSQL: use pg_dump, see docs/operations.md.', 1)
  return made(database.path, () => copy(database.path, wanted))
}

function read(args: string[]): Wanted | string {
  const text = { type: 'string' } as const
  try {
    const options = { to: text, keep: text, check: text, help: { type: 'boolean', default: false } } as const
    const { to, keep, check, help: asksHelp } = parseArgs({ args, options }).values
    if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) return `--keep is "${keep}"; expected a number from 1 on.`
    return { to, keep: keep === undefined ? undefined : Number(keep), check, help: asksHelp }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} See --help.`
  }
}

async function copy(database: string, { to, keep }: Wanted): Promise<CheckedBackup> {
  const folder = resolve(to ?? join(dirname(database), 'backups'))
  const backup = await backUp(database, folder, new Date())
  const deleted = keep === undefined ? [] : keepNewest(folder, keep)
  if (deleted.length > 0) process.stderr.write(`Deleted: ${deleted.join(', ')}\n`)
  return backup
}

/** Prints the result; adds the file's name, which SQLite's own messages lack. */
async function made(source: string, make: () => CheckedBackup | Promise<CheckedBackup>): Promise<number> {
  try {
    const { file, bytes, leads } = await make()
    process.stdout.write(`${file}  ${bytes} bytes, ${leads} leads, checked\n`)
    return 0
  } catch (error) {
    return say(`No back-up: ${source}: ${error instanceof Error ? error.message : String(error)}`, 1)
  }
}

function say(problem: string, code: number): number {
  process.stderr.write(`${problem}\n`)
  return code
}
