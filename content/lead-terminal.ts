/** Words of `npm run leads`, which the people of the business read at a terminal. */
import type { EventKind } from '#core/lead/history.ts'
import type { Tally } from '#core/lead/promise-outcomes.ts'

export const leadTerminal = {
  help: `Upiti sa sajta, za zaposlene.

  npm run leads -- KOMANDA

  list                      red za pozivanje: prvo oni koje sada treba zvati (po beogradskom
                            vremenu, bez vikenda i praznika), sa stanjem svakog
      --all                 i zaključeni: razgovarano, otkazano, nedostupan…
      --limit BROJ          koliko redova (50)
      --referral KOD        samo upiti sa ovom preporukom
  show ID                   ceo upit, šta se sa njim dešavalo i da li su obaveštenja stigla
  export --format csv|json  svi upiti, na standardni izlaz
      --referral KOD        samo upiti sa ovom preporukom
  promises                  koliko je obećanih poziva održano
      --month GGGG-MM       u kom mesecu (tekući)
  erase ID|EMAIL            briše upit, ili sve upite te adrese, iz svih tabela; ne pita
  purge --older-than DANA   briše upite starije od toliko dana, osim onih o kojima savetnici još nisu
                            obavešteni; ne pita
  retry                     nedostavljena obaveštenja šalje odmah; upite o kojima niko nije obavešten jer
                            nijedno obaveštavanje nije bilo podešeno, ili je isključeno, šalje sada podešenim
  canary                    šalje obeležen probni upit kroz sajt, čeka da stigne i briše ga
      --timeout SEKUNDI     koliko se čeka (60)
      --url ADRESA          sajt koji se proverava (SITE_URL, inače HOST i PORT)
  copy --to ADRESA          prenosi sve (upite, njihov tok, neposlata obaveštenja, ključeve) iz SQLite u
                            praznu bazu postgres://…, dok sajt stoji; prekinut prenos nastavlja ista komanda
  renew-links               menja ključ linkova iz poruka: stari prestaju da važe, za klijente i za
                            savetnike, a nove nose sledeće poruke; ne pita
  --help                    ova pomoć

Baza je ona iz DATABASE_URL, ista kao za sajt, i sajt sme da radi, osim za copy.
Izlazni kod: 0 u redu, 1 nije uspelo ili nije nađeno, 2 pogrešno napisana komanda.
`,
  seeHelp: 'Pomoć: npm run leads -- --help',
  unknownCommand: (command: string) => `Nepoznata komanda „${command}”.`,
  noCommand: 'Nedostaje komanda.',
  needsId: 'Nedostaje broj upita (ceo broj).',
  needsIdOrEmail: 'Nedostaje broj upita ili email adresa.',
  needsFormat: 'Nedostaje --format csv ili --format json.',
  needsDays: 'Nedostaje --older-than sa celim brojem dana.',
  needsNumber: (option: string) => `Uz ${option} ide ceo broj veći od nule.`,
  needsMonth: 'Uz --month idu godina i mesec, u obliku GGGG-MM.',
  needsReferral: 'Kod preporuke ima od 1 do 64 znaka: slova bez kvačica, cifre, _ i -.',
  needsUrl: 'Uz --url ide adresa koja počinje sa http:// ili https://.',
  badArguments: 'Nepoznata opcija ili višak reči.',
  inDirectus: 'Upite čuva Directus (DIRECTUS_URL), pa se tamo i gledaju. Ovde radi samo canary.',
  notWritten: (reason: string) => `Ispis nije uspeo (${reason}).`,
  noDatabase: (path: string) =>
    `Baza ne postoji: ${path}. Pravi je prvi start sajta; da li je DATABASE_URL ista kao njegova?`,
  databaseFailed: (reason: string) => `DATABASE_URL: baza nije dostupna: ${reason}.`,
  notFound: 'Takav upit ne postoji.',

  columns: {
    id: 'Br.',
    call: 'Kada zvati',
    state: 'Stanje',
    name: 'Ime i prezime',
    phone: 'Telefon',
    loanTypes: 'Vrsta kredita',
    referral: 'Preporuka',
    received: 'Primljeno',
    deliveries: 'Obaveštenje',
  },
  callNow: (until: string) => `SADA, do ${until}`,
  callToday: (from: string, to: string) => `danas ${from}–${to}`,
  callOn: (day: string, from: string, to: string) => `${day} ${from}–${to}`,
  deliveryPending: 'ČEKA',
  deliveryDone: '',
  none: '—',
  canaryMark: 'PROBA',
  empty: 'Nema upita.',
  shown: (shown: number, all: number) => `Prikazano ${shown} od ${all}.`,
  closed: (leads: number) => `Zaključenih među njima: ${leads} (list --all).`,

  fields: {
    id: 'Broj',
    received: 'Primljeno',
    name: 'Ime i prezime',
    phone: 'Telefon',
    email: 'Email',
    callWindow: 'Pozvati',
    state: 'Stanje',
    nextCall: 'Sledeći poziv',
    tries: 'Pokušaja poziva',
    firstTry: 'Prvi pokušaj',
    loanTypes: 'Vrsta kredita',
    marketing: 'Novosti i ponude',
    referral: 'Preporuka',
  },
  claimedBy: (state: string, advisor: number) => `${state} (savetnik ${advisor})`,
  firstTry: (minutes: number) => `${minutes} min od početka obećanog razdoblja`,
  confirmed: 'da, potvrđeno iz poruke',
  notConfirmed: 'da, nije potvrđeno: ne slati',
  yes: 'da',
  no: 'ne',
  history: 'Šta se dešavalo',
  actors: { visitor: 'klijent', system: 'sajt' },
  advisor: (number: number) => `savetnik ${number}`,
  events: {
    promised: 'obećan poziv',
    moved: 'pomereno na',
    'call-at': 'zove kasnije,',
    claimed: 'preuzeto',
    'no-answer': 'nije se javio',
    talked: 'razgovarano',
    'not-for-us': 'nije za nas',
    cancelled: 'otkazano',
    'not-mine': 'nije njegov upit',
    'news-confirmed': 'potvrđene novosti',
    unclaimed: 'niko nije preuzeo',
    missed: 'obećanje nije održano',
    bounced: 'e-pošta ne postoji',
  } satisfies Record<EventKind, string>,
  newsText: (version: string) => `(tekst od ${version})`,

  promises: {
    heading: (month: string) => `Obećani pozivi tokom ${month}`,
    rows: {
      kept: 'održano: zvali smo u obećanom razdoblju',
      broken: 'nije održano: razdoblje je prošlo bez pokušaja',
      open: 'još traje ili tek dolazi',
      released: 'pre kraja pomereno, otkazano ili zaključeno',
    } satisfies Record<Exclude<keyof Tally, 'firstTryMinutes'>, string>,
    share: (kept: number, judged: number, share: string) => `Održano ${kept} od ${judged} (${share}).`,
    none: 'Nijedno obećano razdoblje još nije prošlo.',
    firstTry: (minutes: number) => `Prvi pokušaj: polovina najkasnije ${minutes} min od početka razdoblja.`,
    note: 'Pokušaj koji savetnik nije zabeležio računa se kao neodržano obećanje. Obrisani upiti se ne broje.',
  },
  linksRenewed:
    'Ključ linkova je promenjen: u roku od nekoliko sekundi nijedan raniji link ne važi. Nove linkove nose poruke koje se šalju od sada.',

  channels: { mail: 'Mail savetnicima', webhook: 'Webhook', visitor: 'Mail klijentu', directus: 'Directus' },
  noDeliveries: 'Obaveštenja: nijedno nije bilo podešeno kada je upit stigao.',
  deliveryMade: (day: string, time: string) => `stiglo ${day} ${time}`,
  deliveryWaiting: (attempts: number, reason: string | undefined) =>
    `čeka, pokušaja: ${attempts}${reason === undefined ? '' : `, poslednja greška: ${reason}`}`,

  receipt: {
    heading: (day: string, time: string) => `Potvrda o brisanju, ${day} ${time}`,
    leads: (ids: string) => `Obrisani upiti: ${ids}`,
    tables: (leads: number, loanTypes: number, deliveries: number) =>
      `Obrisano redova: leads ${leads}, leads_loan_types ${loanTypes}, outbox ${deliveries}`,
    mails: (delivered: number) =>
      `Poslatih obaveštenja: ${delivered}. Ona su u sandučićima i programima savetnika i tamo se brišu ručno.`,
    backups: 'Rezervne kopije napravljene ranije još sadrže ove podatke dok im ne istekne rok.',
  },
  stillOnDisk:
    'Bazu upravo čita drugi program, pa su obrisani podaci još u njenim datotekama. Sajt ih odatle uklanja u roku od jednog dana.',
  purged: (leads: number, days: number) => `Obrisano upita starijih od ${days} dana: ${leads}.`,
  keptUntold: (leads: number) => `Sačuvano jer savetnici još nisu obavešteni: ${leads}.`,
  retried: (deliveries: number) => `Obaveštenja koja se šalju odmah: ${deliveries}.`,
  noChannels: 'Nijedno obaveštavanje nije podešeno (SMTP_URL ili LEADS_WEBHOOK_URL).',

  copy: {
    needsTarget: 'Nedostaje --to sa adresom oblika postgres://KORISNIK:LOZINKA@RAČUNAR:PORT/BAZA.',
    needsSource: 'Prenosi se samo iz SQLite: DATABASE_URL treba da bude sqlite:…',
    done: (leads: number, events: number, deliveries: number, digest: string) =>
      `Preneto i provereno: upita ${leads}, događaja ${events}, obaveštenja ${deliveries}. Otisak obe baze: ${digest}. Stara datoteka je ostala kakva je bila. Ne pokrećite sajt na njoj: poslao bi neposlata obaveštenja još jednom.`,
    served: 'Nije preneto: bazu koristi sajt ili drugi program. Zaustavite ga, pa ponovite.',
    otherContents:
      'Nije preneto: u ciljnoj bazi je prekinut prenos drugačijeg sadržaja, jer je sajt u međuvremenu radio. Napravite je ponovo praznu.',
    differs: 'NIJE USPELO: preneto se razlikuje od izvora. Napravite ciljnu bazu ponovo praznu; sajt na ovoj ne kreće.',
    notEmpty: (table: string, rows: number) => `Nije preneto: ciljna baza nije prazna (${table}: ${rows}).`,
    interrupted: (reason: string) => `Prenos je prekinut: ${reason}. Ista komanda ga nastavlja.`,
  },

  canary: {
    unreachable: (url: string, reason: string) => `NIJE USPELO: sajt ${url} ne odgovara (${reason}).`,
    refused: (url: string, status: string) => `NIJE USPELO: sajt ${url} nije primio probni upit (odgovor ${status}).`,
    notStored: 'NIJE USPELO: sajt je potvrdio probni upit, ali ga u ovoj bazi nema. Proverite DATABASE_URL.',
    takenElsewhere:
      'Directus je primio probni upit. Da li je obavestio savetnike, vidi se samo tamo; obrišite ga tamo.',
    delivered: (seconds: string) => `U redu: probni upit je stigao na drugi kraj za ${seconds} s i obrisan je.`,
    storedOnly: (seconds: string) =>
      `Probni upit je sačuvan za ${seconds} s i obrisan. Nijedno obaveštavanje nije podešeno, pa ga niko ne bi video osim ovde.`,
    undelivered: (channel: string, seconds: number, attempts: number, reason: string | undefined) =>
      `NIJE USPELO: ${channel} nije stigao za ${seconds} s (pokušaja: ${attempts}${reason === undefined ? '' : `, ${reason}`}).`,
  },
}
