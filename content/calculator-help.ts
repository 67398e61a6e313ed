/** Help that the three calculators share: how we compute, checked against banks, and questions that fit all of them. */

import { type ExampleLoan, exampleLoan } from '#core/calculator/representative-example.ts'
import type { Product } from '#core/facts/products.ts'
import { loanFigures } from '#core/loan/loan-figures.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { figuresOf, portion, rate } from './figures.ts'
import { checkedText, dtiRange, dtiShares } from './loan-facts.ts'
import type { Block, Section, Text } from './page.ts'
import { present, sentences } from './present.ts'

type Question = { question: Text; answer: Text[] }

/** „Kako računamo”: the formulas in words, each with the figures of the loan the calculator opens with. */
export function howWeCompute(product: Product, known: Known): Section {
  const loan = exampleLoan(product, known)
  return {
    id: 'kako-racunamo',
    heading: 'Kako računamo',
    blocks: [
      { kind: 'text', paragraphs: [introduction(loan), privacy] },
      { kind: 'definitions', items: formulas(loan) },
      {
        kind: 'text',
        paragraphs: ['Objavljeni i naši brojevi u ovoj tabeli isti su do poslednje cifre:'],
      },
      publishedTable(product),
      {
        kind: 'note',
        tone: 'info',
        text: `Obračun nije ponuda banke. ${checkedText(product, [], known)}`,
      },
    ],
  }
}

function introduction({ principal, months, ratePercent, feePercent, currency }: ExampleLoan): Text {
  return `Računamo kao banke, u Vašem pregledaču. Brojevi ispod su za početni obračun: ${formatMoney(principal, currency, 0)}, rok ${counted(months, 'month')}, NKS ${rate(ratePercent)}, naknada ${rate(feePercent)}.`
}

const privacy =
  'Podaci o kreditu stoje u adresi stranice, pa obračun možete da pošaljete kao link; server ih ne beleži.'

function formulas(loan: ExampleLoan): { term: Text; text: Text }[] {
  const { currency, principal, ratePercent } = loan
  const base = figuresOf(loan)
  const parts = figuresOf({ ...loan, repayment: 'equal-principal' })
  return [
    {
      term: 'Mesečna kamata',
      text: `Preostali dug puta NKS, podeljeno sa 12 (proporcionalna metoda), zaokruženo na dve decimale. U prvom mesecu: ${formatMoney(principal, currency, 0)} × ${rate(ratePercent)} ÷ 12 = ${base.firstInterest}.`,
    },
    {
      term: 'Rata',
      text: `Kod {anuitet|anuiteta} svaka rata je ista: iznos kredita × m ÷ (1\u00a0−\u00a01\u00a0÷\u00a0(1\u00a0+\u00a0m)ⁿ), gde je m mesečna stopa, to jest NKS ÷ 12, a n broj rata. Ovde je to ${base.instalment}. Kod jednakih rata glavnice kamata se dodaje na isti deo duga, pa rata pada sa ${parts.instalment} na ${parts.lastInstalment}.`,
    },
    {
      term: 'Plan otplate',
      text: `Od svake rate prvo se odvoji kamata, a ostatak smanjuje dug. Tako je prva rata ${base.firstInterest} kamate i ${base.firstPrincipal} glavnice. Poslednja rata poravnava zaokruživanje: umesto ${base.instalment} iznosi ${base.lastInstalment}.`,
    },
    {
      term: 'EKS',
      text: `Godišnja stopa uz koju sve što ćete platiti danas vredi koliko i novac koji primite: ${formatMoney(principal, currency, 0)} minus naknada od ${base.fee}. Godinu računamo kao 12 jednakih meseci. Ovde je EKS ${base.effectiveRate}. Po stvarnim danima razlika je do oko 0,02 procentna poena na pet i više godina, a na 12 meseci do oko 0,09.`,
    },
  ]
}

/** An example that a bank has published, as it printed it. */
type Published = {
  product: Product
  text: Text
  currency: Currency
  principal: Minor
  months: number
  ratePercent: number
  feePercent?: number
  instalment: Minor
  effectiveRatePercent?: string
}

/** From the banks' own pages (docs/sources.md#anuitet), with the year of the offer; some of their pages have none. */
const published: readonly Published[] = [
  {
    product: 'car',
    text: '[Banka Poštanska štedionica](https://www.posted.co.rs/autokrediti.html), auto kredit, bez datuma',
    currency: 'RSD',
    principal: 500_000_00,
    months: 60,
    ratePercent: 9.9,
    feePercent: 1,
    instalment: 10_598_94,
    effectiveRatePercent: '10.84',
  },
  {
    product: 'car',
    text: '[Crédit Agricole Srbija](https://www.creditagricole.rs/elcar), kredit za vozilo, bez datuma',
    currency: 'EUR',
    principal: 11_282_05,
    months: 60,
    ratePercent: 3.5,
    instalment: 205_24,
  },
  {
    product: 'housing',
    text: 'Crédit Agricole Srbija, stambeni kredit (2018; stranicu više nismo našli)',
    currency: 'EUR',
    principal: 100_000_00,
    months: 120,
    ratePercent: 2.521,
    instalment: 943_65,
  },
  {
    product: 'housing',
    text: 'Crédit Agricole Srbija, stambeni kredit (2016)',
    currency: 'EUR',
    principal: 30_000_00,
    months: 360,
    ratePercent: 3.69,
    instalment: 137_92,
  },
  {
    product: 'cash',
    text: '[Raiffeisen banka](https://premium.raiffeisenbank.rs/krediti-i-kartice/hipotekarni-kredit/), hipotekarni kredit u dinarima, 3,76% + 2,80%, bez datuma',
    currency: 'RSD',
    principal: 8_600_000_00,
    months: 240,
    ratePercent: 6.56,
    instalment: 64_423_43,
  },
]

/** Examples published for the product, one or more, and ours beside them. */
function publishedTable(product: Product): Block {
  const own = published.filter((example) => example.product === product)
  return {
    kind: 'table',
    caption: 'Objavljena rata i naš obračun',
    head: ['Primer', 'Objavljena rata', 'Naša rata'],
    numeric: true,
    groups: [{ rows: own.map(publishedRow) }],
    note: 'Iz ranijih ponuda banaka, pročitanih 21.11.2026; služe samo za proveru.',
  }
}

function publishedRow(example: Published): string[] {
  const { text, currency, principal, months, ratePercent, feePercent, instalment, effectiveRatePercent } = example
  const usual = loanFigures(example)
  const figures = (sum: Minor, effective: string | undefined) =>
    present(formatMoney(sum, currency), effectiveRatePercent && effective && `EKS ${rate(effective)}`).join(', ')
  return [
    `${text}: ${formatAmount(principal, principal % 100 === 0 ? 0 : 2)} ${currency}, ${months} meseci, ${formatPercent(ratePercent, 2, 3)}${feePercent === undefined ? '' : `, naknada ${rate(feePercent)}`}`,
    figures(instalment, effectiveRatePercent),
    figures(usual.instalment, usual.effectiveRatePercent),
  ]
}

/** Why a bank's instalment may differ, and that we are no bank: the same on all three pages. */
export const differenceQuestion: Question = {
  question: 'Zašto se rata iz banke razlikuje od ove?',
  answer: [
    'Najčešće zbog broja dana: neke banke kamatu računaju po stvarnim danima, a ne na jednake mesece, pa rata odstupa do oko 1%. Ostali razlozi su drugačija kamata, interkalarna kamata do početka otplate i osiguranje u rati.',
    'Mi nismo banka: o kreditu ne odlučujemo i novac unapred ne tražimo. Ko nas plaća, piše na stranici [O nama](/o-nama).',
  ],
}

/** The largest share of income a bank allows, and the one we advise, for answers about what one can afford. */
export function dtiText(known: Known): Text {
  const dti = dtiShares(known)
  return sentences(
    dti && `Banke po pravilu dopuštaju da sve rate zajedno odnesu ${dtiRange(dti)} primanja.`,
    dti && `Mi savetujemo najviše ${portion(dti.careful)}.`,
  )
}
