/** Limits concurrency: `running` tasks at a time, `waiting` more in a queue, the rest are rejected at once. */
export function concurrencyLimit({ running: maxRunning, waiting: maxWaiting }: { running: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []

  return {
    /** @returns the task's result, or undefined when the queue is full */
    async run<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) return undefined
        await new Promise<void>((resolve) => waiting.push(resolve)) // a task that ends passes its place on
      } else running++
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
