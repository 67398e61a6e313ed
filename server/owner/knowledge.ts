import { dayInBelgrade } from '#core/money/date.ts'
import { type Known, knownOn } from '#core/owner/known.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import type { Log } from '#server/base/log.ts'
import { type Reading, watchedFile } from '#server/base/watched-file.ts'
import type { OwnerFile } from '#server/config.ts'
import type { FollowedFacts } from '#server/facts/followed-facts.ts'
import { readOwnerFile } from './owner-file.ts'

/** What the running site knows: the day, the facts and the owner's data. */
export type Knowledge = {
  /** What is known now; the same object until something changes. */
  current(): Known
  /** Looks for changes of the owner's file and of the fetched facts; called every few seconds. */
  look(): void
}

type Sources = {
  ownerFile: OwnerFile
  /** Clock for the day in Belgrade, on which facts expire and begin. */
  now: () => Date
  log: Pick<Log, 'warn' | 'info'>
  /** Told at the start and whenever the file has been read: whether what it says is in use. */
  onOwnerFile: (isOk: boolean) => void
  /** The facts that were fetched; none in tests. */
  fetched?: FollowedFacts
}

/** @throws one line for each fault of the owner's file: a site that would show samples instead must not start */
export function createKnowledge({ ownerFile, now, log, onOwnerFile, fetched }: Sources): Knowledge {
  const today = () => dayInBelgrade(now())
  let isThere = false
  const read = (): Reading<OwnerData> => {
    // Once it has been there, it must not vanish in silence.
    const reading = readOwnerFile({ ...ownerFile, isAsked: ownerFile.isAsked || isThere }, today())
    if (!reading.ok) return reading
    isThere = reading.isThere
    return { ok: true, content: reading.owner }
  }
  const first = read()
  if (!first.ok) throw new Error(first.faults.join('\n'))
  onOwnerFile(true)
  const owner = watchedFile(ownerFile.path, read, first.content)
  let rows = fetched?.rows()
  let known = knownOn(today(), owner.content(), rows)
  return {
    current() {
      const isSame = today() === known.today && owner.content() === known.owner && fetched?.rows() === rows
      if (!isSame) {
        rows = fetched?.rows()
        known = knownOn(today(), owner.content(), rows)
      }
      return known
    },
    look() {
      fetched?.look()
      const reading = owner.look()
      if (!reading) return
      onOwnerFile(reading.ok)
      if (reading.ok) log.info({ event: 'owner-file-read' })
      else log.warn({ event: 'owner-file-refused', faults: reading.faults })
    },
  }
}
