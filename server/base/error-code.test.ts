import { expect, test } from 'vitest'
import { CodedError, errorCode } from './error-code.ts'

const withCode = (code: unknown) => Object.assign(new Error('tajna'), { code })

test.each([
  { of: 'a driver', error: withCode('SQLITE_FULL'), code: 'SQLITE_FULL' },
  { of: 'fetch', error: new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), code: 'ENOTFOUND' },
  {
    of: 'fetch that tried two addresses',
    error: new TypeError('fetch failed', { cause: new AggregateError([withCode('ECONNREFUSED')]) }),
    code: 'ECONNREFUSED',
  },
  { of: 'a time limit', error: new DOMException('', 'TimeoutError'), code: 'TimeoutError' },
  { of: 'ours', error: new CodedError('OVERLOADED', 'tajna'), code: 'OVERLOADED' },
  { of: 'the language', error: new RangeError('tajna'), code: 'RangeError' },
  {
    of: 'a stranger',
    error: withCode('069 765 4321'),
    code: expect.stringMatching(/^Error at error-code\.test\.ts:\d+$/),
  },
  {
    of: 'a stranger whose message looks like a place',
    error: new Error('tajna\n    at tajna.ts:1:1'),
    code: expect.stringMatching(/^Error at error-code\.test\.ts:\d+$/),
  },
  { of: 'nowhere', error: Object.assign(new Error('tajna'), { stack: undefined }), code: 'Error' },
  { of: 'a full pool', error: new Error('timeout exceeded when trying to connect'), code: 'PG_POOL_TIMEOUT' },
  {
    of: 'a lost connection',
    error: new Error('Connection terminated due to connection timeout', { cause: new Error('Connection terminated') }),
    code: 'PG_CONNECTION_LOST',
  },
  { of: 'nobody', error: 'tajna', code: 'unknown' },
])('what went wrong in an error of $of is $code', ({ error, code }) => {
  expect(errorCode(error)).toEqual(code)
})
