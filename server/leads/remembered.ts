/**
 * A loader whose last result is good for a while. Callers at the same moment share one load; a failed load is not kept.
 *
 * @param staleMs how long an old result stands in for a load that fails; none when left out
 */
export function remembered<T>(load: () => Promise<T>, freshMs: number, staleMs = 0): () => Promise<T> {
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
