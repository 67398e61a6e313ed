import { setImmediate as nextTurn } from 'node:timers/promises'
import { CodedError } from '#server/base/error-code.ts'

type Waiting<In, Out> = { item: In; resolve: (result: Out) => void; reject: (error: unknown) => void }

type GroupCommitOptions<In, Out> = {
  /** Writes all items in one transaction; one result per item, in order. */
  write: (items: In[]) => Promise<Out[]>
  /** Whether an error may be caused by a single item: the items are then retried one by one. */
  isOwnFault: (error: unknown) => boolean
  maxItems: number
  maxWaiting: number
}

/**
 * Group commit: writes items that arrive together in one transaction.
 *
 * An fsync costs the same for one row as for a hundred, so items that arrive during one share the next. Each promise
 * still resolves only after its own item is on disk.
 */
export function groupCommit<In, Out>(options: GroupCommitOptions<In, Out>): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      await nextTurn() // lets requests that have already arrived join
      await settle(waiting.splice(0, options.maxItems), waiting, options)
    }
    isRunning = false
  }

  return (item) =>
    new Promise<Out>((resolve, reject) => {
      if (waiting.length >= options.maxWaiting) {
        reject(new CodedError('OVERLOADED', 'More writes wait than the disk will manage in time.'))
        return
      }
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run() // never rejects: settle passes every error to its caller
    })
}

/**
 * @param behind items that wait for their turn. An outage or a locked file fails them too: each would else wait as long
 *   again as the group before it.
 */
async function settle<In, Out>(
  group: Waiting<In, Out>[],
  behind: Waiting<In, Out>[],
  options: GroupCommitOptions<In, Out>,
): Promise<void> {
  try {
    const results = await options.write(group.map(({ item }) => item))
    for (const [index, { resolve }] of group.entries()) resolve(results[index] as Out) // write returns one per item
  } catch (error) {
    const isOwnFault = options.isOwnFault(error)
    if (group.length > 1 && isOwnFault) {
      for (const waiting of group) await settle([waiting], behind, options)
    } else {
      for (const { reject } of isOwnFault ? group : [...group, ...behind.splice(0)]) reject(error)
    }
  }
}
