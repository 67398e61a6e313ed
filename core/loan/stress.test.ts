import { expect, test } from 'vitest'
import { minorOf } from '#core/money/minor.ts'
import { currencyStress } from './stress.ts'

test('the instalment in dinars when the middle rate changes', () => {
  expect(currencyStress(minorOf(405_35, 'EUR'), 117.2, [-10, 0, 10])).toEqual([
    { percent: -10, middleRate: '105.48', inDinars: 42_756_00 },
    { percent: 0, middleRate: '117.2', inDinars: 47_507_00 },
    { percent: 10, middleRate: '128.92', inDinars: 52_258_00 },
  ])
})
