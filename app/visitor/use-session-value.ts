import { useCallback, useState, useSyncExternalStore } from 'react'

/** By place. In memory only: an income is neither stored nor written to the address. */
const values = new Map<string, unknown>() // written only below, by the visitor: on the server it stays empty
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Like `useState`, but all that name one place have one value, and whoever returns to the page by client-side navigation
 * finds the last one.
 *
 * @param place the same for all that share the value; it stays the same while the component is mounted
 */
export function useSessionValue<Value>(place: string, start: Value): [Value, (next: Value) => void] {
  const [first] = useState(start)
  return [
    useSyncExternalStore(
      listen,
      () => (values.has(place) ? (values.get(place) as Value) : first),
      () => first,
    ),
    useCallback(
      (next) => {
        values.set(place, next)
        for (const listener of listeners) listener()
      },
      [place],
    ),
  ]
}
