/** Words of the calculators around the figures: other costs, schedule, chart, example, sharing. Loaded when wanted. */

import type { Product } from '#core/facts/products.ts'
import type { Cost } from '#core/loan/loan-figures.ts'
import type { Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import { questions } from './calculator-outline.ts'

/** In the drawer with everything but interest and fee. */
export const costs = {
  text: 'Ovi troškovi ne menjaju „EKS”, nego daju zaseban red „EKS sa svim troškovima”.',
  all: 'Uključite uobičajene troškove',
  none: 'Isključite sve',
  amount: (name: string) => `Iznos: ${name}`,
  include: (name: string) => `Uračunajte: ${name}`,
  due: { drawdown: 'na početku', monthly: 'svakog meseca', yearly: 'svake godine' } satisfies Record<
    Cost['due'],
    string
  >,
  optional: 'po izboru ili ako je uslov',
  change: 'Svaki iznos možete da promenite.',
} as const

/** The representative example for the visitor's own numbers, in the legal order (docs/sources.md#reprezentativni-primer). */
export const ownExample = {
  heading: 'Reprezentativni primer za Vaše podatke',
  kind: {
    term: 'Vrsta kredita',
    text: {
      housing: 'stambeni, uz hipoteku',
      cash: 'gotovinski, nenamenski',
      car: 'za kupovinu vozila',
    } satisfies Record<Product, string>,
  },
  price: { housing: 'Cena nekretnine', car: 'Cena vozila' },
  deposit: (percent: string) => `Učešće (${percent})`,
  amount: 'Iznos kredita',
  currency: {
    term: 'Valuta i indeksiranje',
    text: {
      EUR: 'EUR; isplata i\u00a0otplata u\u00a0dinarskoj protivvrednosti, po srednjem kursu NBS',
      RSD: 'RSD, bez indeksiranja',
    } satisfies Record<Currency, string>,
  },
  term: 'Rok otplate',
  nominalRate: {
    term: 'NKS',
    fixed: (rate: string) => `${rate}, fiksna`,
    variable: (rate: string, index: string, margin: string) =>
      `${rate}, promenljiva: indeks ${index} i\u00a0marža ${margin}`,
    combined: (rate: string, fixedTerm: string, later: string, index: string, margin: string) =>
      `${rate} u\u00a0fiksnom periodu (${fixedTerm}), zatim ${later}, promenljiva: indeks ${index} i\u00a0marža ${margin}`,
  },
  /** Named as in the result, where the rate without the other costs stands too. */
  effectiveRate: (date: string, hasCosts: boolean) =>
    `EKS${hasCosts ? ' sa svim troškovima' : ''}, obračunata na dan ${date}`,
  /** Beside the rate of interest and fee alone: that of the loan with its usual costs, as the result says it. */
  fullRate: (rate: string, full: string) => `${rate}; sa uobičajenim troškovima ${full}`,
  instalment: 'Mesečna rata',
  /** Where they differ: the first of those that fall, and each with its time. */
  instalments: {
    first: (instalment: string) => `prva ${instalment}`,
    inGrace: (instalment: string) => `${instalment} u\u00a0grejs periodu`,
    later: (instalment: string) => `${instalment} posle fiksnog perioda`,
  },
  lastInstalment: 'Poslednja rata',
  totalRepayment: 'Ukupno za otplatu',
  interest: 'Ukupna kamata',
  fee: 'Naknada za obradu',
  total: 'Ukupan trošak kredita',
} as const

/** Table, file and print of the schedule. */
export const schedule = {
  id: questions.schedule.id,
  name: 'Plan otplate',
  months: {
    head: ['Rata br.', 'Datum dospeća', 'Mesečna rata', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug'],
  },
  years: {
    head: ['Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i\u00a0troškovi', 'Preostali dug'],
    /** On a phone, where only some are shown. */
    all: 'Sve godine',
    fewer: 'Manje godina',
  },
  year: (year: string) => `${year}. godina`,
  total: 'Ukupno',
  drawdown: 'Isplata kredita',
  /** Without JavaScript, in place of the buttons of the years. */
  allMonths: 'Prikažite sve mesece',
  /** Not of the months: on a phone those of a large loan are whole too. */
  roundNote: 'Iznosi po godinama su zaokruženi na cele, a\u00a0u\u00a0CSV fajlu tačni.',
  datesNote: 'Prva rata dospeva mesec dana posle isplate. Ako tog dana u\u00a0mesecu nema, dospeva poslednjeg.',
  /** Said only where the last instalment does differ for it. */
  lastNote: {
    annuity: (difference: string, isMore: boolean) =>
      `Poslednja rata poravnava zaokruživanje, pa je za ${difference} ${isMore ? 'veća' : 'manja'} od prethodne.`,
    'equal-principal': (difference: string, isMore: boolean) =>
      `Glavnica u\u00a0poslednjoj rati poravnava zaokruživanje, pa je za ${difference} ${isMore ? 'veća' : 'manja'} od prethodne.`,
  } satisfies Record<Repayment, unknown>,
  csv: 'Preuzmite plan kao CSV',
  fileName: 'plan-otplate',
  print: 'Odštampajte obračun',
  printed: {
    made: (date: string) => `Obračun je napravljen ${date} na sajtu Kreditokaz i\u00a0nije ponuda banke.`,
    method:
      'Mesečna kamata je preostali dug puta NKS, podeljeno sa 12, zaokružena na dve decimale. EKS izjednačava današnju vrednost svega što primate i\u00a0plaćate, uz 12 jednakih meseci u\u00a0godini.',
    link: 'Isti obračun na internetu',
  },
} as const

/** The chart above the schedule. */
export const chart = {
  /** Of a slider too, so it holds the name of no field. */
  name: 'Otplata po godinama',
  /** The headline over it. */
  turningPoint: (number: string) => `Od ${number}. rate pa do kraja vraćate više duga nego kamate.`,
  /** On the flag that stands there. */
  turningFlag: (number: string) => `${number}. rata`,
  fromStart: 'Već od prve rate vraćate više duga nego kamate.',
  atEnd: 'Tek poslednjom ratom vraćate više duga nego kamate.',
  legend: { interest: 'Kamata', principal: 'Glavnica', balance: 'Preostali dug' },
  axis: (currency: string) => `${currency} godišnje`,
  debtAxis: (currency: string) => `dug ${currency}`,
  /** Over the three sums of the year that is read, and under its bar. */
  reading: (year: string, currency: string) => `${year}. godina, u\u00a0${currency}`,
  mark: (year: string) => `${year}. god.`,
  year: (year: string, interest: string, principal: string, balance: string) =>
    `${year}. godina: kamata ${interest}, glavnica ${principal}, preostali dug ${balance}.`,
  keyboard: 'Strelicama levo i\u00a0desno menjate godinu.',
  table: 'Isti brojevi stoje u\u00a0tabeli ispod.',
} as const

export const share = {
  share: 'Podelite obračun',
  copy: 'Kopirajte link',
  copied: 'Link je kopiran.',
  copyFailed: 'Kopiranje nije uspelo. Označite link i\u00a0kopirajte ga sami.',
  label: 'Link do ovog obračuna',
  qr: 'QR kod ovog obračuna',
  showQr: 'Prikažite QR kod',
  title: (calculator: string, instalment: string, months: string) => `${calculator}: ${instalment}, ${months}`,
} as const
