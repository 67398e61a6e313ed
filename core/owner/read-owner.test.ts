import { describe, expect, test } from 'vitest'
import { factOn } from '#core/facts/fact.ts'
import { rateCap } from '#core/facts/rate-caps.ts'
import { tariffsOn } from '#core/facts/tariffs.ts'
import { knownOn } from './known.ts'
import { nothingTold } from './owner-data.ts'
import { readOwner } from './read-owner.ts'

const today = '2026-11-27'

/** The problems of a table, as `path code`. */
function problems(value: unknown): string[] {
  const read = readOwner(value, today)
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path.join('.')} ${code}`)
}

const cap = {
  ime: 'nominal.consumer',
  valuta: 'RSD',
  vrednost: 13.5,
  vazi_od: '2026-12-01',
  vazi_do: '2027-05-31',
  izvor: 'nbs.rs, 1.12.2026.',
  provereno: '2026-11-27',
}
const fact = (changes: Record<string, unknown>) => problems({ cinjenica: [{ ...cap, ...changes }] })

test('an empty table says nothing, and neither do empty texts', () => {
  expect(readOwner({}, today)).toEqual({ ok: true, owner: { ...nothingTold, notice: undefined } })
  expect(readOwner({ firma: { pib: '' }, kontakt: { telefon: ' ' }, obavestenje: { tekst: '' } }, today)).toEqual({
    ok: true,
    owner: { ...nothingTold, notice: undefined },
  })
})

test('what is told is read', () => {
  const read = readOwner(
    {
      firma: { poslovno_ime: 'Putokaz d.o.o.', pib: '123456789' },
      kontakt: { telefon: '+381 11 765 4321', mesto: '21000 Novi Sad', sirina: 45.25, duzina: 19.85 },
      rad: { dani: ['sre', 'pon'], ne_radimo: ['2026-12-24'] },
      posao: { banke: ['Prva banka'], naknada: 'Plaća nas banka.', pokazi_obecanja: true },
      privatnost: { obradjivaci: [{ naziv: 'Server d.o.o.', posao: 'smeštaj', drzava: 'Srbija' }] },
      obavestenje: { tekst: 'Selimo se.', do: '2026-12-31' },
    },
    today,
  )
  expect(read).toMatchObject({
    ok: true,
    owner: {
      business: {
        legalName: 'Putokaz d.o.o.',
        taxNumber: '123456789',
        phone: '+381 11 765 4321',
        city: '21000 Novi Sad',
        geo: { latitude: 45.25, longitude: 19.85 },
        workingWeekdays: [1, 3],
        partnerBanks: ['Prva banka'],
        remuneration: 'Plaća nas banka.',
        processors: [{ name: 'Server d.o.o.', task: 'smeštaj', country: 'Srbija' }],
      },
      daysOff: ['2026-12-24'],
      showsPromises: true,
      notice: { text: 'Selimo se.', until: '2026-12-31' },
    },
  })
})

test.each([
  [{ firme: {} }, 'firme unknown-key'],
  [{ firma: 'Putokaz' }, 'firma not-a-table'],
  [{ posao: { pokazi_obecanja: 'da' } }, 'posao.pokazi_obecanja not-yes-or-no'],
  [{ firma: { telefon: '1' } }, 'firma.telefon unknown-key'],
  [{ firma: { pib: 123456789 } }, 'firma.pib not-text'],
  [{ firma: { pib: '12345678' } }, 'firma.pib not-nine-digits'],
  [{ firma: { maticni_broj: '123' } }, 'firma.maticni_broj not-eight-digits'],
  [{ firma: { poslovno_ime: 'a '.repeat(100) } }, 'firma.poslovno_ime too-long'],
  [{ firma: { poslovno_ime: `Putokaz ${'a'.repeat(60)}` } }, 'firma.poslovno_ime long-word'],
  [{ firma: { poslovno_ime: 'Put\nokaz' } }, 'firma.poslovno_ime odd-character'],
  [{ firma: { poslovno_ime: 'Путоказ' } }, 'firma.poslovno_ime cyrillic'],
  [{ kontakt: { telefon: 'nema' } }, 'kontakt.telefon not-a-phone'],
  [{ kontakt: { email: 'a@b' } }, 'kontakt.email not-an-email'],
  [{ kontakt: { mreze: { x: 'javascript:alert(1)' } } }, 'kontakt.mreze.x not-a-web-address'],
  [{ kontakt: { mreze: { x: 'http://x.com/a' } } }, 'kontakt.mreze.x not-a-web-address'],
  [{ kontakt: { sirina: 44.8 } }, 'kontakt.duzina needed'],
  [{ kontakt: { sirina: 20.4, duzina: 44.8 } }, 'kontakt.sirina out-of-band'],
  [{ rad: { dani: 'pon' } }, 'rad.dani not-a-list'],
  [{ rad: { dani: [] } }, 'rad.dani no-day'],
  [{ rad: { dani: ['pon', 'ponedeljak'] } }, 'rad.dani.1 unknown-day'],
  [{ rad: { dani: ['pon', 'pon'] } }, 'rad.dani.1 twice'],
  [{ rad: { ne_radimo: ['24.12.2026.'] } }, 'rad.ne_radimo.0 not-a-date'],
  [{ posao: { banke: [7] } }, 'posao.banke.0 not-text'],
  [{ privatnost: { obradjivaci: [{ naziv: 'A', posao: 'b' }] } }, 'privatnost.obradjivaci.0.drzava needed'],
  [{ obavestenje: { tekst: 'Selimo se.' } }, 'obavestenje.do needed'],
  [{ obavestenje: { tekst: 'Selimo se.', do: '2026-02-30' } }, 'obavestenje.do not-a-date'],
  [{ cinjenica: {} }, 'cinjenica not-a-list'],
  [[], ' not-a-table'],
])('%j has one fault: %s', (value, problem) => {
  expect(problems(value)).toEqual([problem])
})

test('all faults are told at once, each once', () => {
  expect(problems({ firma: { pib: 'x', boja: 'plava' }, rad: { dani: ['a'] } })).toHaveLength(3)
})

describe('a fact', () => {
  test.each([
    [{ ime: 'nominal.konzumer' }, 'ime unknown-fact'],
    [{ ime: undefined }, 'ime needed'],
    [{ valuta: undefined }, 'valuta currency-needed'],
    [{ valuta: 'USD' }, 'valuta other-currency'],
    [{ ime: 'cash.longest-term', vrednost: 71 }, 'valuta no-currency'],
    [{ vrednost: '13.5' }, 'vrednost not-a-number'],
    [{ vrednost: undefined }, 'vrednost value-or-range'],
    [{ od: 1, do: 2 }, 'vrednost value-or-range'],
    [{ vrednost: 1350 }, 'vrednost out-of-band'],
    [{ ime: 'middle-rate', valuta: undefined, vrednost: 1174.9 }, 'vrednost out-of-band'],
    [{ ime: 'housing.index', valuta: 'EUR', vrednost: 9 }, 'vrednost out-of-band'],
    [{ ime: 'appraisal', valuta: 'EUR', vrednost: 100.005 }, 'vrednost too-precise'],
    [{ ime: 'agency', valuta: undefined, vrednost: undefined, od: 3, do: 2 }, 'do range-reversed'],
    [{ vazi_od: undefined }, 'vazi_od needed'],
    [{ vazi_do: '2026-11-30' }, 'vazi_do ends-before-it-begins'],
    [{ izvor: '' }, 'izvor needed'],
    [{ provereno: '2026-11-28' }, 'provereno in-the-future'],
    [{ boja: 'plava' }, 'boja unknown-key'],
  ])('%j has one fault: %s', (changes, problem) => {
    expect(fact(changes)).toEqual([`cinjenica.0.${problem}`])
  })

  test('two rows must not speak of one day', () => {
    const twice = (from: string) => problems({ cinjenica: [cap, { ...cap, vazi_od: from, vazi_do: '2027-11-30' }] })
    expect(twice('2027-05-31')).toEqual(['cinjenica.1.vazi_od contradicts'])
    expect(twice('2027-06-01')).toEqual([])
  })

  test('beats what the code knows while it holds, and only then', () => {
    const read = readOwner({ cinjenica: [{ ...cap, vazi_od: '2025-08-01', vazi_do: '2025-08-31' }] }, today)
    const owner = read.ok ? read.owner : nothingTold
    const on = (day: string) => rateCap('nominal', 'cash', 'RSD', knownOn(day, owner))?.value
    expect(['2025-07-31', '2025-08-01', '2025-08-31', '2025-09-01'].map(on)).toEqual([13.75, 13.5, 13.5, 13.75])
  })

  test('of a scale stands in for every step; sums are in whole dinars', () => {
    const row = { ...cap, ime: 'mortgage-entry', vrednost: 61_020, vazi_od: '2026-11-01' }
    const read = readOwner({ cinjenica: [row] }, today)
    const known = knownOn(today, read.ok ? read.owner : nothingTold)
    const entries = tariffsOn('housing', known).filter(({ fact }) => fact === 'mortgage-entry')
    expect(entries).toMatchObject([{ value: 61_020_00, upTo: null, due: 'drawdown', origin: 'owner' }])
  })

  test('about a field of the calculators is where it starts from', () => {
    const row = { ...cap, ime: 'housing.index', valuta: 'EUR', vrednost: 2.9, vazi_od: '2026-11-01' }
    const read = readOwner({ cinjenica: [row] }, today)
    const { facts } = knownOn(today, read.ok ? read.owner : nothingTold)
    expect(factOn(facts.products, 'housing.index', today, 'EUR')?.value).toEqual({
      min: 0,
      max: 8,
      step: 0.05,
      default: 2.9,
    })
  })
})
