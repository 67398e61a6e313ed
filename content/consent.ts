/** Words of the cookie banner and of the way back to it. */
import type { Consent } from '#core/visit/consent.ts'

export const consentTexts = {
  banner: {
    name: 'Kolačići',
    /** Specification §2.17 asks for the second half; the third says what the site does: nothing before the choice. */
    text: 'Kreditokaz i njegovi digitalni partneri koriste kolačiće. Nastavkom posete saglasni ste s tim, a\u00a0kolačiće za preporuke i\u00a0merenje posete postavljamo tek kada izaberete „Prihvatam”.',
    policy: 'Politika upotrebe kolačića',
    reject: 'Ne prihvatam',
    accept: 'Prihvatam',
  },
  settings: {
    open: 'Podešavanja kolačića',
    /** On the cookie page: what holds in this browser now. */
    state: {
      unset: 'Još niste izabrali. Dok ne izaberete, postavljamo samo ono što je neophodno.',
      accepted: 'Prihvatili ste kolačiće. Pristanak možete da opozovete kad god želite.',
      rejected: 'Niste prihvatili kolačiće. Postavljamo samo ono što je neophodno.',
    } satisfies Record<Consent, string>,
    withoutScript: 'Bez JavaScript-a sajt ne postavlja nijedan kolačić, pa nema šta da se podešava.',
  },
  /** Said once after the choice, politely. */
  announcement: {
    accepted: 'Sačuvano: kolačići su prihvaćeni.',
    rejected: 'Sačuvano: kolačići nisu prihvaćeni, a ranije postavljeni su obrisani.',
  },
} as const
