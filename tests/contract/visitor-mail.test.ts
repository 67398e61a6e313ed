/** The mails to visitors: what they say, their calendar files, and how many there are at most. */
import { describe, expect, test } from 'vitest'
import { takeLeave } from '#server/leads/promise/visitor-limits.ts'
import { dialects } from '#tests/support/databases.ts'
import { calendarIn, tokenIn } from '#tests/support/mail-parts.ts'
import { ADVISORS, type PromisingSite, promisingSite, VISITOR } from '#tests/support/promises.ts'
import { until } from '#tests/support/until.ts'

const HOUR_MS = 3_600_000

function later(site: PromisingSite, hours: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS)
}

const unasked = ({ mail }: PromisingSite) =>
  mail.mails.filter(({ headers }) => headers['auto-submitted'] === 'auto-replied')

describe.each(dialects)('on %s', (dialect) => {
  test('the answer says when the call comes, holds nothing that was typed, and a calendar takes its file; a moved and a cancelled call replace the event, each with a higher sequence', async () => {
    const site = await promisingSite(dialect)
    await site.post({ first_name: 'Zlonamerna', last_name: 'Reklama' })
    await site.settle()
    const [mail] = site.mailsTo(VISITOR)
    expect(mail?.headers).toMatchObject({ subject: expect.stringMatching(/^(=\?UTF-8|Primili smo Vaš upit)/i) })
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('danas, u petak, 27. novembra, između 10 i 16 časova')
      expect(text).toContain('+381 11 000 0000')
      expect(text).not.toMatch(/Zlonamerna|Reklama|064/)
    }
    expect(calendarIn(mail)).toMatchObject({
      type: expect.stringMatching(/^text\/calendar; .*method=PUBLISH/),
      head: expect.stringContaining('poziv.ics'),
      method: 'PUBLISH',
      events: 1,
      uid: 'upit-1@www.primer.rs',
      sequence: 0,
      start: '2026-11-27T09:00:00.000Z',
      end: '2026-11-27T15:00:00.000Z',
      status: 'CONFIRMED',
    })
    const lines = calendarIn(mail)?.file.split('\r\n') ?? []
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])

    const token = tokenIn(site.mailsTo(VISITOR)[0], 'upit')
    await site.act(token, { action: 'move', day: '2026-12-01', from: '12:00', to: '14:00' })
    await site.settle()
    await site.act(token, { action: 'cancel' })
    await site.settle()
    const [, moved, cancelled] = site.mailsTo(VISITOR).map(calendarIn)
    const same = { uid: 'upit-1@www.primer.rs', start: '2026-12-01T11:00:00.000Z', end: '2026-12-01T13:00:00.000Z' }
    expect(moved).toMatchObject({ ...same, method: 'PUBLISH', sequence: 1, status: 'CONFIRMED' })
    expect(cancelled).toMatchObject({ ...same, method: 'CANCEL', sequence: 2, status: 'CANCELLED' })
    expect(cancelled?.type).toContain('method=CANCEL')
  })

  test('an address gets one answer in a day and three in thirty, whatever tag and case it is written with', async () => {
    const site = await promisingSite(dialect)
    for (const [email, hours] of [
      ['ana@primer.rs', 0],
      ['ANA+dva@primer.rs', 23],
      ['Ana@Primer.rs', 2],
      ['ana@primer.rs', 25],
      ['ana+pet@primer.rs', 25],
    ] as const) {
      later(site, hours)
      await site.post({ email })
      await site.settle()
    }
    expect(unasked(site)).toHaveLength(3)
    later(site, 30 * 24)
    await site.post({ email: 'ana@primer.rs' })
    await site.settle()
    expect(unasked(site)).toHaveLength(4)
  })

  test('of mails asked for at once 120 an hour go out and not one more, and the next waits until an hour is over', async () => {
    const { db, post, counted, mailsTo, clock, leads } = await promisingSite(dialect)
    const { now } = clock
    const ask = (id: number) => takeLeave(db, { leadId: 1000 + id, address: `hash-${id}`, client: undefined, now })
    // Over the limit all connections ask at once; 125 waiting ones would time out on a busy machine.
    for (let id = 0; id < 115; id += 1) expect(await ask(id)).toBe('granted')
    const leaves = await Promise.all(Array.from({ length: 10 }, (_, id) => ask(115 + id)))
    const paused = leaves.filter((leave) => leave !== 'granted')
    expect(paused).toEqual(Array(5).fill({ why: 'paused', until: new Date(now.getTime() + HOUR_MS) }))

    await post()
    await until(() => counted.some((one) => Array.isArray(one) && one[1] === 'paused'))
    await until(() => ADVISORS.every((address) => mailsTo(address).length === 1))
    expect(mailsTo(VISITOR)).toEqual([])
    clock.now = new Date(now.getTime() + HOUR_MS + 1000)
    await until(async () => (await leads.outboxState()).undelivered === 0)
    expect(mailsTo(VISITOR)).toHaveLength(1)
  })

  test('over the night to summer time the window keeps its hours in Belgrade', async () => {
    const site = await promisingSite(dialect)
    site.clock.now = new Date('2027-03-26T15:30:00Z') // the last Friday of winter time, half an hour after the window
    await site.post()
    await site.settle()
    const [mail] = site.mailsTo(VISITOR)
    expect(mail?.text).toContain('u ponedeljak, 29. marta, između 10 i 16 časova')
    expect(calendarIn(mail)).toMatchObject({ start: '2027-03-29T08:00:00.000Z', end: '2027-03-29T14:00:00.000Z' })
    const token = tokenIn(site.mailsTo(ADVISORS[0] ?? '')[0], 'posao')
    site.clock.now = new Date('2027-03-29T08:05:00Z')
    await site.act(token, { action: 'talked' })
    expect(site.counted.filter((one) => !Array.isArray(one))).toEqual([{ kept: true }, { minutes: 5 }])
  })

  test('a client’s fourth answer waits until the hour is over, while the advisors are told at once', async () => {
    const site = await promisingSite(dialect, { environment: { LEADS_TO: 'savetnik1@primer.rs' } })
    for (let i = 1; i <= 4; i += 1) await site.post({ email: `osoba${i}@primer.rs` })
    await until(() => site.mailsTo('savetnik1@primer.rs').length === 4)
    await until(() => site.counted.some((one) => Array.isArray(one) && one[1] === 'waiting'))
    await until(() => unasked(site).length === 3)
    later(site, 1.01)
    await site.settle()
    expect(unasked(site)).toHaveLength(4)
  })
})

test.each([
  ['puts everybody off', 'deferring', 'postgres'],
  ['puts everybody off', 'deferring', 'sqlite'],
  ['refuses everybody', 'refusing', 'sqlite'],
  ['never says a word', 'hanging', 'sqlite'],
] as const)(
  'a mail server that %s for a day (%s, on %s) costs no mail, and none says what no longer holds',
  {
    timeout: 120_000, // it is given ten seconds to answer
  },
  async (_, state, dialect) => {
    let away: typeof state | undefined = state
    const site = await promisingSite(dialect, { habits: { isAway: () => away } })
    const failures = () => site.counted.filter((one) => Array.isArray(one) && one[1] === 'failed').length
    await site.post()
    await until(() => failures() === 1, 30_000)
    later(site, 24)
    await until(() => failures() === 2, 30_000)
    away = undefined
    later(site, 1.02) // pauses grow to an hour
    await until(async () => (await site.leads.outboxState()).undelivered === 0, 60_000)
    expect([VISITOR, ...ADVISORS].map((address) => site.mailsTo(address).length)).toEqual([1, 1, 1])
    const [mail] = site.mailsTo(VISITOR)
    expect(mail?.text).toContain('Savetnik Vas zove u ponedeljak, 30. novembra, između 10 i 16 časova')
    expect(calendarIn(mail)).toMatchObject({ start: '2026-11-30T09:00:00.000Z', sequence: 0 })
    for (const address of ADVISORS) expect(site.mailsTo(address)[0]?.headers.subject).not.toMatch(/SADA/)
  },
)

test('an address that does not exist is not tried again, and the advisors learn of it', async () => {
  const refuses = (address: string) => (address === VISITOR ? 550 : undefined)
  const site = await promisingSite('sqlite', { habits: { refuses } })
  await site.post()
  await site.settle()
  await until(() => site.mailsTo('savetnik1@primer.rs').length === 2)
  expect(site.mailsTo('savetnik1@primer.rs').at(-1)?.text).toContain('e-pošta ne postoji')
  expect(site.mailsTo(VISITOR)).toEqual([])
})

test('VISITOR_MAIL=false sends visitors nothing, and the advisors their links', async () => {
  const site = await promisingSite('sqlite', { environment: { VISITOR_MAIL: 'false' } })
  await site.post()
  await site.settle()
  expect(unasked(site)).toEqual([])
  expect(tokenIn(site.mailsTo('savetnik1@primer.rs')[0], 'posao')).toHaveLength(40)
})
