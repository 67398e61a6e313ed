import { contactOf, type ToldLink, workingHours } from '#content/business.ts'
import { type CostLadder, costLadder } from '#content/cost-ladder.ts'
import type { PageMeta, Text } from '#content/page.ts'
import { sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { usualTerm } from '#core/calculator/representative-example.ts'
import { knownLimits, type Product, productCurrencies } from '#core/facts/products.ts'
import { rule } from '#core/facts/rules.ts'
import { formatPercent } from '#core/money/format.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import type { RouteName } from '#core/site/routes.ts'
import { defaultSite } from '#core/site/site.ts'

/** The home page is drawn by hand, section by section, so it has a shape of its own. */
export type HomePage = PageMeta & {
  hero: { lead: Text; call: string; calculate: { text: string; to: RouteName }; note: Text }
  signpost: { heading: string; text: Text; ask: string; boards: Board[] }
  /** From the rate on the poster to the price of the loan; rungs whose facts have run out are left out. */
  ladder: CostLadder
  steps: { heading: string; text: Text; items: { title: string; text: Text }[] }
  work: { heading: string; does: Column; doesNot: Column; more: { text: string; to: RouteName } }
  call: { heading: string; text: Text; button: string; example: string; phone: string; number: ToldLink }
}

/** A board of the signpost. */
export type Board = {
  product: Product
  title: string
  text: Text
  to: RouteName
}

type Column = { heading: string; items: Text[] }

export function page(known: Known): HomePage {
  return typeset({
    title: 'Kreditokaz | Sitna slova čitamo naglas',
    description: defaultSite.description,
    h1: 'Sitna slova čitamo naglas.',
    modified: '2026-11-23',
    hero: {
      lead: 'Izračunajte koliko kredit zaista košta. Kada zatreba savet, zove Vas čovek.',
      call: 'Neka me pozove savetnik',
      calculate: { text: 'Otvorite kalkulator', to: 'housing-loan-calculator' },
      note: `Zovemo radnim danom, od ${workingHours.from} do ${workingHours.to}, u vreme koje izaberete. Upit ne obavezuje i ne vidi se u Kreditnom birou.`,
    },
    signpost: {
      heading: 'Kuda ste krenuli?',
      text: 'Tri kredita, tri različita puta.',
      ask: 'Niste sigurni? Pošaljite upit',
      boards: boards(known),
    },
    ladder: costLadder(known),
    steps: {
      heading: 'Pet stanica do potpisa',
      text: 'Redosled je isti, koji god kredit da birate. Na svakoj stanici možete da stanete, bez objašnjenja.',
      items: [
        { title: 'Upit', text: 'Ime, kontakt i vreme kada ste slobodni. Traje oko dva minuta.' },
        { title: 'Poziv', text: 'Savetnik zove u vreme koje izaberete i prvo sluša šta Vam treba.' },
        { title: 'Analiza', text: 'Primanja, postojeće rate i granica do koje je rata bezbedna.' },
        { title: 'Ponude', text: 'Poredimo banke po EKS i objašnjavamo svaku stavku.' },
        { title: 'Potpis', text: 'Ugovor čitamo zajedno, i sitna slova. Naglas.' },
      ],
    },
    work: {
      heading: 'Šta radimo, a šta ne radimo',
      does: {
        heading: 'Radimo',
        items: [
          'Računamo EKS sa svim troškovima koje znamo.',
          'Svaki pojam objašnjavamo običnim rečima.',
          'Kažemo i kada kredit nije dobra ideja.',
        ],
      },
      doesNot: {
        heading: 'Ne radimo',
        items: [
          'Nismo banka i ne odlučujemo o kreditu.',
          'Ne obećavamo odobrenje i ne tražimo novac unapred.',
          'Ne šaljemo Vaše podatke bankama dok to ne zatražite.',
        ],
      },
      more: { text: 'Ko smo i ko nas plaća', to: 'about-us' },
    },
    call: {
      heading: 'Javiće Vam se čovek, ne robot',
      text: 'Recite kada ste slobodni. Savetnik zove baš tada, sluša i govori razumljivo.',
      button: 'Pošaljite upit',
      example: 'Na primer, između',
      phone: 'Ili pozovite Vi nas:',
      number: contactOf(known.owner).phone,
    },
  })
}

function boards(known: Known): Board[] {
  const deposit = knownLimits('housing', 'deposit', known).default
  const leastDeposit = rule('indexed.least-deposit', known)
  const longest = (product: Product) => knownLimits(product, 'term', known, productCurrencies[product][0]).max
  return [
    {
      product: 'housing',
      title: 'Stambeni kredit',
      text: sentences(
        'Prvi stan, veći stan ili kuća.',
        `Učešće je najčešće ${formatPercent(deposit, 0)}.`,
        `Najduži\u00a0rok: ${termInYears(longest('housing'))}.`,
      ),
      to: 'housing-loan',
    },
    {
      product: 'cash',
      title: 'Keš kredit',
      text: sentences(
        'Novac bez namene, u dinarima, bez učešća.',
        `Najduži\u00a0rok: ${counted(longest('cash'), 'month')}.`,
      ),
      to: 'cash-loan',
    },
    {
      product: 'car',
      title: 'Auto kredit',
      text: sentences(
        'Novo ili polovno vozilo.',
        leastDeposit && `Uz valutnu klauzulu učešće je najmanje ${formatPercent(leastDeposit.value, 0)}.`,
        `Najduži\u00a0rok: ${counted(usualTerm('car', known), 'month')}.`,
      ),
      to: 'car-loan',
    },
  ]
}
