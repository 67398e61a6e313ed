import { useState } from 'react'

/** A value while it is followed; otherwise as it was last. */
export function useWhile<Value>(isFollowed: boolean, value: Value): Value {
  const [last, setLast] = useState(value)
  if (isFollowed && last !== value) setLast(value)
  return isFollowed ? value : last
}
