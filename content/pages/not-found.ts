import { contactOf, type ToldLink } from '#content/business.ts'
import type { PageMeta, Text } from '#content/page.ts'
import { typeset } from '#content/typeset.ts'
import type { Known } from '#core/owner/known.ts'
import type { RouteName } from '#core/site/routes.ts'

/** Shown where no route matches and after a fatal error; status 404 (specification §2.4, §2.5). */
export type NotFoundPage = PageMeta & {
  text: Text
  back: string
  /** Where else one may have wanted to go. */
  suggestions: { heading: string; links: { text: string; to: RouteName }[] }
  /** Before the phone number. */
  call: Text
  number: ToldLink
}

export function page(known: Known): NotFoundPage {
  return typeset({
    title: 'Stranica ne postoji',
    description:
      'Stranica koju tražite ne postoji ili je premeštena. Vratite se na početnu stranicu, izračunajte kredit ili nas pozovite.',
    h1: 'Stranica ne postoji',
    modified: '2026-11-21',
    text: 'Stranica koju tražite ne postoji ili je premeštena. Proverite da li je adresa tačno upisana.',
    back: 'Nazad na početnu',
    suggestions: {
      heading: 'Možda ste krenuli ovamo',
      links: [
        { text: 'Stambeni kredit', to: 'housing-loan' },
        { text: 'Keš kredit', to: 'cash-loan' },
        { text: 'Auto kredit', to: 'car-loan' },
        { text: 'Kontakt', to: 'contact' },
      ],
    },
    call: 'Ne nalazite ono što tražite? Pozovite nas:',
    number: contactOf(known.owner).phone,
  })
}
