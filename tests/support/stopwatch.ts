const TICK_MS = 10
const MOST_MS = 2 * TICK_MS // a tick that comes later than that was held up by the machine

/**
 * Measures time as this process had it: it stands while a busy machine gives the process no turn. For upper bounds on
 * what the process does by its own timers.
 *
 * @returns milliseconds since the start; asking stops it
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
