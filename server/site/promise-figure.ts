import type { Tally } from '#core/lead/promise-outcomes.ts'
import { addDays, addMonths, type IsoDate } from '#core/money/date.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { Knowledge } from '#server/owner/knowledge.ts'

type FigureDeps = {
  knowledge: Pick<Knowledge, 'current' | 'tell'>
  /** What the promises for the days from `first` to `last` have come to. */
  tally: (first: IsoDate, last: IsoDate) => Promise<Tally>
  log: Pick<Log, 'warn'>
}

/**
 * Tells the pages how many of last month's promised calls were made, where the owner wants that said.
 *
 * @returns asks anew once a day, and when the owner changes his mind; called every few seconds
 */
export function promiseFigure({ knowledge, tally, log }: FigureDeps): () => Promise<void> {
  let toldOn: IsoDate | undefined
  return async () => {
    const { today, owner, promises } = knowledge.current()
    if (owner.showsPromises !== true) {
      toldOn = undefined
      if (promises !== undefined) knowledge.tell(undefined)
      return
    }
    if (toldOn === today) return
    toldOn = today // before the answer: the next look must not ask again
    try {
      const month = `${addMonths(today, -1).slice(0, 7)}-01`
      const { kept, broken } = await tally(month, addDays(addMonths(month, 1), -1))
      knowledge.tell({ month, kept, judged: kept + broken })
    } catch (error) {
      toldOn = undefined
      log.warn({ event: 'promises-uncounted', reason: errorCode(error) }) // tried again at the next look
    }
  }
}
