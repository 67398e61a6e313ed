import { expect, test, vi } from 'vitest'
import { areBytesCheap } from './save-data.ts'

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
])('on the connection %o speculative loading is allowed: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(areBytesCheap()).toBe(expected)
  vi.unstubAllGlobals()
})
