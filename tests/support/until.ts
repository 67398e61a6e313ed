import { within } from './within.ts'

const LOOK_MS = 20

/** Waits until something is true, looking again and again; for what happens in other processes. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 60_000, // what happens is awaited as long as a busy machine needs
  lookMs = LOOK_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs
  const look = async () => isTrue()
  // A look may stand still too, such as a question that is never answered.
  while (!(await within(withinMs, isTrue.toString(), look()))) {
    if (performance.now() > deadline) throw new Error(`Not true within ${withinMs} ms: ${isTrue.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
