import { expect, test } from 'vitest'
import { question } from './calc-question.ts'

const loan = { amount: 9, ratePercent: 1, months: 9 }

test.each([
  [
    { ...loan, extra: [{ month: 1, amount: 1e13, mode: 'lower' }] },
    /^extra 1: amount must be from 0 to 1000000000000\.$/,
  ],
  [{ flows: [{ months: 0, amount: 1 }, { months: 1 }] }, /^flows 2: amount is missing\.$/],
  [{ flows: [{ months: 0, amount: 1 }, 5] }, /^flows 2: It must be a JSON object\.$/],
])('an error in a list says in which item it is: %j', (asked, message) => {
  expect(() => question(asked)).toThrow(message)
})
