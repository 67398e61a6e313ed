import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, untrustedProxyCheck } from './client-address.ts'

test('without a proxy of ours, the header is ignored', () => {
  expect(clientAddress('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7')
})

test.each([
  [1, '203.0.113.9', '203.0.113.9'],
  [1, 'invented, 203.0.113.9', '203.0.113.9'],
  [2, 'invented, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [1, '203.0.113.9, 2001:db8::1 ', '2001:db8::1'],
  [1, '203.0.113.9:4711', '203.0.113.9'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:10::1:2', '2001:10::1:2'], // no port at either end
])('with %i proxies in front, "%s" means %s', (proxies, header, address) => {
  expect(clientAddress('127.0.0.1', header, proxies)).toBe(address)
})

test.each([null, '', 'unknown', '203.0.113.9:http', '[]:80', '<script>'])(
  'a header "%s" leaves the connection’s address',
  (header) => {
    expect(clientAddress('127.0.0.1', header, 1)).toBe('127.0.0.1')
  },
)

test('an IPv4 address is the same whether the system writes it as IPv6 or not', () => {
  expect(clientAddress('::ffff:198.51.100.7', null, 0)).toBe('198.51.100.7')
})

test('whatever is written, the answer is an address', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 10 }), (header, proxies) => {
      expect(clientAddress('127.0.0.1', header, proxies)).toMatch(/^[0-9a-f.:]+$/i)
    }),
  )
})

test.each([
  { proxies: 0, header: '203.0.113.9', warnings: 1 },
  { proxies: 0, header: undefined, warnings: 0 },
  { proxies: 1, header: '203.0.113.9', warnings: 0 },
])('with $proxies proxies told of, leads that came by "$header" are worth $warnings warnings', (told) => {
  let warnings = 0
  const notice = untrustedProxyCheck(told.proxies, () => (warnings += 1))
  for (let lead = 0; lead < 3; lead += 1) notice(new Headers(told.header ? { 'x-forwarded-for': told.header } : {}))
  expect(warnings).toBe(told.warnings)
})
