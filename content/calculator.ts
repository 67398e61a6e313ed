/**
 * The words of a calculator that stand there from the start; `calculator-sections.ts` and `calculator-tools.ts` hold those
 * of the sections that are loaded when wanted. Functions take values that are formatted already (`core/money`), so a
 * number and its unit arrive held together; sentences are built so that the noun after a number needs no other case.
 *
 * Names of fields and results are fixed by contract §4.12 and §4.13.
 */

import type { Quantity } from '#core/calculator/fields.ts'
import type { DepositUnit, OptionName, RateKind, TermUnit } from '#core/calculator/options.ts'
import type { Grade } from '#core/facts/fact.ts'
import type { Product } from '#core/facts/products.ts'
import type { TariffName } from '#core/facts/tariffs.ts'
import type { Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import type { ReadingError } from '#core/money/read.ts'

/** Headings of the parts that live between the texts of the page. */
export const sections = {
  input: { heading: 'Podaci o kreditu' },
  result: { id: 'rezultat', heading: 'Rezultat' },
} as const

/** The doors at the start: what is known already. The other way leads to the monthly sum (`budget-tool.ts`). */
export const doors = {
  known: { housing: 'Znam cenu', car: 'Znam cenu', cash: 'Znam iznos' } satisfies Record<Product, string>,
  monthly: 'Znam koliko mogu mesečno',
} as const

/** At the bottom of a phone, while the result is out of view. */
export const dock = { name: 'Rezultat:', total: 'Ukupno', back: 'Nazad na podatke' } as const

/** The calculator of each product by its name. */
export const calculatorNames = {
  housing: 'Kalkulator stambenog kredita',
  cash: 'Kalkulator keš kredita',
  car: 'Kalkulator auto kredita',
} as const satisfies Record<Product, string>

/**
 * Labels carry the words of contract §4.12; hints are one line. No label elsewhere in the calculators holds one of these
 * words, so that each finds one quantity.
 */
export const fields = {
  amount: {
    label: { housing: 'Cena nekretnine', car: 'Cena vozila', cash: 'Iznos kredita' } satisfies Record<Product, string>,
    hint: {
      housing: 'Iz ugovora, ili procena ako je niža.',
      car: 'Sa PDV-\u2060om, bez registracije.',
      cash: 'Iznos na koji teče kamata.',
    } satisfies Record<Product, string>,
  },
  currency: {
    label: 'Valuta',
    options: { RSD: 'Dinari', EUR: 'Evri' } satisfies Record<Currency, string>,
  },
  depositPercent: {
    label: 'Učešće',
    /** Beside the deposit: the same in the other unit, and what is left to borrow. */
    note: (other: string, principal: string) => `${other}, kredit ${principal}`,
  },
  /** The same in money: one field takes either, so that the word of contract §4.12 finds it. */
  deposit: { label: 'Učešće', ofPrice: (percent: string) => `${percent} cene` },
  depositUnit: {
    label: 'Jedinica učešća',
    options: { money: 'EUR', percent: '%' } satisfies Record<DepositUnit, string>,
  },
  termUnit: {
    label: 'Jedinica roka',
    options: { years: 'godina', months: 'meseci' } satisfies Record<TermUnit, string>,
  },
  months: {
    label: 'Rok otplate',
    /** Both units at once: „240 meseci = 20 godina”; below a year there is one. */
    both: (months: string, years: string) => (months === years ? months : `${months} = ${years}`),
  },
  rateKind: {
    label: 'Vrsta kamate',
    options: { fixed: 'Fiksna', variable: 'Promenljiva', combined: 'Kombinovana' },
    hints: {
      fixed: 'Ista stopa do kraja.',
      variable: 'Indeks i\u00a0marža; računa se kao da upisani indeks važi do kraja.',
      combined: 'Fiksna na početku, zatim indeks i\u00a0marža.',
    },
  },
  ratePercent: {
    label: 'Kamata (NKS)',
    note: 'Godišnja, bez naknada.',
    fixedPart: 'Kamata (NKS) u\u00a0fiksnom periodu',
  },
  fixedMonths: { label: 'Fiksni period', hint: 'Koliko dugo važi početna stopa.' },
  /** No index had a value published for today, so each starts from the last that is known (`core/facts/indices.ts`). */
  indexPercent: {
    label: { EUR: 'Indeks (Euribor)', RSD: 'Indeks (Belibor)' } satisfies Record<Currency, string>,
    hint: {
      EUR: (month) => `Poslednji koji znamo, zaokružen: Euribor 6M iz ${month} Upišite vrednost iz ponude.`,
      RSD: (month) => `Poslednji koji znamo, zaokružen: Belibor iz ${month} Upišite indeks iz ponude.`,
    } satisfies Record<Currency, (month: string) => string>,
  },
  marginPercent: { label: 'Marža', hint: 'Stalni deo promenljive stope.' },
  feePercent: {
    label: 'Naknada za obradu',
    amount: (fee: string) => `To je ${fee}`,
  },
  repayment: {
    label: 'Način otplate',
    options: { annuity: 'Jednaki anuiteti', 'equal-principal': 'Jednake rate glavnice' } satisfies Record<
      Repayment,
      string
    >,
  },
  graceMonths: { label: 'Grejs period', hint: 'Prvi meseci roka, u\u00a0kojima plaćate samo kamatu.' },
} as const satisfies Record<Quantity | OptionName, unknown>

/** The nominal rate of a variable loan, as a sum. */
export const variableSum = (index: string, margin: string, rate: string) => `${index} + ${margin} = NKS ${rate}`

/** Buttons of a step; what they belong to is said by the field that describes them. */
export const steps = { decrease: 'Smanjite', increase: 'Povećajte' } as const

/** Costs beside interest and fee. They stand here because a refused sum is called by its name over the form. */
export const costNames = {
  'credit-report': 'Izveštaj Kreditnog biroa',
  'promissory-note': 'Menica',
  appraisal: 'Procena nepokretnosti',
  'pledge-statement': 'Overa založne izjave',
  'mortgage-entry': 'Upis hipoteke u katastar',
  'mortgage-entry-tax': 'Taksa za upis hipoteke',
  'title-extract': 'List nepokretnosti',
  'property-insurance': 'Osiguranje nepokretnosti',
  'loan-insurance': 'Premija NKOSK-a',
  'life-insurance': 'Životno osiguranje',
  account: 'Vođenje računa',
  'vehicle-pledge': 'Upis zaloge na vozilu',
  'vehicle-insurance': 'Kasko osiguranje',
  'payment-insurance': 'Osiguranje otplate',
  other: 'Drugi trošak',
} satisfies Record<TariffName | 'other', string>

/** Why an entry was not taken. Each limit is offered as a button. */
export const errors = {
  reading: {
    empty: 'Upišite broj.',
    'not-a-number': 'To nije broj.',
    'other-currency': 'Iznos je u\u00a0drugoj valuti.',
    'too-precise': 'Previše decimala.',
  } satisfies Record<Exclude<ReadingError, 'negative' | 'too-large'>, string>, // those pass a limit, which is said
  /** Behind what could not be read: both limits at once. */
  allowed: (from: string, to: string) => `Dozvoljeno: ${from}–${to}.`,
  tooSmall: (limit: string) => `Najmanje: ${limit}.`,
  tooLarge: (limit: string) => `Najviše: ${limit}.`,
  /** Of a term that is longer than that. */
  longerForYouth: (term: string) => `Do ${term} može samo u\u00a0programu podrške mladima, dok je otvoren.`,
  takeLimit: (limit: string) => `Postavite ${limit}`,
  /** A button: the number in the other unit of its field. */
  meant: (value: string) => `Mislili ste ${value}?`,
  wholeMonths: 'Upišite ceo broj meseci.',
  depositTooLarge: (limit: string) => `Učešće mora da bude manje od cene. Najviše: ${limit}.`,
  graceTooLong: (limit: string) => `Grejs period mora da bude kraći od roka otplate. Najviše: ${limit}.`,
  fixedTermTooLong: (limit: string) => `Fiksni period mora da bude kraći od roka otplate. Najviše: ${limit}.`,
  feesTooLarge: 'Naknade i\u00a0troškovi su veći od iznosa koji primate, pa EKS ne može da se izračuna.',
  /** Without JavaScript: heads the list of fields to mend. */
  summary: 'Proverite sledeće podatke',
} as const

/** What the form does around the fields. */
export const form = {
  name: 'Podaci za obračun',
  /** Shown where JavaScript is off. */
  submit: 'Izračunajte',
  /** The drawer of a phone; its title states what it holds. */
  offer: {
    title: 'Detalji ponude: ',
    rateKind: {
      fixed: () => 'fiksna',
      variable: (rate) => `promenljiva ${rate}`,
      combined: (rate) => `kombinovana ${rate}`,
    } satisfies Record<RateKind, (variableRate: string) => string>,
    fee: (percent: string) => `obrada ${percent}`,
    repayment: { annuity: 'anuiteti', 'equal-principal': 'jednake rate glavnice' } satisfies Record<Repayment, string>,
    grace: (months: string) => `grejs ${months}`,
    costs: (sum: string) => `troškovi ${sum}`,
  },
  costs: 'Ostali troškovi',
  /** In the title of the drawer, also while it is closed over values that count. */
  counted: (sum: string) => `uračunato ${sum}`,
  /** In the title of a drawer that holds a refused entry. */
  check: 'proverite unos',
  /** Of a damaged cost, in the list of what was put right. */
  notCounted: 'nije uračunato',
  reset: 'Vratite na početno',
  undo: 'Poništite vraćanje',
  /** A damaged link, or a form sent without script: over the list of what was put right. */
  corrected: 'Deo podataka je izvan onoga što ovaj kalkulator računa, pa su upisane najbliže vrednosti:',
  /** The same after a change of currency. */
  cut: 'U\u00a0toj valuti važe druge granice, pa su upisane najbliže dozvoljene vrednosti:',
  /** Beside the last valid result while a field is wrong. */
  stale: 'Poslednji ispravan obračun',
  notRefreshed: 'Obračun nije osvežen: proverite označeno polje.',
} as const

/** The loan as the sentence tells it. */
type Told = { principal: string; months: string; total: string; interest: string }

/** The result; `names` are the `dt` texts of contract §4.13, each exactly its name. */
export const results = {
  region: 'Rezultat',
  names: {
    instalment: 'Mesečna rata',
    lastInstalment: 'Poslednja rata',
    graceInstalment: 'Rata u grejs periodu',
    laterInstalment: 'Rata posle fiksnog perioda',
    effectiveRate: 'EKS',
    effectiveRateWithCosts: 'EKS sa svim troškovima',
    nominalRate: 'NKS',
    principal: 'Iznos kredita',
    deposit: 'Učešće',
    received: 'Na račun dobijate',
    fee: 'Naknada za obradu',
    totalInterest: 'Ukupna kamata',
    totalRepayment: 'Ukupno za otplatu',
    otherCosts: 'Ostali troškovi',
    totalCost: 'Ukupan trošak kredita',
    inDinars: 'Rata u dinarima',
  },
  /** On a phone, where the details are folded at first. */
  all: 'Sve stavke',
  fewer: 'Manje stavki',
  /** The whole result in one sentence, around what it says of the instalments. */
  sentence: {
    plain: (loan: Told, instalments: string) =>
      `Kredit od ${loan.principal} vraćate ${loan.months}${instalments}: ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
    inParts: (loan: Told, instalments: string) =>
      `Kredit od ${loan.principal} vraćate ${loan.months}. ${instalments}. Ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
    /** Behind the number of months; `last` where it differs. */
    each: (instalment: string, last: string | undefined) =>
      ` po ${instalment}${last === undefined ? '' : ` (poslednja rata ${last})`}`,
    level: (instalment: string, last: string | undefined) =>
      `rata je ${instalment}${last === undefined ? '' : `, a\u00a0poslednja ${last}`}`,
    falling: (first: string, last: string) => `prva rata je ${first}, svaka sledeća manja, a\u00a0poslednja ${last}`,
    uneven: (first: string, last: string) => `prva rata je ${first}, a\u00a0poslednja ${last}`,
    changing: (first: string, fixedTerm: string, later: string) =>
      `${first}, a\u00a0kada istekne fiksni period (${fixedTerm}), ${later} uz upisani indeks`,
    rate: { level: 'rata je', first: 'prva rata je', next: 'prva sledeća' },
    byIndex: (instalment: string) => `${instalment} uz upisani indeks`,
    afterGrace: (grace: string, instalments: string) =>
      `Grejs period: ${grace}, samo kamata; posle toga ${instalments}`,
  },
  /** Where a rate or an instalment changes on the way. */
  inTurn: (first: string, later: string) => `${first}, zatim ${later}`,
  /** In place of a part whose code could not be had. */
  missingSection: 'Ovaj deo stranice nije učitan. Proverite vezu sa internetom, pa učitajte stranicu ponovo.',
  interestPerHundred: (count: string, unit: string) => `Od svakih 100\u00a0${unit} koje vratite, kamata je ${count}.`,
  /** The count is rounded, and neither some nor all is ever rounded away. */
  perHundred: { about: (count: string) => `oko ${count}`, least: 'manje od 1', most: 'više od 99' },
  unitWords: { RSD: 'dinara', EUR: 'evra' } satisfies Record<Currency, string>,
  /** Behind the dinar value, which is for orientation only. */
  middleRate: (exchange: string) => `Rata u\u00a0dinarima je informativna (uz ${exchange}).`,
  /** Beside the effective rate, which holds interest and fee only. */
  fullRate: (product: Product, rate: string) =>
    `Ova EKS je bez ${{ housing: 'procene, overe, upisa hipoteke i\u00a0osiguranja', cash: 'izveštaja Kreditnog biroa i\u00a0menice', car: 'menice, izveštaja i\u00a0upisa zaloge' }[product]}. Sa uobičajenim iznosima: ${rate}.`,
  computedOn: (date: string) => `Obračun od ${date}`,
  dayCount: 'Pojedine banke kamatu obračunavaju po stvarnom broju dana, pa se rata može razlikovati do oko 1%.',
  variable: {
    variable: 'Kamata je promenljiva: EKS je izračunata kao da upisani indeks važi do kraja.',
    combined:
      'Posle fiksnog perioda kamata je promenljiva: EKS je izračunata kao da upisani indeks tada važi do kraja.',
  },
  enquiry: 'Pošaljite upit za ovaj kredit',
  /** The loan in one line, for the enquiry that is opened from it. */
  scenario: (loan: { principal: string; months: string; instalment: string; effectiveRate: string }) =>
    `${loan.principal}, ${loan.months}, ${loan.instalment}, EKS ${loan.effectiveRate}`,
  /** The instalment in a few words; `isFirst` where the others differ from it. */
  instalment: (instalment: string, isFirst: boolean) => `${isFirst ? 'prva rata' : 'rata'} ${instalment}`,
  /** Said once when the input rests; `withCosts` is the rate with the other costs, where there are any. */
  announcement: (instalment: string, effectiveRate: string, withCosts: string | undefined, total: string) =>
    `Mesečna rata ${instalment}, EKS ${effectiveRate}, ${withCosts === undefined ? '' : `sa svim troškovima ${withCosts}, `}ukupno za otplatu ${total}.`,
} as const

/** Without JavaScript; only the server has these words. */
export const withoutScript = {
  /** Where the list of costs is not on the page yet. */
  costsLater: 'Spisak dolazi uz obračun: pritisnite „Izračunajte”.',
  /** In place of the panel that shares the link. */
  link: 'Link do ovog obračuna',
} as const

/** Limits of the law and habits of the banks: the visitor may go on computing. Silent where the fact is not known. */
export const loanRemarks = {
  depositBelowGeneral: (limit: string) =>
    `Učešće ispod ${limit} kod kredita indeksiranih u\u00a0evrima moguće je samo za prvu nekretninu ili uz podršku države.`,
  depositBelowFirstHome: (limit: string) =>
    `Učešće ispod ${limit} moguće je samo u\u00a0programu podrške mladima. Proverite kod banke da li je program otvoren.`,
  depositTooSmall: (limit: string) =>
    `Učešće ispod ${limit} propisi ne dozvoljavaju za kredite indeksirane u\u00a0evrima, ni u\u00a0jednom programu.`,
  depositBelowIndexed: (limit: string) =>
    `Učešće ispod ${limit} moguće je samo za dinarski kredit: za kredite indeksirane u\u00a0evrima propisi traže bar toliko učešća ili depozita. Dinare birate iznad.`,
  cashInEuros: (limit: string) =>
    `Keš kredit indeksiran u\u00a0evrima traži najmanje ${limit} učešća ili depozita, a\u00a0rata u\u00a0dinarima raste sa kursom.`,
  carTermAboveUsual: (limit: string) => `Uobičajeni najduži rok: ${limit}. Duži odobrava malo koja banka.`,
  carAge: (from: string, to: string) =>
    `Za polovno vozilo mnoge banke gledaju i\u00a0zbir: starost vozila i\u00a0rok zajedno najviše ${from} do ${to}.`,
  nominalCap: (cap: string, date: string) =>
    `NKS prelazi ograničenje koje je objavila NBS (${cap}, važi od ${date}) i\u00a0banka takav kredit ne može da ugovori.`,
  effectiveCap: (cap: string, date: string) =>
    `EKS prelazi ograničenje koje je objavila NBS (${cap}, važi od ${date}) i\u00a0banka takav kredit ne može da ugovori.`,
  /** In the result, of a remark that stands at a field. */
  atField: {
    amount: 'Pročitajte napomenu uz iznos kredita.',
    deposit: 'Pročitajte napomenu uz učešće.',
    months: 'Pročitajte napomenu uz rok otplate.',
    ratePercent: 'Pročitajte napomenu uz kamatu.',
  },
  zeroRate: 'Uz kamatu od 0% proverite da li je cena za gotovinu niža: razlika je tada skrivena kamata.',
} as const

/** How far a limit, rate or tariff can be relied on. */
export function reliability(grade: Grade, date: string): string {
  if (grade === 'official') return `Provereno: ${date}`
  return grade === 'published' ? `Objavljeno; pročitano ${date}` : 'Ovo je naša pretpostavka.'
}

/** Units as they stand beside a field. */
export const units = {
  percent: '%',
  months: 'mes.',
  years: 'god.',
} as const
