import { differenceQuestion, dtiText, howWeCompute } from '#content/calculator-help.ts'
import { figuresOf, rate } from '#content/figures.ts'
import type { Page, Section } from '#content/page.ts'
import { sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import type { Known } from '#core/owner/known.ts'

export function page(known: Known): Page {
  return typeset({
    title: 'Kalkulator stambenog kredita: rata i EKS',
    description:
      'Kalkulator stambenog kredita: rata, EKS i plan otplate do poslednjeg centa, šta se dešava ako kamata ili kurs porastu i koliko štedi prevremena otplata.',
    h1: 'Kalkulator stambenog kredita',
    lead: 'Promenite broj, gledajte ratu i\u00a0{eks}.',
    modified: '2026-11-26',
    sections: [included, howWeCompute('housing', known), questions(known)],
  })
}

const included: Section = {
  id: 'sta-ulazi-u-obracun',
  heading: 'Šta ulazi u obračun',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Rata obuhvata glavnicu i kamatu, a EKS kamatu i naknadu za obradu. Procenu, overu založne izjave, upis {hipoteka|hipoteke}, osiguranje i ostalo uključite u delu „Ostali troškovi”: tada se pojavljuje i „EKS sa svim troškovima”, najbliža onome što zaista plaćate. Porez, beležnik za kupoprodajni ugovor i provizija agencije nisu deo kredita, pa ni EKS; saberite ih posebno.',
      ],
    },
    {
      kind: 'text',
      paragraphs: ['Ceo spisak troškova i koraci do stana su na stranici [Stambeni kredit](/stambeni-kredit).'],
    },
  ],
}

function questions(known: Known): Section {
  const loan = exampleLoan('housing', known)
  const withoutFee = figuresOf({ ...loan, feePercent: 0 })
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: [
          {
            question: 'Zašto je EKS veća od upisane kamate?',
            answer: [
              `Zato što se kamata plaća svakog meseca, a EKS je svedena na godinu i sadrži naknadu. Bez ijednog drugog troška NKS od ${rate(loan.ratePercent)} daje EKS ${withoutFee.effectiveRate}.`,
            ],
          },
          {
            question: 'Koliki kredit mogu da dobijem sa svojom platom?',
            answer: [
              sentences(
                'U delu „Koliko mogu da dobijem” upišite primanja i rate koje već plaćate.',
                dtiText(known),
                'Odluku donosi banka.',
              ),
            ],
          },
          differenceQuestion,
        ],
      },
    ],
  }
}
