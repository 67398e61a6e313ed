import { expect, test } from 'vitest'
import { isLoopback } from './is-loopback.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['[::1]', true],
  ['localhost.primer.rs', false],
  ['mail.localhost', false],
  ['127.0.0.1.primer.rs', false],
  ['mail.127.0.0.1', false],
  ['127.0.0', false],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['[::1%25eth0]', false],
  ['[::11]', false],
])('%s is this machine: %s', (host, isThis) => {
  expect(isLoopback(host)).toBe(isThis)
})
