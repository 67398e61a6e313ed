/** What `npm run owner` says. */
import type { BusinessField } from '#core/owner/owner-data.ts'

export const ownerTerminal = {
  help: `Podaci vlasnika sajta (docs/owner.md).

  npm run --silent owner -- sample          ispisuje prazan podaci.toml sa objašnjenjima
  npm run --silent owner -- check [FAJL]    proverava fajl i kaže šta još nedostaje
  npm run --silent owner -- names           ispisuje nazive činjenica i njihove valute
`,
  unknownCommand: (command: string) => `Nepoznata komanda „${command}”. Komande: sample, check, names.`,
  good: (file: string) => `${file}: ispravno.`,
  absent: (file: string) => `${file}: fajla još nema, pa sajt prikazuje probne podatke. Napravite ga komandom sample.`,
  missing: 'Još nedostaje, pa na sajtu stoji kao probni podatak:',
  complete: 'Ništa ne nedostaje.',
  /** The keys of the file, by what they fill in. */
  keys: {
    legalName: 'firma.poslovno_ime',
    seat: 'firma.sediste',
    companyNumber: 'firma.maticni_broj',
    taxNumber: 'firma.pib',
    activity: 'firma.delatnost',
    phone: 'kontakt.telefon',
    email: 'kontakt.email',
    street: 'kontakt.ulica',
    city: 'kontakt.mesto',
    country: 'kontakt.drzava',
    placeName: 'kontakt.naziv_mesta',
    geo: 'kontakt.sirina i kontakt.duzina',
    facebook: 'kontakt.mreze.facebook',
    x: 'kontakt.mreze.x',
    instagram: 'kontakt.mreze.instagram',
    linkedin: 'kontakt.mreze.linkedin',
    workingWeekdays: 'rad.dani',
    partnerBanks: 'posao.banke',
    remuneration: 'posao.naknada',
    dataProtectionContact: 'privatnost.kontakt',
    processors: 'privatnost.obradjivaci',
  } satisfies Record<BusinessField, string>,
} as const
