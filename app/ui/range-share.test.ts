import { expect, test } from 'vitest'
import { rangeShare } from './range-share.ts'

test.each([
  { value: '9', min: '9', max: '17', share: '0%' },
  { value: '11', min: '9', max: '17', share: '25%' },
  { value: '17', min: '9', max: '17', share: '100%' },
])('$value between $min and $max fills $share of the track', ({ share, ...range }) => {
  expect(rangeShare(range)).toBe(share)
})
