/** The clock is set forward or back by hours under a running site: what waits is sent, once, and nobody is locked out. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { dayInBelgrade } from '#core/money/date.ts'
import { deliveries } from '#server/leads/manage/lead-archive.ts'
import { claimDue } from '#server/leads/notify/outbox.ts'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { leadRow } from '#server/leads/store/lead-rows.ts'
import { closeAfterwards, dialects, emptyDatabase, openedForTheFile } from '#tests/support/databases.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startServer } from '#tests/support/server.ts'
import { testApp } from '#tests/support/test-app.ts'
import { until } from '#tests/support/until.ts'

const HOUR_MS = 3_600_000
const NO_SUCH_HOST = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@primer.rs' }

/** Sets the clock of this process; what measures time that passes (timers) goes on, as in a machine. */
function jump(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })
}

afterEach(() => {
  vi.useRealTimers()
})

/** A webhook's receiver that holds every call until it is told to answer. */
async function slowReceiver() {
  const calls: ServerResponse[] = []
  const server = createServer((_, response) => calls.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const environment = {
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  return { calls, environment }
}

describe.each(dialects)('on %s', (dialect) => {
  const open = async (environment: Record<string, string>) =>
    leadsApi({ DATABASE_URL: await emptyDatabase(dialect), ...environment })

  test.each([6, -6])(
    'a notification that waits for its second try is sent soon after a jump of %i hours',
    async (hours) => {
      const mail = await startMailServer((attempt) => attempt === 1)
      onTestFinished(() => mail.stop())
      const api = await open({ SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' })
      await api.post()
      const db = openedForTheFile(api.databaseUrl)
      await until(async () => (await deliveries(db, 1))[0]?.lastError !== undefined)
      jump(hours)
      await until(async () => (await api.leads.outboxState()).undelivered === 0)
      expect(mail.mails).toHaveLength(1)
    },
  )

  test.each([6, -6])('a notification that is being sent at a jump of %i hours is not sent again', async (hours) => {
    const { calls, environment } = await slowReceiver()
    const api = await open(environment)
    await api.post()
    await until(() => calls.length === 1)
    jump(hours)
    await pause(2500) // two looks at the table
    expect(calls).toHaveLength(1)
    calls[0]?.writeHead(204).end()
    await until(async () => (await api.leads.outboxState()).undelivered === 0)
  })

  test('the lease of a process that died ends, whichever way the clock is set', async () => {
    const DATABASE_URL = await emptyDatabase(dialect)
    const api = await leadsApi({ DATABASE_URL, ...NO_SUCH_HOST })
    await api.leads.stop() // a process that only takes leads from here on would send none
    const db = openedForTheFile(DATABASE_URL)
    const now = new Date()
    const lead = leadRow(leadOf(), 'key', now)
    const { id } = await db.kysely.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow()
    const due_at = new Date(now.getTime() - 24 * HOUR_MS).toISOString()
    await db.kysely
      .insertInto('outbox')
      .values(createdMessage(id, 'mail', due_at))
      .execute()

    const claim = async (afterMs: number) => {
      const at = new Date(now.getTime() + afterMs)
      return (await claimDue(db, { channel: 'mail', now: at, leaseMs: 28_000, limit: 4, inFlight: [], takeOver: true }))
        .length
    }
    expect(await claim(0)).toBe(1)
    expect(await claim(27_000)).toBe(0)
    expect(await claim(6 * HOUR_MS)).toBe(1)
    expect(await claim(0)).toBe(1)
    expect(await claim(-60_000)).toBe(0) // the clocks of two machines may differ by as much
  })

  test.each([2, -6])('after a jump of %i hours, leads of other visitors are accepted as before', async (hours) => {
    const api = await open({ RATE_LIMIT_LEADS: '2' })
    const statuses = async () => [await api.post(), await api.post(), await api.post()].map(({ status }) => status)
    expect(await statuses()).toEqual([204, 204, 429])
    jump(hours)
    // Forward, the hour is over; back, whoever was over the limit waits until it really is.
    expect(await statuses()).toEqual(hours > 0 ? [204, 204, 429] : [429, 429, 429])
    expect(await api.leads.limit.take('198.51.100.1')).toBe(0)
  })
})

test('the pages follow the day of the clock, forward and back', async () => {
  const { app, pages } = await testApp({ now: () => new Date() })
  const today = async () => /\d{4}-\d\d-\d\d/.exec(await (await app.request('/')).text())?.[0]
  const before = await today()
  jump(48)
  expect(pages.refresh()).toEqual({ hasChanged: true })
  expect(await today()).not.toBe(before)
  jump(-48)
  expect(pages.refresh()).toEqual({ hasChanged: true })
  expect(await today()).toBe(before)
})

test('a server that starts renders its pages for the day in Belgrade', async () => {
  const days = [dayInBelgrade(new Date())]
  const server = await startServer()
  onTestFinished(async () => void (await server.stop()))
  const payload = await (await fetch(`${server.url}/_payload.json`)).json()
  days.push(dayInBelgrade(new Date())) // it may have been midnight
  expect(days).toContain(payload.view.today)
})
