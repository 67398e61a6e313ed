/** Words of the picture that a shared link shows (1200 × 630), drawn at build. */
import { loanPlan } from '#core/loan/loan-plan.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { termInYears } from '#core/money/plural.ts'
import type { RouteName } from '#core/site/routes.ts'
import { workingHours } from './business.ts'
import { defaultLoan } from './default-loan.ts'
import type { Product } from './page.ts'

export type SocialImage = {
  heading: string
  line: string
  /** An example, large: a calculator's own defaults. */
  figures?: { label: string; value: string }[]
  /** What the picture says, for those who do not see it. */
  alt: string
}

/** The picture of a route on the day of the build. */
export function socialImage(route: RouteName, today: string): SocialImage {
  const calculator = calculators[route]
  const words = (calculator && calculatorWords(calculator, today)) ?? texts[route]
  const figures = words.figures?.map(({ label, value }) => `${label} ${value}`).join(', ')
  const parts = ['Kreditokaz', words.heading, words.line, figures].filter((part) => part !== undefined)
  return { ...words, alt: parts.map((part) => (/[.?]$/.test(part) ? part : `${part}.`)).join(' ') }
}

type Words = Omit<SocialImage, 'alt'>

const calculators: Partial<Record<RouteName, Product>> = {
  'housing-loan-calculator': 'housing',
  'cash-loan-calculator': 'cash',
  'car-loan-calculator': 'car',
}

const headings: Record<Product, string> = {
  housing: 'Kalkulator stambenog kredita',
  cash: 'Kalkulator keš kredita',
  car: 'Kalkulator auto kredita',
}

const texts: Record<RouteName, Words> = {
  home: { heading: 'Sitna slova čitamo naglas.', line: 'Rata, EKS i svaki trošak, pre potpisa.' },
  'housing-loan': { heading: 'Stambeni kredit', line: 'Učešće, kamata, troškovi i koraci do stana.' },
  'cash-loan': { heading: 'Keš kredit', line: 'Koliko zaista košta i na šta da pazite.' },
  'car-loan': { heading: 'Auto kredit', line: 'Učešće, kasko, zaloga i prava cena.' },
  'housing-loan-calculator': { heading: headings.housing, line: 'Rata, EKS i ceo plan otplate.' },
  'cash-loan-calculator': { heading: headings.cash, line: 'Rata, EKS i ceo plan otplate.' },
  'car-loan-calculator': { heading: headings.car, line: 'Rata, EKS i ceo plan otplate.' },
  'about-us': { heading: 'Nismo banka.', line: 'Ko smo, šta radimo i ko nas plaća.' },
  contact: {
    heading: 'Zovemo kada Vama odgovara.',
    line: `Recite kada ste slobodni, od ${workingHours.from} do ${workingHours.to}.`,
  },
  'privacy-policy': { heading: 'Politika privatnosti', line: 'Šta znamo o Vama, zašto i koliko dugo.' },
  'cookie-policy': { heading: 'Politika upotrebe kolačića', line: 'Svaki kolačić, po imenu.' },
  'referrer-activation': { heading: 'Imate preporuku?', line: 'Aktivirajte kod ili podelite svoj link.' },
}

/** The example of a calculator; undefined where its facts do not hold. */
function calculatorWords(product: Product, today: string): Words | undefined {
  const loan = defaultLoan(product, today)
  if (!loan) return
  const plan = loanPlan(loan)
  if (plan.effectiveRatePercent === undefined) return
  const { principal, currency, months } = loan
  return {
    heading: headings[product],
    line: `Primer: ${formatMoney(principal, currency, 0)}, rok ${termInYears(months)}.`,
    figures: [
      { label: 'Mesečna rata', value: formatMoney(plan.instalment, currency) },
      { label: 'EKS', value: formatPercent(plan.effectiveRatePercent) },
    ],
  }
}
