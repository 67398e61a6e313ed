import { differenceQuestion, howWeCompute } from '#content/calculator-help.ts'
import { figuresOf, portion, rate } from '#content/figures.ts'
import { ruleValue } from '#content/loan-facts.ts'
import type { Page, Section } from '#content/page.ts'
import { present, sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import { knownLimits } from '#core/facts/products.ts'
import { counted } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'

export function page(known: Known): Page {
  return typeset({
    title: 'Kalkulator auto kredita: rata i EKS',
    description:
      'Kalkulator auto kredita za novo i polovno vozilo: učešće, rata, EKS i plan otplate, sa kaskom i zalogom ako želite, i poređenje načina otplate.',
    h1: 'Kalkulator auto kredita',
    lead: 'Upišite cenu i\u00a0učešće, gledajte {eks}.',
    modified: '2026-11-26',
    sections: [included, howWeCompute('car', known), questions(known)],
  })
}

const included: Section = {
  id: 'sta-ulazi-u-obracun',
  heading: 'Šta ulazi u obračun',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Rata obuhvata glavnicu i kamatu, a EKS kamatu i naknadu za obradu. Kasko, upis zaloge, menicu i izveštaj {kreditni-biro|Kreditnog biroa} uključite u delu „Ostali troškovi”: tada se pojavljuje i „EKS sa svim troškovima”. Registracija, obavezno osiguranje i gorivo nisu deo kredita, ali se plaćaju iz istih primanja, pa računajte i na njih kada birate ratu.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'O starosti vozila, kupovini od fizičkog lica i razlici prema lizingu čitajte na stranici [Auto kredit](/auto-kredit).',
      ],
    },
  ],
}

function questions(known: Known): Section {
  const loan = exampleLoan('car', known)
  const campaign = figuresOf({ ...loan, ratePercent: 0 })
  const deposit = ruleValue('indexed.least-deposit', known)
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: present(
          {
            question: 'Gde da upišem kasko?',
            answer: [
              'U delu „Ostali troškovi”, kao godišnji trošak. Ako ga banka traži kao uslov, ulazi u EKS i zato je „EKS sa svim troškovima” tada prava mera. Ako ga uzimate svojom voljom, ne ulazi u EKS iz ponude, a red „Ukupan trošak kredita” pokazuje koliko sve zajedno košta.',
            ],
          },
          deposit !== undefined && {
            question: `Zašto je početno učešće ${portion(deposit)}?`,
            answer: [
              sentences(
                `Zato što propisi za kredite indeksirane u evrima traže najmanje ${portion(deposit)} učešća ili depozita. Kada u polju „Valuta” izaberete dinare, učešća na početku nema, rok je do ${counted(knownLimits('car', 'term', known, 'RSD').max, 'month')}, a kamata viša: za dinarske kredite učešće određuje banka.`,
              ),
            ],
          },
          {
            question: 'Prodavac nudi kamatu od 0%. Da li je kredit tada besplatan?',
            answer: [
              `Nije, čim postoji naknada: isti kredit iz početnog obračuna uz kamatu od 0% i naknadu od ${rate(loan.feePercent)} ima EKS ${campaign.effectiveRate}. Proverite i da li biste isto vozilo za gotovinu platili manje. Ako biste, razlika u ceni je skrivena kamata: u polju „Cena vozila” ostavite cenu uz kredit, a razliku upišite u delu „Ostali troškovi”, u polje „Drugi trošak”. Tada je prava stopa „EKS sa svim troškovima”.`,
            ],
          },
          differenceQuestion,
        ),
      },
    ],
  }
}
