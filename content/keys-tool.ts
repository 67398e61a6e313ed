/** Novac do ključeva: words of the ledger of everything that a flat costs before one moves in. */

import type { TariffName } from '#core/facts/tariffs.ts'
import { costNames } from './calculator.ts'

/** A row of the ledger. */
export type KeysRow = 'deposit' | 'tax' | 'notary' | 'agency' | 'fee' | 'instalment' | 'other' | TariffName

/** Novac do ključeva. */
export const keysTool = {
  fields: {
    kind: { label: 'Kakav stan kupujete', options: { used: 'Polovan', new: 'Nov, sa PDV-om' } },
    area: { label: 'Kvadratura stana', hint: 'Za poresko oslobođenje na prvi stan.' },
    members: { label: 'Još članova domaćinstva', hint: 'Bez Vas; i\u00a0oni od 1.\u00a0jula 2006. nisu imali stan.' },
    agency: {
      label: 'Provizija agencije',
      hint: (from: string, to: string) => `Ako kupujete preko nje: obično ${from} do ${to} cene (objavljeno).`,
      unknown: 'Ako kupujete preko nje, procenat cene.',
    },
    other: { label: 'Još nešto', hint: 'Selidba, nameštaj, popravke.' },
  },
  metres: 'm²',
  conditions: {
    legend: 'Prvi stan: potvrdite što za Vas važi',
    adult: 'Imam 18 ili više godina, državljanstvo Srbije i\u00a0prebivalište u\u00a0njoj',
    first: 'Od 1.\u00a0jula 2006. nijedan stan u\u00a0Srbiji nije bio moj, a\u00a0oslobođenje mi ranije nije odobreno',
    paid: 'Celu cenu sa PDV-om plaćam na račun prodavca',
  },
  head: ['Šta plaćate', 'Iznos', 'Odakle'],
  rows: {
    ...costNames,
    deposit: 'Učešće',
    tax: 'Porez na prenos',
    notary: 'Beležnik, za ugovor',
    agency: 'Agencija',
    fee: 'Naknada banke',
    instalment: 'Prva rata',
    other: 'Još nešto',
  } satisfies Record<KeysRow, string>,
  /** Where a sum is from. */
  from: {
    official: 'provereno',
    published: 'objavljeno',
    assumed: 'naša pretpostavka',
    calculator: 'iz kalkulatora',
    own: 'Vaš podatak',
  },
  total: 'Ukupno',
  answer: (total: string, deposit: string, costs: string) =>
    `Do ključeva Vam treba ${total}: učešće ${deposit} i\u00a0troškovi ${costs}.`,
  withoutDeposit: (total: string) => `Do ključeva Vam treba ${total}.`,
  refund: (sum: string) => `Kasnije Vam se vraća ${sum} PDV-a.`,
  refundWhen:
    'PDV vraća poreska uprava na Vaš zahtev, pošto cenu platite u\u00a0celosti (Zakon o\u00a0PDV-u, čl. 56a). Koliko se čeka ne znamo, pa na taj novac nemojte da računate za prve rate.',
  spared: (sum: string) => `Porez je manji za ${sum}, jer kupujete prvi stan.`,
  sparedWhen:
    'Oslobođenje se traži uz poresku prijavu, u\u00a0roku od 30\u00a0dana od ugovora (Zakon o\u00a0porezima na imovinu, čl. 31a i\u00a031b). Porez duguje prodavac, ali ga kupac ugovorom obično preuzima. Poreska uprava može da proceni veću vrednost.',
  relief: (buyer: string, member: string) =>
    `Oslobođenje pokriva ${buyer}\u00a0m² za kupca i\u00a0po ${member}\u00a0m² za svakog člana domaćinstva.`,
  needsArea: 'Za oslobođenje upišite kvadraturu.',
  youth: (date: string) =>
    `Program za mlade: uslove smo pročitali u\u00a0zakonu (${date}), ali ne znamo da li sredstava još ima. Uz njega je učešće od 1%, a\u00a0naknade banke, katastra i\u00a0beležnika za taj kredit se ne plaćaju. Pitajte banku pre kapare.`,
  note: 'Uknjižbu vlasništva i\u00a0overu prenosa novca ne računamo: pouzdanu tarifu nismo našli. Iznosi u\u00a0dinarima preračunati su po kursu kao i\u00a0rata.',
  unknown: 'Podaci o\u00a0porezu su zastareli, pa ga ne računamo.',
} as const
