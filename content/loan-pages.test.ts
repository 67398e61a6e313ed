import { describe, expect, test } from 'vitest'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import type { Product } from '#core/facts/products.ts'
import { loanFigures } from '#core/loan/loan-figures.ts'
import { knownOn } from '#core/owner/known.ts'
import { results } from './calculator.ts'
import { inline } from './inline.ts'
import type { Block, Page } from './page.ts'
import { page as carLoan } from './pages/car-loan.ts'
import { page as carLoanCalculator } from './pages/car-loan-calculator.ts'
import { page as cashLoan } from './pages/cash-loan.ts'
import { page as cashLoanCalculator } from './pages/cash-loan-calculator.ts'
import { page as housingLoan } from './pages/housing-loan.ts'
import { page as housingLoanCalculator } from './pages/housing-loan-calculator.ts'

const today = '2026-11-21'
/** Long after every fact of the first edition that has an end has run out. */
const later = '2031-01-01'
/** Before any rule of the law began: what a page says on the day when nobody has renewed one that ended. */
const withoutRules = '2010-01-01'

const loanPages = { housing: housingLoan, cash: cashLoan, car: carLoan } satisfies Record<Product, unknown>
const calculators = { housing: housingLoanCalculator, cash: cashLoanCalculator, car: carLoanCalculator }
const all = {
  ...loanPages,
  'housing calculator': housingLoanCalculator,
  'cash calculator': cashLoanCalculator,
  'car calculator': carLoanCalculator,
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const headings = (page: Page) => page.sections.map(({ heading }) => plain(heading))
const blocks = (page: Page): Block[] => page.sections.flatMap((section) => section.blocks)
const questions = (page: Page) =>
  blocks(page).flatMap((block) => (block.kind === 'faq' ? block.items.map(({ question }) => plain(question)) : []))

/** What a block says in running text; cells of tables are figures and do not count as words of a page. */
function prose(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return block.paragraphs
    case 'list':
      return block.items
    case 'definitions':
    case 'steps':
    case 'rate-kinds':
    case 'shares':
      return block.items.flatMap((item) => [...('title' in item ? [item.title] : []), item.text])
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [question, ...answer])
    case 'note':
      return [block.text]
    default:
      return []
  }
}

const cells = (page: Page) =>
  blocks(page).flatMap((block) => (block.kind === 'table' ? block.groups.flatMap(({ rows }) => rows.flat()) : []))
const read = (page: Page) =>
  plain(
    [
      page.description,
      page.lead,
      ...page.sections.flatMap(({ answer = '' }) => answer),
      ...blocks(page).flatMap(prose),
      ...cells(page),
    ].join('\n'),
  )
const wordCount = (page: Page) =>
  blocks(page)
    .flatMap(prose)
    .flatMap(inline)
    .flatMap(({ text }) => text.split(/[\s\u00a0]+/u))
    .filter((word) => /\p{L}/u.test(word)).length

test('a withdrawal may cost what the law says: nothing but costs that were told before', () => {
  for (const page of [housingLoan, cashLoan]) {
    expect(read(page(knownOn(today)))).toMatch(/stvarn\S+ troškov\S+ koje Vam je navela pre potpisa \([^)]*čl\. 13/)
  }
})

test('what an early repayment lowers is the cost of a loan: the debt holds no interest of the time to come', () => {
  expect(read(housingLoan(knownOn(today)))).toContain('Ukupan trošak kredita tada se umanjuje za kamatu i troškove')
})

test.each(Object.entries(loanPages))(
  '%s: the consent for the credit bureau has the name that banks give it',
  (_, page) => {
    expect(read(page(knownOn(today)))).toContain('saglasnost za uvid u podatke Kreditnog biroa')
  },
)

describe('headings are those that were agreed, in their order', () => {
  test('housing', () => {
    expect(headings(housingLoan(knownOn(today)))).toEqual([
      'Šta je stambeni kredit',
      'Koliko možete da dobijete',
      'Kamata: fiksna, promenljiva ili kombinovana',
      'NKS i EKS: u čemu je razlika',
      'Reprezentativni primer',
      'Troškovi koje treba planirati',
      'Ograničenje kamatnih stopa',
      'Uslovi',
      'Potrebna dokumentacija',
      'Korak po korak do stana',
      'Prva nekretnina i program za mlade',
      'Valutna klauzula',
      'Prevremena otplata',
      'Ako zapadnete u teškoće',
      'Česta pitanja',
    ])
  })

  test('cash', () => {
    expect(headings(cashLoan(knownOn(today)))).toEqual([
      'Šta je keš kredit',
      'Iznos i rok',
      'Kamata, naknada i EKS',
      'Reprezentativni primer',
      'Keš, refinansiranje ili dozvoljeni minus',
      'Osiguranje otplate: kada ima smisla',
      'Uslovi',
      'Dokumentacija',
      'Primanja do 100.000 dinara',
      'Odustanak u roku od 14 dana i prevremena otplata',
      'Na šta da pazite',
      'Česta pitanja',
    ])
  })

  test('car', () => {
    expect(headings(carLoan(knownOn(today)))).toEqual([
      'Šta je auto kredit',
      'Učešće i valuta',
      'Novo ili polovno vozilo',
      'Kasko, zaloga i ostali troškovi',
      'Reprezentativni primer',
      'Auto kredit, keš kredit ili lizing',
      'Uslovi',
      'Dokumentacija',
      'Koraci',
      'Prevremena otplata i prodaja vozila pod zalogom',
      'Česta pitanja',
    ])
  })

  test.each(Object.values(calculators))('calculator', (page) => {
    expect(headings(page(knownOn(today)))).toEqual(['Šta ulazi u obračun', 'Kako računamo', 'Česta pitanja'])
  })
})

describe('the questions are those that were agreed', () => {
  test('housing', () => {
    expect(questions(housingLoan(knownOn(today)))).toEqual([
      'Koliko učešće mi je potrebno?',
      'Kolika plata je potrebna za kredit od 80.000 evra?',
      'Mogu li da udružim primanja sa sadužnikom?',
      'Fiksna ili promenljiva kamata?',
      'Šta se dešava sa ratom kad Euribor poraste?',
      'Da li je životno osiguranje obavezno i šta je NKOSK?',
      'Mogu li da odustanem posle potpisivanja?',
      'Koliko košta prevremena otplata?',
      'Šta biva sa stanom ako ne mogu da plaćam?',
      'Mogu li da prodam stan pre kraja otplate?',
      'Mogu li da prebacim stambeni kredit u drugu banku?',
      'Može li stan u izgradnji?',
      'Da li je Kreditokaz banka?',
    ])
  })

  test('cash', () => {
    expect(questions(cashLoan(knownOn(today)))).toEqual([
      'Koji je najduži rok otplate?',
      'Koliki deo plate sme da bude rata?',
      'Da li mi treba prenos zarade?',
      'Mogu li da dobijem kredit ako radim na određeno vreme, ako sam penzioner ili preduzetnik?',
      'Mogu li do kredita dok sam na porodiljskom?',
      'Radim u inostranstvu: mogu li do kredita u Srbiji?',
      'Šta preuzima jemac?',
      'Šta je administrativna zabrana, a šta menica?',
      'Da li upit utiče na Kreditni biro?',
      'Isplati li se refinansiranje?',
      'Mogu li da vratim kredit ranije?',
      'Da li je Kreditokaz banka?',
    ])
  })

  test('car', () => {
    expect(questions(carLoan(knownOn(today)))).toEqual([
      'Može li bez učešća?',
      'Koliko staro sme da bude vozilo?',
      'Da li je kasko obavezan?',
      'Koji je najduži rok?',
      'Mogu li da kupim od fizičkog lica?',
      'Mogu li kreditom da kupim auto iz inostranstva?',
      'Preduzetnik sam: uzimam li kredit na sebe ili na radnju?',
      'Šta ostaje zabeleženo ako kasnim sa ratom?',
      'Šta ako prodam auto pre kraja?',
      'Kredit ili lizing?',
      'Ulazi li kasko u EKS?',
      'Da li je Kreditokaz banka?',
    ])
  })

  test.each(Object.entries(calculators))('the %s calculator answers three or four', (_, page) => {
    expect([3, 4]).toContain(questions(page(knownOn(today))).length)
  })
})

test.each(Object.entries(all))(
  '%s says among its questions who we are not, and where it stands who pays us',
  (_, page) => {
    const faq = blocks(page(knownOn(today))).filter(({ kind }) => kind === 'faq')
    const text = plain(faq.flatMap(prose).join('\n'))
    for (const words of [
      /banka/,
      /o (?:kreditu|njemu) ne odlučujemo/,
      /novac unapred ne tražimo/,
      /Ko nas plaća.+\[O nama\]/,
    ])
      expect(text).toMatch(words)
  },
)

test.each(Object.entries(loanPages))(
  '%s: each section but the questions begins with its answer in a line',
  (_, page) => {
    for (const day of [today, later, withoutRules])
      for (const { id, answer = '' } of page(knownOn(day)).sections.filter(({ id }) => id !== 'cesta-pitanja')) {
        expect(answer.length, id).toBeGreaterThan(30)
        expect(answer.length, id).toBeLessThanOrEqual(95)
        expect(answer, id).toMatch(/^[\p{Lu}\d].*[.:]$/u)
      }
  },
)

test.each(Object.entries(loanPages))('the %s page has a lead of two lines on a phone', (_, page) => {
  expect(
    inline(page(knownOn(today)).lead)
      .map(({ text }) => text)
      .join('').length,
  ).toBeLessThanOrEqual(80)
})

test.each(Object.entries(loanPages))('the %s page has 900 words besides its tables', (_, page) => {
  expect(wordCount(page(knownOn(today)))).toBeGreaterThanOrEqual(900)
})

test.each(Object.entries(calculators))('the %s calculator has 400 words of help besides its tables', (_, page) => {
  expect(wordCount(page(knownOn(today)))).toBeGreaterThanOrEqual(400)
})

test.each(Object.entries(all))('%s: an anchor is its heading in ASCII', (_, page) => {
  const ascii = (heading: string) =>
    plain(heading)
      .toLowerCase()
      .replaceAll('đ', 'dj')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  for (const { id, heading } of page(knownOn(today)).sections) expect(id).toBe(ascii(heading))
})

const allowedHosts = ['www.nbs.rs', 'nbs.rs', 'www.apr.gov.rs', 'www.pravno-informacioni-sistem.rs', 'www.nlbkb.rs']

test.each(Object.entries(all))('%s sends readers to known hosts only', (_, page) => {
  const links = blocks(page(knownOn(today)))
    .flatMap(prose)
    .flatMap(inline)
  for (const piece of links)
    if (piece.kind === 'link' && !piece.to.startsWith('/')) {
      const { host, pathname } = new URL(piece.to)
      expect(allowedHosts).toContain(host)
      expect(pathname.length, `${piece.to} is an exact page`).toBeGreaterThan(1)
    }
})

test.each([today, later, withoutRules])('no text shows a hole on %s', (day) => {
  for (const page of Object.values(all))
    expect(read(page(knownOn(day)))).not.toMatch(/undefined|NaN|Infinity|null|\[object/)
})

test.each(Object.entries(loanPages))('the %s page has the example of its own product, explained', (product, page) => {
  const section = page(knownOn(today)).sections.find(({ heading }) => plain(heading) === 'Reprezentativni primer')
  expect(section?.blocks[1]).toEqual({ kind: 'example', product })
  expect(section?.blocks.filter(({ kind }) => kind === 'text')).toHaveLength(2)
})

describe('figures are the engine’s', () => {
  test('the three examples are those that were agreed', () => {
    const figures = (product: Product) => {
      const { instalment, effectiveRatePercent, totalRepayment } = loanFigures(exampleLoan(product, knownOn(today)))
      return { instalment, effectiveRatePercent, totalRepayment }
    }
    expect(figures('housing')).toEqual({
      instalment: 405_35,
      effectiveRatePercent: '4.64',
      totalRepayment: 145_924_69,
    })
    expect(figures('cash')).toEqual({
      instalment: 12_455_01,
      effectiveRatePercent: '9.85',
      totalRepayment: 747_300_91,
    })
    expect(figures('car')).toEqual({ instalment: 202_51, effectiveRatePercent: '6.50', totalRepayment: 12_150_37 })
  })

  test.each<[product: Product, figure: string, why: string]>([
    ['housing', '391,21', 'the combined rate starts lower'],
    ['housing', '403,48', 'and goes on so'],
    ['housing', '445,76', 'or, a point higher, so'],
    ['housing', '17.101,75', 'the shorter term saves'],
    ['housing', '6.673,25', 'the lower instalment saves'],
    ['housing', '48,88 EUR', 'a point more costs each month'],
    ['housing', '54.150,54 EUR', 'the interest of equal principal'],
    ['housing', 'koštaju oko 685 EUR', 'a mortgage at another bank, as the home page has it'],
    ['cash', '20.216,37 RSD', 'the old loan'],
    ['cash', '19.131,84 RSD', 'the new loan'],
    ['cash', '39.043 RSD', 'the saving'],
    ['cash', '11,46%', 'the fee on a short term'],
    ['cash', '35.700 RSD', 'keeping the account, over the term'],
    ['cash', 'sa 9,85% raste na 12,08%', 'and what it does to EKS'],
    ['car', '1.650,37 EUR', 'the interest of the example'],
    ['car', '2.250 EUR', 'kasko over five years'],
  ])('%s says %s: %s', (product, figure) => {
    expect(read(loanPages[product](knownOn(today)))).toContain(figure)
  })

  test.each<[Product, string]>([
    ['housing', 'NKS 4,50%, naknada 0,50%'],
    ['cash', 'NKS 9,00%, naknada 1,00%'],
    ['car', 'NKS 5,90%, naknada 1,00%'],
  ])('a fee is written as in the tables: %s', (product, terms) => {
    expect(read(calculators[product](knownOn(today)))).toContain(terms)
  })

  test.each<Product>(['housing', 'cash', 'car'])(
    'a fee, which is paid at drawdown, is in EKS and in no instalment: %s',
    (product) => {
      const loan = exampleLoan(product, knownOn(today))
      const [withFee, free] = [loanFigures(loan), loanFigures({ ...loan, feePercent: 0 })]
      expect(withFee.instalment).toBe(free.instalment)
      expect(withFee.effectiveRatePercent).not.toBe(free.effectiveRatePercent)
      expect(read(calculators[product](knownOn(today)))).toContain(
        'Rata obuhvata glavnicu i kamatu, a EKS kamatu i naknadu za obradu.',
      )
    },
  )

  test('kasko moves the rate with all costs and the total cost, and no instalment and no rate without it', () => {
    const loan = exampleLoan('car', knownOn(today))
    const kasko = loanFigures({ ...loan, costs: [{ id: 'vehicle-insurance', amount: 450_00, due: 'yearly' }] })
    const base = loanFigures(loan)
    expect([kasko.instalment, kasko.effectiveRatePercent]).toEqual([base.instalment, base.effectiveRatePercent])
    expect(Number(kasko.effectiveRateWithCostsPercent)).toBeGreaterThan(Number(base.effectiveRatePercent))
    expect(kasko.totalCost).toBeGreaterThan(base.totalCost)
    expect(read(calculators.car(knownOn(today)))).toMatch(
      new RegExp(`ulazi u EKS i zato je „${results.names.effectiveRateWithCosts}”.*red „${results.names.totalCost}”`),
    )
  })

  test('the calculators together agree with all five examples that banks have published', () => {
    const tables = Object.values(calculators).flatMap((page) =>
      blocks(page(knownOn(today))).filter(({ kind }) => kind === 'table'),
    )
    const rows = tables.flatMap((table) => (table.kind === 'table' ? table.groups.flatMap(({ rows }) => rows) : []))
    expect(rows).toHaveLength(5)
    for (const [, theirs, ours] of rows) expect(ours).toBe(theirs)
    // Of these five, and of no more: two banks count days, and their instalment is another.
    for (const page of Object.values(calculators))
      expect(read(page(knownOn(today)))).toContain(
        'Objavljeni i naši brojevi u ovoj tabeli isti su do poslednje cifre:',
      )
  })
})

test.each<[product: Product, row: string[]]>([
  ['housing', ['80.000', '180.000', '149.000', '131.000', '119.000']],
  ['cash', ['600.000', '69.000', '48.000', '32.000', '28.000']],
  ['car', ['10.000', '90.000', '69.000', '57.000', '43.000']],
])('the %s page tells the income that a sum needs over four terms', (product, row) => {
  const table = (day: string) =>
    blocks(loanPages[product](knownOn(day))).find(
      (block) => block.kind === 'table' && block.caption.includes('primanja'),
    )
  const shown = table(today)
  expect(shown?.kind === 'table' && shown.groups.flatMap(({ rows }) => rows)).toContainEqual(row)
  expect(table(withoutRules)).toBeUndefined()
})

describe('a fact that has run out takes its words with it', () => {
  test('the market', () => {
    expect(read(housingLoan(knownOn(today)))).toContain('100–200 EUR')
    expect(read(housingLoan(knownOn(later)))).not.toContain('100–200 EUR')
    expect(cells(housingLoan(knownOn(later)))).toContain('proverite kod banke')
    expect(read(cashLoan(knownOn(today)))).toContain('8,3%')
    expect(read(cashLoan(knownOn(later)))).not.toContain('8,3%')
    expect(read(cashLoan(knownOn(today)))).toContain('penzionerima često 30–50%')
    expect(read(cashLoan(knownOn(later)))).not.toContain('penzionerima često')
    expect(read(housingLoan(knownOn(today)))).toContain('obično bar 80%, odnosno 40%')
    expect(read(housingLoan(knownOn(later)))).not.toMatch(/bar 80%|odnosno 40%/)
    expect(read(carLoan(knownOn(today)))).toContain('stara do 5 godina u trenutku odobrenja')
    expect(read(carLoan(knownOn(later)))).not.toMatch(/do 5 godina|10–12 godina/)
    expect(read(cashLoan(knownOn(today)))).toContain('Izveštaj koji banka pribavlja košta 246')
    expect(read(cashLoan(knownOn(later)))).not.toContain('pribavlja košta')
    for (const page of [cashLoan, carLoan]) {
      expect(read(page(knownOn(today)))).toMatch(/duže od 60 dana.*još 3 godine.*ispravlja u roku od 15 dana/)
      expect(read(page(knownOn(later)))).not.toMatch(/60 dana|još 3 godine|ispravlja/)
    }
    for (const page of Object.values(loanPages)) {
      expect(read(page(knownOn(today)))).toContain('obično posle 12–24 meseca poslovanja')
      expect(read(page(knownOn(later)))).toContain('pitajte koliko dugo treba da poslujete')
    }
    expect(read(carLoan(knownOn(today)))).toContain('Na cenu dodajte PDV od 20%, prevoz')
    expect(read(carLoan(knownOn(later)))).toContain('Na cenu dodajte PDV, prevoz')
    expect(read(cashLoan(knownOn(today)))).toContain('uz 595 RSD mesečno')
    expect(read(cashLoan(knownOn(later)))).not.toContain('595')
  })

  test('a table of costs tells the last day on which one of its own rows was read', () => {
    const known = knownOn('2026-12-05') // a day after a row that stands in none of them
    expect(known.facts.market.some(({ checkedOn }) => checkedOn === '2026-11-28')).toBe(true)
    const told = (page: Page) => /iz javnih izvora pročitanih do (\S+) Nisu/.exec(plain(JSON.stringify(page)))?.[1]
    expect([told(housingLoan(known)), told(carLoan(known))]).toEqual(['28.11.2026.', '27.11.2026.'])
    expect(read(cashLoan(known))).toContain('pribavlja košta 246 RSD. Objavljeno; pročitano 21.11.2026.')
  })

  test('a cost says how often it is due', () => {
    expect(cells(housingLoan(knownOn(today))).map(plain)).toContain('Životno osiguranje, svake godine, ako je uslov')
  })

  test('the youth programme', () => {
    expect(read(housingLoan(knownOn(today)))).toContain(
      'prvih 6 godina fiksna stopa do 3,50%, od čega 2 procentna poena kamate plaća država',
    )
    expect(read(housingLoan(knownOn(later)))).not.toContain('kamate plaća država')
    expect(read(housingLoan(knownOn(today)))).toMatch(/podrške mladima.*za mlade učešće počinje od 1%/s)
    expect(read(housingLoan(knownOn(later)))).not.toMatch(/za mlade (?:učešće počinje od )?1%/)
    expect(read(housingLoan(knownOn(later)))).toMatch(/može i 10% učešća.*do 90% njene/s)
  })

  test('the offers for low income, whose promised year is over', () => {
    expect(read(cashLoan(knownOn('2026-09-14')))).toContain('za 3 procentna poena niža')
    expect(read(cashLoan(knownOn(today)))).not.toContain('procentna poena niža')
    expect(read(cashLoan(knownOn(today)))).toContain(
      'Taj rok je istekao 14. septembra 2026. godine, a da li je produžen, nismo',
    )
    expect(read(cashLoan(knownOn('2026-09-14')))).not.toContain('istekao')
  })

  test('the middle rate', () => {
    expect(read(housingLoan(knownOn(today)))).toContain('danas je oko 47.507 RSD')
    expect(read(housingLoan(knownOn(later)))).not.toContain('47.507')
    expect(read(housingLoan(knownOn(later)))).toContain('Kada bi evro poskupeo za 10%')
    expect(read(housingLoan(knownOn(later)))).not.toContain('koštaju oko')
  })

  test.each<[page: keyof typeof all, rule: string, words: RegExp]>([
    ['cash', 'the longest term', /71 mesec|5 godina i 11 meseci|šest godina/],
    ['cash', 'the burden of an income', /50–60%|stanete na 40%|savet je 40%/],
    ['cash', 'the deposit of a loan in euros', /najmanje 30% učešća/],
    ['cash calculator', 'the longest term', /71 mesec|5 godina i 11 meseci|šest godina/],
    ['cash calculator', 'the burden of an income', /do 60% primanja|najviše 40%/],
    ['car', 'the longest and the usual term', /95 meseci|najduži je 84 meseca/],
    ['car', 'the burden of an income', /50–60%|savet je 40%/],
    ['car', 'the deposit of a loan in euros', /(?:najmanje|najčešće) 30%/],
    ['car calculator', 'the deposit', /najmanje 30%/],
    ['housing', 'the burden of an income', /50–60%|stanete na 40%|uz 60% oko/],
    ['housing', 'the shares of a value', /može i 10%|do 90% njene|mlade (?:i )?1%/],
    ['housing', 'the term of the youth programme', /otplata do 40 godina/],
  ])('%s: %s', (page, _, words) => {
    expect(read(all[page](knownOn(today)))).toMatch(words)
    expect(read(all[page](knownOn(withoutRules)))).not.toMatch(words)
  })

  test('the highest rates, published for 2025 and not known since', () => {
    expect(read(cashLoan(knownOn('2025-10-01')))).toContain(
      // The cap of EKS is older; that of NKS was another before June, so only from then on do both hold.
      'Za gotovinske i potrošačke kredite u dinarima od 1. juna 2025. važi: NKS najviše 13,75%, EKS najviše 15,75%.',
    )
    expect(read(cashLoan(knownOn('2025-10-01')))).toContain('za karticu 17,75%, za minus 19,75%')
    expect(read(cashLoan(knownOn('2025-10-01')))).not.toContain('nismo mogli da potvrdimo. Poslednja')
    expect(read(cashLoan(knownOn(today)))).not.toMatch(/važi: NKS|najviše 1[35],75%|17,75%/)
    for (const page of Object.values(loanPages))
      expect(read(page(knownOn(today)))).toMatch(
        /Današnje vrednosti nismo mogli da potvrdimo\. Poslednja granica EKS koju znamo je [\d,]+% \(do .+ 2026\., naš račun po čl\. 11\. i 12\. tog zakona\)\. Važeće pogledajte/,
      )
  })
})
