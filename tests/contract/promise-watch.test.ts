/** What the server notices by itself: a window that nobody claims, one that ends without a try, a morning. */
import { describe, expect, test } from 'vitest'
import { nothingTold, workingCalendar } from '#core/owner/owner-data.ts'
import { createLog } from '#server/base/log.ts'
import { watchOnce } from '#server/leads/promise/watch.ts'
import { historyOf } from '#server/leads/store/lead-events.ts'
import { dialects } from '#tests/support/databases.ts'
import { tokenIn } from '#tests/support/mail-parts.ts'
import { ADVISORS, type PromisingSite, promisingSite } from '#tests/support/promises.ts'

/** Looks at the enquiries at a moment, as two processes at once. @returns the kinds of the first lead's events */
async function watchAt(site: PromisingSite, at: string, daysOff: string[] = []): Promise<string[]> {
  site.clock.now = new Date(at)
  const { db } = site
  const now = () => site.clock.now
  const calendar = workingCalendar({ ...nothingTold, daysOff })
  const acting = () => ({ db, channels: ['mail', 'visitor', 'webhook'] as const, calendar, now, onEvent: () => {} })
  const look = () => watchOnce({ db, now, log: createLog('silent'), acting, onMorning: () => {} })
  await Promise.all([look(), look()])
  await site.settle()
  return (await historyOf(db, 1)).map(({ kind }) => kind)
}

/** How many mails each advisor has got. */
const told = (site: PromisingSite) => ADVISORS.map((address) => site.mailsTo(address).length)

/** A lead that is to be called on Friday, 27 November, between 10 and 16. */
async function siteWithLead(...[dialect]: Parameters<typeof promisingSite>): Promise<PromisingSite> {
  const site = await promisingSite(dialect)
  await site.post()
  await site.settle()
  return site
}

describe.each(dialects)('on %s', (dialect) => {
  test('a window that nobody has claimed for a quarter of an hour is told to every advisor once', async () => {
    const site = await siteWithLead(dialect)
    expect(await watchAt(site, '2026-11-27T09:14:59Z')).toEqual(['promised'])
    expect(await watchAt(site, '2026-11-27T09:15:00Z')).toEqual(['promised', 'unclaimed'])
    expect(await watchAt(site, '2026-11-27T09:45:00Z')).toEqual(['promised', 'unclaimed'])
    expect(told(site)).toEqual([2, 2])
  })

  test('one that somebody has claimed is not, until it ends without a try: then the promise is broken', async () => {
    const site = await siteWithLead(dialect)
    await site.act(tokenIn(site.mailsTo(ADVISORS[1] ?? '')[0], 'posao'), { action: 'claim' })
    expect(await watchAt(site, '2026-11-27T14:59:59Z')).toEqual(['promised', 'claimed'])
    expect(await watchAt(site, '2026-11-27T15:00:00Z')).toEqual(['promised', 'claimed', 'missed'])
    expect(await watchAt(site, '2026-11-27T15:30:00Z')).toEqual(['promised', 'claimed', 'missed'])
    expect(told(site)).toEqual([2, 2])
  })

  test('after the night to summer time it is a quarter past ten in Belgrade an hour earlier', async () => {
    const site = await promisingSite(dialect)
    site.clock.now = new Date('2027-03-26T15:30:00Z') // the last Friday of winter time
    await site.post()
    await site.settle()
    expect(await watchAt(site, '2027-03-29T06:44:59Z')).toEqual(['promised'])
    expect(told(site)).toEqual([1, 1])
    await watchAt(site, '2027-03-29T06:45:00Z')
    expect(told(site)).toEqual([2, 2]) // the morning list
    expect(await watchAt(site, '2027-03-29T08:14:59Z')).toEqual(['promised'])
    expect(await watchAt(site, '2027-03-29T08:15:00Z')).toEqual(['promised', 'unclaimed'])
    expect(await watchAt(site, '2027-03-29T14:00:00Z')).toEqual(['promised', 'unclaimed', 'missed'])
  })

  test('what was due while no process ran is recorded, and told to nobody', async () => {
    const site = await siteWithLead(dialect)
    expect(await watchAt(site, '2026-11-27T16:00:00Z')).toEqual(['promised', 'missed'])
    expect(told(site)).toEqual([1, 1])
  })

  test('a list comes once on the morning of a working day, between a quarter to nine and a quarter past', async () => {
    const site = await siteWithLead(dialect)
    await watchAt(site, '2026-11-27T16:00:00Z') // missed, so that there is something to say
    for (const early of ['2026-11-28T07:45:00Z', '2026-11-30T07:44:59Z', '2026-11-30T08:15:00Z'])
      await watchAt(site, early)
    await watchAt(site, '2026-12-01T07:45:00Z', ['2026-12-01'])
    expect(told(site)).toEqual([1, 1])
    await watchAt(site, '2026-12-02T07:45:00Z')
    await watchAt(site, '2026-12-02T08:00:00Z')
    expect(told(site)).toEqual([2, 2])
    for (const address of ADVISORS) {
      const list = site.mailsTo(address).at(-1)
      expect(list?.text).toMatch(/br\. 1/)
      expect(list?.text).not.toMatch(/Ana|Anić|064|ana@/)
    }
  })
})
