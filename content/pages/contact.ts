import type { Page } from '#content/page.ts'
import { typeset } from '#content/typeset.ts'
import type { Known } from '#core/owner/known.ts'

export function page(_known: Known): Page {
  return typeset({
    title: 'Kontakt',
    description:
      'Pozovite nas, pišite nam ili ostavite broj i izaberite kada da Vas pozovemo. Radno vreme, adresa i spisak onoga što vredi pripremiti za razgovor.',
    h1: 'Kontakt',
    lead: 'Ostavite broj i izaberite vreme, pa savetnik zove Vas. Ako Vam je lakše, pozovite Vi nas ili nam pišite.',
    modified: '2026-11-26',
    sections: [
      {
        id: 'pisite-nam-ili-nas-pozovite',
        heading: 'Pišite nam ili nas pozovite',
        blocks: [
          { kind: 'widget', widget: 'contact-card' },
          {
            kind: 'text',
            paragraphs: [
              'Razgovor Vas ni na šta ne obavezuje, ne vidi se u Kreditnom birou i o njemu ne obaveštavamo nijednu banku.',
              'U poruci ne šaljite JMBG, broj lične karte, podatke sa platne kartice ni lozinke. Za savet nam nisu potrebni.',
            ],
          },
        ],
      },
      {
        id: 'radno-vreme',
        heading: 'Radno vreme',
        blocks: [
          { kind: 'widget', widget: 'hours' },
          {
            kind: 'text',
            paragraphs: [
              'Upit možete da pošaljete u svako doba. Zovemo radnim danom, u sate koje izaberete; ako su za taj dan prošli, narednog radnog dana.',
            ],
          },
        ],
      },
      {
        id: 'adresa-i-mapa',
        heading: 'Adresa i mapa',
        blocks: [
          { kind: 'widget', widget: 'map' },
          {
            kind: 'text',
            paragraphs: ['Ako želite da dođete, najavite se telefonom, da bi savetnik imao vremena samo za Vas.'],
          },
        ],
      },
      {
        id: 'sta-da-pripremite-za-razgovor',
        heading: 'Šta da pripremite za razgovor',
        blocks: [
          {
            kind: 'text',
            paragraphs: ['Dovoljno je ono što znate napamet. Što je podatak tačniji, tačniji je i odgovor.'],
          },
          {
            kind: 'definitions',
            items: [
              { term: 'Namena i iznos', text: 'Šta želite da platite kreditom, koliko to košta i koliko već imate.' },
              {
                term: 'Primanja',
                text: 'Neto zarada ili penzija, i drugi redovni prilivi. Ako tražite kredit zajedno, primanja obeju osoba.',
              },
              {
                term: 'Zaposlenje',
                text: 'Na neodređeno ili na određeno vreme i koliko dugo ste kod istog poslodavca.',
              },
              {
                term: 'Postojeće rate',
                text: 'Krediti, kartice i dozvoljeni minus, i kada ističu. Banka kao obavezu računa i limit koji ne koristite.',
              },
              {
                term: 'Za stan ili vozilo',
                text: 'Cena, učešće i, ako ga već imate, oglas ili predugovor. Za vozilo i godina proizvodnje.',
              },
              {
                term: 'Za refinansiranje',
                text: 'Preostali dug, rata i preostali rok starog kredita. Sve piše u planu otplate.',
              },
              {
                term: 'Obračun',
                text: 'Ako ste računali u [kalkulatoru](/kredit-kalkulator/stambeni/), sačuvajte link obračuna: u njemu su svi Vaši brojevi.',
              },
            ],
          },
        ],
      },
      {
        id: 'kako-postupamo-sa-podacima',
        heading: 'Kako postupamo sa podacima',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Podatke iz upita koristimo da bismo Vas pozvali i odgovorili na pitanje. Bankama ih šaljemo samo kada to u razgovoru zatražite. Rokove čuvanja i Vaša prava opisuje [politika privatnosti](/politika-privatnosti).',
            ],
          },
        ],
      },
      {
        id: 'prigovor',
        heading: 'Prigovor',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Ako smo pogrešili, recite nam: telefonom, elektronskom poštom ili pismom na našu adresu. Napišite šta se dogodilo, kada i šta tražite. Prijem potvrđujemo, a odgovaramo u roku od osam dana od dana prijema.',
              'Prigovor na rad banke podnosi se banci. Ako odgovor izostane ili Vas ne zadovolji, možete da podnesete [pritužbu Narodnoj banci Srbije](https://www.nbs.rs/sr/ciljevi-i-funkcije/zastita-korisnika/prigovor/index.html). U tome Vam rado pomažemo.',
            ],
          },
        ],
      },
    ],
  })
}
