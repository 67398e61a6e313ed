/** Words of the representative example: the items that advertising of credit has to name, in their order. */

import type { Product } from '#core/facts/products.ts'
import type { Cost } from '#core/loan/loan-figures.ts'
import type { Currency } from '#core/money/minor.ts'
import { borrowingWarning, notAnOffer } from './borrowing.ts'
import type { Text } from './page.ts'

export const exampleTexts = {
  /** What search engines call it. */
  title: (loan: string) => `${loan}: reprezentativni primer`,
  /** Counts all known costs; where none is known, interest and fee. */
  effectiveRate: (date: string) => `EKS, obračunata na dan ${date}`,
  instalment: 'Mesečna rata',
  kind: {
    term: 'Vrsta kredita',
    text: { housing: 'stambeni, uz hipoteku', cash: 'gotovinski, nenamenski', car: 'za kupovinu vozila' },
  } satisfies { term: string; text: Record<Product, Text> },
  price: { housing: 'Cena nekretnine', car: 'Cena vozila' } satisfies Partial<Record<Product, string>>,
  deposit: (percent: string) => `Učešće (${percent})`,
  principal: 'Iznos kredita',
  currency: {
    term: 'Valuta',
    text: { EUR: 'EUR, isplata i otplata u RSD po srednjem kursu NBS', RSD: 'RSD' },
  } satisfies { term: string; text: Record<Currency, Text> },
  months: 'Rok otplate',
  nominalRate: 'NKS, fiksna',
  fee: (percent: string) => `Naknada za obradu (${percent})`,
  totalInterest: 'Ukupna kamata',
  totalRepayment: 'Ukupno za otplatu',
  /** A cost of third parties. When it is due is said only where it is not paid once at the start, as the fee is. */
  cost: (name: string, due: Cost['due']) =>
    `${name}${{ drawdown: '', monthly: ', svakog meseca', yearly: ', svake godine' }[due]}`,
  /** Where costs in dinars are shown in euros. */
  converted: (exchange: string) => `Troškovi u dinarima preračunati su u evre (uz ${exchange}).`,
  /** What the poster would say: a part of the truth, named as such. */
  effectiveRateOfFee: 'EKS samo sa naknadom za obradu',
  /** Under the row of a hundred marks; the number stands last, so no noun has to agree with it. */
  interestPerHundred: {
    EUR: (count: number) => `Od svakih 100 evra koje vratite, na kamatu ide **${count}**.`,
    RSD: (count: number) => `Od svakih 100 dinara koje vratite, na kamatu ide **${count}**.`,
  } satisfies Record<Currency, (count: number) => Text>,
  notes: {
    all: [`**${borrowingWarning}** ${notAnOffer}`],
    housing: [],
    cash: [],
    car: ['Kasko osiguranje nije uračunato. Ako ga banka traži, ulazi u EKS.'],
  } satisfies Record<Product | 'all', Text[]>,
} as const

/** The four figures at the head of a loan page. */
export const heroFacts = {
  effectiveRate: 'EKS u primeru ispod',
  deposit: { housing: 'Učešće, najčešće', car: 'Učešće uz valutnu klauzulu, bar', cash: 'Učešće' } satisfies Record<
    Product,
    string
  >,
  longestTerm: 'Najduži rok',
  instalment: (principal: string) => `Rata za ${principal}`,
  calculate: 'Izračunajte ratu i EKS',
  enquiry: 'Pošaljite upit',
} as const
