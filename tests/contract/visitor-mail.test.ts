/** The mails to visitors: what they say, their calendar files, and how many there are at most. */
import { describe, expect, test } from 'vitest'
import { dialects } from '#tests/support/databases.ts'
import { calendarIn, type PromisingSite, promisingSite, tokenIn, VISITOR } from '#tests/support/promises.ts'
import { until } from '#tests/support/until.ts'

const HOUR_MS = 3_600_000

function later(site: PromisingSite, hours: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS)
}

const unasked = ({ mail }: PromisingSite) =>
  mail.mails.filter(({ headers }) => headers['auto-submitted'] === 'auto-replied')

describe.each(dialects)('on %s', (dialect) => {
  test('the answer says when the call comes, holds nothing that was typed, and a calendar takes its file', async () => {
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
  })

  test('a moved and a cancelled call replace the event, each with a higher sequence', async () => {
    const site = await promisingSite(dialect)
    await site.post()
    await site.settle()
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
