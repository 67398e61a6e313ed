/** From the rate on the poster to the price of the loan, in words: the engine computes what each cost adds to EKS. */

import { ladderStart, type RaisedBy, type RateLadder, rateLadder } from '#core/calculator/rate-ladder.ts'
import { type ExampleLoan, exampleLoan, neededCosts } from '#core/calculator/representative-example.ts'
import type { TariffCost } from '#core/facts/tariff-costs.ts'
import type { TariffFact } from '#core/facts/tariffs.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Minor } from '#core/money/minor.ts'
import { termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import type { RouteName } from '#core/site/routes.ts'
import { gradesText } from './grades.ts'
import type { Text } from './page.ts'
import { sentences } from './present.ts'

export type CostLadder = {
  heading: string
  text: Text
  example: Text
  /** Says that the bars do not start at zero. */
  axis: Text
  /** The first rung is the nominal rate, the last the effective one; those between say what they add. */
  rungs: Rung[]
  checked: Text
  more: { text: string; to: RouteName }
}

export type Rung = {
  kind: 'nominal' | 'added' | 'effective'
  title: string
  text: Text
  /** `4,50%`, of an added rung `+0,09%`. */
  value: string
  /** Where the bar of this rung begins and ends, from 0 to 1. */
  from: number
  to: number
}

/** The ladder for the housing calculator's default loan. A rung whose facts have expired is left out. */
export function costLadder(known: Known): CostLadder {
  const loan = exampleLoan('housing', known)
  const { price, principal, depositPercent, months } = loan
  const costs = neededCosts(loan, known)
  const ladder = rateLadder(loan, costs)
  return {
    heading: `Na plakatu ${percent(ladder.nominal)}, sa svim troškovima ${percent(ladder.effective)}`,
    text: 'NKS je kamata sa plakata. EKS je cena kredita sa svim poznatim troškovima. Zato ponude poredimo po EKS.',
    example: `Primer: cena stana ${formatMoney(price, 'EUR', 0)}, učešće ${formatPercent(depositPercent, 0, 2)}, kredit ${formatMoney(principal, 'EUR', 0)}, rok ${termInYears(months)}. Svaki red pokazuje koliko jedan trošak doda.`,
    axis: `Trake počinju od ${percent(ladderStart(ladder))}, da bi se dodaci videli.`,
    rungs: rungs(loan, ladder),
    checked: checkedText(costs),
    more: { text: 'Šta sve ulazi u EKS, a šta ne', to: 'housing-loan' },
  }
}

const added: Record<RaisedBy, { title: string; text: (amount: Minor, loan: ExampleLoan) => Text }> = {
  'monthly-payment': {
    title: 'Mesečno plaćanje',
    text: () => 'Kamatu plaćate svakog meseca, a ne jednom godišnje',
  },
  fee: {
    title: 'Naknada za obradu',
    text: (amount, { feePercent }) => `${formatPercent(feePercent)} iznosa, ${formatMoney(amount, 'EUR')}`,
  },
  drawdown: {
    title: 'Procena, overa i upis hipoteke',
    text: (amount) => `Jednom, na početku, sa taksama i izveštajima oko ${formatMoney(amount, 'EUR', 0)}`,
  },
  yearly: {
    title: 'Osiguranje nepokretnosti',
    text: (amount) => `Svake godine, oko ${formatMoney(amount, 'EUR', 0)}`,
  },
}

function rungs(loan: ExampleLoan, ladder: RateLadder): Rung[] {
  const { nominal, steps, effective } = ladder
  const start = ladderStart(ladder)
  const place = (rate: number) => (rate - start) / (effective - start)
  return [
    {
      kind: 'nominal',
      title: 'NKS, kamata sa plakata',
      text: 'Nominalna stopa po kojoj se računa rata',
      value: percent(nominal),
      from: 0,
      to: place(nominal),
    },
    ...steps.map((step): Rung => {
      const { title, text } = added[step.raisedBy]
      return {
        kind: 'added',
        title,
        text: text(step.amount, loan),
        value: `+${percent(step.added)}`,
        from: place(step.rate - step.added),
        to: place(step.rate),
      }
    }),
    {
      kind: 'effective',
      title: 'EKS, prava cena kredita',
      text: 'Stopa po kojoj se ponude porede',
      value: percent(effective),
      from: 0,
      to: 1,
    },
  ]
}

function percent(hundredths: number): string {
  return formatPercent(hundredths / 100)
}

function checkedText(costs: TariffCost<TariffFact>[]): Text {
  return sentences(
    costs.length > 0 && gradesText(costs.map(({ tariff }) => tariff)),
    'Obračun je informativan i nije ponuda banke.',
  )
}
