const SECOND = 1000

/** No pause is longer than this. */
export const LONGEST_PAUSE_MS = 3600 * SECOND

/** First and second pause, in milliseconds: with the wait for the next look at the table within 5 and 15 s. */
const FIRST = { from: 2 * SECOND, to: 3 * SECOND }
const SECOND_TIME = { from: 6 * SECOND, to: 9 * SECOND }

/**
 * How long to wait after a failed attempt: twice as long each time, up to an hour, with jitter so that what failed
 * together does not come back together.
 *
 * @param failures attempts so far, at least 1
 * @param random from 0, below 1
 * @returns milliseconds
 */
export function retryPause(failures: number, random: number): number {
  const { from, to } = failures === 1 ? FIRST : failures === 2 ? SECOND_TIME : growing(failures)
  return from + (to - from) * random
}

function growing(failures: number): { from: number; to: number } {
  const middle = Math.min(30 * SECOND * 2 ** Math.min(failures - 3, 20), LONGEST_PAUSE_MS / 1.25)
  return { from: middle * 0.75, to: middle * 1.25 }
}
