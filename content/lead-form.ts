/** Words of the lead dialog. Names are fixed by contract §4.7 and §4.8; errors stand in `lead-errors.ts`. */

import type { Product } from '#core/facts/products.ts'

/**
 * What the list of loan types calls the products (contract §3.8). The dialog alone looks one up by its name: everywhere
 * else it is the product.
 */
export const loanTypeNames: Record<Product, string> = {
  housing: 'Stambeni kredit',
  cash: 'Keš kredit',
  car: 'Auto kredit',
}

export const leadForm = {
  title: 'Kontaktirajte Vašeg kreditnog savetnika.',
  close: 'Zatvori',
  fields: {
    firstName: 'Ime',
    lastName: 'Prezime',
    email: 'Email adresa',
    phone: 'Broj telefona',
  },
  hints: { phone: '+381 60 123 4567 ili 060 123 4567' },
  callTime: {
    legend: 'Pozovite me između',
    from: 'Pozovite me od',
    to: 'Pozovite me do',
    range: (from: string, to: string) => `${from} i\u00a0${to}`,
    /** Below the hours: when they first come. */
    first: (day: string) => `Prvi takav termin je ${day}.`,
  },
  loanTypes: {
    legend: 'Vrsta kredita',
    /** The only question that may stay without an answer. */
    hint: 'nije obavezno',
    /** In place of the boxes where the dialog was opened for one kind of loan. */
    preselected: (names: string) => `Upit za: ${names}`,
  },
  /** What was calculated before the dialog was opened. It is not sent: the visitor has it at hand for the call. */
  scenario: (loan: string) => `Vaš obračun: ${loan}. Ne šaljemo ga uz upit; imajte ga pri ruci za razgovor.`,
  privacy: {
    /** The label is „Prihvatam politiku privatnosti i politiku upotrebe kolačića”, its two policies as links. */
    before: 'Prihvatam ',
    privacyPolicy: 'politiku privatnosti',
    between: ' i ',
    cookiePolicy: 'politiku upotrebe kolačića',
  },
  marketing: { label: 'Želim da primam novosti i ponude' },
  submit: {
    idle: 'Pošaljite',
    /** Spoken while the request runs; the button keeps its name. */
    sending: 'Šaljemo…',
    sent: 'Uspešno poslato',
  },
  /** Stands in the dialog until it closes. The number follows for everyone, so that nobody waits in vain. */
  success: {
    heading: 'Hvala!',
    /** `when` is the day and window of the first call; the number that will call follows in the dialog. */
    text: (when: string) => `Zovemo Vas ${when}`,
    from: ', sa broja',
    call: 'Ako se do kraja tog dana ne javimo, pozovite nas na isti broj.',
    calendar: 'Dodajte u\u00a0kalendar',
    file: 'poziv.ics',
  },
  failure: {
    /** The toast, word for word as in specification §8.5. */
    toast: {
      title: 'Ups! Došlo je do greške',
      description: 'Došlo je do greške prilikom slanja upita. Molimo pokušajte ponovo.',
    },
    /**
     * What stays in the dialog afterwards; repeats neither text of the toast; the number follows. An answer that is lost
     * tells nobody.
     */
    note: 'Nemamo potvrdu da je upit stigao, ali je sve što ste upisali ostalo u\u00a0poljima. Možete i\u00a0da nas pozovete:',
  },
  /** In place of the form where its script cannot run; the number and the address follow. */
  unavailable: {
    call: 'Obrazac se trenutno ne učitava. Pozovite nas, rado ćemo Vam odgovoriti:',
    write: 'ili nam pišite:',
  },
  draft: {
    restored: 'Vratili smo ono što ste već upisali.',
    clear: 'Obrišite upisano',
    cleared: 'Polja su prazna.',
  },
} as const
