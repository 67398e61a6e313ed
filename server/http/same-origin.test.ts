import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

function post(origin: string | undefined, host = 'www.kreditokaz.rs', more: Record<string, string> = {}): Request {
  const headers = { host, ...(origin !== undefined && { origin }), ...more }
  return new Request(`http://${host}/api/items/leads`, { method: 'POST', headers })
}

test.each([undefined, 'https://www.kreditokaz.rs', 'http://www.kreditokaz.rs'])('%s may write', (origin) => {
  expect(isSameOrigin(post(origin), undefined)).toBe(true)
})

test.each([
  'null',
  '',
  'https://evil.example',
  'https://www.kreditokaz.rs.evil.example',
  'https://www.kreditokaz.rs:8443',
  'https://kreditokaz.rs',
  'https://www.kreditokaz.rs/',
  'file://www.kreditokaz.rs',
])('%s may not write, whether the site was given its name or not', (origin) => {
  expect(isSameOrigin(post(origin), undefined)).toBe(false)
  expect(isSameOrigin(post(origin), 'https://www.kreditokaz.rs')).toBe(false)
})

test('the site’s own origin may write, even where a proxy changed the host', () => {
  expect(isSameOrigin(post('https://www.kreditokaz.rs', '10.0.0.5:3000'), 'https://www.kreditokaz.rs')).toBe(true)
})

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('where a proxy changed the host of a site without a name, the browser’s word counts: %s', (site, isSame) => {
  const request = post('https://www.kreditokaz.rs', '10.0.0.5:3000', { 'sec-fetch-site': site })
  expect(isSameOrigin(request, undefined)).toBe(isSame)
})

test('a stranger’s domain that leads to a site with a name may not write, whatever its host says', () => {
  const stranger = post('https://evil.example', 'evil.example', { 'sec-fetch-site': 'same-origin' })
  expect(isSameOrigin(stranger, 'https://www.kreditokaz.rs')).toBe(false)
})

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])('a site with a name can be tried out on %s', (host) => {
  expect(isSameOrigin(post(`http://${host}`, host), 'https://www.kreditokaz.rs')).toBe(true)
  expect(isSameOrigin(post('https://evil.example', host), 'https://www.kreditokaz.rs')).toBe(false)
  expect(isSameOrigin(post(`http://${host}`, 'evil.example'), 'https://www.kreditokaz.rs')).toBe(false)
})
