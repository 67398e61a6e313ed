import type { LoanFigures, LoanInput } from '#core/loan/loan-figures.ts'
import { fixedText } from '#core/money/minor.ts'

/**
 * Loans with figures known to the last digit: computed once in decimal arithmetic, or published by a
 * bank. Columns: principal, nominal rate, months, fee percent, repayment, grace, first instalment, last
 * instalment, all instalments, interest, fee, effective rate.
 */
const vectors = `
80000    4.5   360 0.5 annuity         0  405.35   404.04   145924.69  65924.69  400.00  4.64
80000    4.5   360 0.5 equal-principal 0  522.22   223.86   134150.54  54150.54  400.00  4.65
80000    4.5   360 0.5 annuity         12 300.00   415.44   146975.97  66975.97  400.00  4.64
90000    4.2   300 0   annuity         0  485.05   484.10   145514.05  55514.05  0.00    4.28
99000    3.5   480 0   annuity         0  383.52   380.50   184086.58  85086.58  0.00    3.56
600000   9     60  1   annuity         0  12455.01 12455.32 747300.91  147300.91 6000.00 9.85
600000   9     60  1   equal-principal 0  14500.00 10075.00 737250.00  137250.00 6000.00 9.88
1000000  7.5   71  0   annuity         0  17483.13 17482.92 1241302.02 241302.02 0.00    7.76
300000   12.5  24  2   annuity         0  14192.19 14192.29 340612.66  40612.66  6000.00 15.56
5000     6     60  1   annuity         0  96.66    96.95    5799.89    799.89    50.00   6.61
10500    5.9   60  1   annuity         0  202.51   202.28   12150.37   1650.37   105.00  6.50
10500    5.9   60  1   equal-principal 0  226.63   175.86   12074.55   1574.55   105.00  6.52
14000    6.5   84  1.5 annuity         0  207.89   208.06   17462.93   3462.93   210.00  7.19
500000   9.9   60  1   annuity         0  10598.94 10598.74 635936.20  135936.20 5000.00 10.84
12000    0     12  1   annuity         0  1000.00  1000.00  12000.00   0.00      120.00  1.88
1000     10    1   1   annuity         0  1008.33  1008.33  1008.33    8.33      10.00   24.63
`

export type GoldenLoan = { name: string; input: LoanInput; figures: string }

export const goldenLoans: readonly GoldenLoan[] = vectors
  .trim()
  .split('\n')
  .map((line) => {
    const [principal, ratePercent = '', months, feePercent = '', repayment, grace, ...figures] = line.split(/\s+/)
    return {
      name: `${principal} at ${ratePercent} % over ${months} months, fee ${feePercent} %, ${repayment}, grace ${grace}`,
      input: {
        principal: Number(principal) * 100,
        ratePercent,
        months: Number(months),
        feePercent,
        repayment: repayment === 'equal-principal' ? 'equal-principal' : 'annuity',
        graceMonths: Number(grace),
      },
      figures: figures.join(' '),
    }
  })

/** Instalments banks and others have published: principal, nominal rate, months, instalment, where. */
export const publishedInstalments = [
  { principal: 500_000_00, ratePercent: 9.9, months: 60, instalment: 10_598_94, source: 'Poštanska štedionica, auto' },
  { principal: 11_282_05, ratePercent: 3.5, months: 60, instalment: 205_24, source: 'Crédit Agricole, eko auto' },
  {
    principal: 100_000_00,
    ratePercent: 2.521,
    months: 120,
    instalment: 943_65,
    source: 'Crédit Agricole, housing 2018',
  },
  { principal: 30_000_00, ratePercent: 3.69, months: 360, instalment: 137_92, source: 'Crédit Agricole, housing 2016' },
  {
    principal: 8_600_000_00,
    ratePercent: 6.56,
    months: 240,
    instalment: 64_423_43,
    source: 'Raiffeisen, mortgage RSD',
  },
  { principal: 50_000_00, ratePercent: 4.41, months: 120, instalment: 516_03, source: 'OTP (shows 516)' },
  { principal: 50_000_00, ratePercent: 5, months: 120, instalment: 530_33, source: 'Croatia banka' },
  { principal: 50_000_00, ratePercent: 5, months: 60, instalment: 943_56, source: 'Croatia banka' },
  { principal: 4_000_00, ratePercent: 8.5, months: 48, instalment: 98_59, source: 'Croatia banka' },
  { principal: 500_000_00, ratePercent: 12, months: 60, instalment: 11_122_22, source: 'Raiffeisen calculator' },
] as const

/** The figures of a schedule in the order of the vectors. */
export function goldenFigures(figures: LoanFigures): string {
  const first = figures.rows[0]?.instalment ?? 0
  const sums = [first, figures.lastInstalment, figures.totalRepayment, figures.totalInterest, figures.fee]
  return [...sums.map(fixedText), figures.effectiveRatePercent].join(' ')
}

/**
 * Where an engine’s figures differ from the golden ones; empty when it is right.
 *
 * @public called by the script that runs a mutant
 */
export function goldenMismatches(price: (input: LoanInput) => LoanFigures): string[] {
  return goldenLoans.flatMap(({ name, input, figures }) => {
    const found = goldenFigures(price(input))
    return found === figures ? [] : [`${name}: ${found} instead of ${figures}`]
  })
}
