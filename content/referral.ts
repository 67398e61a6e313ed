/** Words of the referral page's live part: states A to E, and the link that a referrer passes on. */

export const referralTexts = {
  /** What the code that is shown is, for those who do not see where it stands. */
  code: 'Kod preporuke',
  /** A: the code is in the address and cookies are accepted. */
  active: {
    /** `until` is a long date, which brings its own full stop. */
    heading: 'Preporuka je aktivna',
    text: (until: string) =>
      `Preporuka je aktivna do ${until} Kada pošaljete upit, kod ide uz njega i\u00a0ne morate ništa da upisujete.`,
  },
  /** B: the code is in the address, cookies are not accepted. */
  waiting: {
    heading: 'Preporuka čeka Vaš pristanak',
    text: 'Da bismo kod zapamtili i\u00a0za sledeću posetu, potreban nam je jedan kolačić. Bez njega će kod važiti samo dok ste na sajtu u\u00a0ovoj kartici.',
    accept: 'Prihvatam kolačiće i aktiviram preporuku',
    policy: 'Politika upotrebe kolačića',
  },
  /** C: another code came first. It is never shown whose. */
  taken: {
    heading: 'Već je zapamćena druga preporuka',
    text: 'Važi prva preporuka. Ovaj kod nismo sačuvali.',
  },
  /** The same code is stored already: nothing to do, and nothing to worry about. */
  known: {
    heading: 'Preporuka je već aktivna',
    text: 'Ovaj kod je već zapamćen u\u00a0Vašem pregledaču. Ne morate ništa da radite.',
  },
  /** D: no code. */
  none: {
    heading: 'Imate kod preporuke?',
    text: 'Kod ste dobili od osobe ili agencije koja Vas je preporučila. Ako ste dobili link, dovoljno je da ga otvorite.',
    label: 'Unesite kod preporuke',
    hint: 'Od 1 do 64 znaka: slova engleske abecede, cifre, crtica i donja crta.',
    submit: 'Aktivirajte preporuku',
    becomeReferrer: 'Nemate kod, a\u00a0želite da preporučujete? Pošaljite upit i\u00a0dogovorićemo se.',
    enquiry: 'Pošaljite upit',
  },
  /** E: what stands in the address or the field is no code. */
  invalid: {
    heading: 'Kod nije ispravan',
    text: 'Ovo nije kod preporuke i\u00a0ništa nismo sačuvali. Proverite da li je link prenet ceo, ili upišite kod ponovo.',
    /** At the field. */
    error: 'Kod ima od 1 do 64 znaka: slova engleske abecede, cifre, crticu i donju crtu.',
  },
  /** For whoever passes the code on. */
  share: {
    heading: 'Vaš link za preporuku',
    text: 'Pošaljite ga onome kome savet treba. Ko ga otvori, stiže na početnu stranicu sa Vašim kodom.',
    label: 'Link za preporuku',
    copy: 'Kopirajte link',
    copied: 'Link je kopiran.',
    copyFailed: 'Kopiranje nije uspelo. Označite link i\u00a0kopirajte ga sami.',
    share: 'Podelite',
    shareTitle: 'Kreditokaz',
    shareText: 'Izračunajte koliko kredit zaista košta, a savetnik će Vas pozvati kada Vama odgovara.',
    qr: 'QR kod Vašeg linka za preporuku',
    print: 'Odštampajte karticu',
    card: {
      heading: 'Prvo izračunajte, pa potpišite.',
      text: 'Skenirajte kod telefonom. Rata, EKS i\u00a0svaki trošak na jednom mestu, a\u00a0savetnik zove kada Vama odgovara.',
      disclosure: 'Ova preporuka može biti plaćena.',
    },
  },
  /** Where JavaScript is off. */
  withoutScript:
    'Za aktivaciju preporuke potreban je JavaScript. Kod možete i\u00a0da kažete savetniku kada Vas pozove.',
} as const
