import { useEffect, useState } from 'react'

const RESTS_AFTER_MS = 500

/** A copy of a value for what is costly to draw: it follows when the value has not changed for half a second. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), RESTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
