import { within } from './within.ts'

const LOOK_MS = 20

/** Polls until a condition is true; for what happens in other processes. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 60_000, // generous, for a busy machine
  lookMs = LOOK_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs
  const look = async () => isTrue()
  // A check may hang too, such as a request without a response.
  while (!(await within(withinMs, isTrue.toString(), look()))) {
    if (performance.now() > deadline) throw new Error(`Not true within ${withinMs} ms: ${isTrue.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
