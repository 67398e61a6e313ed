import { dayInBelgrade } from '#core/money/date.ts'
import { type Known, knownOn } from '#core/owner/known.ts'

/** What the running site knows: the day, the facts and the owner's data. */
export type Knowledge = {
  /** What is known now; the same object until something changes. */
  current(): Known
}

/** @param now clock for the day in Belgrade, on which facts expire and begin */
export function createKnowledge(now: () => Date): Knowledge {
  let known = knownOn(dayInBelgrade(now()))
  return {
    current() {
      const today = dayInBelgrade(now())
      if (today !== known.today) known = knownOn(today)
      return known
    },
  }
}
