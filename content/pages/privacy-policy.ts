import { businessOf, contactOf, isSample, sampleMark } from '#content/business.ts'
import { literal } from '#content/inline.ts'
import type { Block, Page, Section } from '#content/page.ts'
import { settings } from '#content/settings.ts'
import { typeset } from '#content/typeset.ts'
import { formatLongDate } from '#core/money/date.ts'
import type { Known } from '#core/owner/known.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import { REFERRAL_DAYS } from '#core/visit/referral.ts'

const VERSION = '1.1'
const VALID_FROM = '2026-11-27'

/** Complete to ZZPL, čl. 23; what it says about the software is what the software does, so change both together. */
export function page({ owner }: Known): Page {
  return typeset({
    title: 'Politika privatnosti',
    description:
      'Koje podatke obrađujemo kada pošaljete upit, zašto, po kom pravnom osnovu, ko ih još vidi, koliko ih čuvamo i kako da ostvarite svoja prava.',
    h1: 'Politika privatnosti',
    lead: `Ukratko: obrađujemo ono što upišete u upit, da bismo Vas pozvali. Bankama ništa ne šaljemo dok to ne zatražite. Kalkulatori rade bez ijednog podatka o Vama. Verzija ${VERSION}, važi od ${formatLongDate(VALID_FROM)}`,
    modified: VALID_FROM,
    sections: [
      controller(owner),
      whichData,
      purposes,
      isItRequired,
      recipients(owner),
      transfer,
      retention,
      rights(owner),
      complaint,
      security,
      children,
      changes,
    ],
  })
}

const sampleNote: Block = { kind: 'note', tone: 'info', text: sampleMark.note }

function controller(owner: OwnerData): Section {
  const { address, phone, email } = contactOf(owner)
  const { legalName, seat, companyNumber, dataProtectionContact } = businessOf(owner)
  const blocks: Block[] = [
    {
      kind: 'text',
      paragraphs: [
        'Rukovalac je onaj ko odlučuje zašto i kako se podaci obrađuju. Za ovaj sajt i upite poslate preko njega to je privredno društvo čiji su podaci ispod. Primenjuje se Zakon o zaštiti podataka o ličnosti („Službeni glasnik RS”, br. 87/2018), u daljem tekstu ZZPL.',
      ],
    },
    {
      kind: 'definitions',
      items: [
        { term: 'Poslovno ime', text: literal(legalName) },
        { term: 'Sedište', text: literal(seat) },
        { term: 'Matični broj', text: companyNumber },
        { term: 'Adresa za pisma', text: literal(address.text) },
        { term: 'Telefon i elektronska pošta', text: `${phone.text}, ${email.text}` },
        { term: 'Kontakt za zaštitu podataka', text: literal(dataProtectionContact) },
      ],
    },
  ]
  if (
    isSample(owner, 'legalName', 'seat', 'companyNumber', 'street', 'city', 'phone', 'email', 'dataProtectionContact')
  ) {
    blocks.push(sampleNote)
  }
  return { id: 'ko-je-rukovalac', heading: 'Ko je rukovalac', blocks }
}

const whichData: Section = {
  id: 'koje-podatke-obradjujemo',
  heading: 'Koje podatke obrađujemo',
  blocks: [
    {
      kind: 'definitions',
      items: [
        {
          term: 'Upit',
          text: 'Ime, prezime, adresa elektronske pošte, broj telefona, vreme u koje možemo da Vas pozovemo, vrste kredita koje ste označili, da li želite novosti i ponude i, ako postoji, kod preporuke. Uz to i vreme kada je upit stigao.',
        },
        {
          term: 'Šta se dalje događa sa upitom',
          text: 'Kada smo obećali poziv, kada je pomeren, otkazan, pokušan ili obavljen, i da li ste potvrdili novosti i ponude. O tome Vam pišemo na adresu iz upita: u poruci nema onoga što ste upisali, a link u njoj otvara Vaš upit samo onome ko ga ima.',
        },
        {
          term: 'Razgovor',
          text: 'Ono što savetniku kažete da bi mogao da odgovori: primanja, obaveze, namena kredita.',
        },
        {
          term: 'IP adresa',
          text: 'Koristi se samo da se sa iste adrese ne bi slalo previše upita u toku jednog sata. Ne čuva se u izvornom obliku, nego kao otisak (heš). Sa upitom se povezuje samo dok čekamo da Vam pošaljemo poruku, da sa iste mreže ne bi bilo poslato previše poruka.',
        },
        {
          term: 'Dnevnik servera',
          text: 'Beleži koja je stranica tražena, kada i sa kakvim ishodom. Ne sadrži IP adresu, sadržaj upita ni deo adrese posle znaka pitanja.',
        },
        {
          term: 'Kalkulator',
          text: 'Ono što upišete u kalkulator ostaje u Vašem pregledaču i u adresi stranice. Kada otvorite ili podelite link obračuna, server iz adrese pročita brojeve da bi prikazao rezultat, ali ih ne čuva. Ako prihvatite kolačiće za merenje posete, adresu stranice, pa i brojeve u njoj, može da pročita i Google.',
        },
        {
          term: 'Kolačići',
          text: 'Popisani su, jedan po jedan, u [politici upotrebe kolačića](/politika-upotrebe-kolacica).',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'JMBG, broj lične karte, broj računa i podatke o zdravlju ne tražimo. Podatke dobijamo od Vas. Ako je upit u Vaše ime poslao neko drugi, recite nam i obrisaćemo ga.',
      ],
    },
  ],
}

const purposes: Section = {
  id: 'svrhe-i-pravni-osnov',
  heading: 'Svrhe i pravni osnov',
  blocks: [
    {
      kind: 'table',
      caption: 'Svrhe obrade i pravni osnov za svaku',
      head: ['Svrha', 'Podaci', 'Pravni osnov'],
      groups: [
        {
          rows: [
            [
              'Odgovor na upit: poziv, analiza, poređenje ponuda',
              'upit, razgovor',
              'radnje na Vaš zahtev, pre zaključenja ugovora (član 12. stav 1. tačka 2) ZZPL)',
            ],
            [
              'Novosti i ponude',
              'ime, elektronska pošta',
              'Vaš pristanak, koji možete da opozovete kad god želite (član 12. stav 1. tačka 1) i član 15. ZZPL)',
            ],
            [
              'Preporuka: da se zna ko Vas je uputio',
              'kod preporuke',
              'pristanak za kolačić (član 12. stav 1. tačka 1) ZZPL); za obračun sa onim ko preporučuje, naš legitimni interes da ispunimo taj dogovor (tačka 6)',
            ],
            [
              'Bezbednost: ograničenje broja upita, otkrivanje kvarova i zloupotreba',
              'otisak IP adrese, dnevnik servera',
              'naš legitimni interes da sajt radi i da se ne koristi za lažne upite (član 12. stav 1. tačka 6) ZZPL)',
            ],
            ['Merenje posete', 'kolačići za merenje', 'Vaš pristanak (član 12. stav 1. tačka 1) ZZPL)'],
            [
              'Evidencije koje propisuje zakon, odgovor na prigovor, odbrana od pravnog zahteva',
              'upit, prepiska',
              'pravna obaveza (član 12. stav 1. tačka 3) ZZPL) i legitimni interes da branimo svoja prava (tačka 6)',
            ],
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        ...(settings.marketingOptInDefault
          ? [
              'Polje „Želim da primam novosti i ponude” na obrascu je unapred označeno. Ako novosti ne želite, uklonite oznaku pre slanja ili nam to recite bilo kada kasnije; na odgovor na upit to ne utiče.',
            ]
          : []),
        'Kada u upitu prihvatite politiku privatnosti i politiku upotrebe kolačića i pošaljete ga, to beležimo i kao prihvatanje kolačića. Taj izbor možete da promenite već posle slanja, na stranici [Politika upotrebe kolačića](/politika-upotrebe-kolacica).',
      ],
    },
  ],
}

const isItRequired: Section = {
  id: 'da-li-ste-duzni-da-date-podatke',
  heading: 'Da li ste dužni da date podatke',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Niste. Sajt i kalkulatore koristite bez ostavljanja podataka. Ime, prezime, adresa elektronske pošte i telefon potrebni su samo da bismo odgovorili na upit: bez telefona ne možemo da Vas pozovemo. Pristanak za novosti nije uslov ni za šta.',
      ],
    },
  ],
}

function recipients(owner: OwnerData): Section {
  const { processors } = businessOf(owner)
  const blocks: Block[] = [
    {
      kind: 'text',
      paragraphs: [
        'Upite čitaju naši savetnici. Za nas, po ugovoru iz člana 45. ZZPL i po našim uputstvima, podatke tehnički obrađuju:',
      ],
    },
    {
      kind: 'table',
      caption: 'Obrađivači',
      head: ['Obrađivač', 'Posao', 'Država'],
      groups: [{ rows: processors.map(({ name, task, country }) => [name, task, country].map(literal)) }],
    },
  ]
  if (isSample(owner, 'processors')) blocks.push(sampleNote)
  blocks.push({
    kind: 'text',
    paragraphs: [
      '**Banke.** Podatke šaljemo samo banci koju ste izabrali i tek pošto to u razgovoru zatražite. Banka je tada samostalni rukovalac i obaveštava Vas o svojoj obradi.',
      '**Ko Vas je preporučio.** Ne dobija Vaše podatke. Ako je za preporuku dogovorena nagrada, saznaje samo da je uslov za nju ispunjen.',
      '**Državni organi.** Samo kada nas na to obavezuje zakon ili odluka suda.',
      'Podatke ne prodajemo i ne ustupamo drugima za njihov marketing.',
    ],
  })
  return { id: 'primaoci-i-obradjivaci', heading: 'Primaoci i obrađivači', blocks }
}

const transfer: Section = {
  id: 'prenos-u-druge-drzave',
  heading: 'Prenos u druge države',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Države u kojima rade naši obrađivači navedene su u tabeli iznad. U državu koja obezbeđuje primereni nivo zaštite podaci se prenose na osnovu člana 64. ZZPL, a u druge države uz odgovarajuće mere zaštite, pre svega standardne ugovorne klauzule iz člana 65. Kopiju tih mera možete da zatražite od nas.',
        'Ako prihvatite kolačiće za merenje posete, podatke o poseti obrađuje i Google, koji ih može preneti u Sjedinjene Američke Države. Dok ih ne prihvatite, Vaš pregledač sa našeg sajta ne kontaktira Google.',
        'Link ka mapi otvara sajt ili aplikaciju drugog pružaoca tek kada ga pritisnete. Od tada važe njegova pravila.',
      ],
    },
  ],
}

const retention: Section = {
  id: 'rok-cuvanja',
  heading: 'Rok čuvanja',
  blocks: [
    {
      kind: 'table',
      caption: 'Koliko čuvamo koje podatke',
      head: ['Podatak', 'Rok'],
      groups: [
        {
          rows: [
            [
              'Upit u bazi sajta',
              `${settings.leadRetentionMonths} meseci od prijema, zatim se briše automatski; duže ostaje samo upit o kome obaveštenje savetnicima još nije stiglo, i to dok ne stigne`,
            ],
            ['Poruka o upitu u pošti savetnika', `${settings.leadRetentionMonths} meseci od prijema`],
            [
              'Beleške i dokumenta, ako dođe do saradnje',
              'dok saradnja traje, a zatim do isteka rokova zastarelosti i zakonskih rokova čuvanja',
            ],
            ['Podaci za novosti i ponude', 'do opoziva pristanka'],
            ['Dokaz o pristanku', 'dok pristanak važi, a zatim do isteka roka zastarelosti'],
            ['Kolačić preporuke', `${REFERRAL_DAYS} dana`],
            ['Tok upita (obećani, pomereni i obavljeni pozivi)', 'koliko i upit'],
            ['Otisak IP adrese', 'jedan sat; uz poruku koja čeka slanje, dok se ne pošalje'],
            [
              'Otisak adrese elektronske pošte, da Vam ne bismo slali previše poruka',
              '30 dana; ako nam javite da upit nije Vaš, godinu dana',
            ],
            ['Dnevnik servera', `${settings.serverLogDays} dana`],
            ['Rezervne kopije', `obrisani podaci nestaju i iz njih u roku od ${settings.backupDays} dana`],
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Kada rok istekne, podatke brišemo. Na Vaš zahtev brišemo ih i ranije, ako nas zakon ne obavezuje da ih čuvamo.',
      ],
    },
  ],
}

function rights(owner: OwnerData): Section {
  return {
    id: 'vasa-prava',
    heading: 'Vaša prava',
    blocks: [
      {
        kind: 'definitions',
        items: [
          {
            term: 'Pristup',
            text: 'Da saznate da li i koje Vaše podatke obrađujemo i da dobijete kopiju (član 26. ZZPL).',
          },
          { term: 'Ispravka i dopuna', text: 'Da netačan podatak ispravimo, a nepotpun dopunimo (član 29. ZZPL).' },
          {
            term: 'Brisanje',
            text: 'Da podatke obrišemo kada više nisu potrebni ili kada opozovete pristanak (član 30. ZZPL).',
          },
          {
            term: 'Ograničenje obrade',
            text: 'Da podatke samo čuvamo, dok se, na primer, proverava njihova tačnost (član 31. ZZPL).',
          },
          {
            term: 'Prenosivost',
            text: 'Da podatke dobijete u obliku koji čita računar i prenesete ih drugom (član 36. ZZPL).',
          },
          {
            term: 'Prigovor',
            text: 'Da se usprotivite obradi koja počiva na legitimnom interesu, a direktnom marketingu uvek i bez obrazloženja (član 37. ZZPL).',
          },
          {
            term: 'Automatizovane odluke',
            text: 'Odluke koje za Vas imaju pravne posledice ne donosimo bez učešća čoveka (član 38. ZZPL). Kalkulator računa, ali ne odlučuje. Obrazac na Vašem uređaju proverava da li ga popunjava čovek; upit koji prepozna kao automatski ne šalje. Ako Vas ne pozovemo do kraja narednog radnog dana, pozovite Vi nas.',
          },
          {
            term: 'Opoziv pristanka',
            text: 'Kad god želite, jednako lako kao što ste ga dali. Obrada pre opoziva ostaje zakonita (član 15. ZZPL).',
          },
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          `Dovoljno je da nam pišete na ${literal(businessOf(owner).dataProtectionContact)} ili na adresu kancelarije. Odgovaramo u roku od 30 dana od prijema zahteva, besplatno. Ako je zahtev složen, rok možemo da produžimo za još 60 dana, o čemu ćemo Vas obavestiti u prvih 30 dana (član 21. ZZPL). Ako nismo sigurni da zahtev šaljete Vi, zamolićemo Vas da to potvrdite.`,
        ],
      },
    ],
  }
}

const complaint: Section = {
  id: 'prituzba',
  heading: 'Pritužba',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Ako mislite da Vaše podatke obrađujemo protivno zakonu, imate pravo na pritužbu (član 82. ZZPL). Podnosi se organu:',
        '**Poverenik za informacije od javnog značaja i zaštitu podataka o ličnosti**, Bulevar kralja Aleksandra 15, 11120 Beograd, [www.poverenik.rs](https://www.poverenik.rs)',
        'Imate pravo i na sudsku zaštitu (član 84. ZZPL), bez obzira na pritužbu.',
      ],
    },
  ],
}

const security: Section = {
  id: 'bezbednost',
  heading: 'Bezbednost',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Upit putuje šifrovanom vezom i čuva se u bazi kojoj pristupaju samo ovlašćene osobe. Lični podaci se ne upisuju u dnevnik servera, a naslov poruke koju dobijaju savetnici ih ne sadrži. Ako ipak dođe do povrede podataka koja može da Vam naškodi, Poverenika obaveštavamo u roku od 72 sata, a kada je rizik visok, bez odlaganja i Vas (članovi 52. i 53. ZZPL).',
      ],
    },
  ],
}

const children: Section = {
  id: 'deca',
  heading: 'Deca',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Sajt je namenjen punoletnim osobama, jer kredit može da uzme samo punoletna osoba. Podatke maloletnika svesno ne prikupljamo; pristanak za usluge na internetu dete može samostalno da da tek sa navršenih 15 godina (član 16. ZZPL). Ako saznamo da je upit poslalo dete, brišemo ga.',
      ],
    },
  ],
}

const changes: Section = {
  id: 'izmene',
  heading: 'Izmene',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        `Ovo je verzija ${VERSION}, koja važi od ${formatLongDate(VALID_FROM)} Ako promenimo svrhu ili način obrade, novu verziju objavljujemo ovde pre nego što počne da važi. Raniju verziju šaljemo na zahtev.`,
      ],
    },
  ],
}
