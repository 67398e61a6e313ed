import { useEffect, useRef, useState } from 'react'

/** How long what is typed has to rest before its outcome is said. */
export const AFTER_TYPING_MS = 700
/** And a slider that is moved: it speaks its own value first. */
export const AFTER_SLIDING_MS = 1000
const CLEARED_MS = 60 // long enough empty that the same text is spoken again

/**
 * What a live region says of a message: nothing at first, and each change once it rests.
 *
 * @param cause a new one has the message said again, even where its words are the same
 */
export function useSaid(message: string, restMs: number, cause?: unknown): string {
  const [said, setSaid] = useState('')
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cause decides when, not what; another rest is no news
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const clear = setTimeout(() => setSaid(''), restMs - CLEARED_MS)
    const speak = setTimeout(() => setSaid(message), restMs)
    return () => {
      clearTimeout(clear)
      clearTimeout(speak)
    }
  }, [cause, message])

  return said
}
