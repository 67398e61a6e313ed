/** Follows `podaci.toml` while the site runs. */
import { dayInBelgrade } from '#core/money/date.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import type { Log } from '#server/base/log.ts'
import { type Reading, watchedFile } from '#server/base/watched-file.ts'
import type { OwnerFile } from '#server/config.ts'
import { readOwnerFile } from './owner-file.ts'

/** Where the owner's data come from. */
export type OwnerSource = {
  /** The last good copy; the same object until a better one is read. */
  content: () => OwnerData
  /** Looks for changes; called every few seconds. */
  look: () => void
}

type Deps = {
  ownerFile: OwnerFile
  now: () => Date
  log: Pick<Log, 'warn' | 'info'>
  /** Told at the start and whenever the file has been read: whether what it says is in use. */
  onOwnerFile: (isOk: boolean) => void
}

/** @throws one line for each fault of the owner's file: a site that would show samples instead must not start */
export function followOwnerFile({ ownerFile, now, log, onOwnerFile }: Deps): OwnerSource {
  let isThere = false
  const read = (): Reading<OwnerData> => {
    // Once it has been there, it must not vanish in silence.
    const reading = readOwnerFile({ ...ownerFile, isAsked: ownerFile.isAsked || isThere }, dayInBelgrade(now()))
    if (!reading.ok) return reading
    isThere = reading.isThere
    return { ok: true, content: reading.owner }
  }
  const first = read()
  if (!first.ok) throw new Error(first.faults.join('\n'))
  onOwnerFile(true)
  const owner = watchedFile(ownerFile.path, read, first.content)
  return {
    content: owner.content,
    look() {
      const reading = owner.look()
      if (!reading) return
      onOwnerFile(reading.ok)
      if (reading.ok) log.info({ event: 'owner-file-read' })
      else log.warn({ event: 'owner-file-refused', faults: reading.faults })
    },
  }
}
