import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { densitySources, imageAddress, imageWidths, readImageAddress } from './images.ts'

test('pictures are served at the breakpoints of specification §9.8, in densities 1 and 2', () => {
  expect(imageWidths).toEqual([
    374, 419, 748, 767, 838, 1023, 1279, 1379, 1534, 1535, 2046, 2048, 2558, 2758, 3070, 4096,
  ])
})

test('a picture of fixed width is offered at densities 1 and 2', () => {
  expect(densitySources('/images/stan.png', 'xs')).toEqual({
    src: '/_ipx/f_webp&w_374/images/stan.png',
    srcSet: '/_ipx/f_webp&w_374/images/stan.png 1x, /_ipx/f_webp&w_748/images/stan.png 2x',
  })
})

test('a URL that the proxy would refuse throws', () => {
  expect(() => imageAddress('/images/stan.png', 375)).toThrow(RangeError)
  expect(() => imageAddress('/images/../secret.png', 374)).toThrow(RangeError)
})

describe('readImageAddress', () => {
  const anySource = fc
    .array(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,9}$/), { minLength: 1, maxLength: 4 })
    .map((names) => `/images/${names.join('/')}.na-2x.png` as const)

  test('parses every URL of imageAddress', () => {
    fc.assert(
      fc.property(anySource, fc.constantFrom(...imageWidths), (source, width) => {
        expect(readImageAddress(imageAddress(source, width))).toEqual({ source, width })
      }),
    )
  })

  test.each(['w_374&f_webp', 'f_webp,w_374', 'w_374%2Cf_webp', 'f_webp%26w_374'])('takes %s as well', (modifiers) => {
    expect(readImageAddress(`/_ipx/${modifiers}/images/stan.png`)).toEqual({ source: '/images/stan.png', width: 374 })
  })

  test.each([
    '/_ipx/f_webp&w_375/images/stan.png',
    '/_ipx/f_webp&w_0374/images/stan.png',
    '/_ipx/f_webp&w_3.74e2/images/stan.png',
    '/x/_ipx/f_webp&w_374/images/stan.png',
    '/_ipx/f_webp/images/stan.png',
    '/_ipx/w_374/images/stan.png',
    '/_ipx/_/images/stan.png',
    '/_ipx/f_avif&w_374/images/stan.png',
    '/_ipx/f_webp&w_374&q_100/images/stan.png',
    '/_ipx/f_webp&w_374&w_748/images/stan.png',
    '/_ipx/f_webp&w_374&blur_50/images/stan.png',
    '/_ipx/f_webp&s_374x374/images/stan.png',
    '/_ipx/f_webp&w_374/images/stan.svg',
    '/_ipx/f_webp&w_374/images/.env.png',
    '/_ipx/f_webp&w_374/images/../secret.png',
    '/_ipx/f_webp&w_374/images/stan./.png',
    '/_ipx/f_webp&w_374/images/%2e%2e/secret.png',
    '/_ipx/f_webp&w_374/images//stan.png',
    '/_ipx/f_webp&w_374/secret.png',
    '/_ipx/f_webp&w_374//images/stan.png',
    '/_ipx/f_webp&w_374/https://evil.example/images/stan.png',
    '/_ipx/f_webp&w_374/images/https:/evil.example/stan.png',
    '/_ipx/f_webp&w_374/images/stan.png?x',
    '/_ipx/f_webp&w_374/images/stan.png\n',
  ])('refuses %s', (path) => {
    expect(readImageAddress(path)).toBeUndefined()
  })

  test('refuses everything else', () => {
    const piece = fc.constantFrom(
      '_ipx',
      'f_webp',
      '&',
      ',',
      'w_374',
      '/',
      '..',
      '.',
      'images',
      'a.png',
      '%2f',
      '\\',
      '\0',
      'http://',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
        (path) => {
          const read = readImageAddress(path)
          if (read) expect(read.source).toMatch(/^\/images\/(?!.*\.\.)[a-z0-9/._-]+$/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
