import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage once and gives the freed memory back to the system.
 *
 * The start leaves half of the heap behind as garbage, which V8 keeps until traffic makes it collect: 142 MB instead of
 * 125. Takes about 50 ms, so it is for quiet moments only: after the start, and after midnight, with the pages of the new
 * day.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc') // visible in that context only, not to our own code
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
