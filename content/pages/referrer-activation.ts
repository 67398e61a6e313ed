import type { Page } from '#content/page.ts'
import { typeset } from '#content/typeset.ts'
import type { Known } from '#core/owner/known.ts'
import { REFERRAL_DAYS } from '#core/visit/referral.ts'

/** The words of the live part, with its states, stand in `content/referral.ts`. */
export function page(_known: Known): Page {
  return typeset({
    title: 'Aktivacija preporuke',
    description:
      'Aktivirajte kod preporuke koji ste dobili ili napravite svoj link za preporuku i podelite ga. Važi prva preporuka, 90 dana.',
    h1: 'Aktivacija preporuke',
    lead: 'Ovde aktivirate kod koji ste dobili ili pravite link koji možete da prosledite.',
    modified: '2026-11-23',
    sections: [
      {
        id: 'kako-preporuka-radi',
        heading: 'Kako preporuka radi',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Link stiže do Vas',
                text: 'Osoba ili agencija koja Vas preporučuje šalje Vam link sa svojim kodom.',
              },
              {
                title: 'Kod se aktivira',
                text: `Ako prihvatite kolačiće, kod pamtimo ${REFERRAL_DAYS} dana. Ako ih ne prihvatite, važi dok ste na sajtu u istoj kartici.`,
              },
              {
                title: 'Upit ide sa kodom',
                text: 'Kada pošaljete upit, kod ide uz njega. Savetnik vidi samo kod, a Vi kroz razgovor prolazite isto kao i svi ostali.',
              },
            ],
          },
        ],
      },
      {
        id: 'pravila',
        heading: 'Pravila',
        blocks: [
          {
            kind: 'list',
            style: 'bullet',
            items: [
              'Prosledite link, a ne tuđ broj telefona. Svoje podatke prijatelj treba da nam ostavi sam.',
              'Važi prva preporuka. Ako je u pregledaču već zapamćen drugi kod, novi ga ne zamenjuje.',
              `Kod važi ${REFERRAL_DAYS} dana od aktivacije. Pojedini pregledači ga brišu i ranije.`,
              'Sopstveni kod ne možete da upotrebite za svoj kredit.',
              'Ako je za preporuku dogovorena nagrada, isplaćuje se tek pošto banka isplati kredit, po ugovoru sa onim ko preporučuje. Na nagradu fizičkom licu po pravilu se plaća porez.',
              'Ko je za preporuku plaćen, dužan je da to i kaže onome kome je šalje.',
              'Kod govori samo ko Vas je preporučio. Kako postupamo sa podacima, piše u [politici privatnosti](/politika-privatnosti).',
            ],
          },
        ],
      },
    ],
  })
}
