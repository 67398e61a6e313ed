/** What `npm run owner` says. */
import type { BusinessField } from '#core/owner/owner-data.ts'

export const ownerTerminal = {
  help: `Podaci vlasnika sajta (docs/owner.md).

  npm run --silent owner -- sample          ispisuje prazan podaci.toml sa objašnjenjima
  npm run --silent owner -- check [FAJL]    proverava fajl i kaže šta još nedostaje
  npm run --silent owner -- ask [FAJL]      pita redom ono što nedostaje i upisuje odgovore u fajl
  npm run --silent owner -- names           ispisuje nazive činjenica i njihove valute
`,
  unknownCommand: (command: string) => `Nepoznata komanda „${command}”. Komande: sample, check, ask, names.`,
  good: (file: string) => `${file}: ispravno.`,
  absent: (file: string) =>
    `${file}: fajla još nema, pa sajt prikazuje probne podatke. Napravite ga komandom ask ili sample.`,
  missing: 'Još nedostaje, pa na sajtu stoji kao probni podatak:',
  complete: 'Ništa ne nedostaje.',
  askIntroduction: (file: string, count: number) =>
    `Pitanja o onome što u fajlu ${file} još nedostaje: ${count}. Svaki odgovor se odmah upisuje. Enter preskače pitanje, Ctrl-C prekida.`,
  askLater: (count: number) => `Još nedostaje: ${count}. Sve što ste odgovorili je upisano; nastavite kad želite.`,
  mendFirst: 'Prvo ispravite ovo u fajlu, pa ponovite komandu.',
  byHand: (key: string) => `Ovo nije moglo da se upiše u fajl kakav je; dopišite sami: ${key}.`,
  /** One for each fact of the business. */
  questions: {
    legalName: 'Poslovno ime, kako piše u APR-u',
    seat: 'Sedište iz APR-a: ulica i broj, poštanski broj i mesto',
    companyNumber: 'Matični broj, osam cifara',
    taxNumber: 'PIB, devet cifara',
    activity: 'Šifra i naziv delatnosti, na primer 6619 Ostale pomoćne delatnosti',
    phone: 'Telefon na koji se javlja savetnik, na primer +381 11 234 5678',
    email: 'Email adresa za građane, na primer savet@firma.rs',
    street: 'Kancelarija: ulica i broj',
    city: 'Kancelarija: poštanski broj i mesto, na primer 11000 Beograd',
    country: 'Kancelarija: država',
    placeName: 'Ime kancelarije na mapi',
    geo: 'Položaj kancelarije na mapi, širina i dužina, na primer 44.8125 20.4612',
    facebook: 'Adresa stranice na Facebooku, cela, od https://',
    x: 'Adresa stranice na mreži X, cela, od https://',
    instagram: 'Adresa stranice na Instagramu, cela, od https://',
    linkedin: 'Adresa stranice na LinkedInu, cela, od https://',
    workingWeekdays: 'Dani kada zovete, na primer: pon uto sre cet pet',
    partnerBanks: 'Banke sa kojima imate ugovor o saradnji, po jedna; Enter kada ih više nema',
    remuneration: 'Ko Vas plaća, koliko i kada, jednom ili dve rečenice, kako će pisati na sajtu',
    dataProtectionContact: 'Kome se piše o zaštiti podataka: email adresa ili ime',
    processors: 'Ko za Vas obrađuje podatke (smeštaj sajta, pošta, evidencija); Enter kada ih više nema',
  } satisfies Record<BusinessField, string>,
  nextBank: (number: number) => `banka ${number}> `,
  processorQuestions: ['naziv> ', 'šta radi za Vas> ', 'država> '],
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
