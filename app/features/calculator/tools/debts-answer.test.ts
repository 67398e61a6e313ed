import { expect, test } from 'vitest'
import { consolidated, type RevolvingDebt } from '#core/loan/revolving-debt.ts'
import { type DebtName, debtsAnswer } from './debts-answer.ts'

const loan = { ratePercent: 10, months: 24, feePercent: 1 }
const overdraft: RevolvingDebt = { balance: 100_000_00, ratePercent: 18, payment: 5_000_00 }

test.each<[string, RevolvingDebt[], DebtName[], Partial<typeof loan>, string]>([
  [
    'a loan that is cheaper',
    [overdraft],
    ['overdraft'],
    {},
    'Ovako vraćate ukupno 119.782,72 RSD (rok: 2 godine). Jedan kredit bi Vas koštao 7.916,21 RSD manje.',
  ],
  ['a loan that is dearer', [overdraft], ['overdraft'], { months: 71, ratePercent: 15 }, 'RSD više.'],
  [
    'a debt that grows, beside one that ends',
    [{ ...overdraft, payment: 1_000_00 }, overdraft],
    ['overdraft', 'card'],
    {},
    'Dozvoljeni minus: dug raste. Kamata za mesec je 1.500,00 RSD, više nego što vraćate. Jedan kredit vraća sve za 24 meseca, uz ratu',
  ],
  [
    'a debt that stands still',
    [{ ...overdraft, payment: 1_500_00 }],
    ['card'],
    {},
    'Kartice: dug se nikada ne vraća. Mesečno vraćate tačno koliko je kamata (1.500,00 RSD).',
  ],
  [
    'an instalment above what is paid now',
    [{ ...overdraft, payment: 2_000_00 }],
    ['card'],
    {},
    'Rata kredita je veća od onoga što sada vraćate',
  ],
])('what becomes of debts: %s', (_, debts, names, terms, sentence) => {
  const said = debtsAnswer(consolidated(debts, { ...loan, ...terms }), names)
  expect(said.replaceAll('\u00a0', ' ')).toContain(sentence)
})
