/** From the rate on the poster to the price of the loan: how much each cost adds to EKS, computed and dated. */

import { exampleLoan, neededCosts } from '#core/calculator/representative-example.ts'
import type { TariffCost } from '#core/facts/tariff-costs.ts'
import type { TariffFact } from '#core/facts/tariffs.ts'
import { type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { percentOf } from '#core/money/minor.ts'
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
  /** Says that the bars do not start at nought. */
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
  /** What is reached before and with this rung, as shares of the bar from 0 to 1. */
  from: number
  to: number
}

/** An added rung before it is drawn; rates in hundredths of a percent, so that the differences add up. */
type Step = { title: string; text: Text; rate: number }

/** The ladder of the housing calculator's default loan; rungs whose facts no longer hold are left out. */
export function costLadder(known: Known): CostLadder {
  const housing = exampleLoan('housing', known)
  const { price, principal, depositPercent, ratePercent, feePercent, months } = housing
  const loan = { principal, ratePercent, months }
  const costs = neededCosts(housing, known)
  const nominal = Math.round(ratePercent * 100)
  const steps = addedSteps(loan, feePercent, costs)
  const effective = steps.at(-1)?.rate ?? nominal
  return {
    heading: `Na plakatu ${percent(nominal)}, sa svim troškovima ${percent(effective)}`,
    text: 'NKS je kamata sa plakata. EKS je cena kredita sa svim poznatim troškovima. Zato ponude poredimo po EKS.',
    example: `Primer: cena stana ${formatMoney(price, 'EUR', 0)}, učešće ${formatPercent(depositPercent, 0, 2)}, kredit ${formatMoney(principal, 'EUR', 0)}, rok ${termInYears(months)}. Svaki red pokazuje koliko jedan trošak doda.`,
    axis: `Trake počinju od ${percent(axisStart(nominal, effective))}, da bi se dodaci videli.`,
    rungs: rungs(nominal, steps),
    checked: checkedText(costs),
    more: { text: 'Šta sve ulazi u EKS, a šta ne', to: 'housing-loan' },
  }
}

function addedSteps(loan: LoanInput, feePercent: number, costs: TariffCost<TariffFact>[]): Step[] {
  const withFee = { ...loan, feePercent }
  const once = costs.filter(({ due }) => due === 'drawdown')
  const yearly = costs.filter(({ due }) => due === 'yearly')
  const fee = formatMoney(percentOf(loan.principal, feePercent), 'EUR')
  const steps = [
    {
      title: 'Mesečno plaćanje',
      text: 'Kamatu plaćate svakog meseca, a ne jednom godišnje',
      rate: effectiveRate(loan),
    },
    {
      title: 'Naknada za obradu',
      text: `${formatPercent(feePercent)} iznosa, ${fee}`,
      rate: effectiveRate(withFee),
    },
    once.length > 0 && {
      title: 'Procena, overa i upis hipoteke',
      text: `Jednom, na početku, sa taksama i izveštajima oko ${about(once)}`,
      rate: effectiveRate({ ...withFee, costs: once }),
    },
    yearly.length > 0 && {
      title: 'Osiguranje nepokretnosti',
      text: `Svake godine, oko ${about(yearly)}`,
      rate: effectiveRate({ ...withFee, costs: [...once, ...yearly] }),
    },
  ]
  return steps.filter((step) => step !== false)
}

function effectiveRate(loan: LoanInput): number {
  const rate = loanFigures(loan).effectiveRateWithCostsPercent
  if (rate === undefined)
    throw new Error('The costs of the home page example leave nothing to receive; mend the facts.')
  return Math.round(Number(rate) * 100)
}

function about(costs: TariffCost<TariffFact>[]): string {
  return formatMoney(
    costs.reduce((sum, { amount }) => sum + amount, 0),
    'EUR',
    0,
  )
}

function rungs(nominal: number, steps: Step[]): Rung[] {
  const effective = steps.at(-1)?.rate ?? nominal
  const start = axisStart(nominal, effective)
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
    ...steps.map(({ title, text, rate }, index): Rung => {
      const before = steps[index - 1]?.rate ?? nominal
      return { kind: 'added', title, text, value: `+${percent(rate - before)}`, from: place(before), to: place(rate) }
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

/** The bars begin as far below the nominal rate as the costs reach above it, on a round figure. */
function axisStart(nominal: number, effective: number): number {
  return Math.max(0, Math.floor((2 * nominal - effective) / 5) * 5)
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
