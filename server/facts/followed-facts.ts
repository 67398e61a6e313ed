/** Follows the file of fetched facts while the site runs. */
import type { AddedRow } from '#core/facts/with-rows.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import type { Log } from '#server/base/log.ts'
import { type Reading, watchedFile } from '#server/base/watched-file.ts'
import { type FactsFile, noFacts, readFactsFile } from './facts-file.ts'

export type FollowedFacts = {
  /** The last good rows; the same object until a better file is read. */
  rows: () => readonly AddedRow[]
  /** Looks whether the file has changed, and reads it then. */
  look: () => void
}

type Deps = {
  path: string
  now: () => Date
  log: Pick<Log, 'warn' | 'info'>
  /** Told at the start and whenever the file has been read; undefined where it cannot be used. */
  onFile: (file: FactsFile | undefined) => void
}

/** A damaged file never stops the site: it does without fetched facts, as before the first refresh. */
export function followFacts({ path, now, log, onFile }: Deps): FollowedFacts {
  const read = (): Reading<FactsFile> => {
    const reading = readFactsFile(path, dayInBelgrade(now()))
    return reading.ok ? { ok: true, content: reading.file } : { ok: false, faults: [reading.why] }
  }
  const tell = (reading: Reading<FactsFile>) => {
    onFile(reading.ok ? reading.content : undefined)
    if (!reading.ok) return log.warn({ event: 'facts-file-refused', faults: reading.faults })
    for (const { fact, why } of reading.content.refused) log.warn({ event: 'fact-refused', fact, why })
  }
  const first = read()
  tell(first)
  const watched = watchedFile(path, read, first.ok ? first.content : noFacts)
  return {
    rows: () => watched.content().rows,
    look() {
      const reading = watched.look()
      if (!reading) return
      if (reading.ok) log.info({ event: 'facts-file-read' })
      tell(reading)
    },
  }
}
