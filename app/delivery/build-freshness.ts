/** Build freshness (specification §4.13, §7.3): loads the manifest once and polls for the newest build id. Part of boot. */

import { whenIdle } from '#app/browser/when-idle.ts'

export const POLL_MS = 60_000

let isStale = false

/** Whether the next navigation must be an ordinary page load. */
export function isPageLoadRequired(): boolean {
  return isStale
}

/** Called for a newer build, for data of another build, or to get rid of running scripts (consent revoked). */
export function requirePageLoad(): void {
  isStale = true
}

async function fetchManifest(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    await response.json()
  } catch (error) {
    // Later, as a page that is being left aborts its loads before the next one is there. Specification §8.10: console only.
    setTimeout(() => console.warn('[kreditokaz] builds/meta not loaded:', error), 3000)
  }
}

export function watchBuild(buildId: string): void {
  setTimeout(() => whenIdle(() => fetchManifest(buildId)), 1000) // specification §9.11

  const timer = setInterval(async () => {
    if (document.hidden || !navigator.onLine) return
    try {
      // The server's headers have it revalidated each time. An error response has no id.
      const { id }: { id?: unknown } = await (await fetch('/builds/latest.json')).json()
      if (!id || id === buildId) return
      requirePageLoad()
      clearInterval(timer)
    } catch {
      // offline, or the server is restarting: the next poll tries again
    }
  }, POLL_MS)
}
