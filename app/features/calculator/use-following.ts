import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A value that follows another as soon as there is time, and never before the frame that shows the other: React's own
 * deferred values may be drawn in that very frame, and on a slow phone that is what makes it late.
 *
 * A press does not wait for it: whatever is pressed acts on the figures that are on the screen.
 */
export function useFollowing<Value>(value: Value): Value {
  const [following, setFollowing] = useState(value)
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setFollowing(value))) // a task behind the frame
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  useEffect(() => {
    if (following === value) return
    const catchUp = (event: Event) => {
      if (actsOnFollowing(event)) flushSync(() => setFollowing(value))
    }
    for (const type of moments) addEventListener(type, catchUp, true) // before React, which listens further in
    return () => {
      for (const type of moments) removeEventListener(type, catchUp, true)
    }
  }, [following, value])
  return following
}

/** A press by hand, key or script, and a sheet of paper. */
const moments = ['click', 'beforeprint'] as const

/** The form has the latest value itself; its steps may be pressed faster than a slow phone draws the rest. */
function actsOnFollowing({ target }: Event): boolean {
  return !(target instanceof Element) || (target.closest('button, a') !== null && target.closest('form') === null)
}
