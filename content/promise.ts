/** Words for what happens after an enquiry was sent: its states, the mails to the visitor, and those to the advisors. */
import type { Enquiry, EnquiryState } from '#core/lead/history.ts'
import { formatDate, type IsoDate } from '#core/money/date.ts'
import { dayAndMonth, onWeekday } from './weekday.ts'

const states = {
  new: 'novo',
  claimed: 'preuzeto',
  tried: 'pokušaj',
  moved: 'pomereno',
  unreachable: 'nedostupan',
  talked: 'razgovarano',
  'not-for-us': 'nije za nas',
  cancelled: 'otkazano',
  'not-mine': 'nije moj upit',
} satisfies Record<EnquiryState, string>

/** A state as everybody reads it, and as `/api/enquiry` says it: `pokušaj 2`. */
export function stateText({ state, tries }: Pick<Enquiry, 'state' | 'tries'>): string {
  return state === 'tried' ? `${states.tried} ${tries}` : states[state]
}

/** The state of what has just been erased. */
export const ERASED_STATE = 'obrisano'

/** What is true of every mail to a visitor, and of the calendar file. */
type Called = {
  /** `u ponedeljak, 30. novembra` */
  day: string
  from: number
  to: number
  /** The number that will call. */
  phone: string
}

/** A slot in a sentence: `u ponedeljak, 30. novembra, između 10 i 16 časova`. */
export function whenText(day: IsoDate, from: number, to: number, today: IsoDate): string {
  return `${dayText(day, today)}, između ${from} i ${to} časova`
}

/** A day in a sentence: `danas, u petak, 27. novembra`. */
export function dayText(day: IsoDate, today: IsoDate): string {
  return `${day === today ? 'danas, ' : ''}${onWeekday(day)}, ${dayAndMonth(day)}`
}

/** What to have at hand when the advisor calls. */
export const preparation = {
  heading: 'Za razgovor pripremite tri stvari:',
  list: [
    'Namenu i iznos: šta plaćate kreditom, koliko to košta i koliko već imate.',
    'Primanja: neto zaradu ili penziju, i koliko dugo ste kod istog poslodavca.',
    'Postojeće obaveze: rate kredita, kartice i dozvoljeni minus.',
  ],
} as const

const answer = 'Možete i da odgovorite na ovu poruku ili da nas pozovete na isti broj.'

/** Mails to the visitor. None holds a word that the visitor typed: who posts a stranger's address writes them nothing. */
export const visitorMail = {
  greeting: 'Poštovani,',
  regards: 'Srdačan pozdrav,',
  signature: 'Kreditokaz',
  /** Stands in place of the number while the owner has not given one. */
  sample: '(probni podatak)',
  created: {
    subject: (day: string) => `Primili smo Vaš upit: zovemo Vas ${day}`,
    heading: 'Primili smo Vaš upit',
    text: ({ day, from, to, phone }: Called) =>
      `Savetnik Vas zove ${day}, između ${from} i ${to} časova, sa broja ${phone}.`,
    link: 'Pomerite ili otkažite poziv',
    linkText:
      'Vreme Vam ne odgovara, ili upit niste Vi poslali? Sve to rešavate na svojoj stranici, bez prijavljivanja:',
    after: `${answer} U prilogu je termin za Vaš kalendar.`,
    news: 'U upitu je bilo označeno da želite novosti i ponude. Ne šaljemo ih dok to ne potvrdite na istoj stranici.',
    newsLink: 'Potvrdite da želite novosti',
  },
  'no-answer': {
    subject: 'Zvali smo Vas povodom Vašeg upita',
    heading: 'Zvali smo Vas',
    text: (when: string, phone: string) =>
      `Zvali smo Vas ${when} sa broja ${phone} i nismo Vas dobili. Izaberite kada Vam odgovara, pa zovemo tada.`,
    link: 'Izaberite novo vreme',
    linkText: 'Novo vreme birate na svojoj stranici:',
    after: answer,
  },
  unreachable: {
    subject: 'Nismo Vas dobili',
    heading: 'Nismo Vas dobili',
    text: (phone: string, days: number) =>
      `Zvali smo Vas više puta sa broja ${phone} i više Vas ne uznemiravamo. Ako razgovor i dalje želite, izaberite vreme u narednih ${days} dana.`,
    link: 'Izaberite vreme za razgovor',
    linkText: 'Vreme birate na svojoj stranici:',
    after: answer,
  },
  moved: {
    subject: (day: string) => `Novi termin poziva: ${day}`,
    heading: 'Novi termin poziva',
    text: ({ day, from, to, phone }: Called) =>
      `Savetnik Vas zove ${day}, između ${from} i ${to} časova, sa broja ${phone}. Raniji termin više ne važi.`,
    link: 'Pomerite ili otkažite poziv',
    linkText: 'Ako se nešto promeni:',
    after: `${answer} U prilogu je novi termin za Vaš kalendar.`,
  },
  cancelled: {
    subject: 'Poziv je otkazan',
    heading: 'Poziv je otkazan',
    text: 'Otkazali ste poziv, pa Vas ne zovemo. Ako se predomislite, pošaljite nov upit sa sajta.',
    link: 'Vaš upit',
    linkText: 'Podatke iz upita možete da obrišete na svojoj stranici:',
    after: 'U prilogu je otkaz za Vaš kalendar.',
  },
  footer: 'Poruku je automatski poslao sajt Kreditokaz, jer je sa ovom adresom ostavljen upit.',
  notMine:
    'Ako ga niste Vi poslali, pritisnite „Nisam poslao ovaj upit” na stranici iz ove poruke: više Vas ne zovemo i ne pišemo Vam.',
}

/** The event in the visitor's calendar. */
export const calendarFile = {
  summary: 'Kreditokaz: zove Vas savetnik',
  description: (phone: string) => `Savetnik Vas zove u ovom razdoblju, sa broja ${phone}.`,
}

/** Mails to the advisors about an enquiry that they know of. They hold its number and time, no personal data. */
export const advisorMail = {
  now: (to: string, id: number, loanTypes: string) => `SADA do ${to}: upit br. ${id}${loanTypes && `, ${loanTypes}`}`,
  later: (subject: string, day: IsoDate) => `${subject}, ${onWeekday(day)} ${formatDate(day)}`,
  whenShort: (day: IsoDate, from: string, to: string) => `${onWeekday(day)} ${formatDate(day)} od ${from} do ${to}`,
  link: 'Preuzmite upit ili zabeležite poziv',
  linkText: 'Vaš link za ovaj upit (samo za Vas):',
  moved: {
    subject: (id: number, when: string) => `Pomeren poziv, upit br. ${id}: ${when}`,
    heading: (id: number) => `Upit br. ${id}: poziv je pomeren`,
    text: (when: string) =>
      `Klijent je izabrao novo vreme: ${when}. Ako ga upravo zovete, dogovorite se na licu mesta.`,
  },
  cancelled: {
    subject: (id: number) => `Otkazan poziv, upit br. ${id}: ne zvati`,
    heading: (id: number) => `Upit br. ${id}: poziv je otkazan`,
    text: 'Klijent je otkazao poziv. Ne zovite ga.',
  },
  'not-mine': {
    subject: (id: number) => `Upit br. ${id} nije poslao vlasnik adrese: ne zvati`,
    heading: (id: number) => `Upit br. ${id} je neko drugi poslao`,
    text: 'Vlasnik email adrese kaže da upit nije njegov. Ne zovite taj broj.',
  },
  unclaimed: {
    subject: (id: number, to: string) => `Niko nije preuzeo upit br. ${id}, zove se do ${to}`,
    heading: (id: number) => `Upit br. ${id} još niko nije preuzeo`,
    text: (from: string, to: string) => `Obećali smo poziv od ${from} do ${to}, a razdoblje teče već 15 minuta.`,
  },
  missed: {
    subject: (id: number) => `Obećanje nije održano: upit br. ${id}`,
    heading: (id: number) => `Upit br. ${id}: obećanje nije održano`,
    text: (when: string) =>
      `Obećali smo poziv ${when}, a nijedan pokušaj nije zabeležen. Pozovite što pre i izvinite se.`,
  },
  bounced: {
    subject: (id: number) => `Upit br. ${id}: e-pošta ne postoji`,
    heading: (id: number) => `Upit br. ${id}: e-pošta ne postoji`,
    text: 'Poruka klijentu se vratila: njegov server za poštu odbija adresu. Tražite pravu u razgovoru.',
  },
  erased: {
    subject: (id: number) => `Obrisan upit br. ${id}: ne zvati`,
    heading: (id: number) => `Upit br. ${id} je obrisan`,
    text: 'Klijent je obrisao svoje podatke. Ne zovite ga, i obrišite ranije poruke o ovom upitu.',
  },
  morning: {
    subject: (count: number) => `Jutarnji red: poziva danas ${count}`,
    heading: 'Red za danas',
    none: 'Za danas nema obećanih poziva.',
    line: (id: number, from: string, to: string, state: string) => `br. ${id}, od ${from} do ${to}: ${state}`,
    claimedBy: (advisor: number) => `savetnik ${advisor}`,
    /** Of the last working day: `u petak, 27. novembra`. */
    broken: (ids: string, day: string) => `Nismo održali ${day}: ${ids}.`,
    kept: (day: string) => `Održali smo sve što smo obećali ${day}.`,
    nothing: (day: string) => `Obećanih poziva nije bilo ${day}.`,
    waiting: (count: number) => `Čeka iz ranijih dana, bez pokušaja: ${count}.`,
  },
  footer: 'Poruku je poslao sajt Kreditokaz.',
}
