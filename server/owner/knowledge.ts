import { dayInBelgrade } from '#core/money/date.ts'
import { type KeptPromises, type Known, knownOn } from '#core/owner/known.ts'
import type { FollowedFacts } from '#server/facts/followed-facts.ts'
import type { OwnerSource } from './followed-owner-file.ts'

/** What the running site knows: the day, the facts and the owner's data. */
export type Knowledge = {
  /** What is known now; the same object until something changes. */
  current(): Known
  /** Looks for changes of the owner's data and of the fetched facts; called every few seconds. */
  look(): void
  /** Takes up what became of last month's promises. */
  tell(promises: KeptPromises | undefined): void
}

type Sources = {
  owner: OwnerSource
  /** The facts that were fetched; none in tests. */
  fetched?: FollowedFacts
  /** Clock for the day in Belgrade, on which facts expire and begin. */
  now: () => Date
}

export function createKnowledge({ owner, fetched, now }: Sources): Knowledge {
  const today = () => dayInBelgrade(now())
  let rows = fetched?.rows()
  let known = knownOn(today(), owner.content(), rows)
  return {
    current() {
      const isSame = today() === known.today && owner.content() === known.owner && fetched?.rows() === rows
      if (!isSame) {
        rows = fetched?.rows()
        known = { ...knownOn(today(), owner.content(), rows), promises: known.promises }
      }
      return known
    },
    tell(promises) {
      known = { ...known, promises }
    },
    look() {
      fetched?.look()
      owner.look()
    },
  }
}
