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
  { of: 'a stranger', error: withCode('069 765 4321'), code: 'Error' },
  { of: 'nobody', error: 'tajna', code: 'unknown' },
])('what went wrong in an error of $of is $code', ({ error, code }) => {
  expect(errorCode(error)).toBe(code)
})
