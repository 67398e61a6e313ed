import { describe, expect, test } from 'vitest'
import { isIsoDate } from '#core/money/date.ts'
import { allFacts, builtInFacts } from './all-facts.ts'
import { type Fact, factDay, factOn, review } from './fact.ts'

const fact = (changes: Partial<Fact>): Fact => ({
  fact: 'key-rate',
  value: 1,
  unit: 'percent',
  currency: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
  grade: 'official',
  checkedOn: '2026-01-01',
  ...changes,
})

describe('looking up', () => {
  const rows = [
    fact({ value: 1, validTo: '2026-06-30' }),
    fact({ value: 2, validFrom: '2026-07-01', validTo: '2026-12-31' }),
    fact({ value: 3, validFrom: '2026-10-01', validTo: '2026-10-31' }),
    fact({ value: 4, currency: 'EUR', validFrom: '2026-11-01', validTo: '2026-11-30' }),
  ]

  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2026-10-15', 3],
    ['2026-12-31', 2],
    ['2027-01-01', undefined],
  ])('on %s the value is %s', (today, value) => {
    for (const inAnyOrder of [rows, rows.toReversed()])
      expect(factOn(inAnyOrder, 'key-rate', today, 'RSD')?.value).toBe(value)
  })

  test('rows about the other currency are skipped', () => {
    expect(factOn(rows, 'key-rate', '2026-11-15', 'RSD')?.value).toBe(2)
    expect(factOn(rows, 'key-rate', '2026-11-15', 'EUR')?.value).toBe(4)
  })
})

test('facts are looked up for today, or for the first check while the clock stands before it', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(factDay)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22'])
})

describe('review', () => {
  const names = (rows: Fact[]) => rows.map((row) => row.fact)

  test('lists stale, expiring and missing facts, and ignores replaced rows', () => {
    const rows = [
      fact({ fact: 'old', checkedOn: '2026-01-01' }),
      fact({ fact: 'fresh', checkedOn: '2026-11-01' }),
      fact({ fact: 'ending', checkedOn: '2026-11-01', validTo: '2026-12-21' }),
      fact({ fact: 'lasting', checkedOn: '2026-11-01', validTo: '2026-12-22' }),
      fact({ fact: 'over', checkedOn: '2026-11-01', validTo: '2026-11-20' }),
      fact({ fact: 'replaced', checkedOn: '2020-01-01', validFrom: '2020-01-01', validTo: '2020-12-31' }),
      fact({ fact: 'replaced', checkedOn: '2026-11-01', validFrom: '2026-10-01' }),
    ]
    const { stale, expiring, missing } = review(rows, '2026-11-21')
    expect(names(stale)).toEqual(['old'])
    expect(names(expiring)).toEqual(['ending'])
    expect(names(missing)).toEqual(['over'])
  })

  test('counts exact days: a fact valid until today is not missing, and one checked 180 days ago is not stale', () => {
    const rows = [
      fact({ fact: 'last-day', checkedOn: '2026-11-01', validTo: '2026-11-21' }),
      fact({ fact: 'just-fresh', checkedOn: '2026-05-25' }),
      fact({ fact: 'just-stale', checkedOn: '2026-05-24' }),
    ]
    const { stale, expiring, missing } = review(rows, '2026-11-21')
    expect([stale, expiring, missing].map(names)).toEqual([['just-stale'], ['last-day'], []])
  })

  test('a gap before the next row is missing, and so is the time after the owner’s row', () => {
    const rows = [
      fact({ fact: 'gap', validTo: '2026-11-20', checkedOn: '2026-11-01' }),
      fact({ fact: 'gap', validFrom: '2026-12-01', checkedOn: '2026-11-01' }),
      fact({ fact: 'confirmed', validTo: '2026-11-20', checkedOn: '2026-11-01' }),
      fact({ fact: 'confirmed', validTo: '2026-12-01', checkedOn: '2026-11-01', origin: 'owner' }),
    ]
    const { expiring, missing } = review(rows, '2026-11-21')
    expect([names(expiring), names(missing)]).toEqual([['confirmed'], ['gap']])
  })

  test('a fact that is renewed in one currency is still missing in the other', () => {
    const rows = [
      fact({ currency: 'EUR', validTo: '2026-11-20', checkedOn: '2026-11-01' }),
      fact({ currency: 'RSD', validFrom: '2026-11-01', checkedOn: '2026-11-01' }),
    ]
    expect(review(rows, '2026-11-21').missing.map(({ currency }) => currency)).toEqual(['EUR'])
  })

  test('a tariff that goes on in dinars is not missing in euros, unless it was in dinars before too', () => {
    const rows = [
      fact({ currency: 'EUR', validTo: '2026-11-20', checkedOn: '2026-11-01' }),
      fact({ currency: 'RSD', validFrom: '2026-11-21', checkedOn: '2026-11-21' }),
    ]
    expect(review(rows, '2026-11-21').missing).toEqual([])
    const before = fact({ currency: 'RSD', validFrom: '2026-11-01', validTo: '2026-11-20', checkedOn: '2026-11-01' })
    expect(review([...rows, before], '2026-11-21').missing.map(({ currency }) => currency)).toEqual(['EUR'])
  })
})

describe('the facts of the site', () => {
  const facts = allFacts(builtInFacts)

  test('have existing dates in order, a source, and a check not before they became valid', () => {
    const odd = facts.filter(
      ({ validFrom, validTo, checkedOn, source }) =>
        !isIsoDate(validFrom) ||
        !isIsoDate(checkedOn) ||
        (validTo !== null && (!isIsoDate(validTo) || validTo < validFrom)) ||
        checkedOn < validFrom ||
        source.length < 5,
    )
    expect(odd).toEqual([])
  })

  test('were all checked against their sources for the first version', () => {
    expect(review(facts, '2026-11-21').stale).toEqual([])
  })

  test('expired caps are missing, not shown', () => {
    const missing = review(facts, '2026-11-21').missing.map((row) => row.fact)
    expect(missing).toContain('effective.consumer')
  })
})
