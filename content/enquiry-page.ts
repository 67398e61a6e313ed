/** Words of the pages behind the links in mails: the visitor's and the advisors'. */
import type { EnquiryAction, EnquiryRole } from '#core/lead/enquiry-act.ts'
import { dayAndMonth, onWeekday } from './weekday.ts'

export const enquiryPage = {
  heading: { visitor: 'Vaš upit', advisor: 'Upit za poziv' } satisfies Record<EnquiryRole, string>,
  loading: 'Učitavamo upit…',
  withoutScript:
    'Stigli ste iz poruke o svom upitu? Bez JavaScript-a ovde ne možete da pomerite ni otkažete poziv: pozovite nas ili odgovorite na poruku.',
  /** A slot in a sentence, without year: `u ponedeljak, 30. novembra, od 10:00 do 16:00`. */
  when: (day: string, from: string, to: string) => `${onWeekday(day)}, ${dayAndMonth(day)}, od ${from} do ${to}`,
  day: (day: string) => `${onWeekday(day).slice(2)}, ${dayAndMonth(day)}`,
  call: (when: string) => `Savetnik Vas zove ${when}.`,
  callBy: (when: string) => `Pozvati ${when}.`,
  loanTypes: 'Vrsta kredita',
  phone: 'Telefon',
  state: 'Stanje',
  claimedBy: (advisor: number) => `savetnik ${advisor}`,
  bounced: 'Poruka na email adresu klijenta se vratila: e-pošta ne postoji.',
  actions: {
    move: 'Pomerite poziv',
    cancel: 'Otkažite poziv',
    'not-mine': 'Nisam poslao ovaj upit',
    'confirm-news': 'Potvrdite da želite novosti',
    erase: 'Obrišite moje podatke',
    claim: 'Preuzimam',
    'no-answer': 'Nije se javio',
    talked: 'Razgovarali smo',
    'call-at': 'Zovem kasnije',
    'not-for-us': 'Nije za nas',
  } satisfies Record<EnquiryAction, string>,
  /** What is said once an act is done. */
  done: {
    move: 'Poziv je pomeren. Novi termin šaljemo Vam i na email.',
    cancel: 'Poziv je otkazan. Ne zovemo Vas.',
    'not-mine': 'Hvala što ste nam rekli. Ne zovemo taj broj i ne pišemo više na ovu adresu.',
    'confirm-news': 'Potvrdili ste da želite novosti i ponude.',
    erase: 'Vaši podaci su obrisani.',
    claim: 'Preuzeli ste upit.',
    'no-answer': 'Zabeleženo je da se nije javio.',
    talked: 'Zabeleženo je da ste razgovarali.',
    'call-at': 'Novi termin je zabeležen, a klijent obavešten.',
    'not-for-us': 'Upit je zaključen.',
  } satisfies Record<EnquiryAction, string>,
  /** What a visitor reads of an enquiry whose call is not due, by its state. */
  ended: {
    razgovarano: 'Razgovor je obavljen. Hvala na poverenju.',
    'nije za nas': 'Upit je zaključen.',
    otkazano: 'Poziv je otkazan. Ne zovemo Vas. Ako se predomislite, pošaljite nov upit.',
    'nije moj upit': 'Javljeno nam je da upit nije Vaš. Ne zovemo taj broj.',
    nedostupan: 'Zvali smo Vas više puta i nismo Vas dobili. Ako i dalje želite razgovor, izaberite vreme.',
    obrisano: 'Podaci iz ovog upita su obrisani. Ne zovemo Vas.',
  } as Record<string, string>,
  newSlot: {
    legend: 'Novi termin',
    day: 'Dan',
    hours: 'Pozovite me između',
    hoursAdvisor: 'Zovem između',
    confirm: 'Potvrdite novi termin',
    back: 'Odustanite',
  },
  problem: {
    invalid: 'Link nije ispravan ili je istekao. Otvorite ga ponovo iz poslednje poruke, ili nas pozovite.',
    gone: 'Podaci iz ovog upita su obrisani. Ne zovemo Vas.',
    conflict: 'U međuvremenu se nešto promenilo. Evo kako stvari sada stoje.',
    refused: 'Taj termin više ne može da se izabere. Izaberite drugi.',
    limited: 'Previše pokušaja. Sačekajte malo, pa probajte ponovo.',
    failed: 'Nismo uspeli da se povežemo. Proverite vezu, pa probajte ponovo.',
  },
  again: 'Probajte ponovo',
}
