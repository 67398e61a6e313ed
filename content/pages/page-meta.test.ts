import { expect, test } from 'vitest'
import { FIRST_CHECK } from '#core/facts/fact.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { knownOn } from '#core/owner/known.ts'
import { type PageName, routeNames } from '#core/site/routes.ts'
import { pageMeta } from './page-meta.ts'

const today = FIRST_CHECK
const now = dayInBelgrade(new Date())
const names: PageName[] = [...routeNames, 'not-found']

test.each(names)('%s has a head that a search result shows whole', (name) => {
  const { title, description, h1, modified } = pageMeta(name, knownOn(today))
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThanOrEqual(110)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(title + description + h1).not.toMatch(/[\u00a0"*{}[\]]|\p{Script=Cyrillic}/u)
  expect(modified).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(modified <= now).toBe(true)
})

test('no two pages share a title, a description or a heading', () => {
  for (const key of ['title', 'description', 'h1'] as const) {
    const values = names.map((name) => pageMeta(name, knownOn(today))[key])
    expect(new Set(values).size).toBe(names.length)
  }
})

test('search engines are asked in everywhere but to the page for invited people and the one for nobody', () => {
  expect(names.filter((name) => !pageMeta(name, knownOn(today)).indexable)).toEqual([
    'referrer-activation',
    'not-found',
  ])
})

test('pages that contract §4.11 names carry those names', () => {
  expect(pageMeta('about-us', knownOn(today)).title).toBe('O nama')
  expect(pageMeta('contact', knownOn(today)).title).toBe('Kontakt')
  expect(pageMeta('not-found', knownOn(today)).h1).toBe('Stranica ne postoji')
  expect(pageMeta('referrer-activation', knownOn(today)).h1).toBe('Aktivacija preporuke')
})
