import type { Minor } from '#core/money/minor.ts'
import { type Contradiction, contradictionsOf, type OfferPaper } from './offer-paper.ts'
import {
  type DayCount,
  dayCountNames,
  isSameRate,
  isSameTotal,
  type OfferSchedule,
  rateOf,
  type ScheduleChange,
  scheduleChanges,
  scheduleOf,
  type Times,
  totalOf,
} from './offer-schedule.ts'

/** What explains the figures of a paper, where they are not ours. */
export type Explanation = {
  change: ScheduleChange | undefined
  dayCount: DayCount
  /** How often fee and other costs are in the effective rate, and in the total. */
  effectiveRate: { fee: Times; costs: Times }
  total: { fee: Times; costs: Times }
}

/** A figure of the paper against ours: the nearest one that any usual day count gives. */
export type CheckedFigure<Value> = { stated: Value; ours: Value; difference: number; agrees: boolean }

/** A paper whose figures do not deny each other. */
export type CheckedOffer = {
  contradictions: []
  instalment: CheckedFigure<Minor> | undefined
  effectiveRate: CheckedFigure<number> | undefined
  total: CheckedFigure<Minor> | undefined
  /** The simplest that makes every stated figure agree; undefined where nothing that we know does. */
  explanation: Explanation | undefined
}

/** The outcome of a check. */
export type OfferCheck = { contradictions: Contradiction[] } | CheckedOffer

const once = { fee: 1, costs: 1 } as const
/** The fewest changes first. */
const counts: readonly { fee: Times; costs: Times }[] = [
  once,
  { fee: 0, costs: 1 },
  { fee: 1, costs: 0 },
  { fee: 0, costs: 0 },
  { fee: 2, costs: 1 },
  { fee: 1, costs: 2 },
  { fee: 2, costs: 2 },
]

/**
 * Checks the figures of a bank's offer against its own terms.
 *
 * An instalment agrees if one of the three usual day counts gives it: twelve equal months to the cent, calendar days of
 * 365 or 360 to a thousandth, because their months differ. The effective rate and the total are then compared by the day
 * count that the instalment shows, or by all of them where it is not stated. What does not agree is explained by the
 * fewest changes that make all stated figures agree.
 *
 * @throws RangeError when the terms are out of bounds
 * @see docs/sources.md#provera-ponude
 */
export function offerCheck(paper: OfferPaper): OfferCheck {
  const contradictions = contradictionsOf(paper)
  if (contradictions.length > 0) return { contradictions }
  const found = explanations(paper)
  const plain = found.find(isUsual)
  const nearest = nearestFigures(paper)
  const { stated } = paper
  const checked = (value: number | undefined, ours: number | undefined, agrees: boolean) =>
    value === undefined || ours === undefined ? undefined : { stated: value, ours, difference: value - ours, agrees }
  /** Whether some of the stated figures agree as the paper stands. */
  const alone = (some: OfferPaper['stated']) =>
    explanations({ ...paper, stated: some }, [undefined, 'whole-instalment']).some(isUsual)
  const instalment = stated.instalment === undefined ? {} : { instalment: stated.instalment }
  const isInstalmentOurs = stated.instalment !== undefined && alone(instalment)
  return {
    contradictions: [],
    instalment: checked(stated.instalment, nearest.instalment, isInstalmentOurs),
    effectiveRate: checked(
      stated.effectiveRatePercent,
      nearest.effectiveRatePercent,
      plain !== undefined ||
        (stated.effectiveRatePercent !== undefined &&
          alone({ ...(isInstalmentOurs && instalment), effectiveRatePercent: stated.effectiveRatePercent })),
    ),
    total: checked(
      stated.total,
      nearest.total,
      plain !== undefined ||
        (stated.total !== undefined && alone({ ...(isInstalmentOurs && instalment), total: stated.total })),
    ),
    explanation: plain ?? found[0],
  }
}

/** Whether it says no more than how days are counted and instalments rounded, which banks may choose. */
export function isUsual({ change, effectiveRate, total }: Explanation): boolean {
  return (change === undefined || change === 'whole-instalment') && effectiveRate === once && total === once
}

/** Every explanation that makes all stated figures agree, the simplest first. */
function explanations(
  paper: OfferPaper,
  considered: readonly (ScheduleChange | undefined)[] = scheduleChanges,
): Explanation[] {
  const { stated, months } = paper
  const found: Explanation[] = []
  for (const change of considered.filter((one) => isPossible(one, paper))) {
    for (const dayCount of dayCountsOf(paper, change)) {
      const made = scheduleOf(paper, change, dayCount)
      const isExact = dayCount === 'equal-months'
      const effectiveRate = possible(paper).find(
        (count) =>
          stated.effectiveRatePercent === undefined ||
          isSameRate(stated.effectiveRatePercent, rateOf(paper, made, count), months, isExact),
      )
      const total = possible(paper).find(
        (count) =>
          stated.total === undefined ||
          isSameTotal(stated.total, totalOf(paper, made, count), made.payments.length, isExact),
      )
      if (effectiveRate && total) found.push({ change, dayCount, effectiveRate, total })
    }
  }
  const changes = ({ change, effectiveRate, total }: Explanation) =>
    (change ? 1 : 0) + (effectiveRate === once ? 0 : 1) + (total === once ? 0 : 1)
  return found.sort((a, b) => changes(a) - changes(b)) // stable: the order of the tables decides among equals
}

/** The day counts that give the stated instalment: equal months alone where they give it to the cent. */
function dayCountsOf(paper: OfferPaper, change: ScheduleChange | undefined): DayCount[] {
  const { instalment: stated } = paper.stated
  const all = dayCountNames
  if (stated === undefined) return all
  const differenceBy = (dayCount: DayCount) => {
    const ours = scheduleOf(paper, change === 'whole-instalment' ? undefined : change, dayCount).instalment
    return { ours, difference: Math.abs(stated - ours) }
  }
  const equal = differenceBy('equal-months')
  if (change === 'whole-instalment') return equal.difference < UNIT ? ['equal-months'] : []
  if (equal.difference <= 1) return ['equal-months']
  if (change === undefined && stated % UNIT === 0 && equal.difference < UNIT) return [] // rounded, which says more
  return all.slice(1).filter((dayCount) => {
    const { ours, difference } = differenceBy(dayCount)
    return difference <= 1 + ours / 1000
  })
}

const UNIT: Minor = 100

function isPossible(change: ScheduleChange | undefined, { fee, months, stated }: OfferPaper): boolean {
  switch (change) {
    case 'fee-financed':
      return fee > 0
    case 'whole-instalment':
      return stated.instalment !== undefined && stated.instalment % 100 === 0
    case 'one-fewer-instalment':
      return months > 1
    default:
      return true
  }
}

/** Ways to count fee and costs that differ from each other: nothing left out is nothing counted twice. */
function possible({ fee, costs, yearlyCosts }: OfferPaper): typeof counts {
  const hasCosts = costs + yearlyCosts > 0
  return counts.filter((count) => (fee > 0 || count.fee === 1) && (hasCosts || count.costs === 1))
}

/** Our figures by the day count that comes nearest to the stated instalment, else by equal months. */
function nearestFigures(paper: OfferPaper): {
  instalment: Minor
  effectiveRatePercent: number | undefined
  total: Minor
} {
  const schedules = dayCountNames.map((dayCount) => scheduleOf(paper, undefined, dayCount))
  const { instalment } = paper.stated
  const [equal] = schedules as [OfferSchedule] // of three
  const nearest =
    instalment === undefined
      ? equal
      : schedules.reduce(
          (best, one) => (Math.abs(one.instalment - instalment) < Math.abs(best.instalment - instalment) ? one : best),
          equal,
        )
  return {
    instalment: nearest.instalment,
    effectiveRatePercent: rateOf(paper, nearest, once),
    total: totalOf(paper, nearest, once),
  }
}
