/** Runs something once the browser has nothing better to do; Safari cannot say when that is, so there it runs next. */
export function whenIdle(run: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout
  wait(run)
}
