/** After the enquiry: the links in mails, and what they show and do, on both databases. */
import { describe, expect, test } from 'vitest'
import { ENQUIRY_PATH } from '#core/lead/enquiry-wire.ts'
import { historyOf } from '#server/leads/store/lead-events.ts'
import { command } from '#tests/support/command.ts'
import { closeAfterwards, dialects } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { tokenIn } from '#tests/support/mail-parts.ts'
import { ADVISORS, promisingSite, VISITOR } from '#tests/support/promises.ts'
import { until } from '#tests/support/until.ts'

const MONDAY = { day: '2026-11-30', from: '12:00', to: '14:00' }

describe.each(dialects)('on %s', (dialect) => {
  /** A site with one lead of which everybody has been told, and the links in those mails. */
  async function asked(changes: Record<string, unknown> = {}) {
    const site = await promisingSite(dialect)
    await site.post(changes)
    await site.settle()
    const visitor = tokenIn(site.mailsTo(VISITOR)[0], 'upit')
    const [first, second] = ADVISORS.map((address) => tokenIn(site.mailsTo(address)[0], 'posao'))
    if (first === undefined || second === undefined) throw new Error('An advisor got no mail.')
    return { ...site, visitor, first, second }
  }

  test('a visitor sees when the call comes and what can be done, nothing of who they are, and changes nothing; an advisor sees the number besides, and the acts of an advisor', async () => {
    const { get, visitor, first, db } = await asked()
    expect(await get(visitor)).toEqual({
      status: 200,
      body: {
        data: {
          state: 'novo',
          day: '2026-11-27',
          from: '10:00',
          to: '16:00',
          loan_types: ['Stambeni kredit', 'Auto kredit'],
          actions: ['move', 'cancel', 'not-mine', 'confirm-news', 'erase'],
          claimed_by: null,
        },
      },
    })
    expect(await historyOf(db, 1)).toHaveLength(1)
    expect((await get(first)).body.data).toMatchObject({
      state: 'novo',
      phone: '064 123 4567',
      actions: ['claim', 'no-answer', 'talked', 'call-at', 'not-for-us'],
    })
  })

  test('a call is moved only to a day and hours that the business has, and only by an act; with a token that is cut, altered, doubled, another role’s, or of another site nobody acts; a link works for thirty days', async () => {
    const { act, get, visitor, first, clock } = await asked()
    const refused = {
      'a day that has passed': { day: '2026-11-26' },
      'a Saturday': { day: '2026-11-28' },
      'a public holiday': { day: '2027-01-01' },
      'a day too far away': { day: '2027-06-01' },
      'a day that does not exist': { day: '2026-11-31' },
      'an hour that has begun': { day: '2026-11-27', from: '09:00' },
      'an hour before opening': { from: '08:00' },
      'an hour after closing': { to: '18:00' },
      'an end before its beginning': { from: '14:00', to: '12:00' },
      'half an hour': { from: '12:30' },
      'a number for an hour': { from: 12 },
      'a field that there is not': { phone: '064 000 0000' },
      'no day': { day: undefined },
    }
    const answers = []
    for (const [what, changes] of Object.entries(refused)) {
      const { status, body } = await act(visitor, { action: 'move', ...MONDAY, ...changes })
      answers.push([what, status, body.errors?.length])
    }
    expect(answers).toEqual(Object.keys(refused).map((what) => [what, 400, 1]))
    const bodies = [
      'move',
      '[]',
      '{"action":"jump"}',
      '{"action":"cancel","day":"2026-11-30"}',
      `"${'x'.repeat(2000)}"`,
    ]
    for (const body of bodies) expect([body, (await act(visitor, body)).status]).toEqual([body, 400])

    const altered = `${visitor.slice(0, 10)}${visitor[10] === 'A' ? 'B' : 'A'}${visitor.slice(11)}`
    for (const token of [visitor.slice(0, -1), altered, visitor + visitor, 'x', '', '*'.repeat(40)]) {
      expect((await get(token)).status).toBe(401)
      expect((await act(token, { action: 'cancel' })).status).toBe(401)
    }
    expect((await act(visitor, { action: 'claim' })).status).toBe(401)
    expect((await act(first, { action: 'cancel' })).status).toBe(401)
    expect((await act(visitor, { action: 'cancel' }, { origin: 'https://drugi.rs' })).status).toBe(403)
    expect((await get(visitor)).body.data).toMatchObject({ state: 'novo' })

    clock.now = new Date(clock.now.getTime() + 30 * 86_400_000 - 1000)
    expect((await get(visitor)).status).toBe(200)
    clock.now = new Date(clock.now.getTime() + 1000)
    expect((await get(visitor)).status).toBe(401)
  })

  test('of two claims at once one counts, and the other sees whose it is; a token acts thirty times an hour, and then waits', async () => {
    const { act, first, second, db } = await asked()
    const answers = await Promise.all([act(first, { action: 'claim' }), act(second, { action: 'claim' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [one, other] = answers.map(({ body }) => body.data?.claimed_by)
    expect(one).toBe(other)
    const rows = await db.kysely.selectFrom('lead_events').select('kind').where('kind', '=', 'claimed').execute()
    expect(rows).toHaveLength(1)

    for (let i = 1; i < 30; i += 1) expect((await act(first, { action: 'claim' })).status).not.toBe(429)
    expect((await act(first, { action: 'claim' })).status).toBe(429)
  })

  test('a call is moved once per key, and its visitor and advisors and program are told; an act that no longer applies is answered with what does', async () => {
    const { act, visitor, first, settle, mailsTo, hook } = await asked()
    const key = { 'idempotency-key': 'moved-once' }
    const [moved, again] = [
      await act(visitor, { action: 'move', ...MONDAY }, key),
      await act(visitor, { action: 'move', ...MONDAY }, key),
    ]
    expect(moved).toMatchObject({ status: 200, body: { data: { state: 'pomereno', ...MONDAY } } })
    expect(again).toEqual(moved)
    await settle()
    expect(mailsTo(VISITOR).map(({ headers }) => headers.subject)).toHaveLength(2)
    for (const address of ADVISORS) expect(mailsTo(address)).toHaveLength(2)
    const types = hook.calls.map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect(types.toSorted()).toEqual(['lead.created', 'lead.moved'])

    expect((await act(visitor, { action: 'cancel' })).status).toBe(200)
    expect(await act(visitor, { action: 'move', ...MONDAY })).toMatchObject({
      status: 409,
      body: { data: { state: 'otkazano', actions: ['confirm-news', 'erase'] }, errors: [expect.anything()] },
    })
    expect(await act(first, { action: 'claim' })).toMatchObject({ status: 409, body: { data: { actions: [] } } })
  })

  test('an erased enquiry is gone for everybody, and the advisors learn its number', async () => {
    const { act, get, visitor, first, settle, mailsTo, db } = await asked()
    expect(await act(visitor, { action: 'erase' })).toMatchObject({
      status: 200,
      body: { data: { state: 'obrisano' } },
    })
    for (const token of [visitor, first]) {
      expect((await get(token)).status).toBe(410)
      expect((await act(token, { action: token === first ? 'claim' : 'erase' })).status).toBe(410)
    }
    await settle()
    for (const address of ADVISORS) expect(mailsTo(address).at(-1)?.headers.subject).toContain('br. 1')
    for (const table of ['leads', 'lead_events'] as const) {
      expect(await db.kysely.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('who guesses tokens is stopped after 120 an hour, and the links in mails go on', async () => {
    const { get, visitor, client } = await asked()
    const guess = async (number: number) => (await get(String(number).padStart(40, 'A'))).status
    for (let number = 0; number < 120; number += 1) expect(await guess(number)).toBe(401)
    expect(await guess(120)).toBe(429)
    expect((await get(visitor)).status).toBe(200)
    client.address = '203.0.113.8'
    expect(await guess(121)).toBe(401)
  })

  test('the journey of a call: moved, claimed, not answered, arranged anew, made, counted', async () => {
    const { act, visitor, first, second, clock, settle, mailsTo, counted, get, databaseUrl } = await asked()
    const terminal = (...args: string[]) => command('cli/leads.ts', args, { DATABASE_URL: databaseUrl })
    expect(await terminal('list')).toMatch(/^1 .* novo .*Ana Anić/m)
    await act(visitor, { action: 'move', ...MONDAY })
    await settle()
    expect((await act(second, { action: 'claim' })).body.data).toMatchObject({ state: 'preuzeto', claimed_by: 2 })
    clock.now = new Date('2026-11-30T11:10:00Z')
    expect((await act(second, { action: 'no-answer' })).body.data).toMatchObject({ state: 'pokušaj 1', claimed_by: 2 })
    await settle()
    expect(mailsTo(VISITOR).at(-1)?.text).toContain('danas u 12:10')
    const call = { day: '2026-12-01', from: '09:00', to: '10:00' }
    expect((await act(first, { action: 'call-at', ...call })).body.data).toMatchObject({ state: 'preuzeto', ...call })
    await settle()
    clock.now = new Date('2026-12-01T08:03:00Z')
    expect((await act(first, { action: 'talked' })).body.data).toMatchObject({ state: 'razgovarano', actions: [] })
    expect((await get(visitor)).body.data).toMatchObject({ state: 'razgovarano' })
    expect(counted.filter((one) => !Array.isArray(one))).toEqual([
      { kept: true },
      { minutes: 10 },
      { kept: true },
      { minutes: 3 },
    ])

    expect(await terminal('promises', '--month', '2026-11')).toMatch(
      / 1 {2}održano[\s\S]* 1 {2}pre kraja[\s\S]*Održano 1 od 1/,
    )
    expect(await terminal('promises', '--month', '2026-12')).toContain('Prvi pokušaj: polovina najkasnije 3 min')
    expect(await terminal('list')).toBe('Nema upita. Zaključenih među njima: 1 (list --all).\n')
    expect(await terminal('list', '--all')).toMatch(/^1 +— +razgovarano \(savetnik 1\) +Ana Anić/m)
    expect(await terminal('show', '1')).toMatch(/^Pokušaja poziva: +2\n.* 10 min [\s\S]*savetnik 1: +razgovarano$/m)
    expect(await exportedLeads(databaseUrl)).toMatchObject([
      { state: 'razgovarano', tries: 2, first_try_minutes: 10, marketing_confirmed: false },
    ])
  })

  test('after its key was renewed no earlier link works, and the next mail’s does', async () => {
    const { open, post, visitor, first, databaseUrl, settle, mailsTo } = await asked()
    expect(await command('cli/leads.ts', ['renew-links'], { DATABASE_URL: databaseUrl })).toContain('promenjen')
    const { app, leads } = await open() // a process that has not read the old key
    closeAfterwards(() => leads.stop())
    const statusFor = async (token: string) => {
      const headers = { host: 'www.primer.rs', authorization: `Bearer ${token}` }
      return (await app.request(ENQUIRY_PATH, { headers })).status
    }
    for (const token of [visitor, first]) expect(await statusFor(token)).toBe(401)
    await post({ email: 'mira@primer.rs' })
    await settle()
    expect(await statusFor(tokenIn(mailsTo('mira@primer.rs')[0], 'upit'))).toBe(200)
  })

  test('an enquiry that its address knows nothing of is cancelled, and the address gets no more mails', async () => {
    const { act, visitor, settle, post, clock, mailsTo } = await asked()
    await act(visitor, { action: 'not-mine' })
    await settle()
    for (const address of ADVISORS) expect(mailsTo(address).at(-1)?.headers.subject).toContain('ne zvati')
    clock.now = new Date(clock.now.getTime() + 40 * 86_400_000)
    await post({ email: 'ANA+opet@primer.rs' })
    await settle()
    expect(mailsTo(VISITOR)).toHaveLength(1)
    expect(mailsTo('ANA+opet@primer.rs')).toEqual([])
  })

  test('news are confirmed once, with the version of the words, and only then exported as wanted; a lead that somebody moves while its call is tried keeps both', async () => {
    const { act, visitor, first, clock, db, databaseUrl } = await asked()
    expect(await exportedLeads(databaseUrl)).toMatchObject([{ marketing_confirmed: false }])
    expect((await act(visitor, { action: 'confirm-news' })).body.data?.actions).not.toContain('confirm-news')
    expect((await act(visitor, { action: 'confirm-news' })).status).toBe(409)
    expect(await exportedLeads(databaseUrl)).toMatchObject([{ marketing_confirmed: true }])
    const proof = db.kysely.selectFrom('lead_events').select(['actor', 'note']).where('kind', '=', 'news-confirmed')
    expect(await proof.execute()).toEqual([{ actor: 'visitor', note: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])

    clock.now = new Date('2026-11-27T10:00:00Z')
    const both = await Promise.all([act(visitor, { action: 'move', ...MONDAY }), act(first, { action: 'no-answer' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })
})

test('without an address for links no token is known', async () => {
  const { get, post, mail } = await promisingSite('sqlite', { environment: { SITE_URL: '' } })
  await post()
  await until(() => mail.mails.length === 1)
  expect(mail.mails[0]?.envelope.to).toEqual(ADVISORS)
  expect((await get('A'.repeat(40))).status).toBe(401)
})
