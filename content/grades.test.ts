import { describe, expect, test } from 'vitest'
import { pageData } from '#app/page-data.ts'
import { allFacts, builtInFacts } from '#core/facts/all-facts.ts'
import { FIRST_CHECK, type Grade, SECOND_CHECK } from '#core/facts/fact.ts'
import { middleRate } from '#core/facts/middle-rate.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import { knownOn } from '#core/owner/known.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import { type PageName, routeNames } from '#core/site/routes.ts'
import { results } from './calculator.ts'
import { exchangeTool } from './calculator-tools.ts'
import { exampleTexts } from './example.ts'
import { exchangeText, gradesText } from './grades.ts'

/** A claim that something was checked; that it was not is none. */
const CLAIM = /(?<!nisu |nije |nisu\u00a0|nije\u00a0)proveren/iu
const day = '2026-11-27'
const row = (grade: Grade) => ({ grade, checkedOn: day })

describe('„provereno” stands beside official figures only', () => {
  test.each(['published', 'assumed'] as const)('not beside one that is %s', (grade) => {
    expect(gradesText([row('official'), row(grade)])).not.toMatch(CLAIM)
    const rate = middleRate(knownOn(day))
    expect(rate && exchangeText({ ...rate, grade })).not.toMatch(CLAIM)
  })

  test('but beside an official one', () => {
    expect(gradesText([row('official'), { grade: 'official', checkedOn: '2026-11-21' }])).toBe(
      'Podaci provereni: 21.11.2026.',
    )
  })

  test.each([FIRST_CHECK, SECOND_CHECK, '2027-03-01'])('on no page of %s', (today) => {
    const known = knownOn(today)
    for (const name of routeNames.filter((route) => route !== 'about-us')) {
      // The conditions of the youth programme were read in the law; nothing else on a page is official as a whole.
      const said = JSON.stringify(pageData(name, known)).replaceAll('iz teksta zakona, provereni', '')
      expect(said, name).not.toMatch(CLAIM)
    }
  })

  test('until the owner has confirmed what a sentence is about', () => {
    const rate: AddedRow = {
      fact: 'middle-rate',
      currency: null,
      from: 117.6,
      to: 117.6,
      validFrom: day,
      validTo: '2026-12-03',
      source: 'nbs.rs',
      checkedOn: day,
      grade: 'official',
      origin: 'owner',
    }
    const name: PageName = 'housing-loan'
    expect(JSON.stringify(pageData(name, knownOn(day, { ...nothingTold, facts: [rate] })))).toMatch(
      /srednji kurs od 117,60\u00a0dinara za evro, provereno kod NBS 27\.11\.2026\./,
    )
  })
})

test('a sentence about a rate of exchange ends with one full stop, though a date ends with one', () => {
  const rate = middleRate(knownOn(day))
  if (!rate) throw new Error('The rate of exchange is known on this day.')
  const sentences = [results.middleRate, exampleTexts.converted, exchangeTool.note].map((say) =>
    say(exchangeText(rate)),
  )
  for (const sentence of sentences) expect(sentence).toMatch(/^(?!.*\.\.).*02\.10\.2026\.\)\.$/)
})

test('an official fact of the code names the law or the page it was read in', () => {
  const official = allFacts(builtInFacts).filter(({ grade }) => grade === 'official')
  expect(official.length).toBeGreaterThan(5)
  expect(official.filter(({ page, source }) => page === undefined && !source.includes('Sl. glasnik'))).toEqual([])
})
