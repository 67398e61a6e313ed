/** Runs something once the browser has nothing better to do; Safari cannot say when, so there it waits a moment. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}
