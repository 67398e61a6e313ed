/** Words of the small calculator on the home page; the full calculators have their own (`content/calculator.ts`). */
import type { Product } from '#core/facts/products.ts'

export const homeCalculator = {
  name: 'Brzi obračun',
  product: 'Vrsta kredita',
  products: { housing: 'Stambeni', cash: 'Keš', car: 'Auto' } satisfies Record<Product, string>,
  amount: {
    housing: 'Cena nekretnine',
    cash: 'Iznos kredita',
    car: 'Cena vozila',
  } satisfies Record<Product, string>,
  /** Under the price of what is bought: how much of it is borrowed. */
  loan: (deposit: string, loan: string) => `Učešće ${deposit}, kredit ${loan}`,
  term: 'Rok otplate',
  instalment: 'Mesečna rata',
  /** Without what third parties charge: the ladder below has the whole. */
  effectiveRate: 'EKS sa naknadom',
  /** „Vraćate ukupno 145.924,69 EUR, od toga kamata 65.924,69 EUR.” */
  total: { before: 'Vraćate ukupno ', between: ', od toga ', interest: 'kamata ' },
  more: 'Ceo obračun i plan otplate',
  note: (fee: string, nominalRate: string) => `NKS ${nominalRate}, fiksna, naknada ${fee}.`,
  /** Of a loan tied to the euro. */
  indexed: 'Rata u dinarima po srednjem kursu NBS.',
} as const
