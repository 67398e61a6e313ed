/** Build freshness (specification §4, §7): the manifest once, the newest build id again and again. Part of boot. */

import { whenIdle } from './when-idle.ts'

export const POLL_MS = 60_000
const MANIFEST_DELAY_MS = 1000 // specification §9

/** Whether the server has a newer build than this page; the next navigation is then an ordinary page load. */
export let isBuildStale = false

/**
 * Makes the next navigation an ordinary page load for another reason: what runs now has to stop (consent revoked), or data
 * of another build has come.
 */
export function leaveOnNextNavigation(): void {
  isBuildStale = true
}

async function fetchManifest(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    await response.json()
  } catch (error) {
    console.warn('[kreditokaz] builds/meta not loaded:', error) // specification §8: console only
  }
}

export function watchBuild(buildId: string): void {
  setTimeout(() => whenIdle(() => void fetchManifest(buildId)), MANIFEST_DELAY_MS)

  const timer = setInterval(async () => {
    if (document.hidden || !navigator.onLine) return
    try {
      // Never from a cache: the server has it asked about each time. An error has no id.
      const { id }: { id?: unknown } = await (await fetch('/builds/latest.json')).json()
      if (!id || id === buildId) return
      isBuildStale = true
      clearInterval(timer)
    } catch {
      // offline or restarting: asked again at the next turn
    }
  }, POLL_MS)
}
