/** Mail servers that are slow, or put advisors off: everybody is told, and nobody twice. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog, type Log } from '#server/base/log.ts'
import type { PartlySettled } from '#server/leads/notify/deliver.ts'
import { closeAfterwards, dialects, emptyDatabase } from '#tests/support/databases.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { messageOf, plainMailSender } from '#tests/support/messages.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startStopwatch } from '#tests/support/stopwatch.ts'
import { until } from '#tests/support/until.ts'

describe.concurrent.each(dialects)('on %s', (dialect) => {
  test('a mail server that takes longer than a lease gets each mail once', {
    timeout: 150_000,
  }, async () => {
    const mail = await startMailServer(() => false, { thinksMs: 31_000 })
    closeAfterwards(() => mail.stop())
    const environment = {
      DATABASE_URL: await emptyDatabase(dialect),
      SMTP_URL: mail.url,
      LEADS_TO: 'a@primer.rs',
    }
    const [one] = [await leadsApi(environment), await leadsApi(environment)]
    await one.post()
    await until(async () => (await one.leads.outboxState()).undelivered === 0, 120_000)
    expect(mail.mails).toHaveLength(1)
  })

  test('a shutdown waits for the reply to a transmitted mail', async () => {
    const mail = await startMailServer(() => false, { thinksMs: 7000 })
    closeAfterwards(() => mail.stop())
    const environment = { DATABASE_URL: await emptyDatabase(dialect), SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' }
    const before = await leadsApi(environment)
    await before.post()
    await until(() => mail.mails.length === 1)
    await before.leads.stop()
    const after = await leadsApi(environment)
    expect((await after.leads.outboxState()).undelivered).toBe(0)
  })

  test('a shutdown cancels a mail that is not fully transmitted, and releases it for the next process', async () => {
    const hole = createServer(() => {}).listen(0, '127.0.0.1')
    await once(hole, 'listening')
    closeAfterwards(async () => {
      hole.close()
    })
    const reached = once(hole, 'connection')
    const address = hole.address()
    const DATABASE_URL = await emptyDatabase(dialect)
    const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const before = await leadsApi({ DATABASE_URL, SMTP_URL, LEADS_TO: 'a@primer.rs' })
    await before.post()
    await reached
    const tookMs = startStopwatch()
    await before.leads.stop()
    expect(tookMs()).toBeLessThan(4000)

    const mail = await startMailServer()
    closeAfterwards(() => mail.stop())
    const after = await leadsApi({ DATABASE_URL, SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' })
    await until(async () => (await after.leads.outboxState()).undelivered === 0) // a lease would last 28 s
    expect(mail.mails).toHaveLength(1)
  })
})

const lead = { ...leadOf(), id: 7, createdAt: new Date('2026-11-20T10:00:00Z') }

type Answers = Record<string, (450 | 550 | undefined)[]>

/** Sends to advisors whose mailboxes answer as told, one time after the other. @returns how each attempt ended */
async function attempts(to: string[], answers: Answers, count: number, fails = (_: number) => false) {
  const mail = await startMailServer(fails, { refuses: (address, asked) => answers[address]?.[asked - 1] })
  onTestFinished(() => mail.stop())
  const logged: object[] = []
  const log = { warn: (entry: object) => logged.push(entry) } as unknown as Pick<Log, 'warn'>
  const send = plainMailSender({ smtpUrl: mail.url, from: 'sajt@primer.rs', to }, log)
  const ends: string[] = []
  let settled: readonly string[] = []
  for (let i = 0; i < count; i += 1) {
    const end = await send(messageOf(lead), settled, new AbortController().signal).then(
      () => 'told',
      ({ code, settled: whom = settled }: { code: string } & Partial<PartlySettled>) => {
        settled = whom
        return code
      },
    )
    ends.push(end)
  }
  return { ends, logged, recipients: mail.mails.map(({ envelope }) => envelope.to), mails: mail.mails }
}

test('an advisor who is deferred gets the mail later, and the others do not get it again', async () => {
  const { ends, recipients, mails } = await attempts(
    ['A@Primer.RS', 'B@primer.rs', 'c@пример.срб', 'c@[127.0.0.1]'],
    { 'B@primer.rs': [450, 450] },
    3,
  )
  expect(ends).toEqual(['SMTP-450', 'SMTP-450', 'told'])
  expect(recipients).toEqual([['A@primer.rs', 'c@пример.срб', 'c@[127.0.0.1]'], ['B@primer.rs']])
  expect(new Set(mails.map(({ headers }) => [headers['message-id'], headers.to].join())).size).toBe(1)
})

test('an advisor who is permanently refused is logged without the address, and the others get the mail', async () => {
  const { ends, recipients, logged } = await attempts(
    ['a@primer.rs', 'b@primer.rs', 'a@PRIMER.rs'],
    { 'b@primer.rs': [550] },
    1,
  )
  expect(ends).toEqual(['told'])
  expect(recipients).toEqual([['a@primer.rs']])
  expect(logged).toEqual([{ event: 'advisor-refused', lead: 7, advisor: 2, status: 550 }])
})

test('an advisor who is deferred and then permanently refused does not keep the row pending', async () => {
  const { ends, recipients } = await attempts(['a@primer.rs', 'b@primer.rs'], { 'b@primer.rs': [450, 550] }, 2)
  expect(ends).toEqual(['SMTP-450', 'told'])
  expect(recipients).toEqual([['a@primer.rs']])
})

test('a mail that fails after some recipients were refused settles none of them', async () => {
  const { ends, recipients, logged } = await attempts(
    ['a@primer.rs', 'b@primer.rs'],
    { 'b@primer.rs': [550] },
    2,
    (attempt) => attempt === 1,
  )
  expect(ends).toEqual(['SMTP-451', 'told'])
  expect([recipients, logged]).toEqual([[['a@primer.rs', 'b@primer.rs']], []])
})

test('a mail that every advisor’s mailbox refuses is tried again with all of them', async () => {
  const { ends, recipients } = await attempts(
    ['a@primer.rs', 'b@primer.rs'],
    { 'a@primer.rs': [550, 550], 'b@primer.rs': [450, 550] },
    3,
  )
  expect(ends).toEqual(['SMTP-550', 'SMTP-550', 'told'])
  expect(recipients).toEqual([['a@primer.rs', 'b@primer.rs']])
})

test('a deferred advisor who is removed from LEADS_TO does not keep the row pending', async () => {
  const send = plainMailSender(
    { smtpUrl: 'smtp://127.0.0.1:1', from: 'sajt@primer.rs', to: ['a@primer.rs'] },
    createLog('silent'),
  )
  await expect(send(messageOf(lead), ['a@primer.rs'], new AbortController().signal)).resolves.toBeUndefined()
})
