import { useEffect, useRef, useState } from 'react'

/** Pause after typing before a result is announced. */
export const AFTER_TYPING_MS = 700
/** Longer after a slider, whose own value is announced first. */
export const AFTER_SLIDING_MS = 1000
const CLEARED_MS = 60 // empty long enough for the same text to be announced again

/**
 * The debounced text of a live region: empty at first, then each message once it has not changed for `restMs`.
 *
 * @param cause a new one announces the message again, even if its text is the same
 */
export function useDebouncedAnnouncement(message: string, restMs: number, cause?: unknown): string {
  const [announced, setAnnounced] = useState('')
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cause announces again; restMs alone does not
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const clear = setTimeout(() => setAnnounced(''), restMs - CLEARED_MS)
    const speak = setTimeout(() => setAnnounced(message), restMs)
    return () => {
      clearTimeout(clear)
      clearTimeout(speak)
    }
  }, [cause, message])

  return announced
}
