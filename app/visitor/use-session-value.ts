import { useCallback, useState } from 'react'

/** By place. In memory only: an income is neither stored nor written to the address. */
const kept = new Map<string, unknown>()

/**
 * Like `useState`, but whoever returns to the page by client-side navigation finds the last value.
 *
 * @param place the same for all that share the value; it stays the same while the component is mounted
 */
export function useSessionValue<Value>(place: string, start: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as Value) : start)) // written only below
  const keep = useCallback(
    (next: Value) => {
      kept.set(place, next)
      setValue(next)
    },
    [place],
  )
  return [value, keep]
}
