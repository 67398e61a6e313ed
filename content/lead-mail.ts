/** Words of the mail that tells the advisors of a new enquiry. */
export const leadMail = {
  /** Holds no personal data: subjects stand in lists, on locked screens and in the logs of mail servers. */
  subject: (id: number, from: string, to: string) => `Novi upit br. ${id}, pozvati od ${from} do ${to}`,
  /** The marked test enquiry of `npm run leads -- canary`. */
  canarySubject: (id: number) => `[PROBA] Probni upit br. ${id}, ne treba zvati`,
  canaryNote: 'Ovo je probni upit: proverava da li upiti stižu. Nikoga ne treba zvati.',
  heading: 'Novi upit',
  canaryHeading: 'Probni upit',
  call: (phone: string) => `Pozovite ${phone}`,
  rows: {
    name: 'Ime i prezime',
    phone: 'Telefon',
    email: 'Email',
    callTime: 'Pozvati',
    loanTypes: 'Vrsta kredita',
    marketing: 'Novosti i ponude',
    referral: 'Preporuka',
    received: 'Primljeno',
    id: 'Broj upita',
  },
  callTime: (from: string, to: string) => `od ${from} do ${to}, radnim danom`,
  received: (date: string, time: string) => `${date} u ${time}`,
  noLoanTypes: 'nije navedena',
  marketingYes: 'označeno u upitu; ne slati dok klijent ne potvrdi',
  marketingNo: 'ne',
  noReferral: 'bez preporuke',
  consent: 'Obrazac se šalje samo uz prihvaćenu politiku privatnosti i politiku upotrebe kolačića.',
  footer: 'Poruku je poslao sajt Kreditokaz. Odgovor na nju stiže klijentu.',
}
