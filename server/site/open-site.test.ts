import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { siteOf } from './open-site.ts'

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
  [{ HOST: '::1', SITE_URL: 'https://www.kreditokaz.rs' }, 'https://www.kreditokaz.rs'],
])('with %o the pages call themselves %s', (environment, origin) => {
  const read = readConfig(environment)
  expect(read.ok && siteOf(read.config).url).toBe(origin)
})
