import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_EVENT, type ToastMessage } from '#app/ui/show-toast.ts'
import { Toast } from '#app/ui/toast.tsx'
import { toastTexts } from '#content/browser-words.ts'
import { noToast, type ToastEvent, type ToastState, toastAfter, toastDueMs } from '#core/visit/toast.ts'
import styles from './toasts.module.css'

const nextState = (state: ToastState, event: ToastEvent) => toastAfter(state, event, performance.now())

/** The open modal: everything outside it is inert. */
const openDialog = () => document.querySelector('dialog[open]')

/**
 * Shows the toasts of `showToast`, one at a time; the countdown pauses on hover, on focus, and while the tab is hidden.
 */
export function Toasts() {
  const [state, dispatch] = useReducer(nextState, noToast)
  // Undefined until mounted, so that no page's HTML holds the empty status.
  const [dialog, setDialog] = useState<Element | null>()
  const readers = useRef(new Set<'pointer' | 'focus' | 'hidden'>())
  const cameFrom = useRef<HTMLElement>(null) // where the focus was before it came to the toast

  const read = useCallback((by: 'pointer' | 'focus' | 'hidden', isReading: boolean) => {
    if (isReading) readers.current.add(by)
    else readers.current.delete(by)
    dispatch({ type: readers.current.size > 0 ? 'pause' : 'resume' })
  }, [])

  useEffect(() => {
    const handleToast = (event: Event) => {
      const { signal, ...toast } = (event as CustomEvent<ToastMessage>).detail // showToast is the only sender
      if (signal?.aborted) return
      readers.current = new Set(document.hidden ? ['hidden'] : [])
      setDialog(openDialog())
      dispatch({ type: 'show', toast })
      signal?.addEventListener('abort', () => dispatch({ type: 'close', toast }))
      if (document.hidden) dispatch({ type: 'pause' })
    }
    const handleClose = () => {
      setDialog(openDialog())
      // The toast is remounted outside the dialog, so it loses hover and focus without an event.
      readers.current.delete('pointer')
      read('focus', false)
    }
    const handleVisibility = () => read('hidden', document.hidden)
    setDialog(null)
    addEventListener(TOAST_EVENT, handleToast)
    addEventListener('close', handleClose, true) // a dialog's close event does not bubble
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      removeEventListener(TOAST_EVENT, handleToast)
      removeEventListener('close', handleClose, true)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [read])

  useEffect(() => {
    const dueMs = toastDueMs(state, performance.now())
    if (dueMs === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'elapse' }), dueMs)
    return () => clearTimeout(timer)
  }, [state])

  if (dialog === undefined) return null
  const toast = state.isShown && (
    <Toast
      {...state.toast}
      closeLabel={toastTexts.close}
      onClose={() => {
        dispatch({ type: 'close' })
        cameFrom.current?.focus({ preventScroll: true })
      }}
      // Not `pointerenter`, which also comes when the toast appears under a resting pointer; a still finger only presses.
      onPointerMove={() => read('pointer', true)}
      onPointerDown={() => read('pointer', true)}
      onPointerLeave={() => read('pointer', false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        // The related target is what had the focus before.
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
        read('focus', true)
      }}
      onBlur={() => read('focus', false)}
    />
  )
  // The status exists before its toast: screen readers ignore one inserted with its text. An error is an alert by itself.
  const place = (
    <div className={styles.region}>
      <div role={state.isShown && state.toast.type === 'error' ? undefined : 'status'}>{toast}</div>
    </div>
  )
  return toast && dialog ? createPortal(place, dialog) : place
}
