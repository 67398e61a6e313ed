import { describe, expect, test } from 'vitest'
import { costNames, errors, fields, results, sections } from './calculator.ts'
import { toolSections } from './calculator-outline.ts'
import { costs, schedule } from './calculator-sections.ts'
import { affordabilityTool, earlyTool, refinancingTool } from './calculator-tools.ts'

const allSections = [...Object.values(sections), ...Object.values(toolSections)]

test('the sections are headed as agreed', () => {
  expect(allSections.map(({ heading }) => heading)).toEqual([
    'Podaci o kreditu',
    'Rezultat',
    'Poređenje načina otplate',
    'Ako se kamata promeni',
    'Ako se promeni kurs',
    'Prevremena otplata',
    'Koliko mogu da dobijem',
    'Uporedite ponude',
    'Proverite ponudu banke',
    'Fiksna ili promenljiva',
    'Novac do ključeva',
    'Sledeća rata',
    'Minus i\u00a0kartice u\u00a0jedan kredit',
    'Refinansiranje',
  ])
})

test('anchors are unique and ASCII', () => {
  const ids = [sections.result, ...Object.values(toolSections), schedule].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

test('no line of a result ends in a word of one letter', () => {
  const { level, falling, uneven } = results.sentence
  for (const sentence of [level('1', '2'), falling('1', '2'), uneven('1', '2')])
    expect(sentence).toContain(' a\u00a0poslednja 2')
})

test('a term is told in both units, and once where there is no whole year', () => {
  expect(fields.months.both('71\u00a0mesec', '5\u00a0godina i\u00a011\u00a0meseci')).toBe(
    '71\u00a0mesec = 5\u00a0godina i\u00a011\u00a0meseci',
  )
  expect(fields.months.both('3\u00a0meseca', '3\u00a0meseca')).toBe('3\u00a0meseca')
})

describe('the names of contract §4.12 and §4.13', () => {
  test('results', () => {
    expect(results.region).toBe('Rezultat')
    expect(results.names).toMatchObject({
      instalment: 'Mesečna rata',
      effectiveRate: 'EKS',
      effectiveRateWithCosts: 'EKS sa svim troškovima',
      totalRepayment: 'Ukupno za otplatu',
      totalInterest: 'Ukupna kamata',
    })
    expect(schedule.name).toBe('Plan otplate')
    expect(schedule.csv).toContain('CSV')
    expect(results.enquiry).toBe('Pošaljite upit za ovaj kredit')
  })

  /** Labels of every field on a calculator, whichever tool it belongs to. */
  const labels = [
    fields.depositPercent.label,
    fields.months.label,
    fields.ratePercent.label,
    ...Object.values(fields.indexPercent.label),
    fields.marginPercent.label,
    fields.fixedMonths.label,
    fields.feePercent.label,
    fields.graceMonths.label,
    ...Object.values(costNames).map(costs.amount),
    ...[earlyTool.fields, affordabilityTool.fields, refinancingTool.fields].flatMap((tool) =>
      Object.values(tool).map(({ label }) => label),
    ),
  ]

  test.each([
    ['housing', 'Cena nekretnine'],
    ['car', 'Cena vozila'],
    ['cash', 'Iznos kredita'],
  ] as const)('the amount of %s is „%s”, and no other field’s', (product, word) => {
    expect(fields.amount.label[product]).toContain(word)
    expect(labels.filter((label) => label.includes(word))).toEqual([])
  })

  test.each(['Učešće', 'Rok otplate', 'Kamata', 'Naknada'])('„%s” stands in the label of one field', (word) => {
    expect(labels.filter((label) => label.toLowerCase().includes(word.toLowerCase()))).toHaveLength(1)
  })
})

test('sentences hold whatever number stands in them', () => {
  const { plain, each } = results.sentence
  const loan = { principal: '80.000 EUR', total: '145.924,69 EUR', interest: '65.924,69 EUR' }
  expect(plain({ ...loan, months: '360 meseci' }, each('405,35 EUR', '404,04 EUR'))).toBe(
    'Kredit od 80.000 EUR vraćate 360 meseci po 405,35 EUR (poslednja rata 404,04 EUR): ukupno 145.924,69 EUR, od čega je kamata 65.924,69 EUR.',
  )
  expect(plain({ ...loan, months: '71 mesec' }, each('405,35 EUR', undefined))).toContain('vraćate 71 mesec po')
  expect(errors.tooLarge('71 mesec')).toBe('Najviše: 71 mesec.')
})
