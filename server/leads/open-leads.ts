import { accessSync, constants } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { businessOf, isSample } from '#content/business.ts'
import { type Tally, tallyOf } from '#core/lead/promise-outcomes.ts'
import type { IsoDate } from '#core/money/date.ts'
import { type OwnerData, workingCalendar } from '#core/owner/owner-data.ts'
import { errorCode, openingFailure } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { Config, DatabaseConfig } from '#server/config.ts'
import { UnfitDatabase } from '#server/db/ledger.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { startRetention } from '#server/leads/manage/retention.ts'
import { type OutboxState, outboxState } from '#server/leads/notify/outbox.ts'
import { type OutboxWorker, startOutboxWorker } from '#server/leads/notify/outbox-worker.ts'
import { cachedFor } from '#server/leads/store/cached-for.ts'
import { directusLeadStore } from '#server/leads/store/directus-lead-store.ts'
import { withTypesOfDirectus } from '#server/leads/store/directus-loan-types.ts'
import type { LeadStore } from '#server/leads/store/lead-store.ts'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { channelsOf, configuredSenders } from './channels.ts'
import { type Enquiries, openEnquiries } from './promise/open-enquiries.ts'
import type { Promises } from './promise/open-promises.ts'
import type { PromiseMetrics } from './promise/promise-deps.ts'
import { promisesBetween } from './promise/promises.ts'
import { type RateLimit, rateLimit } from './store/rate-limit.ts'

const READY_FRESH_MS = 1000 // the check costs a write
// Together with the 10 s for running requests (serve.ts) below the 30 s that a shutdown may take. What is unfinished by
// then is sent again after the restart, with the same message id.
const STOP_MS = 15_000
const CLOSE_MS = 2000 // a PostgreSQL that has stopped answering never closes its connections

/** The lead side of a running server, independent of where leads are stored. */
export type Leads = {
  store: LeadStore
  limit: RateLimit
  /** Whether a lead could be stored right now. */
  isReady: () => Promise<boolean>
  /** State of the outbox; always empty with Directus, which notifies by itself. Rejects during a database outage. */
  outboxState: () => Promise<OutboxState>
  /** What the links in mails need; undefined where no calls are promised. */
  enquiries: Enquiries | undefined
  /** What the promised calls of the days from `first` to `last` have come to; nothing with Directus. */
  tally: (first: IsoDate, last: IsoDate) => Promise<Tally>
  /** Lets deliveries in flight finish within a grace period, then closes the database. */
  stop: () => Promise<void>
}

type LeadsDeps = {
  log: Log
  now: () => Date
  onAttempt: (channel: Channel, result: 'delivered' | 'failed') => void
  promiseMetrics: PromiseMetrics
  /** What the owner says now: working days, the number that calls. */
  owner: () => OwnerData
}

/**
 * Opens the lead store, migrates the database and starts to deliver pending notifications.
 *
 * @throws when the database cannot be opened, or this version cannot work with it
 */
export async function openLeads(config: Config, deps: LeadsDeps): Promise<Leads> {
  if (config.directusUrl === undefined) return openOwnLeads(config, deps)
  const missing = config.ownerDirectus === undefined ? 'DIRECTUS_TOKEN' : 'SMTP_URL'
  deps.log.info({ event: 'calls-not-promised', reason: `Directus keeps the leads, ${missing} is not set` })
  return openDirectusLeads(config, config.directusUrl)
}

const MIN_KEY_BYTES = 24 // Standard Webhooks: 24 to 64 random bytes

function openDirectusLeads(config: Config, directusUrl: string): Leads {
  const store = directusLeadStore(directusUrl)
  return {
    store,
    limit: rateLimit({ name: 'leads', perHour: config.leadsPerHour, pool: undefined, secret: directusUrl }),
    isReady: store.isReady,
    outboxState: async () => ({ undelivered: 0, oldestSeconds: 0 }),
    enquiries: undefined,
    tally: async () => tallyOf([]),
    stop: async () => {},
  }
}

async function openOwnLeads(config: Config, deps: LeadsDeps): Promise<Leads> {
  const { log, now, onAttempt } = deps
  const db = await openMigrated(config.database, log)
  const workers: OutboxWorker[] = []
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  const promises = await openConfigured(config, db, deps, wake)
  const senders = await configuredSenders(config, promises, { ...deps, db })
  if (senders.length === 0) log.warn({ event: 'no-notification-configured' })
  if (config.webhook && !config.webhook.key) log.warn({ event: 'webhook-not-signed' })
  if (config.webhook?.key && config.webhook.key.length < MIN_KEY_BYTES) log.warn({ event: 'webhook-secret-short' })
  for (const [channel, send] of senders) {
    workers.push(startOutboxWorker({ db, channel, send, now, log, onAttempt: (result) => onAttempt(channel, result) }))
  }
  const told = channelsOf(config).filter((channel) => channel !== 'visitor')
  const store = sqlLeadStore(db, { channels: told, promising: promises?.promising, onTaken: wake })
  const stopRetention = startRetention({ db, retentionDays: config.retentionDays, channels: told, now, log })
  const stopWatch = promises?.watch() ?? (() => {})
  return {
    store: config.directusHistory ? withTypesOfDirectus(store, config.directusHistory.url, db) : store,
    limit: databaseRateLimit(config, db, 'leads', config.leadsPerHour),
    enquiries:
      promises && openEnquiries(promises.acting, (name, perHour) => databaseRateLimit(config, db, name, perHour)),
    isReady: cachedFor(() => db.isWritable(), READY_FRESH_MS),
    outboxState: () => outboxState(db, now()),
    tally: async (first, last) => tallyOf(await promisesBetween(db, now(), first, last)),
    stop: () => {
      stopWatch()
      return stop(workers, stopRetention, db)
    },
  }
}

/** Calls are promised where mails can hold links to the site. */
async function openConfigured(
  config: Config,
  db: Db,
  { log, now, promiseMetrics, owner }: LeadsDeps,
  wake: () => void,
): Promise<Promises | undefined> {
  const { mail, siteUrl } = config
  if (mail === undefined || siteUrl === undefined) return undefined
  const { openPromises } = await import('./promise/open-promises.ts')
  const facts = () => ({
    calendar: workingCalendar(owner()),
    phone: { text: businessOf(owner()).phone, isSample: isSample(owner(), 'phone') },
  })
  return openPromises({
    db,
    siteUrl,
    mail,
    facts,
    now,
    log,
    channels: channelsOf(config),
    metrics: promiseMetrics,
    wake,
  })
}

async function openMigrated(database: DatabaseConfig, log: Log): Promise<Db> {
  try {
    const db = openDatabase(database, (error) => log.warn({ event: 'database-lost', reason: errorCode(error) }))
    const applied = await migrate(db)
    // SQLite opens a file without write permission, and fails only at the first lead.
    if (database.dialect === 'sqlite') accessSync(database.path, constants.W_OK)
    if (applied.length > 0) log.info({ event: 'database-migrated', migrations: applied })
    return db
  } catch (error) {
    if (error instanceof UnfitDatabase) throw error
    const place = database.dialect === 'sqlite' ? `the file ${database.path}` : 'PostgreSQL'
    throw new Error(`DATABASE_URL: ${place} cannot be used: ${openingFailure(error)}.`)
  }
}

function databaseRateLimit({ database }: Config, db: Db, name: string, perHour: number): RateLimit {
  return rateLimit({
    name,
    perHour,
    pool: db.dialect === 'postgres' ? db.pool : undefined,
    // Shared by all processes of one database, but not stored in it.
    secret: database.dialect === 'postgres' ? database.url : database.path,
  })
}

async function stop(workers: OutboxWorker[], stopRetention: () => void, db: Db): Promise<void> {
  stopRetention()
  await Promise.all(workers.map((worker) => worker.stop(STOP_MS)))
  await Promise.race([db.close(), setTimeout(CLOSE_MS, undefined, { ref: false })])
}
