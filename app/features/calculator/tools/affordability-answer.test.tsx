import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { affordabilityTool as words } from '#content/calculator-tools.ts'
import { debtToIncome, type Household } from '#core/loan/affordability.ts'
import { formatMoney } from '#core/money/format.ts'
import { minorOf } from '#core/money/minor.ts'
import { affordabilityAnswer } from './affordability-answer.ts'
import { DtiLight } from './dti-light.tsx'

const rsd = (amount: number) => minorOf(amount, 'RSD')
const steps = { careful: 40, usual: 50, limit: 60 }
const principal = 80_000_00
const terms = { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2, principal } as const
const household = { netIncome: rsd(120_000_00), obligations: rsd(10_000_00) }
const plainly = (text: string) => text.replaceAll('\u00a0', ' ')

function light(given: Household, longestTerm = 360): string {
  const weight = debtToIncome(given, { ...terms, longestTerm }, steps)
  const ofIncome = (para: number) => formatMoney(para - (para % 100), 'RSD', 0)
  const props = { weight, principal, currency: 'EUR', lastAge: 75, isPension: false, steps, ofIncome } as const
  const { advisedLeft } = given
  return plainly(
    renderToStaticMarkup(<DtiLight {...props} advisedLeft={advisedLeft} />).replace(/<[^>]*>/g, ' '),
  ).replace(/ +/g, ' ')
}

test.each([
  ['orange', light(household), 'Oprezno Sve rate odnose 48% primanja: banke to po pravilu prihvataju'],
  ['what would be green', light(household), 'Mirno bi bilo uz kredit do 63.900 EUR.'],
  ['green', light({ netIncome: rsd(200_000_00), obligations: rsd(0) }), 'Mirno Sve rate odnose 24% primanja'],
  [
    'red by the basket',
    light({ ...household, basket: rsd(100_000_00) }),
    'Previše Posle svih rata ostaje 62.492 RSD: manje od',
  ],
  [
    'red by a basket that is missed by less than a dinar',
    light({ netIncome: rsd(112_492_65), obligations: rsd(0), basket: rsd(64_986_00) }),
    'ostaje 64.985 RSD: manje od',
  ],
  [
    'red by more than all',
    light({ netIncome: rsd(40_000_00), obligations: rsd(0), basket: rsd(1) }),
    'više nego što su primanja',
  ],
  [
    'red by age, with income for more',
    light({ netIncome: rsd(300_000_00), obligations: rsd(0) }, 120),
    'Predug rok Poslednja rata bi dospela posle navršene 75. godine života, a to većina banaka ne dopušta. Penzionerima ponegde odobravaju i do 80: pitajte pre zahteva. Sve rate odnose 16% primanja. Mirno bi bilo uz kraći rok (najviše 120 meseci).',
  ],
  ['red by age', light(household, 120), 'Mirno bi bilo uz kraći rok (najviše 120 meseci) i kredit do 31.200 EUR.'],
  ['red past every age', light(household, 0), 'Nijedan rok se ne završava pre te godine.'],
  [
    'red by age and by what is owed',
    light({ netIncome: rsd(100_000_00), obligations: rsd(50_000_00) }, 120),
    'Mirno bi bilo tek uz kraći rok (najviše 120 meseci) i veća primanja ili manje drugih rata.',
  ],
  [
    'red by what is owed',
    light({ netIncome: rsd(100_000_00), obligations: rsd(50_000_00) }),
    'Mirno bi bilo tek uz veća primanja ili manje drugih rata.',
  ],
])('the light: %s', (_, said, sentence) => {
  expect(said).toContain(sentence)
})

const answer = (
  loans: readonly [number, number, number],
  mostMonths = 360,
  basket = 0,
  more: { membersLeft?: string; condition?: string } = {},
) => {
  const carried = loans.map((loan, index) => ({ share: `${40 + 10 * index}%`, instalment: String(loan), loan }))
  const weight = { ...debtToIncome(household, { ...terms, longestTerm: 360 }, steps), mostMonths }
  const given = { currency: 'EUR', months: 360, lastAge: 75, isPension: false, ...more } as const
  return plainly(affordabilityAnswer(carried, weight, { ...household, basket: rsd(basket) }, given))
}

test.each([
  [
    answer([100_00, 200_00, 300_00]),
    'Uz ovu kamatu i rok, sa 40% primanja, koliko savetujemo, možete da nosite kredit do 100 EUR, sa ratom do 10000. Banka bi po pravilu dopustila i do 200 EUR (50%).',
  ],
  [
    answer([0, 200_00, 300_00]),
    'Do 40% primanja, koliko savetujemo, prostora za novu ratu nema. Banka bi po pravilu dopustila kredit do 200 EUR, sa ratom do 20000 (50%).',
  ],
  [answer([100_00, 200_00, 300_00], 120), 'Uz ovu kamatu i najduži rok za Vaše godine (120 meseci), sa 40%'],
  [answer([100_00, 200_00, 300_00], 1), 'Uz ovu kamatu i najduži rok za Vaše godine (1 mesec)'],
  [answer([0, 0, 300_00]), 'nema. Tek na gornjoj granici (60%) neke banke bi dopustile kredit do 300 EUR'],
  [answer([0, 0, 0]), 'Uz ova primanja i postojeće obaveze nema prostora za novi kredit.'],
  [answer([0, 0, 0], 360, 1), 'Uz ova primanja, potrošačku korpu i postojeće obaveze'],
  [answer([0, 0, 0], 0), 'do navršene 75. godine života'],
])('the answer is by what is left: %s', (said, sentence) => {
  expect(said).toContain(sentence)
})

test.each([
  [
    [100_00, 200_00, 300_00],
    'da domaćinstvu ostane bar 57.000 RSD mesečno, koliko savetujemo, možete da nosite kredit do 100 EUR, sa ratom do 10000. Banka bi po pravilu dopustila i do 200 EUR (50%), ako se prizna sav upisani prihod.',
  ],
  [
    [0, 200_00, 300_00],
    'Da domaćinstvu ostane 57.000 RSD mesečno, koliko savetujemo, prostora za novu ratu nema. Banka bi po pravilu dopustila kredit do 200 EUR, sa ratom do 20000 (50%), ako se prizna sav upisani prihod.',
  ],
  [[0, 0, 300_00], 'dopustile kredit do 300 EUR, sa ratom do 30000, ako se prizna sav upisani prihod.'],
] as const)('beside the members of the household, and with an income that a bank has to accept: %s', (loans, said) => {
  expect(answer(loans, 360, 0, { membersLeft: '57.000 RSD', condition: words.sources.own.condition })).toContain(said)
})

test('the light says where less stays than we advise for the members, whatever banks say', () => {
  const family = { netIncome: rsd(120_000_00), obligations: rsd(0), advisedLeft: rsd(76_000_00) }
  expect(light(family)).toContain(
    'Oprezno Sve rate odnose 40% primanja: banke to po pravilu prihvataju, a Vama ostaje malo prostora. Posle svih rata ostaje 72.492 RSD, a za toliko članova domaćinstva savetujemo bar 76.000 RSD.',
  )
  expect(light({ ...family, advisedLeft: rsd(57_000_00) })).not.toContain('članova')
})

test('a share just above a limit is told as that, and not as equal to it', () => {
  // 40.001 dinars of 100.000, and 40.400.
  const weigh = (principalInPara: number) => {
    const one = { ratePercent: 0, months: 1, currency: 'RSD', middleRate: 1, principal: principalInPara } as const
    const weight = debtToIncome({ netIncome: rsd(100_000_00), obligations: rsd(0) }, { ...one, longestTerm: 1 }, steps)
    const props = { weight, principal, currency: 'RSD', lastAge: 75, isPension: false, steps } as const
    return plainly(renderToStaticMarkup(<DtiLight {...props} ofIncome={String} />))
  }
  expect(weigh(40_001_00)).toContain('Sve rate odnose malo više od 40% primanja')
  expect(weigh(40_000_00)).toContain('Sve rate odnose 40% primanja')
  expect(weigh(44_400_00)).toContain('Sve rate odnose 44% primanja')
})

test('of a pension the highest age is another, and told without a way out', () => {
  const weight = debtToIncome(household, { ...terms, longestTerm: 24 }, steps)
  const props = { weight, principal, currency: 'EUR', lastAge: 80, isPension: true, steps } as const
  const said = plainly(renderToStaticMarkup(<DtiLight {...props} ofIncome={String} />))
  expect(said).toContain('posle navršene 80. godine života, a to banke po pravilu ne dopuštaju ni penzionerima')
})
