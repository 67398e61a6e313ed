const SECOND = 1000

/** Upper bound of every pause. */
export const LONGEST_PAUSE_MS = 3600 * SECOND

/** First and second pause: with up to one poll interval on top they stay within the 5 s and 15 s of contract §5.6. */
const FIRST = { from: 2 * SECOND, to: 3 * SECOND }
const SECOND_TIME = { from: 6 * SECOND, to: 9 * SECOND }

/**
 * Exponential backoff after a failed attempt: doubling up to an hour, with jitter so that rows that failed together do
 * not retry together.
 *
 * @param failures failed attempts so far, at least 1
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
