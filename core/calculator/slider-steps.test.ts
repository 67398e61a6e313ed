import { expect, test } from 'vitest'
import { stepped } from './slider-steps.ts'

test('a step leads to the next round value, and never past a limit', () => {
  const rate = { min: 0.5, max: 10, step: 0.05, default: 4.5 }
  expect(stepped(rate, 4.5, 1)).toBe(4.55)
  expect(stepped(rate, 4.55, -1)).toBe(4.5)
  expect(stepped(rate, 4.521, 1)).toBe(4.55)
  expect(stepped(rate, 10, 1)).toBe(10)
  expect(stepped(rate, 4.521, 10)).toBe(5)
  expect(stepped(rate, 4.521, -10)).toBe(4.05)
  expect(stepped(rate, 0.6, -10)).toBe(0.5)
  expect(stepped({ min: 12_500_00, max: 500_000_00, step: 1_000_00 }, 12_500_00, -1)).toBe(12_500_00)
  expect(stepped({ min: 12_500_00, max: 500_000_00, step: 1_000_00 }, 12_500_00, 1)).toBe(13_000_00)
})
