import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsNear } from './use-seen.ts'

const RESTED_MS = 300 // longer than between two keys, or two steps of a dragged slider

/** A part of the page, and how it is told a value. */
type Follower<Value> = { isNear: boolean; show: (value: Value) => void }

/** A value, and the parts of the page that follow it. */
export type Followed<Value> = {
  newest: Value
  followers: Set<Follower<Value>>
}

/**
 * Has parts of the page follow a value only after the frame that shows the value itself has been painted; far from the
 * screen only once the value rests. React's `useDeferredValue` may render in that same frame, which makes it late on a
 * slow phone, as would rendering whoever only waits.
 *
 * A press updates them first, so that whatever is pressed acts on the figures on screen.
 */
export function useFollowed<Value>(value: Value): Followed<Value> {
  const [followed] = useState<Followed<Value>>(() => ({ newest: value, followers: new Set() }))
  useEffect(() => {
    const catchUp = (event: Event) => {
      if (actsOnFollowers(event)) flushSync(() => tell(followed, true))
    }
    for (const type of moments) addEventListener(type, catchUp, true) // before React, which listens on its root
    return () => {
      for (const type of moments) removeEventListener(type, catchUp, true)
    }
  }, [followed])
  useEffect(() => {
    followed.newest = value
    let timers: number[] = []
    const frame = requestAnimationFrame(() => {
      // Tasks after the frame.
      timers = [0, RESTED_MS].map((ms) => window.setTimeout(() => startTransition(() => tell(followed, ms > 0)), ms))
    })
    return () => {
      cancelAnimationFrame(frame)
      timers.forEach(clearTimeout)
    }
  }, [value, followed])
  return followed
}

function tell<Value>({ newest, followers }: Followed<Value>, isFarToo: boolean): void {
  for (const { isNear, show } of followers) if (isNear || isFarToo) show(newest)
}

/** The value as a part of the page shows it. */
export function useFollower<Value>(followed: Followed<Value>, part: RefObject<Element | null>): Value {
  const [following, show] = useState(followed.newest)
  const isNear = useIsNear(part)
  useEffect(() => {
    const follower = { isNear, show }
    followed.followers.add(follower)
    if (isNear) startTransition(() => show(followed.newest))
    return () => void followed.followers.delete(follower)
  }, [followed, isNear])
  return following
}

/** Any click, including those by keyboard or script, and printing. */
const moments = ['click', 'beforeprint'] as const

/**
 * Not in the form, which has the latest value: its step buttons may be pressed faster than a slow phone renders the
 * rest.
 */
function actsOnFollowers({ target }: Event): boolean {
  return !(target instanceof Element) || (target.closest('button, a') !== null && target.closest('form') === null)
}
