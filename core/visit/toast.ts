/** One toast: shown, then hidden by itself; its time stands still while someone reads it (specification §4). */

export const TOAST_MS = 5000 // specification §9

/** An error is said at once; the others when the screen reader pauses (contract). */
export type ToastType = 'info' | 'success' | 'error'

/** What a toast says (specification §3). */
export type Toast = { title: string; description: string; type: ToastType }

/** Nothing shown, or a toast with the time it has left; `runningSince` is undefined while it is paused. */
export type ToastState =
  | { isShown: false }
  | { isShown: true; toast: Toast; leftMs: number; runningSince: number | undefined }

/** What can happen to a toast; `elapse` when its time may be over. */
export type ToastEvent =
  | { type: 'show'; toast: Toast; durationMs?: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'elapse' }
  /** By whom it is read; or, when it names one, because that one no longer holds. */
  | { type: 'close'; toast?: Toast }

/** What a page starts with. */
export const noToast: ToastState = { isShown: false }

/** The state after an event at `nowMs`, a clock that only moves forward. A new toast replaces the one before. */
export function toastAfter(state: ToastState, event: ToastEvent, nowMs: number): ToastState {
  if (event.type === 'show') {
    return { isShown: true, toast: event.toast, leftMs: event.durationMs ?? TOAST_MS, runningSince: nowMs }
  }
  if (!state.isShown) return state
  const { runningSince } = state
  switch (event.type) {
    case 'close':
      return event.toast && event.toast !== state.toast ? state : noToast
    case 'pause':
      if (runningSince === undefined) return state
      return { ...state, leftMs: Math.max(0, state.leftMs - (nowMs - runningSince)), runningSince: undefined }
    case 'resume':
      return runningSince === undefined ? { ...state, runningSince: nowMs } : state
    case 'elapse':
      if (runningSince === undefined) return state
      // Timers come up to a millisecond early: a state of its own makes whoever waits ask again how long.
      return nowMs - runningSince >= state.leftMs ? noToast : { ...state }
    default:
      return event satisfies never
  }
}

/** Milliseconds until the toast hides itself, or undefined while nothing is shown or it is paused. */
export function toastDueMs(state: ToastState, nowMs: number): number | undefined {
  if (!state.isShown || state.runningSince === undefined) return undefined
  return Math.max(0, state.leftMs - (nowMs - state.runningSince))
}
