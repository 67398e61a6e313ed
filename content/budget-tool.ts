/** Znam koliko mogu mesečno: words of the second door of a calculator, loaded with its code. */

import type { Product } from '#core/facts/products.ts'
import type { Budget } from '#core/loan/budget.ts'

/** Znam koliko mogu mesečno. */
export const budgetTool = {
  savings: { label: 'Ušteđevina', hint: 'Ako je prazno, računamo najmanje što propisi traže.' },
  names: {
    price: { housing: 'Nekretnina do', car: 'Vozilo do', cash: 'Kredit do' } satisfies Record<Product, string>,
    loan: 'Kredit',
    own: 'Vaš novac',
  },
  answer: {
    housing: (price: string, loan: string, own: string) =>
      `Možete da kupite nekretninu do ${price}: kredit ${loan} i\u00a0Vaš novac ${own}.`,
    car: (price: string, loan: string, own: string) =>
      `Možete da kupite vozilo do ${price}: kredit ${loan} i\u00a0Vaš novac ${own}.`,
    cash: (price: string) => `Možete da uzmete kredit do ${price}.`,
  } satisfies Record<Product, (price: string, loan: string, own: string) => string>,
  /** What keeps the price from being higher. */
  bound: {
    income: 'Granicu postavljaju primanja.',
    'own-money': (mostLoan: string) =>
      `Granicu postavlja ušteđevina: primanja bi podnela i\u00a0kredit do ${mostLoan}.`,
    'largest-price': 'Više od toga ovaj kalkulator ne računa.',
  } satisfies Record<Budget['boundBy'], string | ((mostLoan: string) => string)>,
  careful: (share: string, instalment: string) =>
    `Sve rate zajedno odnose najviše ${share} primanja, koliko savetujemo: za ovaj kredit ostaje ${instalment} mesečno.`,
  usual: (share: string, loan: string) => `Banka bi po pravilu dopustila i\u00a0${share}: kredit do ${loan}.`,
  largestShare: (share: string, own: string) => `Kredit sme da bude najviše ${share} cene, pa je bar ${own} Vaš novac.`,
  firstHome: (share: string) => `Za prvu nekretninu propisi dopuštaju kredit i\u00a0do ${share} cene.`,
  /** Where the rule is out of date. */
  ownAsChosen: (own: string) => `Od cene je ${own} Vaš novac, kao u\u00a0obračunu.`,
  terms: (rate: string, months: string) => `Kamata ${rate} i\u00a0rok ${months} su iz obračuna.`,
  longer: (months: string, loan: string) =>
    `Uz najduži rok u\u00a0kalkulatoru (${months}) kredit bi bio do ${loan}, ali uz veću ukupnu kamatu.`,
  /** Where the form could not take the figures over. */
  outside: 'Takav kredit je izvan granica ovog kalkulatora, pa ne može da se prenese u\u00a0obračun.',
  take: 'Prenesite u obračun',
} as const
