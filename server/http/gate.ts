/** Lets so many run at a time and so many wait; the rest are turned away at once. */
export function createGate({ running: maxRunning, waiting: maxWaiting }: { running: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []

  return {
    /** @returns undefined when there are too many already */
    async run<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) return undefined
        await new Promise<void>((resolve) => waiting.push(resolve)) // whoever ends hands its place over
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
