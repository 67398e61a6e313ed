/** Proverite ponudu banke: words of the tool that checks the figures of an offer. */

import type { Contradiction } from '#core/loan/offer-paper.ts'
import type { DayCount, ScheduleChange, Times } from '#core/loan/offer-schedule.ts'

/** A figure of the offer that is checked. */
export type OfferFigure = 'instalment' | 'effectiveRate' | 'total'

/** Proverite ponudu banke. */
export const offerCheckTool = {
  fields: {
    kind: { label: 'Kamata u\u00a0ponudi banke', options: { fixed: 'Fiksna', variable: 'Promenljiva' } },
    amount: { label: 'Iznos iz ponude' },
    months: { label: 'Broj rata iz ponude' },
    rate: { label: 'NKS iz ponude', hint: 'Nominalna, godišnja.' },
    fee: { label: 'Obrada po ponudi', hint: 'Kao iznos, ne kao procenat.' },
    costs: {
      label: 'Ostali troškovi na početku',
      hint: 'Procena, overe, menica, upis, osiguranje koje se plaća jednom.',
    },
    yearly: { label: 'Troškovi svake godine', hint: 'Na primer osiguranje stana.' },
    instalment: { label: 'Rata po ponudi', hint: 'Ako nije navedena, ostavite prazno.' },
    effectiveRate: { label: 'EKS po ponudi', hint: 'Ako nije navedena, ostavite prazno.' },
    total: { label: 'Ukupno po ponudi', hint: 'Ukupan iznos koji plaćate, sa svim troškovima.' },
  },
  groups: { terms: 'Uslovi iz ponude', figures: 'Šta banka tvrdi' },
  names: { instalment: 'Rata', effectiveRate: 'EKS', total: 'Ukupan iznos' } satisfies Record<OfferFigure, string>,
  nothing: 'Upišite bar ratu, EKS ili ukupan iznos iz ponude.',
  /** Before what denies what. */
  contradicts: (parts: string) => `Brojevi iz ponude se međusobno isključuju: ${parts}.`,
  contradictions: {
    'rate-above-effective': (rate: string, effectiveRate: string) =>
      `EKS (${effectiveRate}) ne može da bude niža od NKS (${rate})`,
    'total-below-amount': 'ukupno se vraća manje nego što se pozajmljuje',
    'instalments-below-amount': 'sve rate zajedno manje su od iznosa kredita',
    'total-below-instalments': 'ukupan iznos je manji od zbira rata',
    'instalment-below-interest': 'rata ne pokriva ni kamatu za prvi mesec, pa se dug nikada ne bi vratio',
    'costs-above-amount': 'troškovi su veći od iznosa kredita',
  } satisfies Record<Contradiction, string | ((rate: string, effectiveRate: string) => string)>,
  head: ['', 'U\u00a0ponudi', 'Naš račun', 'Ocena'],
  agrees: 'slaže se',
  differs: 'ne slaže se',
  more: (difference: string) => `${difference} više`,
  less: (difference: string) => `${difference} manje`,
  answer: {
    allAgree: (names: string) => `Slaže se sa našim računom: ${names}.`,
    differs: (name: string, by: string) => `${name} se ne slaže sa našim računom: u\u00a0ponudi je ${by}.`,
  },
  and: ' i\u00a0',
  /** What explains figures that are not ours. */
  explained: 'Brojeve iz ponude dobijamo ako:',
  unexplained: 'Nijedno uobičajeno objašnjenje ne daje brojeve iz ponude: tražite od banke plan otplate.',
  plans: {
    'conform-rate': 'se kamata računa konformnom, a\u00a0ne proporcionalnom metodom',
    'fee-financed': 'se obrada doda na dug umesto da se plati na početku',
    'whole-instalment': 'se rata zaokruži na ceo iznos',
    'later-first-instalment': 'prva rata dospeva mesec dana kasnije',
    'interest-before-first': 'se pre prve rate naplati kamata za još jedan mesec (interkalarna)',
    'one-more-instalment': 'rata ima jedna više',
    'one-fewer-instalment': 'rata ima jedna manje',
  } satisfies Record<ScheduleChange, string>,
  dayCounts: {
    'equal-months': '',
    'actual-365': 'se kamata računa po danima, sa 365 dana u\u00a0godini',
    'actual-360': 'se kamata računa po danima, sa 360 dana u\u00a0godini',
  } satisfies Record<DayCount, string>,
  counted: {
    effectiveRate: {
      fee: ['u\u00a0EKS nema obrade', '', 'je u\u00a0EKS obrada uračunata dva puta'],
      costs: ['u\u00a0EKS nema ostalih troškova', '', 'su u\u00a0EKS ostali troškovi uračunati dva puta'],
    },
    total: {
      fee: ['u\u00a0ukupnom iznosu nema obrade', '', 'je u\u00a0ukupnom iznosu obrada dva puta'],
      costs: ['u\u00a0ukupnom iznosu nema ostalih troškova', '', 'su u\u00a0ukupnom iznosu ostali troškovi dva puta'],
    },
  } satisfies Record<'effectiveRate' | 'total', Record<'fee' | 'costs', Record<Times, string>>>,
  missing: (names: string) =>
    `Na papiru mora da piše i: ${names} (čl. 20. stav 8. Zakona o\u00a0zaštiti korisnika finansijskih usluga). Ako toga nema, ponuda nije potpuna.`,
  questions: {
    heading: 'Pitanja za banku',
    print: 'Odštampajte pitanja',
    figure: (name: string, stated: string, ours: string) =>
      `Kako je izračunato: ${name} ${stated}? Po našem računu je ${ours}.`,
    missing: (name: string) => `Koliko iznosi: ${name}?`,
    always: [
      'Po kojoj metodi i\u00a0kom broju dana se računa kamata (proporcionalno ili konformno, 30/360, 365 ili 360)?',
      'Kada dospeva prva rata i\u00a0da li se do tada plaća interkalarna kamata?',
      'Da li se naknada plaća pri isplati, odbija od nje ili dodaje na dug?',
      'Koji troškovi su u\u00a0EKS, a\u00a0koji nisu? Molim spisak sa iznosima.',
      'Koliko dana važi ova ponuda?',
      'Koliko košta prevremena otplata?',
    ],
    variable: 'Koji indeks i\u00a0kog dana ulazi u\u00a0stopu, koliko je marža i\u00a0koliko često se stopa usklađuje?',
  },
  note: 'Računamo jednake anuitete. Rata se slaže ako je daje bilo koji od tri uobičajena obračuna dana: jednaki meseci na paru, a\u00a0dani od 365 ili 360 na hiljaditi deo, jer meseci nisu jednaki. Računa Vaš pregledač. Upisano ne šaljemo nikome; stoji u\u00a0adresi ove stranice, pa ga vidi i\u00a0onaj kome je pošaljete.',
  variable: 'Za promenljivu kamatu EKS i\u00a0ukupan iznos važe samo ako današnja stopa ostane do kraja.',
} as const
