import { expect, test } from 'vitest'
import { refinancing } from '#core/loan/refinancing.ts'
import { refinancingRemark } from './refinancing-remark.ts'

const old = { balance: 600_000_00, months: 36, ratePercent: 13 }
const offer = { ratePercent: 8.5, months: 36, feePercent: 1, isFeeFinanced: true }

function remark(given: Partial<typeof offer & { earlyFee: number }>, replaced = old): string {
  const outcome = refinancing(replaced, { ...offer, ...given })
  return outcome ? refinancingRemark(outcome).replaceAll('\u00a0', ' ') : ''
}

test.each([
  ['the costs are back while both loans run', remark({}), 'Troškovi zamene se manjom ratom vraćaju za 6 meseci.'],
  [
    'a borrowed fee is in an instalment that is lower all the same',
    remark({ feePercent: 5.5, ratePercent: 8.5 }),
    'Troškovi su dodati na dug, pa su već u novoj rati, koja je i sa njima manja.',
  ],
  [
    'a fee of one’s own is back only after the shorter new loan',
    remark({ months: 33, ratePercent: 6, feePercent: 5, isFeeFinanced: false }),
    'Troškovi zamene se vraćaju do 34. meseca.',
  ],
  [
    'a higher instalment for a shorter time',
    remark({ months: 24 }),
    'Rata se ne smanjuje, pa se zamena isplati tek do 33. meseca.',
  ],
  ['without costs there are none to be paid back', remark({ feePercent: 0 }), ''],
  ['a dearer loan', remark({ ratePercent: 14 }), 'Rata se ne smanjuje, pa se troškovi ne vraćaju iz meseca u mesec.'],
  [
    'a longer loan that costs more',
    remark({ ratePercent: 12.5, months: 71 }),
    'Rata je manja, ali se troškovi i kamata do kraja ne vrate. Novi rok je duži od preostalog, pa se i kamata plaća duže.',
  ],
  [
    'a longer loan that is not even lower',
    remark({ ratePercent: 20, months: 37, feePercent: 5 }),
    'Novi rok je duži od preostalog, a rata nije manja.',
  ],
])('%s', (_, said, sentence) => {
  expect(said).toContain(sentence)
  if (sentence === '') expect(said).toBe('')
})

test('a change that costs money is never said to pay for itself', () => {
  for (const ratePercent of [1, 5, 9, 12, 12.9, 13, 15, 20])
    for (const months of [3, 12, 35, 36, 37, 48, 71])
      for (const feePercent of [0, 1, 5, 20])
        for (const isFeeFinanced of [true, false]) {
          const outcome = refinancing(old, { ratePercent, months, feePercent, isFeeFinanced, earlyFee: 6_000_00 })
          if (!outcome) throw new Error('The old loan is one.')
          const said = refinancingRemark(outcome)
          if (outcome.saving <= 0) expect(said).not.toMatch(/vraćaju (za|do)|isplati tek|ušteda/)
          else expect(said).not.toMatch(/ne vrate|ne vraćaju/)
          if (outcome.monthlySaving <= 0) expect(said).not.toMatch(/rata je manja/i)
        }
})
