const LEFT_MS = 100 // by then a page that is being left, which aborts its loads, is gone: nothing has failed

/** Logs that something dispensable could not be loaded. */
export function notLoaded(what: string): (error: unknown) => void {
  return (error) => void setTimeout(console.error, LEFT_MS, `[kreditokaz] ${what} not loaded:`, error)
}
