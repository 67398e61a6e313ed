/** Runs something once the browser has nothing better to do; Safari cannot say when, so there it waits a moment. */
export const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
