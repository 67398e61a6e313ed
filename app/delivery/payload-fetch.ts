import { payloadPath } from '#core/site/routes.ts'
import { fetchOfBuild } from './fetch-of-build.ts'
import type { Payload } from './view.ts'

const FRESH_MS = 3_600_000 // pages change daily, and a tab may stay open for weeks

const payloads = new Map<string, { asked: Promise<Payload | undefined>; at: number }>()

/**
 * Data of the page at `path`, fetched at most once an hour and shared: no abort signal, as others may await it too.
 * Undefined if it is of another build.
 */
export function loadPayload(path: string): Promise<Payload | undefined> {
  const at = Date.now()
  const known = payloads.get(path)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.asked // abs: the clock may have been set back
  const asked = fetchOfBuild<Payload>(payloadPath(path)).catch((error: unknown) => {
    payloads.delete(path) // the next call fetches again
    if (!known) throw error
    payloads.set(path, known) // offline, stale data is better than none
    return known.asked
  })
  payloads.set(path, { asked, at })
  return asked
}
