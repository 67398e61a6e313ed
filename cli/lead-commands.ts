/** The commands of `npm run leads`: each parses its arguments, calls the server's modules and prints the result. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { leadTerminal as words } from '#content/lead-terminal.ts'
import { callQueue } from '#core/lead/call-queue.ts'
import { enquiryAfter, isOpen } from '#core/lead/history.ts'
import { tallyOf } from '#core/lead/promise-outcomes.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { addDays, addMonths, dayInBelgrade, isIsoDate } from '#core/money/date.ts'
import { nothingTold, workingCalendar } from '#core/owner/owner-data.ts'
import { referralCode } from '#core/visit/referral.ts'
import { errorCode, openingFailure } from '#server/base/error-code.ts'
import { type Config, readConfig } from '#server/config.ts'
import { copyDatabase } from '#server/db/copy-database.ts'
import { UnfitDatabase } from '#server/db/ledger.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { httpOrigin } from '#server/http/http-origin.ts'
import { channelsOf } from '#server/leads/channels.ts'
import { sendCanary } from '#server/leads/manage/canary.ts'
import { eraseLeads, purgeLeads } from '#server/leads/manage/erase.ts'
import { leadsAsCsv, leadsAsJson } from '#server/leads/manage/export-leads.ts'
import { countLeads, deliveries, loanTypeNames, newestLeads, undelivered } from '#server/leads/manage/lead-archive.ts'
import { retryNow } from '#server/leads/notify/outbox.ts'
import { renewLinksKey } from '#server/leads/promise/keys.ts'
import { promisesBetween } from '#server/leads/promise/promises.ts'
import { leadById } from '#server/leads/store/lead-by-id.ts'
import { historiesOf, historyOf } from '#server/leads/store/lead-events.ts'
import { readOwnerFile } from '#server/owner/owner-file.ts'
import { leadSheet, promiseReport, queueTable } from './lead-report.ts'
import { canaryReport, copyReport, receipt } from './outcome-report.ts'

/** @returns the exit code */
type Command = (args: string[], config: Config) => Promise<number>

const DAY_MS = 86_400_000
const QUEUE_LENGTH = 50
const QUEUE_SOURCE = 1000 // the queue is built from the newest leads: older ones have been called, or never will be
const CANARY_SECONDS = 60

export const commands = new Map<string, Command>([
  ['list', (args, config) => withDatabase(config, (open) => list(args, open, config))],
  ['show', (args, config) => withDatabase(config, (open) => show(args, open, config))],
  ['export', (args, config) => withDatabase(config, (open) => exportAll(args, open))],
  ['erase', (args, config) => withDatabase(config, (open) => erase(args, open))],
  ['promises', (args, config) => withDatabase(config, (open) => promises(args, open))],
  ['renew-links', (args, config) => withDatabase(config, (open) => renewLinks(args, open))],
  ['purge', (args, config) => withDatabase(config, (open) => purge(args, open, config))],
  ['retry', (args, config) => withDatabase(config, (open) => retry(args, open, config))],
  ['canary', canary],
  ['copy', (args, config) => withDatabase(config, (open) => copy(args, open, config))],
])

/** Invalid arguments; the message says what is expected. */
export class UsageError extends Error {}

/** Opens the database; called after the arguments have been checked. */
type Open = () => Promise<Db>

/** The database of `DATABASE_URL` cannot be opened; the message says why. */
export class UnopenedDatabase extends Error {}

async function withDatabase({ directusUrl, database }: Config, run: (open: Open) => Promise<number>): Promise<number> {
  if (directusUrl !== undefined) {
    process.stderr.write(`${words.inDirectus}\n`)
    return 1
  }
  let db: Db | undefined
  const open = async () => {
    // A missing file is not created, or a wrong path would look like a site without leads.
    if (database.dialect === 'sqlite' && !existsSync(database.path))
      throw new UnopenedDatabase(words.noDatabase(database.path))
    try {
      db = openDatabase(database)
      await migrate(db)
      return db
    } catch (error) {
      throw error instanceof UnfitDatabase ? error : new UnopenedDatabase(words.databaseFailed(openingFailure(error)))
    }
  }
  try {
    return await run(open)
  } finally {
    await db?.close()
  }
}

/** The owner's working days. A file that cannot be read is told, and Monday to Friday holds meanwhile. */
function calendar({ ownerFile }: Config): WorkingCalendar {
  const read = readOwnerFile(ownerFile, dayInBelgrade(new Date()))
  if (!read.ok) process.stderr.write(`${read.faults.join('\n')}\n`)
  return workingCalendar(read.ok ? read.owner : nothingTold)
}

async function list(args: string[], openDb: Open, config: Config): Promise<number> {
  const options = { limit: { type: 'string' }, referral: { type: 'string' }, all: { type: 'boolean' } } as const
  const { values } = parse(args, options, 0)
  const limit = positive('--limit', values.limit, QUEUE_LENGTH)
  const referral = code(values.referral)
  const db = await openDb()
  const now = new Date()
  const leads = await newestLeads(db, { limit: Math.max(limit, QUEUE_SOURCE), referral })
  const histories = await historiesOf(
    db,
    leads.map(({ id }) => id),
  )
  const known = leads.map((lead) => {
    const enquiry = enquiryAfter(histories.get(lead.id) ?? [])
    return { ...lead, enquiry, arranged: enquiry.slot }
  })
  const open = known.filter(({ enquiry }) => isOpen(enquiry))
  const closed = known.filter(({ enquiry }) => !isOpen(enquiry)).map((lead) => ({ ...lead, call: undefined }))
  const queue = [...callQueue(open, now, calendar(config)), ...(values.all ? closed : [])].slice(0, limit)
  const waiting = await undelivered(
    db,
    queue.map(({ id }) => id),
  )
  const all = await countLeads(db, referral)
  const hidden = values.all ? 0 : closed.length
  print(queueTable(queue, { names: await loanTypeNames(db), waiting, all, closed: hidden, now }))
  return 0
}

async function show(args: string[], open: Open, config: Config): Promise<number> {
  const { positionals } = parse(args, {}, 1)
  const id = Number(positionals[0])
  if (!isId(positionals[0])) throw new UsageError(words.needsId)
  const db = await open()
  const found = await leadById(db, id)
  if (found === undefined) return notFound()
  const { lead, loanTypeNames: names } = found
  const about = { deliveries: await deliveries(db, id), history: await historyOf(db, id), calendar: calendar(config) }
  print(leadSheet(lead, { loanTypeNames: names, ...about, now: new Date() }))
  return 0
}

async function exportAll(args: string[], open: Open): Promise<number> {
  const { values } = parse(args, { format: { type: 'string' }, referral: { type: 'string' } }, 0)
  const referral = code(values.referral)
  if (values.format !== 'csv' && values.format !== 'json') throw new UsageError(words.needsFormat)
  const db = await open()
  const pieces = values.format === 'csv' ? leadsAsCsv(db, referral) : leadsAsJson(db, referral)
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
  return 0
}

async function erase(args: string[], open: Open): Promise<number> {
  const [which = ''] = parse(args, {}, 1).positionals
  if (!isId(which) && !which.includes('@')) throw new UsageError(words.needsIdOrEmail)
  const erased = await eraseLeads(await open(), isId(which) ? { id: Number(which) } : { email: which.trim() })
  if (erased.leadIds.length === 0) return notFound()
  print(receipt(erased, new Date()))
  return 0
}

async function promises(args: string[], open: Open): Promise<number> {
  const { values } = parse(args, { month: { type: 'string' } }, 0)
  const now = new Date()
  const month = values.month ?? dayInBelgrade(now).slice(0, 7)
  const first = `${month}-01`
  if (!isIsoDate(first)) throw new UsageError(words.needsMonth)
  const last = addDays(addMonths(first, 1), -1)
  print(promiseReport(month, tallyOf(await promisesBetween(await open(), now, first, last))))
  return 0
}

async function renewLinks(args: string[], open: Open): Promise<number> {
  parse(args, {}, 0)
  await renewLinksKey(await open(), new Date())
  print(words.linksRenewed)
  return 0
}

async function purge(args: string[], open: Open, config: Config): Promise<number> {
  const days = parse(args, { 'older-than': { type: 'string' } }, 0).values['older-than'] ?? ''
  if (!/^\d{1,5}$/.test(days)) throw new UsageError(words.needsDays)
  const before = new Date(Date.now() - Number(days) * DAY_MS)
  const { leads, owed, isOnDisk } = await purgeLeads(await open(), before, toldOn(config))
  print(words.purged(leads, Number(days)))
  if (owed > 0) print(words.keptUntold(owed))
  if (isOnDisk) print(words.stillOnDisk)
  return 0
}

async function retry(args: string[], open: Open, config: Config): Promise<number> {
  parse(args, {}, 0)
  const channels = toldOn(config)
  const due = await retryNow(await open(), channels, new Date())
  print(words.retried(due))
  if (channels.length === 0) print(words.noChannels)
  return 0
}

/** The channels that tell the business. */
function toldOn(config: Config): Channel[] {
  return channelsOf(config).filter((channel) => channel !== 'visitor')
}

async function canary(args: string[], config: Config): Promise<number> {
  const { values } = parse(args, { timeout: { type: 'string' }, url: { type: 'string' } }, 0)
  const seconds = positive('--timeout', values.timeout, CANARY_SECONDS)
  const siteUrl = (values.url ?? config.siteUrl ?? ownUrl(config)).replace(/\/+$/, '')
  if (!/^https?:\/\/./.test(siteUrl) || !URL.canParse(siteUrl)) throw new UsageError(words.needsUrl)

  const began = performance.now()
  const report = async (db: Db | undefined) => {
    const result = await sendCanary({ siteUrl, db, timeoutMs: seconds * 1000 })
    const { text, ok } = canaryReport(result, { siteUrl, waited: seconds, took: (performance.now() - began) / 1000 })
    ;(ok ? process.stdout : process.stderr).write(`${text}\n`)
    return ok ? 0 : 1
  }
  return config.directusUrl === undefined
    ? withDatabase(config, async (open) => report(await open()))
    : report(undefined)
}

async function copy(args: string[], open: Open, { database }: Config): Promise<number> {
  const { to } = parse(args, { to: { type: 'string' } }, 0).values
  const read = readConfig({ DATABASE_URL: to })
  if (to === undefined || !read.ok || read.config.database.dialect !== 'postgres')
    throw new UsageError(words.copy.needsTarget)
  if (database.dialect !== 'sqlite') throw new UsageError(words.copy.needsSource)
  await (await open()).close() // it exists, and has all migrations
  const target = openDatabase(read.config.database)
  if (target.dialect !== 'postgres') throw new Error('Asked for PostgreSQL above.')
  try {
    const { text, ok } = copyReport(await copyDatabase(database.path, target))
    ;(ok ? process.stdout : process.stderr).write(`${text}\n`)
    return ok ? 0 : 1
  } catch (error) {
    if (error instanceof UnfitDatabase) throw error
    throw new UnopenedDatabase(words.copy.interrupted(errorCode(error)))
  } finally {
    await target.close()
  }
}

/** The site's address on this machine; a wildcard address is replaced by the loopback address. */
function ownUrl({ host, port }: Config): string {
  return httpOrigin(host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, port)
}

type Options = Record<string, { type: 'string' | 'boolean' }>

function parse<T extends Options>(args: string[], options: T, positionals: number) {
  const parsed = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch {
      throw new UsageError(words.badArguments) // in Serbian, unlike parseArgs's own message
    }
  })()
  if (parsed.positionals.length > positionals) throw new UsageError(words.badArguments)
  return parsed
}

function positive(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(words.needsNumber(option))
  return Number(text)
}

function code(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const referral = referralCode(text)
  if (referral === null) throw new UsageError(words.needsReferral)
  return referral
}

function isId(text: string | undefined): boolean {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 // PostgreSQL's integer
}

function notFound(): number {
  process.stderr.write(`${words.notFound}\n`)
  return 1
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
