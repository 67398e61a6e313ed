/** Whether this document had arrived 0.1 s after its navigation began. Until it has, and without an entry, it counts as fast. */
export function isLineFast(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its standard
  return (entry?.responseEnd ?? 0) < 100
}
