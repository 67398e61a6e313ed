import { expect, test } from 'vitest'
import { isBehindTls } from './is-behind-tls.ts'

test.each([
  ['the operator names a site by TLS', 'https://www.kreditokaz.rs', 0, undefined, true],
  ['the operator names a site by TLS, whatever a proxy says', 'https://www.kreditokaz.rs', 1, 'http', true],
  ['a trusted proxy says so', 'http://proba.kreditokaz.rs', 1, 'https', true],
  ['a trusted proxy says otherwise', undefined, 1, 'http', false],
  ['a trusted proxy says nothing', undefined, 2, undefined, false],
  ['anybody says so', undefined, 0, 'https', false],
])('TLS where %s', (_, siteUrl, trustedProxies, proto, isBehind) => {
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
  expect(isBehindTls({ siteUrl, trustedProxies })({ headers })).toBe(isBehind)
})
