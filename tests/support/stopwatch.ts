const TICK_MS = 10
const MOST_MS = 2 * TICK_MS // a later tick was delayed by the machine

/**
 * Measures the time during which this process was scheduled, which excludes stalls on a busy machine. For upper bounds
 * on what the process does by its own timers.
 *
 * @returns a function that stops the watch and returns milliseconds since the start
 */
export function startStopwatch(): () => number {
  let hadMs = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    hadMs += Math.min(now - last, MOST_MS)
    last = now
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    return hadMs
  }
}
