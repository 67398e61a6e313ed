import { useEffect, useState } from 'react'
import { AFTER_TYPING_MS } from './use-debounced-announcement.ts'

/**
 * Holds back an error until typing has paused: the first digits of most numbers are below the minimum, and a screen
 * reader would read the message in the middle of the number. A corrected one is gone at once.
 *
 * @param text what is being typed; each change is a keystroke
 */
export function useDebouncedError<E>(error: E | undefined, text: string | undefined): E | undefined {
  const hasError = error !== undefined
  const [isDue, setIsDue] = useState(hasError)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts the pause anew
  useEffect(() => {
    if (!hasError) return setIsDue(false)
    const timer = setTimeout(setIsDue, AFTER_TYPING_MS, true)
    return () => clearTimeout(timer)
  }, [hasError, text])

  return isDue ? error : undefined
}
