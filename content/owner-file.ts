/** What the owner reads about his file: faults by line and key, in Serbian. */
import type { ProblemCode } from '#core/owner/owner-problems.ts'

/** What is wrong; `detail` as `Problem` says. */
export const ownerProblems = {
  'unknown-key': (choices) => `ovaj naziv ne postoji; mogući su: ${choices}`,
  'not-a-table': () => 'ovde treba odeljak, na primer [firma], a ne vrednost',
  'not-a-list': () => 'ovde treba spisak u uglastim zagradama, na primer ["pon", "uto"]',
  'not-text': () => 'ovde treba tekst u navodnicima',
  'too-long': (limit) => `predugačko; najviše ${limit}`,
  'long-word': (limit) => `jedna reč je predugačka; najviše ${limit} znakova, da stane na ekran telefona`,
  'odd-character': () => 'tekst sadrži znak koji se ne vidi ili prelazi u novi red; prekucajte ga u jednom redu',
  cyrillic: () => 'sajt je na latinici; upišite isti tekst latinicom',
  'not-a-phone': () => 'ovo nije broj telefona; upišite ga kao +381 11 234 5678',
  'not-an-email': () => 'ovo nije email adresa; upišite je kao ime@firma.rs',
  'not-a-web-address': () => 'ovo nije adresa stranice; mora da počne sa https://',
  'not-eight-digits': () => 'matični broj ima osam cifara, u navodnicima',
  'not-nine-digits': () => 'PIB ima devet cifara, u navodnicima',
  'not-a-number': () => 'ovde treba broj bez navodnika, sa decimalnom tačkom, na primer 13.75',
  'not-a-date': () => 'ovde treba datum bez navodnika, na primer 2026-12-24 (godina-mesec-dan)',
  'not-yes-or-no': () => 'ovde treba true (da) ili false (ne), bez navodnika',
  'in-the-future': () => 'datum je u budućnosti, a provera je već obavljena',
  'unknown-day': (choices) => `dani se pišu: ${choices}`,
  twice: () => 'ovo je već navedeno',
  'no-day': () => 'potreban je bar jedan dan; ako spisak nije popunjen, obrišite ceo red',
  needed: () => 'ovo nedostaje',
  'unknown-fact': (name) => `podatak „${name}” ne postoji; nazive ispisuje npm run owner -- names`,
  'currency-needed': (choices) => `ovaj podatak ima valutu; upišite je: ${choices}`,
  'no-currency': () => 'ovaj podatak nema valutu; obrišite red',
  'other-currency': (choices) => `valuta ovog podatka je: ${choices}`,
  'value-or-range': (kind) =>
    kind === 'range' ? 'upišite ili vrednost, ili oba kraja (od i do)' : 'upišite vrednost; od i do ovaj podatak nema',
  'range-reversed': () => 'kraj raspona je manji od početka',
  'out-of-band': (band) => `broj je van razumnih granica (${band}); proverite decimalnu tačku`,
  'too-precise': () => 'iznos ima najviše dve decimale',
  'ends-before-it-begins': () => 'važi do dana koji je pre dana od kojeg važi',
  contradicts: (row) => `za isti dan već nešto drugo kaže ${row}. podatak u spisku; jednom od njih promenite dane`,
} satisfies Record<ProblemCode, (detail: string) => string>

/** Why a file could not be read at all. */
export const unreadableFile = {
  syntax:
    'red nije ispravno zapisan; tekst ide u navodnike, a svaka vrednost u svoj red, na primer telefon = "+381 11 234 5678"',
  twice: 'isti naziv stoji već ranije u fajlu; ostavite ga samo jednom',
  'no-such-day': 'taj dan ne postoji u kalendaru; datum se piše godina-mesec-dan',
  'not-utf-8': 'fajl nije sačuvan kao UTF-8; u programu za pisanje izaberite „Sačuvaj kao” i kodiranje UTF-8',
  missing: 'fajl ne postoji',
  'not-a-file': 'ovo nije fajl nego folder',
  'not-readable': 'fajl ne može da se pročita; proverite dozvole',
  'too-large': 'fajl je veći od 256 kB; to nije fajl sa podacima vlasnika',
} as const
