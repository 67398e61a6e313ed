import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { countUnseen, purgeLeads } from './erase.ts'

const DAY_MS = 86_400_000

type RetentionDeps = {
  db: Db
  retentionDays: number
  /** The notification channels configured at present. */
  channels: readonly Channel[]
  now: () => Date
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/**
 * Erases leads past their retention period, at the start and once a day. Leads that nobody was notified of are announced
 * in the log a day ahead, so that a clock set a year ahead erases none of them unannounced.
 *
 * @returns stops it
 */
export function startRetention({ db, retentionDays, channels, now, log }: RetentionDeps): () => void {
  let isStopped = false
  let announced = new Date(0) // un-notified leads created before this have been announced

  async function purge(): Promise<void> {
    try {
      const before = new Date(now().getTime() - retentionDays * DAY_MS)
      const { leads, owed } = await purgeLeads(db, before, channels, announced)
      if (leads > 0) log.info({ event: 'leads-purged', leads, retentionDays })
      if (owed > 0) log.warn({ event: 'leads-kept-untold', leads: owed, retentionDays })

      const tomorrow = new Date(before.getTime() + DAY_MS)
      const unseen = await countUnseen(db, tomorrow, channels)
      if (unseen > 0) log.warn({ event: 'leads-purged-untold-tomorrow', leads: unseen, retentionDays })
      announced = tomorrow
    } catch (error) {
      if (isStopped) return // the database is being closed
      log.error({ event: 'leads-not-purged', reason: errorCode(error) }) // tried again tomorrow
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), DAY_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
