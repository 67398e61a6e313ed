/** Runs a callback when the browser is idle; in Safari, which has no `requestIdleCallback`, in the next task. */
export function whenIdle(run: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout
  wait(run)
}
