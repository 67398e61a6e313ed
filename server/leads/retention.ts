import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { purgeLeads } from './erase.ts'

const DAY_MS = 86_400_000

type RetentionDeps = {
  db: Db
  retentionDays: number
  /** On which advisors are told at present. */
  channels: readonly Channel[]
  now: () => Date
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Erases what has been kept long enough, now and once a day. @returns how to stop it */
export function startRetention({ db, retentionDays, channels, now, log }: RetentionDeps): () => void {
  async function purge(): Promise<void> {
    try {
      const before = new Date(now().getTime() - retentionDays * DAY_MS)
      const { leads, owed } = await purgeLeads(db, before, channels)
      if (leads > 0) log.info({ event: 'leads-purged', leads, retentionDays })
      if (owed > 0) log.warn({ event: 'leads-kept-untold', leads: owed, retentionDays })
    } catch (error) {
      log.error({ event: 'leads-not-purged', reason: errorCode(error) }) // tomorrow is soon enough
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
