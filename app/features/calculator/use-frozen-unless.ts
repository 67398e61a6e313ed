import { useState } from 'react'

/** The current value while `isFollowed`; otherwise the last one it then had. */
export function useFrozenUnless<Value>(isFollowed: boolean, value: Value): Value {
  const [last, setLast] = useState(value)
  if (isFollowed && last !== value) setLast(value)
  return isFollowed ? value : last
}
