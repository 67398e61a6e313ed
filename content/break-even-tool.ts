/** Fiksna ili promenljiva: words of the tool that compares this loan (A) with another offer (B) by the index. */

import type { Currency } from '#core/money/minor.ts'

/** The index by its name, in the nominative. */
const indexNames = { EUR: 'šestomesečni Euribor', RSD: 'Belibor' } satisfies Record<Currency, string>

/** Fiksna ili promenljiva. */
export const breakEvenTool = {
  fields: {
    kind: {
      label: 'Kamata u\u00a0ponudi B',
      options: { fixed: 'Fiksna', variable: 'Promenljiva', combined: 'Kombinovana' },
    },
    rate: { label: 'NKS ponude B', hint: 'Fiksna stopa, godišnje.' },
    fixedMonths: { label: 'Fiksni period ponude B', hint: 'Posle njega važe indeks i\u00a0marža.' },
    margin: { label: 'Marža ponude B', hint: 'Stalni deo promenljive stope.' },
    fee: { label: 'Obrada u\u00a0ponudi B', hint: 'Procenat iznosa.' },
    index: 'Indeks danas',
  },
  months: 'meseci',
  indexNames,
  offer: { a: 'Ponuda A', b: 'Ponuda B' },
  /** The same within a sentence. */
  offerWithin: { a: 'ponuda A', b: 'ponuda B' },
  letter: { a: 'A', b: 'B' },
  head: ['Indeks', 'Ponuda A', 'Ponuda B', 'Jeftinija'],
  row: {
    given: (index: string) => `${index}, upisani`,
    added: (index: string, points: string) => `${index}, +${points}`,
    cap: (rate: string) => `NKS na granici NBS: ${rate}`,
  },
  effectiveRate: (rate: string) => `EKS ${rate}`,
  same: 'isto',
  /** Where the two measures disagree. */
  byBoth: (byTotal: string, byRate: string) => `${byTotal}, po EKS ${byRate}`,
  answer: {
    until: (offer: string, index: string, limit: string) => `${offer} je jeftinija dok ${index} ne pređe ${limit}.`,
    always: (offer: string, index: string, most: string) =>
      `${offer} je jeftinija i\u00a0kada je ${index} 0% i\u00a0kada je ${most}: granice nema.`,
    /** Where it is crossed more than once. */
    several: (parts: string, index: string) => `Jeftinija je ${parts} (${index}).`,
    part: (letter: string, limit: string) => `${letter} do ${limit}`,
    lastPart: (letter: string) => `iznad toga ${letter}`,
    equal: 'Ponude koštaju isto, koliki god bio indeks.',
    neither: (offer: string, saved: string) =>
      `Nijedna od ponuda ne zavisi od indeksa: ${offer} je jeftinija za ${saved}.`,
    neitherEqual: 'Nijedna od ponuda ne zavisi od indeksa i\u00a0koštaju isto.',
  },
  byRate: {
    same: 'Po EKS je granica ista.',
    until: (offer: string, limit: string) => `Po EKS je granica ${limit}: do nje je povoljnija ${offer}.`,
    always: (offer: string) => `Po EKS granice nema: uvek je povoljnija ${offer}.`,
    several: (parts: string) => `Po EKS je povoljnija ${parts}.`,
    equal: 'EKS im je ista, koliki god bio indeks.',
  },
  note: 'Ponuda A\u00a0je kredit iz kalkulatora. Iznos, rok, način otplate i\u00a0ostali troškovi isti su u\u00a0obe. Poredimo ukupan trošak (kamata, obrada i\u00a0uneti troškovi), kao da indeks od danas do kraja ostaje isti: to je račun, a\u00a0ne prognoza.',
} as const
