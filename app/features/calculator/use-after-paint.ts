import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsNear } from './use-seen.ts'

const RESTED_MS = 300 // longer than between two keys, or two steps of a dragged slider

/**
 * A deferred copy of a value for a part of the page, updated only after the frame that shows the value itself has been
 * painted; far from the screen only once the value rests. React's `useDeferredValue` may render in that same frame,
 * which makes it late on a slow phone.
 *
 * A press updates it first, so that whatever is pressed acts on the figures on screen.
 */
export function useAfterPaint<Value>(value: Value, part: RefObject<Element | null>): Value {
  const [following, setFollowing] = useState(value)
  const isNear = useIsNear(part)
  useEffect(() => {
    if (following === value) return
    let timer = 0
    const follow = () => startTransition(() => setFollowing(value))
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(follow, isNear ? 0 : RESTED_MS) // a task after the frame
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, following, isNear])
  useEffect(() => {
    if (following === value) return
    const catchUp = (event: Event) => {
      if (actsOnFollowing(event)) flushSync(() => setFollowing(value))
    }
    for (const type of moments) addEventListener(type, catchUp, true) // before React, which listens on its root
    return () => {
      for (const type of moments) removeEventListener(type, catchUp, true)
    }
  }, [following, value])
  return following
}

/** Any click, including those by keyboard or script, and printing. */
const moments = ['click', 'beforeprint'] as const

/**
 * Not in the form, which has the latest value: its step buttons may be pressed faster than a slow phone renders the
 * rest.
 */
function actsOnFollowing({ target }: Event): boolean {
  return !(target instanceof Element) || (target.closest('button, a') !== null && target.closest('form') === null)
}
