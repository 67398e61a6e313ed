/** The words of a calculator's sections that stand in its HTML before their code has loaded. */

/** Headings of the tools, each with its question and what it is for. */
export const toolSections = {
  repayment: {
    id: 'poredjenje-nacina-otplate',
    heading: 'Poređenje načina otplate',
    question: 'Anuiteti ili jednake rate?',
    text: 'Isti kredit, dva načina.',
  },
  rateChange: {
    id: 'ako-se-kamata-promeni',
    heading: 'Ako se kamata promeni',
    question: 'Šta ako kamata poraste?',
    text: 'Isti kredit uz višu stopu.',
  },
  exchangeChange: {
    id: 'ako-se-promeni-kurs',
    heading: 'Ako se promeni kurs',
    question: 'Šta ako evro poskupi?',
    text: 'Rata u\u00a0evrima, preračunata u\u00a0dinare.',
  },
  earlyRepayment: {
    id: 'prevremena-otplata',
    heading: 'Prevremena otplata',
    question: 'Koliko štedi uplata pre roka?',
    text: 'Kraći rok i\u00a0manja rata uporedo.',
  },
  affordability: {
    id: 'koliko-mogu-da-dobijem',
    heading: 'Koliko mogu da dobijem',
    question: 'Koliki kredit podnose moja primanja?',
    text: 'Granica je deo primanja koji sve rate zajedno smeju da odnesu.',
  },
  offers: {
    id: 'uporedi-ponude',
    heading: 'Uporedite ponude',
    question: 'Koja je ponuda jeftinija?',
    text: 'Dve ponude uporedo.',
  },
  offerCheck: {
    id: 'proverite-ponudu-banke',
    heading: 'Proverite ponudu banke',
    question: 'Slaže li se ponuda banke sa računom?',
    text: 'Brojevi sa papira.',
  },
  breakEven: {
    id: 'granicni-indeks',
    heading: 'Fiksna ili promenljiva',
    question: 'Do kog indeksa je druga ponuda jeftinija?',
    text: 'Ovaj kredit i\u00a0ponuda B, uz svaki indeks.',
  },
  keys: {
    id: 'novac-do-kljuceva',
    heading: 'Novac do ključeva',
    question: 'Koliko novca treba do ključeva?',
    text: 'Učešće, porez, beležnik i\u00a0sve drugo.',
  },
  nextInstalment: {
    id: 'sledeca-rata',
    heading: 'Sledeća rata',
    question: 'Kolika je sledeća rata?',
    text: 'Za kredit koji već otplaćujete.',
  },
  debts: {
    id: 'minus-i-kartice',
    heading: 'Minus i\u00a0kartice u\u00a0jedan kredit',
    question: 'Kada ću vratiti minus i\u00a0kartice?',
    text: 'Dug koji sada plaćate i\u00a0jedan kredit umesto njega.',
  },
  refinancing: {
    id: 'refinansiranje',
    heading: 'Refinansiranje',
    question: 'Isplati li se zamena kredita?',
    text: 'Stari kredit do kraja ili novi umesto njega, sa svim troškovima zamene.',
  },
} as const

/** Right below the result: the question of every tool, and that of the schedule. */
export const questions = {
  name: 'Pitanja',
  schedule: { id: 'plan-otplate', question: 'Kako dug opada?' },
} as const

export const shareSection = {
  heading: 'Sačuvajte ili podelite',
  note: 'Link sadrži samo brojeve iz obračuna, bez Vaših ličnih podataka.',
} as const
