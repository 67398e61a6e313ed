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
export const accessibilityChecks: readonly AccessibilityCheck[] = [
  {
    what: 'Čitač ekrana Orca 43 u pregledaču Firefox: kalkulator keš kredita od početka do kraja, upis broja i klizač, izbor o kolačićima, obrazac za upit sa odbijenim poljima i slanjem',
    result:
      'Sve se izgovara osim naslova obrasca kada se otvori; potvrda poslatog upita tek pošto je tog dana ispravljena.',
    checkedOn: '2026-11-25',
  },
  {
    what: 'Dvostruko veća slova u prozoru širokom 390 piksela, sa svim otvorenim delovima, menijem i upitom',
    result: 'Nijedan tekst nije odsečen i nijedna kraća reč nije prelomljena.',
    checkedOn: '2026-11-22',
  },
  {
    what: 'Sve stranice, meni, liste, obrazac za upit i kalkulatori u svim stanjima, na 390 i 1440 piksela, alatom axe-core 4.14',
    result: 'Bez primedbi: WCAG 2.0, 2.1 i 2.2, nivoi A i AA.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Tastatura: svaka stranica od početka do kraja tasterom Tab',
    result: 'Svaka stanica ima naziv, vidi se i ima okvir fokusa; fokus nigde ne ostaje zarobljen.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Ono što pregledač predaje čitaču ekrana: oblasti stranice, naslovi, nazivi polja i dugmadi',
    result: 'Ispravno na svim stranicama.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Prozor širok 320 piksela i uvećanje od 400%',
    result: 'Tekst se čita bez vodoravnog pomeranja; šire tabele pomeraju se u svom okviru.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Veći razmaci između slova, reči i redova, po WCAG 1.4.12',
    result: 'Nijedan tekst nije odsečen.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Boje koje nameće sistem (visok kontrast)',
    result: 'Svako dugme zadržava ivicu ili znak, a fokus okvir.',
    checkedOn: '2026-11-21',
  },
  {
    what: 'Podešavanje sistema „smanji kretanje”',
    result: 'Ništa se ne animira.',
    checkedOn: '2026-11-21',
  },
]

/** What is known not to work for everyone, and the way round it. */
export const accessibilityLimits: readonly Text[] = [
  'Provere sa ovog spiska, osim one sa čitačem ekrana Orca, rađene su u pregledaču Chromium. U pregledaču Firefox provereni su samo prikaz stranica, kalkulator i slanje upita. U pregledaču Safari, sa čitačima ekrana kao što su NVDA, VoiceOver i TalkBack i sa samim korisnicima sajt još nije proveren.',
  ...(REQUIRES_POINTER_MOVEMENT
    ? [
        'Zaštita od automatskog slanja traži da se pokazivač na stranici bar jednom pomeri. Ako sajt koristite samo tastaturom, prekidačem ili glasom, upit zato možda neće stići do nas iako piše da je poslat: pozovite nas ili nam pišite, razgovor je isti.',
      ]
    : []),
  'Mapa se otvara u aplikaciji ili na sajtu drugog proizvođača, za čiju pristupačnost ne možemo da jemčimo. Adresa je zato svuda ispisana i kao tekst.',
]
