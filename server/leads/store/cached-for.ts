/**
 * Caches the last result of a loader for `freshMs`. Concurrent callers share one load; a failure is not cached.
 *
 * @param staleMs age up to which the last result is returned when a reload fails; by default a failure rejects
 */
export function cachedFor<T>(load: () => Promise<T>, freshMs: number, staleMs = 0): () => Promise<T> {
  let last: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined

  async function reload(): Promise<T> {
    try {
      const value = await load()
      last = { value, at: performance.now() }
      return value
    } catch (error) {
      if (last !== undefined && performance.now() - last.at < staleMs) return last.value
      throw error
    } finally {
      loading = undefined
    }
  }

  return () => {
    if (last !== undefined && performance.now() - last.at < freshMs) return Promise.resolve(last.value)
    loading ??= reload()
    return loading
  }
}
