/** The toast: hides itself after a time, which is paused while someone reads it (specification §4.11). */

export const TOAST_MS = 5000 // specification §9.2

/** Screen readers announce an error at once, the others at the next pause (contract §4.10). */
export type ToastType = 'info' | 'success' | 'error'

/** The content of a toast (specification §3.8). */
export type Toast = { title: string; description: string; type: ToastType }

/** Nothing shown, or a toast with its remaining time; `runningSince` is undefined while paused. */
export type ToastState =
  | { isShown: false }
  | { isShown: true; toast: Toast; leftMs: number; runningSince: number | undefined }

/** Events of a toast; `elapse` when its time may be over. */
export type ToastEvent =
  | { type: 'show'; toast: Toast }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'elapse' }
  /** By the visitor; or, with `toast`, by the page, if that toast is still shown. */
  | { type: 'close'; toast?: Toast }

/** Before the first toast, and after each. */
export const noToast: ToastState = { isShown: false }

/** The state after an event at `nowMs`, on a monotonic clock. A new toast replaces the current one. */
export function toastAfter(state: ToastState, event: ToastEvent, nowMs: number): ToastState {
  if (event.type === 'show') {
    return { isShown: true, toast: event.toast, leftMs: TOAST_MS, runningSince: nowMs }
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
      // Timers may fire up to a millisecond early: a new state object makes the caller wait for the rest.
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
