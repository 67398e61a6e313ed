/** Minus i kartice u jedan kredit: words of the tool for debts without a term. */

import type { Payoff } from '#core/loan/revolving-debt.ts'

/** Minus i kartice u jedan kredit. */
export const debtsTool = {
  groups: { overdraft: 'Dozvoljeni minus', card: 'Kartice' },
  fields: {
    overdraft: {
      balance: { label: 'Dug u\u00a0minusu', hint: 'Koliko ste sada u\u00a0minusu.' },
      rate: { label: 'Stopa na minus', hint: 'NKS iz ugovora ili izvoda, godišnje.' },
      payment: { label: 'Na minus vraćate mesečno', hint: 'Bez novog trošenja.' },
    },
    card: {
      balance: { label: 'Dug po karticama', hint: 'Sa svih kartica zajedno.' },
      rate: { label: 'Stopa na kartice', hint: 'NKS iz ugovora ili izvoda, godišnje.' },
      payment: { label: 'Na kartice vraćate mesečno', hint: 'Bez novog trošenja.' },
    },
    loan: {
      rate: { label: 'NKS jednog kredita', hint: 'Iz ponude; polazimo od one u\u00a0kalkulatoru.' },
      months: { label: 'Trajanje jednog kredita' },
      fee: { label: 'Obrada jednog kredita', hint: 'Procenat; dodaje se na dug.' },
    },
  },
  months: 'meseci',
  nothing: 'Upišite dug, stopu i\u00a0koliko mesečno vraćate.',
  unfinished: 'Upišite i\u00a0stopu i\u00a0mesečni iznos za svaki dug.',
  head: ['Poredimo', 'Sada', 'Jedan kredit'],
  rows: { debt: 'Dug', payment: 'Mesečno', months: 'Traje', total: 'Ukupno vraćate', cost: 'Kamata i\u00a0obrada' },
  endless: 'bez kraja',
  unknown: '–',
  /** Of a debt that never ends, by its name. */
  never: {
    grows: (name: string, interest: string) =>
      `${name}: dug raste. Kamata za mesec je ${interest}, više nego što vraćate.`,
    stands: (name: string, interest: string) =>
      `${name}: dug se nikada ne vraća. Mesečno vraćate tačno koliko je kamata (${interest}).`,
    'too-long': (name: string) => `${name}: ovim iznosom se dug ne vraća ni za 100\u00a0godina.`,
  } satisfies Record<Extract<Payoff, { ends: false }>['why'], (name: string, interest: string) => string>,
  instead: (months: string, instalment: string, total: string) =>
    `Jedan kredit vraća sve za ${months}, uz ratu ${instalment}: ukupno ${total}.`,
  saves: (time: string, total: string, saved: string) =>
    `Ovako vraćate ukupno ${total} (rok: ${time}). Jedan kredit bi Vas koštao ${saved} manje.`,
  costs: (time: string, total: string, more: string) =>
    `Ovako vraćate ukupno ${total} (rok: ${time}). Jedan kredit bi Vas koštao ${more} više.`,
  equal: (time: string, total: string) => `Ovako vraćate ukupno ${total} (rok: ${time}). Jedan kredit košta isto.`,
  dearer: 'Rata kredita je veća od onoga što sada vraćate: proverite da li može da stane u\u00a0mesec.',
  close:
    'Račun važi samo ako posle isplate kredita ništa novo ne trošite: istog dana ukinite minus i\u00a0smanjite ili zatvorite kartice.',
  cap: (what: string, cap: string, date: string) =>
    `Najviša EKS za ${what} koju je dozvoljeno ugovoriti: ${cap}, od ${date}`,
  capOf: { overdraft: 'dozvoljeni minus', card: 'kreditnu karticu' },
  note: 'Svakog meseca dodajemo kamatu (stopa podeljena sa 12) i\u00a0oduzimamo uplatu. Banka na minus obično računa kamatu po danima, pa je iznos na izvodu malo drugačiji. Članarinu i\u00a0održavanje kartice ne računamo.',
} as const
