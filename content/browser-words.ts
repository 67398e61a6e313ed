/** Words that the browser needs on every page, apart from those that stand in its HTML: few, because they cost bytes. */

export const toastTexts = { close: 'Zatvori obaveštenje' } as const

/**
 * After a fatal error, or when a page's code could not be loaded twice in a row: what specification §2.4 says of
 * the not-found page, and what else may be the matter. The phone number stands below as a link.
 */
export const loadFailure = {
  heading: 'Stranica ne postoji',
  text: 'Stranica koju tražite ne postoji, premeštena je ili nije mogla da se učita. Proverite vezu sa internetom i\u00a0pokušajte ponovo, vratite se na početnu ili nas pozovite.',
  retry: 'Učitajte ponovo',
  back: 'Nazad na početnu',
} as const
