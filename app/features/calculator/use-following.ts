import { startTransition, useEffect, useState } from 'react'

/**
 * A value that follows another as soon as there is time, and never before the frame that shows the other: React's own
 * deferred values may be drawn in that very frame, and on a slow phone that is what makes it late.
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
  return following
}
