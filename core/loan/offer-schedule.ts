import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { effectiveYearly } from './binary-rate.ts'
import { internalRate } from './internal-rate.ts'
import { costsByMonth } from './loan-figures.ts'
import type { OfferPaper } from './offer-paper.ts'
import { schedule } from './schedule.ts'

/** How a bank may count the days of a month's interest. */
export type DayCount = 'equal-months' | 'actual-365' | 'actual-360'

/** What about the schedule itself may differ from the paper's own terms. */
export type ScheduleChange =
  | 'conform-rate'
  | 'fee-financed'
  | 'whole-instalment'
  | 'later-first-instalment'
  | 'interest-before-first'
  | 'one-more-instalment'
  | 'one-fewer-instalment'

/** Every change, the likelier ones first; undefined is none. */
export const scheduleChanges: readonly (ScheduleChange | undefined)[] = [
  undefined,
  'whole-instalment',
  'fee-financed',
  'conform-rate',
  'interest-before-first',
  'later-first-instalment',
  'one-more-instalment',
  'one-fewer-instalment',
]

/** How often a cost was counted: left out, once, or twice. */
export type Times = 0 | 1 | 2

/** Interest of a year against that of twelve equal months. */
const dayCounts: Record<DayCount, string> = {
  'equal-months': '1',
  'actual-365': '365.25/365',
  'actual-360': '365.25/360',
}
/** Every day count, the usual one first. */
export const dayCountNames = Object.keys(dayCounts) as DayCount[] // Object.keys forgets the key type it was given

/** Payments of the schedule under a change and a day count, in minor units, and what the debt was. */
export type OfferSchedule = { payments: Minor[]; instalment: Minor; principal: Minor; delay: number }

/** The schedule of a paper's own terms, under a change and a day count. */
export function scheduleOf(paper: OfferPaper, change: ScheduleChange | undefined, dayCount: DayCount): OfferSchedule {
  const { amount, fee } = paper
  const principal = change === 'fee-financed' ? amount + fee : amount
  const months = paper.months + (change === 'one-more-instalment' ? 1 : change === 'one-fewer-instalment' ? -1 : 0)
  const isGraced = change === 'interest-before-first'
  const { rows, instalmentSteps } = schedule({
    principal,
    ratePercent: rateBy(paper.ratePercent, dayCount, change === 'conform-rate'),
    months: months + (isGraced ? 1 : 0),
    graceMonths: isGraced ? 1 : 0,
  })
  const whole = change === 'whole-instalment' ? paper.stated.instalment : undefined
  return {
    payments: rows.map((row) => whole ?? row.instalment),
    instalment: whole ?? instalmentSteps[0]?.instalment ?? 0,
    principal,
    delay: change === 'later-first-instalment' ? 1 : 0,
  }
}

/** The yearly rate whose twelfth is the interest of an average month, to twelve decimals. */
function rateBy(ratePercent: Percent, dayCount: DayCount, isConform: boolean): string {
  const [days = '1', base = '1'] = dayCounts[dayCount].split('/')
  const rate = (Number(ratePercent) * Number(days)) / Number(base)
  const monthly = isConform ? 1200 * Math.expm1(Math.log1p(rate / 100) / 12) : rate
  return monthly.toFixed(12)
}

/** The effective rate of a schedule, percent to six decimals; undefined where the costs leave nothing to receive. */
export function rateOf(
  { amount, fee, costs, yearlyCosts }: OfferPaper,
  { payments, principal, delay }: OfferSchedule,
  count: { fee: Times; costs: Times },
): number | undefined {
  const yearly = costsByMonth([{ id: '', amount: yearlyCosts, due: 'yearly' }], payments.length)
  const received = amount - (principal > amount ? 0 : fee) * count.fee - (costs + yearly(0)) * count.costs
  const waiting = Array.from({ length: delay }, () => 0)
  const flows = [...waiting, ...payments.map((payment, index) => payment + yearly(index + 1) * count.costs)]
  const rate = received > 0 ? internalRate(received, flows, effectiveYearly, 6) : undefined
  return rate === undefined ? undefined : Number(rate)
}

/** What a schedule costs in all: instalments, fee and costs (law 19/2025, article 2). */
export function totalOf(
  { amount, fee, costs, yearlyCosts }: OfferPaper,
  { payments, principal }: OfferSchedule,
  count: { fee: Times; costs: Times },
): Minor {
  const instalments = payments.reduce((sum, payment) => sum + payment, 0)
  const yearly = yearlyCosts * Math.ceil(payments.length / 12)
  return instalments + (principal > amount ? 0 : fee) * count.fee + (costs + yearly) * count.costs
}

/** The months of a calendar move a rate by up to a tenth of a point in a year, and less the longer a loan lasts. */
export function isSameRate(stated: number, ours: number | undefined, months: number, isExact: boolean): boolean {
  if (ours === undefined) return false
  const ofCalendar = Math.max(0.02, (0.09 * 12) / months)
  return Math.abs(stated - ours) <= (isExact ? 0.0051 + ofCalendar / 4 : ofCalendar)
}

/** A cent an instalment, because the last one settles what rounding leaves. */
export function isSameTotal(stated: Minor, ours: Minor, payments: number, isExact: boolean): boolean {
  return Math.abs(stated - ours) <= (isExact ? payments : payments + ours / 1000)
}
