/** Results that the accessibility statement prints. Write here only what was really checked, on the day it was. */
import { REQUIRES_POINTER_MOVEMENT } from '#core/lead/spam.ts'
import type { Text } from './page.ts'

export type AccessibilityCheck = {
  /** What was checked: `Sve stranice, axe-core`. */
  what: Text
  result: Text
  /** ISO date. */
  checkedOn: string
}

/** Newest first. While it is empty, the page says that no result is published yet. */
export const accessibilityChecks: readonly AccessibilityCheck[] = []

/** What is known not to work for everyone, and the way round it. */
export const accessibilityLimits: readonly Text[] = [
  ...(REQUIRES_POINTER_MOVEMENT
    ? [
        'Zaštita od automatskog slanja traži da se pokazivač na stranici bar jednom pomeri. Ako sajt koristite samo tastaturom, prekidačem ili glasom, upit zato može da bude zadržan iako piše da je poslat: pozovite nas ili nam pišite, razgovor je isti.',
      ]
    : []),
  'Mapa se otvara u aplikaciji ili na sajtu drugog proizvođača, za čiju pristupačnost ne možemo da jemčimo. Adresa je zato svuda ispisana i kao tekst.',
]
