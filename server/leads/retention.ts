import type { Db } from '#server/db/open.ts'
import { errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { purgeLeads } from './erase.ts'

const DAY_MS = 86_400_000

type RetentionDeps = { db: Db; retentionDays: number; now: () => Date; log: Pick<Log, 'info' | 'error'> }

/** Erases what has been kept long enough, now and once a day. @returns how to stop it */
export function startRetention({ db, retentionDays, now, log }: RetentionDeps): () => void {
  async function purge(): Promise<void> {
    try {
      const purged = await purgeLeads(db, new Date(now().getTime() - retentionDays * DAY_MS))
      if (purged > 0) log.info({ event: 'leads-purged', leads: purged, retentionDays })
    } catch (error) {
      log.error({ event: 'leads-not-purged', reason: errorCode(error) }) // tomorrow is soon enough
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
