import { decimal, greatestCommonDivisor, rescaled } from '#core/money/decimal.ts'
import { type DiscountPolynomial, derivative } from './discount-polynomial.ts'
import { type FoundRoot, rootSearch } from './root-search.ts'
import { roundedRate } from './rounded-rate.ts'

/**
 * A payment at a point in time: positive when the borrower receives it, negative when they pay it. The time is
 * `months / 12` or `days / 365` years from the start, negative before it (a charge before the first drawdown).
 */
export type CashFlow = { amount: number | string } & ({ months: number | string } | { days: number | string })

/**
 * `no-rate`: the present value is 0 at no rate, for instance because all flows have the same sign. `every-rate`: the
 * flows cancel out at every moment. `several-rates`: more than one rate fits, and not exactly one of them is an ordinary
 * one. `too-large`: the rate has more than 10,000 digits. `too-many-changes`: the flows change their sign more than
 * `MAX_SIGN_CHANGES` times.
 */
export type EffectiveRate =
  | { ok: true; percent: string }
  | { ok: false; reason: 'no-rate' | 'every-rate' | 'too-large' | 'too-many-changes' }
  | { ok: false; reason: 'several-rates'; rates: string[] }

const MAX_LOG_RATE = 10_000 * Math.LN10

/** Where several rates fit, one between these bounds is the answer if it is the only one (contract §10.7). */
const ORDINARY_PERCENT = { least: -99, most: 10_000 }

/** The search goes one level, with all flows, deeper for each change of sign: a thousand take about a second. */
export const MAX_SIGN_CHANGES = 1000

/** Most decimals of a time: a century, counted in the smallest unit, must stay below 2^53. */
export const MAX_TIME_DECIMALS = 8

/**
 * The yearly rate at which the present value of arbitrary cash flows is 0 (EKS, the annual percentage rate of Annex I
 * of 2008/48/EC).
 *
 *     Σ amount · (1 + rate)^−t = 0        rate above −100 %, without upper bound
 *
 * Flows that change sign once have exactly one rate. With more changes there may be none or several. All are found, and
 * where exactly one of several, as quoted, lies between −99 % and 10,000 %, it is the answer (a deposit returned at the
 * end of a loan adds a meaningless rate near −100 %, a charge before the drawdown one of astronomical size).
 *
 * @returns percent, correctly rounded (half up), with exactly `decimals` decimals
 * @throws RangeError when an amount or time is not a decimal, or a time has more than eight decimals
 * @example effectiveRate([{ months: 0, amount: 100 }, { months: 12, amount: -110 }], 2) // { ok: true, percent: '10.00' }
 * @see docs/sources.md#eks
 */
export function effectiveRate(flows: readonly CashFlow[], decimals = 10): EffectiveRate {
  const { sum, periodsPerYear } = presentValue(flows)
  if (sum.coefficients.length === 0) return { ok: false, reason: 'every-rate' }
  if (signChanges(sum) > MAX_SIGN_CHANGES) return { ok: false, reason: 'too-many-changes' }

  const roots = rootSearch(sum, periodsPerYear)
  if (roots.length === 0) return { ok: false, reason: 'no-rate' }
  const rates = roots
    .filter((root) => root.rate <= MAX_LOG_RATE)
    .map((root) => quoted(sum, periodsPerYear, root, decimals))
  const [only, ...others] = roots.length === 1 ? rates : rates.filter(isOrdinary)
  if (only !== undefined && others.length === 0) return { ok: true, percent: only }
  if (rates.length < roots.length) return { ok: false, reason: 'too-large' }
  return { ok: false, reason: 'several-rates', rates }
}

function isOrdinary(rate: string): boolean {
  return Number(rate) >= ORDINARY_PERCENT.least && Number(rate) <= ORDINARY_PERCENT.most
}

function signChanges({ coefficients }: DiscountPolynomial): number {
  return coefficients.filter((value, index) => index > 0 && value > 0n !== (coefficients[index - 1] ?? 0n) > 0n).length
}

/** The flows as a power sum over whole periods, of the largest unit that divides all their times. */
function presentValue(flows: readonly CashFlow[]): { sum: DiscountPolynomial; periodsPerYear: number } {
  const parsed = flows.map((flow) => ({
    amount: decimal(flow.amount),
    time: decimal('days' in flow ? flow.days : flow.months),
    perYear: 'days' in flow ? 365n : 12n,
  }))
  const amountScale = parsed.reduce((most, flow) => Math.max(most, flow.amount.scale), 0)
  const timeScale = parsed.reduce((most, flow) => Math.max(most, flow.time.scale), 0)
  if (timeScale > MAX_TIME_DECIMALS) throw new RangeError('The time of a cash flow has more than eight decimals.')
  let unit = 12n * 365n * 10n ** BigInt(timeScale)
  const byMoment = new Map<bigint, bigint>()
  for (const { amount, time, perYear } of parsed) {
    const moment = rescaled(time, timeScale) * ((12n * 365n) / perYear)
    byMoment.set(moment, (byMoment.get(moment) ?? 0n) + rescaled(amount, amountScale))
  }
  const left = [...byMoment].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => (a < b ? -1 : 1))
  const first = left[0]?.[0] ?? 0n
  const divisor = left.reduce((common, [moment]) => greatestCommonDivisor(moment - first, common), unit)
  unit /= divisor
  return {
    sum: {
      coefficients: left.map(([, amount]) => amount),
      exponents: left.map(([moment]) => Number((moment - first) / divisor)),
    },
    periodsPerYear: Number(unit),
  }
}

function quoted(
  sum: DiscountPolynomial,
  periodsPerYear: number,
  { rate, multiplicity }: FoundRoot,
  decimals: number,
): string {
  let simple = sum // a root of multiplicity m has multiplicity m − 1 in the derivative
  for (let left = multiplicity; left > 1; left--) simple = derivative(simple)
  return roundedRate(simple, -rate / periodsPerYear, { power: periodsPerYear, factor: 100 }, decimals)
}
