/** Words of the picture that a shared link shows (1200 × 630), drawn at build. */

import { exampleLoan } from '#core/calculator/representative-example.ts'
import type { Product } from '#core/facts/products.ts'
import { formatMoney } from '#core/money/format.ts'
import { termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { type CalculatorName, isCalculator, type RouteName } from '#core/site/routes.ts'
import { workingHours } from './business.ts'
import { calculatorNames } from './calculator.ts'
import { figuresOf } from './figures.ts'

export type SocialImage = {
  heading: string
  line: string
  /** An example, large: a calculator's own defaults. */
  figures?: { label: string; value: string }[]
  /** What the picture says, for those who do not see it. */
  alt: string
}

/** The picture of a route on the day of the build. */
export function socialImage(route: RouteName, known: Known): SocialImage {
  const words = isCalculator(route) ? calculatorWords(calculators[route], known) : texts[route]
  const figures = words.figures?.map(({ label, value }) => `${label} ${value}`).join(', ')
  const parts = ['Kreditokaz', words.heading, words.line, figures].filter((part) => part !== undefined)
  return { ...words, alt: parts.map((part) => (/[.?]$/.test(part) ? part : `${part}.`)).join(' ') }
}

type Words = Omit<SocialImage, 'alt'>

const calculators: Record<CalculatorName, Product> = {
  'housing-loan-calculator': 'housing',
  'cash-loan-calculator': 'cash',
  'car-loan-calculator': 'car',
}

const texts: Record<Exclude<RouteName, CalculatorName>, Words> = {
  home: { heading: 'Sitna slova čitamo naglas.', line: 'Rata, EKS i svaki trošak, pre potpisa.' },
  'housing-loan': { heading: 'Stambeni kredit', line: 'Učešće, kamata, troškovi i koraci do stana.' },
  'cash-loan': { heading: 'Keš kredit', line: 'Koliko zaista košta i na šta da pazite.' },
  'car-loan': { heading: 'Auto kredit', line: 'Učešće, kasko, zaloga i prava cena.' },
  'about-us': { heading: 'Nismo banka.', line: 'Ko smo, šta radimo i ko nas plaća.' },
  contact: {
    heading: 'Zovemo kada Vama odgovara.',
    line: `Recite kada ste slobodni, od ${workingHours.from} do ${workingHours.to}.`,
  },
  'privacy-policy': { heading: 'Politika privatnosti', line: 'Šta znamo o Vama, zašto i koliko dugo.' },
  'cookie-policy': { heading: 'Politika upotrebe kolačića', line: 'Svaki kolačić, po imenu.' },
  'referrer-activation': { heading: 'Imate preporuku?', line: 'Aktivirajte kod ili podelite svoj link.' },
}

/** The example of a calculator: the loan it opens with. */
function calculatorWords(product: Product, known: Known): Words {
  const loan = exampleLoan(product, known)
  const { instalment, effectiveRate } = figuresOf(loan)
  return {
    heading: calculatorNames[product],
    line: `Primer: ${formatMoney(loan.principal, loan.currency, 0)}, rok ${termInYears(loan.months)}.`,
    figures: [
      { label: 'Mesečna rata', value: instalment },
      { label: 'EKS sa naknadom', value: effectiveRate },
    ],
  }
}
