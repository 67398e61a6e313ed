/**
 * Tables of the loan pages: one loan, computed several times with one thing changed. The currency stands in the head, so
 * that four columns of amounts fit a phone.
 */

import type { ExampleLoan } from '#core/calculator/representative-example.ts'
import { middleRate } from '#core/facts/middle-rate.ts'
import { neededIncome } from '#core/loan/affordability.ts'
import { laterInstalment } from '#core/loan/loan-figures.ts'
import { formatAmount, formatMoney, formatWhole } from '#core/money/format.ts'
import { type Minor, percentOf } from '#core/money/minor.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { figuresOf, portion, rate } from './figures.ts'
import { exchangeText } from './grades.ts'
import { dtiRange, dtiShares } from './loan-facts.ts'
import type { Block } from './page.ts'
import { sentences } from './present.ts'

/** The same price with several deposits. */
export function depositTable(loan: ExampleLoan, what: string, deposits: readonly number[]): Block {
  const { price, currency, months, ratePercent } = loan
  return {
    kind: 'table',
    caption: `${what} od ${formatMoney(price, currency, 0)}, različito učešće`,
    head: ['Učešće', `Kredit (${currency})`, `Rata (${currency})`, `Ukupna kamata (${currency})`],
    numeric: true,
    groups: [
      {
        rows: deposits.map((deposit) => {
          const principal = price - percentOf(price, deposit)
          const { exact } = figuresOf({ ...loan, principal })
          return [
            portion(deposit),
            formatAmount(principal, 0),
            formatAmount(exact.instalment),
            formatAmount(exact.totalInterest),
          ]
        }),
      },
    ],
    note: `Rok otplate: ${counted(months, 'month')}, NKS ${rate(ratePercent)}, jednaki anuiteti.`,
  }
}

/** A term, in years where they are whole. */
function named(months: number): string {
  return months % 12 === 0 ? termInYears(months) : counted(months, 'month')
}

/** The same loan over several terms. */
export function termTable(loan: ExampleLoan, terms: readonly number[]): Block {
  const { principal, currency, ratePercent } = loan
  return {
    kind: 'table',
    caption: `${formatMoney(principal, currency, 0)} uz NKS ${rate(ratePercent)}: duži rok, manja rata, skuplji kredit`,
    head: ['Rok otplate', `Rata (${currency})`, `Ukupna kamata (${currency})`, `Ukupno za otplatu (${currency})`],
    numeric: true,
    groups: [
      {
        rows: terms.map((months) => {
          const { exact } = figuresOf({ ...loan, months })
          return [
            named(months),
            formatAmount(exact.instalment),
            formatAmount(exact.totalInterest),
            formatAmount(exact.totalRepayment),
          ]
        }),
      },
    ],
    note: 'Jednaki anuiteti, fiksna kamata, bez naknade za obradu.',
  }
}

/**
 * The income needed for each sum over each term, by the rule of the tool „Koliko mogu da dobijem”; undefined while the
 * shares of income or the exchange rate are not known.
 */
export function incomeTable(
  { currency, ratePercent }: ExampleLoan,
  principals: readonly Minor[],
  terms: readonly number[],
  known: Known,
): Block | undefined {
  const dti = dtiShares(known)
  const exchange = middleRate(known)
  if (!dti || (currency === 'EUR' && !exchange)) return undefined
  const loan = { ratePercent, currency, middleRate: exchange?.value ?? 1 } // a loan in dinars needs none
  return {
    kind: 'table',
    caption: `Koliko primanja treba da sve rate budu najviše ${portion(dti.careful)}, koliko savetujemo (RSD)`,
    head: [`Kredit (${currency})`, ...terms.map(named)],
    numeric: true,
    groups: [
      {
        rows: principals.map((principal) => [
          formatAmount(principal, 0),
          ...terms.map((months) => formatAmount(neededIncome({ ...loan, principal, months }, dti.careful), 0)),
        ]),
      },
    ],
    note: sentences(
      `Neto, mesečno, bez drugih rata, zaokruženo naviše na hiljadu; NKS ${rate(ratePercent)}, jednaki anuiteti${currency === 'EUR' && exchange ? ` (uz ${exchangeText(exchange)})` : ''}.`,
      `Banke dopuštaju ${dtiRange(dti)}.`,
    ),
  }
}

/** The example with an early repayment: once with a shorter term, once with lower instalments. */
export function earlyRepaymentTable(loan: ExampleLoan, extra: { month: number; amount: Minor }): Block {
  const { currency } = loan
  const base = figuresOf(loan)
  const shorter = figuresOf({ ...loan, prepayments: [{ ...extra, mode: 'shorten' }] })
  const lower = figuresOf({ ...loan, prepayments: [{ ...extra, mode: 'lower' }] })
  const row = (choice: string, instalment: Minor, { exact }: typeof base) => [
    choice,
    formatAmount(instalment),
    formatWhole(exact.months - extra.month),
    formatAmount(base.exact.totalInterest - exact.totalInterest),
  ]
  return {
    kind: 'table',
    caption: `Sa ${extra.month}. ratom iz primera uplatite još ${formatMoney(extra.amount, currency, 0)}`,
    head: ['Izbor', `Nova rata (${currency})`, 'Preostalo rata', `Ušteda na kamati (${currency})`],
    numeric: true,
    groups: [
      {
        rows: [
          row('Kraći rok', base.exact.instalment, shorter),
          row('Manja rata', laterInstalment(lower.exact), lower),
        ],
      },
    ],
    note: `Bez uplate bi ostalo još ${counted(base.exact.months - extra.month, 'instalment')}. Naknada za prevremenu otplatu nije oduzeta. Kraći rok štedi više kamate, a manja rata ostavlja više novca svakog meseca.`,
  }
}
