import { parseArgs } from 'node:util'
import { allFacts, isShown } from '#core/facts/all-facts.ts'
import { type Fact, NOTICE_DAYS, REVIEW_DAYS, review } from '#core/facts/fact.ts'
import { dayInBelgrade, isIsoDate } from '#core/money/date.ts'
import { type Known, knownOn } from '#core/owner/known.ts'
import { nothingTold, type OwnerData } from '#core/owner/owner-data.ts'
import { type Config, readConfig } from '#server/config.ts'
import { ownerCopyPath } from '#server/data-folder.ts'
import { type FactsFile, noFacts, readFactsFile, writeFactsFile } from '#server/facts/facts-file.ts'
import { refreshFacts } from '#server/facts/refresh.ts'
import { copied } from '#server/owner/directus-owner.ts'
import { readOwnerFile } from '#server/owner/owner-file.ts'

const help = `Which dated facts (limits, caps, tariffs, rates) need looking after; the owner's and fetched ones count, too.

  npm run --silent facts [-- --on YYYY-MM-DD]   lists them
  npm run --silent facts -- refresh             fetches those that a machine may read, into FACTS_FILE

Exit code 1 when a fact that a page relies on is missing on that day, or was not checked for ${REVIEW_DAYS} days; of
refresh when a value was refused.
`

/** What the command reads and writes: the process, or a test's. */
type Terminal = { env: NodeJS.ProcessEnv; stdout: Texts; stderr: Texts }
type Texts = { write: (text: string) => unknown }

/** Runs the command. @returns its exit code */
export async function factsCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal)
  } catch (error) {
    return refuse(terminal, error instanceof Error ? error.message : String(error))
  }
}

async function run(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { on: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return print(terminal, help, 0)
  const today = values.on ?? dayInBelgrade(new Date())
  if (!isIsoDate(today)) return refuse(terminal, `--on is "${today}"; expected YYYY-MM-DD.`)
  const settings = readConfig(terminal.env)
  if (!settings.ok) return refuse(terminal, settings.problem)
  const [command, ...rest] = positionals
  if (command === undefined)
    return list(terminal, knownTo(settings.config, today, fetchedFacts(terminal, settings.config)))
  if (command === 'refresh' && rest.length === 0 && values.on === undefined)
    return refresh(terminal, settings.config, today)
  return refuse(terminal, `unknown: ${positionals.join(' ')}; see --help.`)
}

/** What the site knows on a day. @throws where the owner's file is at fault */
function knownTo(config: Config, today: string, { rows }: FactsFile): Known {
  return knownOn(today, ownerOf(config), rows)
}

/** The fetched facts. A damaged file is as good as none, for what it held can be fetched again. */
function fetchedFacts({ stderr }: Terminal, { facts: { path } }: Config): FactsFile {
  const read = readFactsFile(path, dayInBelgrade(new Date()))
  if (read.ok) return read.file
  stderr.write(`facts: ${path} is not used: ${read.why}\n`)
  return noFacts
}

/** What he has told: in his file, or in the copy that the site keeps of a Directus. */
function ownerOf(config: Config): OwnerData {
  const today = dayInBelgrade(new Date())
  if (config.ownerDirectus) return copied(ownerCopyPath(config), today) ?? nothingTold
  const owner = readOwnerFile(config.ownerFile, today)
  if (!owner.ok) throw new Error(owner.faults.join('\n'))
  return owner.owner
}

function list(terminal: Terminal, { facts, today }: Known): number {
  const rows = allFacts(facts)
  const { stale, expiring, missing: unknown } = review(rows, today)
  const missing = unknown.filter(isShown)
  const sections = [
    ...section(`Shown, but not checked for ${REVIEW_DAYS} days`, stale),
    ...section(`Run out within ${NOTICE_DAYS} days`, expiring),
    ...section('Missing; pages are silent about them, or show the last value with its date', missing),
    ...section(
      'Not known either, but no page shows them',
      unknown.filter((row) => !isShown(row)),
    ),
  ]
  const summary = `${rows.length} facts on ${today}: ${stale.length} stale, ${expiring.length} expiring, ${missing.length} missing`
  return print(terminal, `${[...sections, summary].join('\n')}\n`, stale.length + missing.length > 0 ? 1 : 0)
}

async function refresh(terminal: Terminal, config: Config, today: string): Promise<number> {
  const { path, ...sources } = config.facts
  const kept = fetchedFacts(terminal, config)
  const { file, lines } = await refreshFacts(sources, kept, knownTo(config, today, kept))
  await writeFactsFile(path, file)
  return print(terminal, `${lines.join('\n')}\n`, file.refused.length > 0 ? 1 : 0)
}

function section(title: string, facts: Fact<string, unknown>[]): string[] {
  if (facts.length === 0) return []
  const lines = facts.map(
    ({ fact, currency, validTo, checkedOn, grade, source }) =>
      `  ${fact}${currency ? ` (${currency})` : ''}, valid to ${validTo ?? 'no known end'}, ${grade}, checked ${checkedOn}: ${source}`,
  )
  return [title, ...lines, '']
}

function print({ stdout }: Terminal, text: string, code: number): number {
  stdout.write(text)
  return code
}

function refuse({ stderr }: Terminal, reason: string): number {
  stderr.write(`facts: ${reason}\n`)
  return 1
}
