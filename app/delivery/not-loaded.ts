const LEFT_MS = 3000 // by then a page that is being left, whose loads WebKit aborts before the next page answers, is gone

/** Logs that something dispensable could not be loaded. */
export function notLoaded(what: string): (error: unknown) => void {
  return (error) => void setTimeout(console.error, LEFT_MS, `[kreditokaz] ${what} not loaded:`, error)
}
