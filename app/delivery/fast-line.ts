const FAST_MS = 100

/** Whether this document has arrived quickly, counted from the start of its navigation. A missing entry counts as fast. */
export function isLineFast(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its standard
  return !entry || entry.responseEnd < FAST_MS
}
