import { differenceQuestion, dtiText, howWeCompute } from '#content/calculator-help.ts'
import { figuresOf } from '#content/figures.ts'
import { ruleValue } from '#content/loan-facts.ts'
import type { Page, Section } from '#content/page.ts'
import { present, sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'

export function page(known: Known): Page {
  return typeset({
    title: 'Kalkulator keš kredita: rata i EKS',
    description:
      'Kalkulator keš (gotovinskog) kredita: rata, EKS sa naknadom i plan otplate po mesecima, uz poređenje ponuda, refinansiranje i prevremenu otplatu.',
    h1: 'Kalkulator keš kredita',
    lead: 'Upišite iznos i\u00a0rok, gledajte {eks}.',
    modified: '2026-11-26',
    sections: [included, howWeCompute('cash', known), questions(known)],
  })
}

const included: Section = {
  id: 'sta-ulazi-u-obracun',
  heading: 'Šta ulazi u obračun',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Rata obuhvata glavnicu i kamatu, a EKS kamatu i naknadu za obradu. {menica|Menicu}, izveštaj {kreditni-biro|Kreditnog biroa}, vođenje računa i {osiguranje-otplate|osiguranje otplate} uključite u delu „Ostali troškovi”: tada se pojavljuje i „EKS sa svim troškovima”. Dobrovoljno osiguranje ne ulazi u EKS iz ponude, ali ulazi u ono što plaćate, pa ga ovde možete dodati.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Kada je keš kredit pravi izbor, a kada su to refinansiranje ili nešto treće, piše na stranici [Keš kredit](/kes-kredit), zajedno sa uslovima i zamkama.',
      ],
    },
  ],
}

function questions(known: Known): Section {
  const loan = exampleLoan('cash', known)
  const longest = ruleValue('cash.longest-term', known)
  const short = figuresOf({ ...loan, months: 12 })
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: present(
          longest !== undefined && {
            question: 'Zašto rok ne može da bude duži?',
            answer: [
              `Najduži rok je ${counted(longest, 'month')}, to jest ${termInYears(longest)}: propisi Narodne banke Srbije od 2021. godine ograničavaju gotovinske kredite na rok kraći od šest godina. ${dtiText(known)} Ako rata ni tada ne staje u te okvire, iznos je prevelik.`,
            ],
          },
          {
            question: 'Zašto je EKS na kratak rok mnogo veća od kamate?',
            answer: [
              sentences(
                `Zato što se naknada deli na manje meseci. Isti kredit iz početnog obračuna ima EKS ${figuresOf(loan).effectiveRate}, a na 12 meseci EKS ${short.effectiveRate}, iako su i kamata i naknada iste.`,
                'Kod kratkih kredita zato prvo pregovarajte o naknadi.',
              ),
            ],
          },
          {
            question: 'Mogu li da uporedim ponude dve banke?',
            answer: [
              'Možete: u delu „Uporedite ponude” upišite dve jednu pored druge ili zapamtite do tri obračuna. Ponude su poređane po EKS, uz svaku stoji i ukupan iznos, a razlika je ispisana rečima. Ako je po EKS prva jedna, a po ukupnom iznosu druga, piše i po čemu se razlikuju, na primer po roku ili načinu otplate.',
            ],
          },
          differenceQuestion,
        ),
      },
    ],
  }
}
