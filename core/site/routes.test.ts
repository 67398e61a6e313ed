import { expect, test } from 'vitest'
import { otherSpelling, payloadPath, routeAt, routeNames, routes } from './routes.ts'
import { canonicalUrl, defaultSite, pageTitle } from './site.ts'

test('the table has the twelve routes of specification §2.1, each with its own path', () => {
  expect(routeNames).toHaveLength(12)
  expect(new Set(Object.values(routes)).size).toBe(12)
})

test.each(routeNames)('%s is found at its canonical path only', (name) => {
  expect(routeAt(routes[name])).toBe(name)
  expect(otherSpelling(routes[name])).toBeUndefined()
})

test.each([
  ['/o-nama/', '/o-nama'],
  ['/kredit-kalkulator/kes', '/kredit-kalkulator/kes/'],
  ['/nema', undefined],
  ['/o-nama//', undefined],
  ['/kredit-kalkulator/kes//', undefined],
  ['//', undefined],
])('%s is redirected to %s', (path, right) => {
  expect(otherSpelling(path)).toBe(right)
})

test.each([
  ['/', '/_payload.json'],
  ['/kontakt', '/kontakt/_payload.json'],
  ['/kredit-kalkulator/kes/', '/kredit-kalkulator/kes/_payload.json'],
])('the payload of %s is at %s, without a double slash', (path, payload) => {
  expect(payloadPath(path)).toBe(payload)
})

test('a title contains the product name once', () => {
  expect(pageTitle('O nama', defaultSite)).toBe('O nama | Kreditokaz')
  expect(pageTitle('Kreditokaz: krediti bez iznenađenja', defaultSite)).toBe('Kreditokaz: krediti bez iznenađenja')
})

test('a canonical URL keeps the trailing slash of its route', () => {
  const site = { url: 'https://kreditokaz.example', trailingSlash: false }
  expect(canonicalUrl(routes['cash-loan-calculator'], site)).toBe('https://kreditokaz.example/kredit-kalkulator/kes/')
})

test('the configuration says whether the others end in a slash', () => {
  const url = 'https://kreditokaz.example'
  expect(canonicalUrl('/o-nama', { url, trailingSlash: false })).toBe(`${url}/o-nama`)
  expect(canonicalUrl('/o-nama', { url, trailingSlash: true })).toBe(`${url}/o-nama/`)
  expect(canonicalUrl('/', { url, trailingSlash: true })).toBe(`${url}/`)
})
