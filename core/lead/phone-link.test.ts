import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['064/123-45-67', 'tel:+381641234567'],
  ['+381 64 123 4567', 'tel:+381641234567'],
  ['64 123 4567', 'tel:+381641234567'],
  ['64 120 3814', 'tel:+381641203814'],
  ['011 123 4567', 'tel:+381111234567'],
  ['+381 11 123-456', 'tel:+38111123456'],
  ['38 123 4567', 'tel:+381381234567'],
  ['381 23 456', 'tel:+38138123456'], // eight digits: 381 is no prefix here
])('%s leads to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
