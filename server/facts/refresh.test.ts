/** The live hosts cannot be reached by tests: a real server gives the answers that others have recorded, and damaged ones. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FetchedName } from '#core/facts/fetched.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import type { IsoDate } from '#core/money/date.ts'
import { knownOn } from '#core/owner/known.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import {
  ecbEuribor,
  ecbMainRate,
  LIST_ID,
  nbsNoList,
  nbsPage,
  nbsXml,
  startFactSources,
  text,
} from '#tests/support/fact-sources.ts'
import { type FactsFile, noFacts } from './facts-file.ts'
import { refreshFacts } from './refresh.ts'

const good = {
  IndexByDate: text(nbsPage),
  'Download?ExchangeRateListID': text(nbsXml),
  'FM/B.U2.EUR.4F.KR.MRR_FR.LEV': text(ecbMainRate),
}
type Changes = Parameters<typeof startFactSources>[0]

async function setUp(changes: Changes = {}) {
  const sources = await startFactSources({ ...changes, ...good, ...changes }) // those of the changes are looked at first
  return {
    ...sources,
    refresh: (
      kept: FactsFile = noFacts,
      { withEuribor = false, today = '2026-11-27', facts = [] as AddedRow[] } = {},
    ) =>
      refreshFacts(
        { nbsUrl: sources.url, ecbUrl: sources.url, withEuribor },
        kept,
        knownOn(today, { ...nothingTold, facts }, kept.rows),
      ),
  }
}

const line = (lines: string[], fact: FetchedName) => lines.find((told) => told.startsWith(`${fact}: `))

test('the middle rate and the main rate are fetched, with their days and a short validity', async () => {
  const { refresh, asked } = await setUp()
  const { file, lines } = await refresh()
  expect(lines).toEqual(['middle-rate: new (117.3918 of 2026-11-26)', 'ecb-main-rate: new (2.65 of 2026-09-16)'])
  const row = (fact: string) => file.rows.find((one) => one.fact === fact)
  expect(row('middle-rate')).toMatchObject({ to: 117.3918, validFrom: '2026-11-26', validTo: '2026-12-03' })
  expect(row('ecb-main-rate')).toMatchObject({ to: 2.65, validTo: '2027-01-26', checkedOn: '2026-11-27' })
  expect(asked.toSorted()).toEqual([
    `/ExchangeRateWebApp/ExchangeRate/Download?ExchangeRateListID=${LIST_ID}&exchangeRateListTypeID=3&ExchangeRateListTypeName=srednjiKurs&Format=xml`,
    '/ExchangeRateWebApp/ExchangeRate/IndexByDate?isSearchExecuted=true&Date=27.11.2026&ExchangeRateListTypeID=3',
    '/service/data/FM/B.U2.EUR.4F.KR.MRR_FR.LEV?lastNObservations=1&format=csvdata',
  ])
})

test('a fetched rate is on the pages, beats that of the code, and is beaten by the owner’s', async () => {
  const { refresh } = await setUp()
  const { file } = await refresh()
  const rate = (day: IsoDate, facts: AddedRow[] = []) =>
    knownOn(day, { ...nothingTold, facts }, file.rows).facts.middleRates.at(-1)
  expect(rate('2026-11-28')).toMatchObject({ value: 117.3918, grade: 'official', origin: 'fetched' })
  const [own] = file.rows.map((row): AddedRow => ({ ...row, to: 118, origin: 'owner' }))
  expect(rate('2026-11-28', own && [own])).toMatchObject({ value: 118, origin: 'owner' })
})

test('Euribor is asked for only where the operator wants it; calculators then start from it', async () => {
  const { refresh, asked } = await setUp({
    EURIBOR3MD_: text(ecbEuribor(3, '2026-10', '2.7041')),
    EURIBOR6MD_: text(ecbEuribor(6, '2026-10', '3.0125')),
  })
  await refresh()
  expect(asked.some((url) => url.includes('EURIBOR'))).toBe(false)
  const { file, lines } = await refresh(noFacts, { withEuribor: true })
  expect(line(lines, 'euribor-6m')).toBe('euribor-6m: new (3.01 of 2026-10-01)')
  const { facts } = knownOn('2026-11-27', nothingTold, file.rows)
  expect(facts.products.filter(({ fact }) => fact === 'housing.index').at(-1)?.value.default).toBe(3)
})

test('before the day’s list is made, the list of the day before is in force', async () => {
  const { refresh, asked } = await setUp({ 'Date=27.11.2026': text(nbsNoList) })
  expect(line((await refresh()).lines, 'middle-rate')).toContain('new')
  expect(asked.filter((url) => url.includes('IndexByDate'))).toHaveLength(2)
})

test('what has not changed is not sent again, and its validity grows', async () => {
  const { refresh, answers } = await setUp({
    IndexByDate: text(nbsPage, '"p"'),
    'Download?ExchangeRateListID': text(nbsXml, '"x"'),
    'FM/B.U2.EUR.4F.KR.MRR_FR.LEV': text(ecbMainRate, '"e"'),
  })
  const first = await refresh()
  // Whoever sends the address again gets nonsense: only 304 leaves the old reading in use.
  for (const [part, etag] of [
    ['Download?ExchangeRateListID', '"x"'],
    ['FM/B.U2.EUR.4F.KR.MRR_FR.LEV', '"e"'],
  ] as const)
    answers[part] = text('nonsense', etag)
  const again = await refresh(JSON.parse(JSON.stringify(first.file)), { today: '2026-11-28' })
  expect(again.lines).toEqual([
    'middle-rate: same (117.3918 of 2026-11-26)',
    'ecb-main-rate: same (2.65 of 2026-09-16)',
  ])
  expect(again.file.rows.map(({ validTo }) => validTo)).toEqual(['2026-12-03', '2027-01-27'])
})

const xml = (from: string, to: string): Changes => ({ 'Download?ExchangeRateListID': text(nbsXml.replace(from, to)) })
const page = (body: string): Changes => ({ IndexByDate: text(body) })

test.each<[string, Changes, string]>([
  ['a page instead of a list', { 'Download?ExchangeRateListID': text(nbsPage) }, 'its list has no header'],
  ['a list of cash rates', xml('srednjiKurs', 'efektiva'), 'not one of middle rates'],
  ['a list without a date', xml('26.11.2026', ''), 'no date'],
  ['30 February', xml('26.11.2026', '30.2.2026'), 'no date'],
  ['a list of tomorrow', xml('26.11.2026', '28.11.2026'), 'yet to come'],
  ['a list of a year ago', xml('26.11.2026', '26.11.2025'), 'older than the value of 2026-10-02'],
  ['a list of last month', xml('26.11.2026', '26.10.2026'), 'too old'],
  ['no euro', xml('<Currency>EUR', '<Currency>GBP'), 'does not have the euro once'],
  ['two euros', xml('<Currency>JPY', '<Currency>EUR'), 'does not have the euro once'],
  ['an empty rate', xml('<Middle_Rate>117.3918', '<Middle_Rate>'), 'is no number'],
  ['a rate in words', xml('117.3918', 'N/A'), 'is no number'],
  ['a unit of nought', xml('<Unit>1</Unit>\n    <Middle', '<Unit>0</Unit>\n    <Middle'), 'is no number'],
  ['a rate ten times too large', xml('117.3918', '1173.918'), 'out of its band, 100 to 150'],
  ['a rate of another currency', xml('117.3918', '104.4027'), 'too far from the last value, 117.4948'],
  ['no page', page('{"error":1}'), 'its answer is no page'],
  [
    'two lists on the page',
    page(
      nbsPage.replace(
        `${LIST_ID}&amp;exchangeRateListTypeID=3&amp;ExchangeRateListTypeName=srednjiKurs&amp;Format=csv`,
        `${LIST_ID.replace('8', '9')}&amp;Format=xml`,
      ),
    ),
    'several lists',
  ],
  ['a list on another host', page(nbsPage.replaceAll('href="/', 'href="https://evil.example/')), 'on another host'],
  ['no list at all', page(nbsNoList), 'no list for today'],
  [
    'a redirect',
    { IndexByDate: (response) => response.writeHead(302, { location: 'https://evil.example/' }).end() },
    'redirects, which is not followed',
  ],
  ['an error', { IndexByDate: (response) => response.writeHead(503).end('busy') }, 'answers 503'],
  ['a connection that breaks', { IndexByDate: (response) => response.destroy() }, 'cannot be asked (ECONNRESET)'],
  ['300 kB', page(`<html>${'x'.repeat(300_000)}`), 'longer than 256 kB'],
  ['bytes that are no text', { IndexByDate: (response) => response.end(Buffer.from([0x3c, 0xff, 0xfe])) }, 'not UTF-8'],
])('%s is refused, and the old rate stays', async (_, changes, why) => {
  const row = { fact: 'middle-rate', currency: null, from: 117.4948, to: 117.4948, validFrom: '2026-10-02' } as const
  const told = { validTo: '2026-10-09', source: 'list of 2026-10-02', checkedOn: '2026-10-02' } as const
  const older = { ...noFacts, rows: [{ ...row, ...told, grade: 'official', origin: 'fetched' } as const] }
  const { refresh } = await setUp(changes)
  const { file, lines } = await refresh(older)
  expect(line(lines, 'middle-rate')).toMatch(/^middle-rate: refused: /)
  expect(line(lines, 'middle-rate')).toContain(why)
  expect(file.refused).toMatchObject([{ fact: 'middle-rate' }])
  expect(file.rows.find(({ fact }) => fact === 'middle-rate')).toMatchObject({ to: 117.4948, validFrom: '2026-10-02' })
})

const csv = (from: string, to: string): Changes => ({
  'FM/B.U2.EUR.4F.KR.MRR_FR.LEV': text(ecbMainRate.replace(from, to)),
})

test.each<[string, Changes, string]>([
  ['HTML instead of CSV', { 'FM/B.U2.EUR.4F.KR.MRR_FR.LEV': text('<html>Maintenance</html>') }, 'no table with KEY'],
  ['no rows', csv(ecbMainRate.slice(ecbMainRate.indexOf('FM.B')), ''), 'no row of FM.B.U2.EUR.4F.KR.MRR_FR.LEV'],
  ['another series', csv('FM.B.U2.EUR.4F.KR.MRR_FR.LEV', 'FM.B.U2.EUR.4F.KR.DFR.LEV'), 'no row of'],
  ['another currency', csv('B,U2,EUR', 'B,U2,USD'), 'not about the euro'],
  ['an empty cell', csv('2.65', ''), 'no number'],
  ['N/A', csv('2.65', 'N/A'), 'no number'],
  ['a row without a day', csv('2026-09-16', ''), 'no date'],
  ['a quarter', csv('2026-09-16', '2026-Q3'), 'no date'],
  ['an old value', csv('2026-09-16', '2025-06-11'), 'older than the value of 2026-09-16'],
  ['a rate of 26.5 %', csv('2.65', '26.5'), 'out of its band, -1 to 15'],
  ['a leap', csv('2.65', '3.65'), 'too far from the last value, 2.65'],
])('of the main rate, %s is refused', async (_, changes, why) => {
  const { refresh } = await setUp(changes)
  const { file, lines } = await refresh()
  expect(line(lines, 'ecb-main-rate')).toContain('ecb-main-rate: refused: ')
  expect(line(lines, 'ecb-main-rate')).toContain(why)
  expect(file.rows.map(({ fact }) => fact)).toEqual(['middle-rate'])
})

test('columns are read by their names, the newest row counts, and texts may hold commas', async () => {
  const table =
    'OBS_VALUE,TITLE,TIME_PERIOD,KEY\n2.4,"a, ""b""",2026-06-17,FM.B.U2.EUR.4F.KR.MRR_FR.LEV\n2.65,x,2026-09-16,FM.B.U2.EUR.4F.KR.MRR_FR.LEV\n9.99,x,2026-11-01,FM.B.U2.EUR.4F.KR.OTHER.LEV\n'
  const { refresh } = await setUp({ 'FM/B.U2.EUR.4F.KR.MRR_FR.LEV': text(table) })
  expect(line((await refresh()).lines, 'ecb-main-rate')).toBe('ecb-main-rate: new (2.65 of 2026-09-16)')
})

test('a real leap is let through once the owner has confirmed it', async () => {
  const { refresh } = await setUp(csv('2.65', '3.65'))
  const confirmed = {
    fact: 'ecb-main-rate',
    currency: 'EUR',
    from: 3.6,
    to: 3.6,
    validFrom: '2026-09-16',
    validTo: null,
    source: 'ecb.europa.eu',
    checkedOn: '2026-11-26',
    grade: 'official',
    origin: 'owner',
  } as const
  const { lines } = await refresh(noFacts, { facts: [confirmed] })
  expect(line(lines, 'ecb-main-rate')).toBe('ecb-main-rate: new (3.65 of 2026-09-16)')
})

test.each<[string, Changes]>([
  ['says nothing', { IndexByDate: () => undefined }],
  ['begins and does not end', { IndexByDate: (response) => response.writeHead(200).write('<html>') }],
])('a source that %s is given up after 10 s', async (_, changes) => {
  const { refresh } = await setUp(changes)
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20)) // 20 times as fast
  onTestFinished(() => limits.mockRestore())
  const { lines } = await refresh()
  expect(line(lines, 'middle-rate')).toBe('middle-rate: refused: no answer within 10 s')
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([10_000]))
})
