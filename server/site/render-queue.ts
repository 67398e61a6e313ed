import { setTimeout as pause } from 'node:timers/promises'

/** Renders that give way: they take turns, and between two turns everybody else has as much time as they had. */
export type RenderQueue = {
  /** @returns the result, or undefined where there is no time for it: the queue is full, or its turn came too late */
  run: <Result>(render: () => Result) => Promise<Result | undefined>
}

type Options = {
  /** How long a render may wait for its turn. */
  waitMs: number
  /** How many may wait. */
  maxWaiting: number
}

const TURN_MS = 4 // one or two renders
const MAX_A_TURN = 20 // those that are too late cost something, too: their answers

export function renderQueue({ waitMs, maxWaiting }: Options): RenderQueue {
  const waiting: (() => void)[] = []
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const start = performance.now()
      const tookMs = () => performance.now() - start
      for (let done = 0; done < MAX_A_TURN && tookMs() < TURN_MS; done += 1) waiting.shift()?.()
      await pause(Math.max(1, tookMs()))
    }
    isWorking = false
  }

  return {
    run: <Result>(render: () => Result) =>
      new Promise<Result | undefined>((resolve, reject) => {
        if (waiting.length >= maxWaiting) return resolve(undefined)
        const since = performance.now()
        waiting.push(() => {
          try {
            resolve(performance.now() - since > waitMs ? undefined : render())
          } catch (error) {
            reject(error)
          }
        })
        if (!isWorking) void work() // starts at once: on a quiet day nobody waits
      }),
  }
}
