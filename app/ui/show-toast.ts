import type { ComponentProps } from 'react'
import type { Toast } from './toast.tsx'

/** The content of a toast; see `core/visit/toast.ts` for its timing. */
export type ToastMessage = Pick<ComponentProps<typeof Toast>, 'type' | 'title' | 'description'> & {
  /** Aborted once the message no longer holds: the toast is then not shown, or closes. */
  signal?: AbortSignal
}

/** Name of the event on `window` that asks for a toast; its `detail` is a `ToastMessage`. */
export const TOAST_EVENT = 'toast'

/** Shows a toast; inside the open dialog, if any, because a modal makes the rest of the page inert. */
export function showToast(message: ToastMessage): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }))
}
