import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { instalmentsOf, settledByLast } from '#core/calculator/instalments.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { readQuery } from '#core/calculator/query.ts'
import { knownOn } from '#core/owner/known.ts'
import { briefInstalment, interestPerHundredText, resultRows, resultSentence } from './result-rows.ts'

const facts = calculatorFacts('housing', knownOn('2026-11-21'))
const loan = (search: string) => loanOf(facts, readQuery(facts, search).choices)
const rows = (search: string) =>
  Object.fromEntries(resultRows(facts, loan(search)).map(({ term, value }) => [term, value]))

test('every figure of the starting loan', () => {
  expect(rows('')).toEqual({
    'Iznos kredita': '80.000,00\u00a0EUR',
    'Ukupna kamata': '65.924,69\u00a0EUR',
    Učešće: '20.000,00\u00a0EUR',
    'Ukupno za otplatu': '145.924,69\u00a0EUR',
    'Naknada za obradu': '400,00\u00a0EUR',
    'Ukupan trošak kredita': '66.324,69\u00a0EUR',
    NKS: '4,50%',
    'Rata u dinarima': '47.507\u00a0RSD',
  })
})

test('a grace period names the instalment in it', () => {
  expect(rows('?grejs=12')).toMatchObject({ 'Rata u grejs periodu': '300,00\u00a0EUR' })
})

test('equal parts of the principal name the last instalment', () => {
  expect(rows('?otplata=jednake-rate')).toMatchObject({ 'Poslednja rata': '223,86\u00a0EUR' })
})

test('costs bring an effective rate of their own', () => {
  expect(rows('?procena=da&osiguranje=da')).toMatchObject({
    'Ostali troškovi': '1.350,00\u00a0EUR',
    'EKS sa svim troškovima': '4,73%',
  })
})

const cash = calculatorFacts('cash', knownOn('2026-11-21'))
const car = calculatorFacts('car', knownOn('2026-11-21'))
const cashLoan = (search: string) => loanOf(cash, readQuery(cash, search).choices)
const carLoan = (search: string) => loanOf(car, readQuery(car, search).choices)
const plainly = (text: string) => text.replaceAll('\u00a0', ' ')

test('of a cash loan also what is received, and nothing in dinars once more', () => {
  const given = cashLoan('?iznos=600000&rok=60&kamata=9&naknada=1')
  expect(resultRows(cash, given).map(({ term, value }) => [term, plainly(value)])).toEqual([
    ['Ukupno za otplatu', '747.300,91 RSD'],
    ['Iznos kredita', '600.000,00 RSD'],
    ['Ukupna kamata', '147.300,91 RSD'],
    ['Na račun dobijate', '594.000,00 RSD'],
    ['Naknada za obradu', '6.000,00 RSD'],
    ['Ukupan trošak kredita', '153.300,91 RSD'],
    ['NKS', '9,00%'],
  ])
})

test('of a fixed and then variable rate both are told, and both instalments', () => {
  expect(rows('?vrsta=kombinovana&kamata=4.2&indeks=2&marza=2.5')).toMatchObject({
    'Rata posle fiksnog perioda': '403,48\u00a0EUR',
    NKS: '4,20%, zatim 4,50%',
  })
})

test('costs that leave nothing to receive have no effective rate', () => {
  expect(rows('?drugi=80000')).toMatchObject({ 'EKS sa svim troškovima': '–' })
})

test('a cost counts with the sum that the visitor gave it', () => {
  expect(loan('?procena=55.5').input.costs).toEqual([{ id: 'appraisal', amount: 55_50, due: 'drawdown' }])
})

test('a cost that the visitor names is paid at drawdown', () => {
  expect(rows('?drugi=350')).toMatchObject({ 'Ostali troškovi': '350,00\u00a0EUR' })
  expect(loan('?drugi=350&procena=da').input.costs).toEqual([
    { id: 'appraisal', amount: expect.any(Number), due: 'drawdown' },
    { id: 'other', amount: 350_00, due: 'drawdown' },
  ])
})

test('a grace period of one month, or one beyond a fixed period that does not count, has one instalment', () => {
  expect(rows('?grejs=1')).toMatchObject({ 'Rata u grejs periodu': '300,00\u00a0EUR' })
  expect(loan('').choices.fixedMonths).toBe(60)
  expect(instalmentsOf(carLoan('?rok=95&grejs=60&fiksno=12')).grace).toHaveLength(1)
})

test('a grace period that outlasts the fixed one has two instalments, and none after the fixed period alone', () => {
  const given = rows('?vrsta=kombinovana&fiksno=12&grejs=24&kamata=3')
  expect(plainly(given['Rata u grejs periodu'] ?? '')).toBe('200,00 EUR, zatim 300,00 EUR')
  expect(given['Rata posle fiksnog perioda']).toBeUndefined()
})

test.each([
  [
    '',
    'Kredit od 80.000,00 EUR vraćate 360 meseci po 405,35 EUR (poslednja rata 404,04 EUR): ukupno 145.924,69 EUR, od čega je kamata 65.924,69 EUR.',
  ],
  [
    '?grejs=12',
    'Kredit od 80.000,00 EUR vraćate 360 meseci. Grejs period: 12 meseci, samo kamata; posle toga rata je 411,99 EUR, a poslednja 415,44 EUR. Ukupno 146.975,97 EUR, od čega je kamata 66.975,97 EUR.',
  ],
  [
    '?otplata=jednake-rate',
    'Kredit od 80.000,00 EUR vraćate 360 meseci; prva rata je 522,22 EUR, svaka sledeća manja, a poslednja 223,86 EUR: ukupno 134.150,54 EUR, od čega je kamata 54.150,54 EUR.',
  ],
  [
    '?otplata=jednake-rate&grejs=12',
    'Kredit od 80.000,00 EUR vraćate 360 meseci. Grejs period: 12 meseci, samo kamata; posle toga prva rata je 529,89 EUR, svaka sledeća manja, a poslednja 229,03 EUR. Ukupno 135.948,88 EUR, od čega je kamata 55.948,88 EUR.',
  ],
  [
    '?vrsta=kombinovana&kamata=4.2',
    'Kredit od 80.000,00 EUR vraćate 360 meseci. Rata je 391,21 EUR, a kada istekne fiksni period (60 meseci), 403,48 EUR uz upisani indeks. Ukupno 144.514,11 EUR, od čega je kamata 64.514,11 EUR.',
  ],
  [
    '?vrsta=kombinovana&kamata=4.2&otplata=jednake-rate',
    'Kredit od 80.000,00 EUR vraćate 360 meseci. Prva rata je 502,22 EUR, a kada istekne fiksni period (60 meseci), prva sledeća 472,22 EUR uz upisani indeks. Ukupno 133.048,87 EUR, od čega je kamata 53.048,87 EUR.',
  ],
  [
    '?vrsta=kombinovana&kamata=3&fiksno=12&grejs=24',
    'Kredit od 80.000,00 EUR vraćate 360 meseci. Grejs period: 24 meseca, samo kamata; posle toga rata je 419,18 EUR uz upisani indeks, a poslednja 421,88 EUR. Ukupno 146.847,18 EUR, od čega je kamata 66.847,18 EUR.',
  ],
])('one sentence says it all of „%s”', (search, sentence) => {
  expect(plainly(resultSentence(loan(search)))).toBe(sentence)
})

test('without interest all instalments are alike, whichever way they are repaid', () => {
  const free =
    'Kredit od 10.500,00 EUR vraćate 60 meseci po 175,00 EUR: ukupno 10.500,00 EUR, od čega je kamata 0,00 EUR.'
  expect(plainly(resultSentence(carLoan('?kamata=0')))).toBe(free)
  expect(plainly(resultSentence(carLoan('?kamata=0&otplata=jednake-rate')))).toBe(free)
})

test('of instalments that do not fall one by one only the ends are told', () => {
  const small = carLoan('?cena=1500&ucesce=80&rok=95&kamata=0.1&otplata=jednake-rate')
  expect(plainly(resultSentence(small))).toContain('; prva rata je 3,19 EUR, a poslednja ')
})

test('how the instalments run is what the schedule holds', () => {
  for (const kind of ['', '&vrsta=kombinovana&fiksno=12', '&vrsta=kombinovana&fiksno=60'])
    for (const way of ['', '&otplata=jednake-rate'])
      for (const grace of [0, 1, 12, 24])
        for (const term of [61, 84, 95]) {
          const given = carLoan(`?rok=${term}&grejs=${grace}${kind}${way}`)
          const { rows: all } = given.figures
          const { first, later, last, course } = instalmentsOf(given)
          const sums = all.map(({ instalment }) => instalment)
          expect([first, last]).toEqual([sums[grace], sums.at(-1)])
          const fixed = given.choices.rateKind === 'combined' ? given.choices.fixedMonths : 0
          expect(later).toBe(fixed > grace ? sums[fixed] : undefined)
          const run = sums.slice(grace, later === undefined ? -1 : fixed)
          if (course === 'level') expect(new Set(run).size).toBe(1)
          if (course === 'falling')
            expect(run.every((sum, index) => index === 0 || sum < (run[index - 1] ?? 0))).toBe(true)
          expect(course).toBe(way === '' || run.length === 1 ? 'level' : 'falling')
        }
})

test('the last instalment settles what rounding left, less, more or nothing', () => {
  expect(settledByLast(loan(''))).toBe(-1_31)
  expect(settledByLast(cashLoan(''))).toBe(31)
  expect(settledByLast(carLoan('?kamata=0'))).toBe(0)
  expect(settledByLast(loan('?otplata=jednake-rate'))).toBe(80) // 222,22 of principal a month leave 0,80
  expect(settledByLast(carLoan('?rok=61&vrsta=kombinovana&fiksno=60'))).toBe(0) // alone at its rate
  expect(settledByLast(carLoan('?rok=61&grejs=60'))).toBe(0)
  expect(settledByLast(carLoan('?rok=13'))).not.toBe(0) // a fixed period that does not count is none
})

test('of a hundred paid back, the interest is told as what it is', () => {
  const told = (given: ReturnType<typeof carLoan>) => plainly(interestPerHundredText(given))
  expect(told(loan(''))).toBe('Od svakih 100 evra koje vratite, kamata je oko 45.')
  expect(told(carLoan('?kamata=0'))).toBe('Od svakih 100 evra koje vratite, kamata je 0.')
  expect(told(cashLoan('?kamata=1&rok=3'))).toBe('Od svakih 100 dinara koje vratite, kamata je manje od 1.')
  const dear = { ...carLoan(''), figures: { ...carLoan('').figures, totalInterest: 999_00, totalRepayment: 1_000_00 } }
  expect(told(dear)).toBe('Od svakih 100 evra koje vratite, kamata je više od 99.')
})

test('in a few words the instalment is called the first where others differ', () => {
  expect(plainly(briefInstalment(loan('')))).toBe('rata 405,35 EUR')
  expect(plainly(briefInstalment(loan('?otplata=jednake-rate')))).toBe('prva rata 522,22 EUR')
  expect(plainly(briefInstalment(loan('?vrsta=kombinovana&kamata=4.2')))).toBe('prva rata 391,21 EUR')
})
