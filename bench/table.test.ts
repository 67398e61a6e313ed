import { expect, test } from 'vitest'
import { isOverBudget, measured, missing, ratio } from './row.ts'
import { table } from './table.ts'

const slow = measured('answer', 'ms', [30, 10, 20], { most: 15 })

test('a figure is the median of its samples', () => {
  expect(slow.value).toBe(20)
})

test('a figure beyond its budget is marked, one at its budget is not', () => {
  expect([slow, measured('rate', '1/s', [4], { least: 5 })].map(isOverBudget)).toEqual([true, true])
  expect([measured('a', 'ms', [15], { most: 15 }), measured('b', '1/s', [5], { least: 5 })].map(isOverBudget)).toEqual([
    false,
    false,
  ])
})

test('a ratio to what could not be measured says why', () => {
  expect(ratio('against nginx', slow, missing('nginx', 'not installed'))).toMatchObject({
    value: null,
    note: 'not installed',
  })
  expect(ratio('against half', slow, measured('half', 'ms', [10])).value).toBe(2)
})

test('the table shows median, spread, budget and mark in columns', () => {
  const lines = table([slow, missing('nginx', 'not installed')]).split('\n')
  expect(lines[1]).toMatch(/^answer +20 +10–30 +ms +≤ 15 {2}◀ over budget$/)
  expect(lines[2]).toMatch(/^nginx +– +not installed$/)
  expect(lines[2]?.indexOf('not installed')).toBe(lines[1]?.indexOf('◀'))
})
