import type { ComponentProps } from 'react'
import type { Toast } from './toast.tsx'

/** What a toast says; see `core/visit/toast.ts` for its life. */
export type ToastMessage = Pick<ComponentProps<typeof Toast>, 'type' | 'title' | 'description'> & {
  /** Aborted once what the toast says no longer holds: it is not shown then, or goes away. */
  signal?: AbortSignal
}

/** Name of the event on `window` that asks for a toast; its `detail` is a `ToastMessage`. */
export const TOAST_EVENT = 'toast'

/** Shows a toast; inside the dialog that is open, if any, because a modal makes the rest of the page inert. */
export function showToast(message: ToastMessage): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }))
}
