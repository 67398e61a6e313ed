import { isWithin, momentInBelgrade, slotEnd, slotStart } from '#core/lead/call-slot.ts'
import { isOpen, type LeadEvent } from '#core/lead/history.ts'
import { isWorkingDay } from '#core/lead/working-day.ts'
import { addDays, dayInBelgrade } from '#core/money/date.ts'
import { errorCode } from '#server/base/error-code.ts'
import { enquiriesBetween } from './due-enquiries.ts'
import { type ActDeps, add, type FoundEnquiry, noticedEvent } from './enquiries.ts'
import { morningNumber } from './morning-list.ts'
import type { PromiseDeps } from './promise-deps.ts'

type WatchDeps = Pick<PromiseDeps, 'db' | 'now' | 'log'> & { acting: () => ActDeps; onMorning: () => void }

const EVERY_MS = 30_000
const MINUTE_MS = 60_000
const UNCLAIMED_MS = 15 * MINUTE_MS // contract §9
const STILL_NEWS_MS = 60 * MINUTE_MS // after downtime nothing is told of what is longer past
const DAYS_BACK = 14
const MORNING_MS = (8 * 60 + 45) * MINUTE_MS
const MORNING_LASTS_MS = 30 * MINUTE_MS // later it is no news: the windows are opening
const KEPT_MS = 2 * 24 * 60 * MINUTE_MS

/**
 * Notices what nobody does: a window that nobody claims, one that ends without a try, a morning. Every process watches;
 * what one has noticed is in the database, so that it is told once.
 *
 * @returns stops it
 */
export function startWatch(deps: WatchDeps): () => void {
  let isWatching = false
  const watch = async () => {
    if (isWatching) return
    isWatching = true
    try {
      await watchOnce(deps)
    } catch (error) {
      deps.log.error({ event: 'promises-unwatched', reason: errorCode(error) }) // tried again at the next turn
    } finally {
      isWatching = false
    }
  }
  void watch()
  const timer = setInterval(() => void watch(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** One look at the enquiries that are due. */
export async function watchOnce(deps: WatchDeps): Promise<void> {
  const now = deps.now()
  const today = dayInBelgrade(now)
  const acting = deps.acting()
  // What was missed has been told: else it would be read again every half minute for a fortnight.
  for (const found of await enquiriesBetween(acting, addDays(today, -DAYS_BACK), today, ['missed'])) {
    const noticed = notice(found, now)
    if (noticed === undefined) continue
    // Overtaken by another event, it is looked at again in half a minute.
    await add(found, noticedEvent(found, noticed.kind, now), noticed.isNews ? acting : silently(acting))
  }
  await askForList(deps, now)
  await forget(deps, now)
}

/** So that an event is kept wherever the history is, and nobody hears of it. */
function silently(acting: ActDeps): ActDeps {
  return { ...acting, channels: acting.channels.filter((channel) => channel === 'directus') }
}

type Noticed = { kind: Extract<LeadEvent['kind'], 'missed' | 'unclaimed'>; isNews: boolean }

function notice({ enquiry, history }: FoundEnquiry, now: Date): Noticed | undefined {
  const { slot, promise, claimedBy, isReminded, tries } = enquiry
  if (slot === undefined || promise !== 'open' || !isOpen(enquiry)) return undefined
  const end = slotEnd(slot).getTime()
  if (now.getTime() >= end) return { kind: 'missed', isNews: now.getTime() - end < STILL_NEWS_MS }
  const arranged = history.findLast((event) => event.slot !== undefined)?.at ?? slotStart(slot)
  const since = Math.max(slotStart(slot).getTime(), arranged.getTime())
  const isUnclaimed = claimedBy === undefined && tries === 0 && !isReminded
  const isLate = isWithin(slot, now) && now.getTime() - since >= UNCLAIMED_MS
  return isUnclaimed && isLate ? { kind: 'unclaimed', isNews: true } : undefined
}

/** Asks for today's list, from 08:45 on working days. The first process that does so is the one. */
async function askForList({ db, acting, onMorning }: WatchDeps, now: Date): Promise<void> {
  const { calendar, channels } = acting()
  const today = dayInBelgrade(now)
  const sinceMidnight = now.getTime() - midnight(today)
  const isMorning = sinceMidnight >= MORNING_MS && sinceMidnight < MORNING_MS + MORNING_LASTS_MS
  if (!isMorning || !isWorkingDay(today, calendar) || !channels.includes('mail')) return
  const at = now.toISOString()
  const list = { lead_id: null, channel: 'mail', kind: 'morning', seq: morningNumber(today) } as const
  const asked = db.kysely.selectFrom('outbox').select('id').where('kind', '=', list.kind).where('seq', '=', list.seq)
  if ((await asked.executeTakeFirst()) !== undefined) return // read first: a look must not write every half minute
  await db.kysely
    .insertInto('outbox')
    .values({ ...list, created_at: at, due_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  onMorning()
}

/** Midnight in Belgrade as working hours count from it: on the days when the clocks change, eight hours before 08:00. */
function midnight(day: string): number {
  return momentInBelgrade(day, 8).getTime() - 8 * 60 * MINUTE_MS
}

/** Forgets messages without a lead once they are delivered, and blocked addresses after their year. */
async function forget({ db }: WatchDeps, now: Date): Promise<void> {
  const { kysely } = db
  const old = new Date(now.getTime() - KEPT_MS).toISOString()
  const told = kysely.selectFrom('outbox').select('id').where('lead_id', 'is', null).where('delivered_at', '<', old)
  if ((await told.executeTakeFirst()) !== undefined) {
    await kysely.deleteFrom('outbox').where('lead_id', 'is', null).where('delivered_at', '<', old).execute()
  }
  const ended = kysely.selectFrom('blocked_addresses').select('address').where('until', '<', now.toISOString())
  if ((await ended.executeTakeFirst()) !== undefined) {
    await kysely.deleteFrom('blocked_addresses').where('until', '<', now.toISOString()).execute()
  }
}
