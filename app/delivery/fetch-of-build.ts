import { requirePageLoad } from './build-freshness.ts'
import { documentPayload } from './document-payload.ts'

/** Data at an address; undefined if it is of another build, which the code of this one must not render. */
export async function fetchOfBuild<Data extends { buildId: string }>(address: string): Promise<Data | undefined> {
  // The address needs no cache-busting query: caches revalidate it, and every answer names its build.
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  const data: Data = await response.json()
  if (data.buildId === documentPayload().buildId) return data
  requirePageLoad() // the server has another build: every other page would be of that build too
  return undefined
}
