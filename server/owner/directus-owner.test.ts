/** A real server speaks Directus's answers; tests/contract/directus.test.ts tells where they were measured. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { followDirectusOwner } from './directus-owner.ts'

const TOKEN = 'static-token-of-the-site'
const podaci = {
  id: 1,
  date_updated: '2026-11-27T10:00:00.000Z',
  firma_pib: '101234567',
  firma_sediste: null,
  kontakt_telefon: '+381 11 111 1111',
  kontakt_sirina: '45.26710',
  kontakt_duzina: '19.83350',
  kontakt_mreze_facebook: 'https://www.facebook.com/putokaz',
  kontakt_mreze_x: 'https://x.com/putokaz',
  rad_dani: ['pon', 'uto'],
  rad_ne_radimo: ['2026-12-24'],
  posao_banke: ['Prva banka'],
  posao_naknada: '',
  privatnost_obradjivaci: [{ naziv: 'Server', posao: 'smeštaj', drzava: 'Srbija' }],
  obavestenje_tekst: 'Selimo se.',
  obavestenje_do: '2026-12-31',
}
const cinjenice = [
  {
    id: 7,
    user_created: 'b1',
    ime: 'nominal.consumer',
    valuta: 'RSD',
    vrednost: '13.75000',
    od: null,
    do: null,
    vazi_od: '2026-06-01',
    vazi_do: null,
    izvor: 'nbs.rs',
    provereno: '2026-06-01',
  },
]

async function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const items: Record<string, unknown> = { kreditokaz_podaci: podaci, kreditokaz_cinjenice: cinjenice }
  const state = { status: 200, body: undefined as string | undefined, asked: [] as string[] }
  const server = createServer(({ url = '', headers }, response) => {
    state.asked.push(url)
    const status = headers.authorization === `Bearer ${TOKEN}` ? state.status : 401
    const [, name = ''] = /^\/items\/(\w+)/.exec(url) ?? []
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(state.body ?? JSON.stringify(status === 200 ? { data: items[name] } : { errors: [] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // TCP: never a path
  const events: unknown[] = []
  const states: boolean[] = []
  const copyPath = join(temporaryFolder(), 'owner-directus.json')
  const follow = (token = TOKEN) =>
    followDirectusOwner({
      directus: { url, token },
      copyPath,
      now: () => new Date('2026-11-27T12:00:00Z'),
      log: { info: (entry: unknown) => events.push(entry), warn: (entry: unknown) => events.push(entry) } as never,
      onOwnerFile: (isOk) => states.push(isOk),
    })
  return { items, state, events, states, follow }
}

test('singleton and collection are read like the file, decimals as text and empty fields too', async () => {
  const { follow, state } = await setUp()
  const { business, daysOff, notice, facts } = (await follow()).content()
  expect(business).toEqual({
    taxNumber: '101234567',
    phone: '+381 11 111 1111',
    geo: { latitude: 45.2671, longitude: 19.8335 },
    facebook: 'https://www.facebook.com/putokaz',
    x: 'https://x.com/putokaz',
    workingWeekdays: [1, 2],
    partnerBanks: ['Prva banka'],
    processors: [{ name: 'Server', task: 'smeštaj', country: 'Srbija' }],
  })
  expect(daysOff).toEqual(['2026-12-24'])
  expect(notice).toEqual({ text: 'Selimo se.', until: '2026-12-31' })
  expect(facts).toMatchObject([{ fact: 'nominal.consumer', currency: 'RSD', to: 13.75, origin: 'owner' }])
  expect(state.asked).toEqual(['/items/kreditokaz_podaci', '/items/kreditokaz_cinjenice?limit=-1&sort=id'])
})

test('a change is taken up within a minute; a fault keeps the last good copy and is told once', async () => {
  const { follow, items, state, events, states } = await setUp()
  const owner = await follow()
  const poll = async (ms: number) => {
    const before = state.asked.length
    vi.advanceTimersByTime(ms)
    owner.look()
    if (ms >= 30_000) await until(() => Promise.resolve(state.asked.length === before + 2), 5000, 10)
  }
  items.kreditokaz_podaci = { ...podaci, kontakt_telefon: '+381 11 222 2222' }
  await poll(29_000)
  expect(state.asked).toHaveLength(2)
  await poll(30_000)
  await until(() => Promise.resolve(owner.content().business.phone === '+381 11 222 2222'), 5000, 10)

  items.kreditokaz_podaci = { ...podaci, kontakt_telefon: 'nema', firma_logo: 'x' }
  items.kreditokaz_cinjenice = [{ ...cinjenice[0], vrednost: '1375' }]
  for (const _ of [1, 2]) {
    await poll(30_000)
    await until(() => Promise.resolve(states.at(-1) === false), 5000, 10)
  }
  expect(owner.content().business.phone).toBe('+381 11 222 2222')
  const refused = events.filter((entry) => (entry as { event: string }).event === 'owner-file-refused')
  expect(refused).toEqual([
    {
      event: 'owner-file-refused',
      faults: [
        expect.stringMatching(/^Directus: kreditokaz_podaci\.firma_logo: ovaj naziv ne postoji/),
        expect.stringMatching(/^Directus: kreditokaz_podaci\.kontakt\.telefon: ovo nije broj telefona/),
        expect.stringMatching(/^Directus: kreditokaz_cinjenice\.id 7\.vrednost: broj je van razumnih granica/),
      ],
    },
  ])
})

test('a start without Directus uses the copy of the last good data', async () => {
  const { follow, state, states } = await setUp()
  await follow()
  state.status = 503
  expect((await follow()).content().business.phone).toBe('+381 11 111 1111')
  expect(states).toEqual([true, false])
})

test.each<[string, { status?: number; body?: string; token?: string }, string]>([
  ['a token that may not read', { token: 'another-token' }, 'Directus: HTTP-401'],
  ['an error', { status: 500 }, 'Directus: HTTP-500'],
  ['HTML', { body: '<html>' }, 'Directus: NO-JSON'],
  ['another answer', { body: '{"data":7}' }, 'Directus: NO-ITEMS'],
  ['a megabyte', { body: 'x'.repeat(1_100_000) }, 'Directus: TOO-LONG'],
])('without a copy, %s ends the start in one line', async (_, { token, ...answer }, why) => {
  const { follow, state } = await setUp()
  Object.assign(state, answer)
  await expect(follow(token)).rejects.toThrow(why)
})
