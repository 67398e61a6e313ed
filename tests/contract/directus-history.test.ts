/** Beside a mail server, a Directus gets every lead and its whole history, once and in order, whatever it answers. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { wireLead } from '#core/lead/wire.ts'
import { leadById } from '#server/leads/store/lead-by-id.ts'
import { historyOf } from '#server/leads/store/lead-events.ts'
import { dialects } from '#tests/support/databases.ts'
import { type DirectusDouble, startDirectus } from '#tests/support/directus.ts'
import { tokenIn } from '#tests/support/mail-parts.ts'
import { ADVISORS, type PromisingSite, promisingSite, VISITOR } from '#tests/support/promises.ts'
import { until } from '#tests/support/until.ts'

const MONDAY = { day: '2026-11-30', from: '12:00', to: '14:00' }
const MINUTE_MS = 60_000

async function startedDirectus(troubles?: Parameters<typeof startDirectus>[0]): Promise<DirectusDouble> {
  const directus = await startDirectus(troubles)
  onTestFinished(() => directus.stop())
  return directus
}

/** What Directus has, in the order in which it came, as one line for each event. */
function eventsIn({ history }: DirectusDouble): string[] {
  return [...history.values()].map(({ broj, redni_broj, dogadjaj, ko }) => `${broj}.${redni_broj} ${dogadjaj} ${ko}`)
}

async function links(site: PromisingSite) {
  await until(() => site.mail.mails.length === 1 + ADVISORS.length)
  const [advisor = ''] = ADVISORS
  return { visitor: tokenIn(site.mailsTo(VISITOR)[0], 'upit'), advisor: tokenIn(site.mailsTo(advisor)[0], 'posao') }
}

/** Waits until everything has been sent, while the site's clock runs: what failed is due later. */
function settled(site: PromisingSite): Promise<void> {
  return until(async () => {
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    return (await site.leads.outboxState()).undelivered === 0
  })
}

describe.each(dialects)('on %s', (dialect) => {
  test('it gets the lead as exactly the nine fields, and each event with what came of it', async () => {
    const directus = await startedDirectus()
    const site = await promisingSite(dialect, { environment: directus.environment })
    await site.post()
    const { visitor, advisor } = await links(site)
    await site.act(visitor, { action: 'move', ...MONDAY })
    await site.act(advisor, { action: 'claim' })
    site.clock.now = new Date('2026-11-30T11:30:00Z')
    await site.act(advisor, { action: 'talked' })
    await site.settle()

    const lead = (await leadById(site.db, 1))?.lead
    if (lead === undefined) throw new Error('The lead is gone.')
    const [item] = directus.leads.keys()
    expect([...directus.leads.values()]).toEqual([wireLead(lead)])
    const name = `lead-1-${lead.createdAt.getTime()}`
    const row = { upit: name, broj: 1, lead: item, dan: null, od: null, do: null, napomena: null }
    const slot = { dan: MONDAY.day, od: MONDAY.from, do: MONDAY.to }
    const history = await historyOf(site.db, 1)
    expect([...directus.history.values()]).toEqual(
      [
        { dogadjaj: 'promised', ko: 'system', stanje: 'novo', dan: '2026-11-27', od: '10:00', do: '16:00' },
        { dogadjaj: 'moved', ko: 'visitor', stanje: 'pomereno', ...slot },
        { dogadjaj: 'claimed', ko: 'advisor-1', stanje: 'preuzeto' },
        { dogadjaj: 'talked', ko: 'advisor-1', stanje: 'razgovarano' },
      ].map((event, index) => ({
        ...row,
        id: `${name}-${index + 1}`,
        redni_broj: index + 1,
        vreme: history[index]?.at.toISOString(),
        ...event,
      })),
    )
  })

  test('two processes tell it of everything once, in order, also of what happened before it was there', async () => {
    const before = await promisingSite(dialect)
    await before.post()
    const { visitor } = await links(before)
    await before.act(visitor, { action: 'move', ...MONDAY })
    await before.settle()
    await before.leads.stop()

    const directus = await startedDirectus()
    const environment = { ...directus.environment, DATABASE_URL: before.databaseUrl }
    const site = await promisingSite(dialect, { environment })
    const other = await site.open()
    await Promise.all(Array.from({ length: 6 }, () => site.act(visitor, { action: 'move', ...MONDAY })))
    await site.act(visitor, { action: 'cancel' })
    await site.settle()
    await other.leads.stop()

    const events = await historyOf(before.db, 1)
    expect(eventsIn(directus)).toEqual(events.map(({ seq, kind, actor }) => `1.${seq} ${kind} ${actor}`))
    expect([directus.leads.size, new Set([...directus.history.values()].map(({ lead }) => lead)).size]).toEqual([1, 1])
  })

  test('what is erased here is erased there, and the advisors hear of it', async () => {
    const directus = await startedDirectus()
    const site = await promisingSite(dialect, { environment: directus.environment })
    await site.post()
    const { visitor } = await links(site)
    await site.settle()
    expect([directus.leads.size, directus.history.size]).toEqual([1, 1])
    expect((await site.act(visitor, { action: 'erase' })).status).toBe(200)
    site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS) // by then nothing of it is on its way any more
    await site.settle()
    expect([directus.leads.size, directus.history.size]).toEqual([0, 0])
  })
})

test.each([
  { what: 'refuses the token', trouble: 401 as const },
  { what: 'has no such collection yet', trouble: 403 as const },
  { what: 'has too many requests', trouble: 429 as const },
  { what: 'points elsewhere', trouble: 302 as const },
  { what: 'fails', trouble: 500 as const },
  { what: 'answers with a page', trouble: 200 as const },
  { what: 'has done it, and its answer is lost', trouble: 'answer lost' as const },
  { what: 'never answers', trouble: 'hanging' as const },
])('where it $what at first, it still gets everything once, and mails do not wait', async ({ trouble }) => {
  const directus = await startedDirectus((asked, count) => {
    if (asked === 'GET loan_types') return undefined
    // The first question is about the history; the lead and its first event are the second.
    return count === (trouble === 'answer lost' ? 2 : 1) ? trouble : undefined
  })
  const site = await promisingSite('sqlite', { environment: directus.environment })
  await site.post()
  const { advisor } = await links(site)
  await site.act(advisor, { action: 'claim' })
  await settled(site)
  expect(eventsIn(directus)).toEqual(['1.1 promised system', '1.2 claimed advisor-1'])
  expect(directus.leads.size).toBe(1)
})

test('what it refuses is kept with its code and without its words, and goes there once it is mended', async () => {
  const directus = await startedDirectus()
  const site = await promisingSite('sqlite', { environment: directus.environment })
  await site.leads.store.loanTypes()
  const [housing, ...others] = directus.loanTypes.splice(0)
  directus.loanTypes.push(...others)
  await site.post({ loan_types: [{ loan_types_id: 1 }] })
  const row = () => site.db.kysely.selectFrom('outbox').selectAll().where('channel', '=', 'directus').executeTakeFirst()
  await until(async () => (await row())?.last_error === 'HTTP-400-INVALID_FOREIGN_KEY')
  expect([directus.leads.size, directus.history.size]).toEqual([0, 0])
  if (housing) directus.loanTypes.push(housing)
  await settled(site)
  expect([directus.leads.size, directus.history.size]).toEqual([1, 1])
})

test('the loan types are those of Directus, and the last ones known while it is away', async () => {
  let isAway = false
  const directus = await startedDirectus(() => (isAway ? 503 : undefined))
  const environment = directus.environment
  const site = await promisingSite('sqlite', { environment })
  directus.loanTypes.push({ id: 7, name: 'Lizing' })
  const names = async () => (await site.leads.store.loanTypes()).map(({ name }) => name)
  const theirs = ['Stambeni kredit', 'Keš kredit', 'Kredit za auto', 'Lizing']
  expect(await names()).toEqual(theirs)
  isAway = true
  const later = await site.open() // as after a restart
  expect((await later.leads.store.loanTypes()).map(({ name }) => name)).toEqual(theirs)
  await later.leads.stop()
})
