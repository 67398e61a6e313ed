import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedEncodings, prefersJson, weightedValues } from './accept.ts'

describe('weightedValues', () => {
  test('reads values and qualities in their order', () => {
    expect(weightedValues('text/html, application/json;q=0.9 , */* ; q=0.1')).toEqual([
      { value: 'text/html', quality: 1 },
      { value: 'application/json', quality: 0.9 },
      { value: '*/*', quality: 0.1 },
    ])
  })

  test('a malformed quality counts as 0', () => {
    for (const q of ['2', '-1', 'x', '', '0.1234', 'NaN', 'Infinity', '1e0']) {
      expect(weightedValues(`br;q=${q}`)).toEqual([{ value: 'br', quality: 0 }])
    }
  })

  test('of an endless header only the beginning is read', () => {
    expect(weightedValues(`${'a'.repeat(999)},b`)).toEqual([{ value: 'a'.repeat(999), quality: 1 }])
    expect(weightedValues(`,${'a'.repeat(998)},b`)).toHaveLength(1)
  })

  test('anything a stranger writes gives qualities between 0 and 1, in bounded time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (header) => {
        for (const { quality } of weightedValues(header)) expect(quality >= 0 && quality <= 1).toBe(true)
      }),
    )
  })
})

describe('acceptedEncodings', () => {
  test.each([
    [null, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=0.9, br;q=0.8', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0.5, br;q=0', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['gzip;q=1', ['gzip', 'identity']],
    ['identity;q=0', ['identity']],
  ])('%s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })

  test('always ends in identity, whatever is written', () => {
    fc.assert(fc.property(fc.string(), (header) => acceptedEncodings(header).at(-1) === 'identity'))
  })
})

describe('prefersJson', () => {
  test.each([
    [null, false],
    ['*/*', false],
    ['application/json', true],
    ['application/json, text/plain, */*', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/html, application/json;q=0.5', false],
    ['text/html;q=0.5, application/json', true],
    ['text/html, application/json', true],
    ['text/plain, application/json;q=0.5', true],
    ['application/json;q=0', false],
  ])('%s: %s', (accept, json) => {
    expect(prefersJson(accept)).toBe(json)
  })
})
