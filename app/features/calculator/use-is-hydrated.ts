import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true: for what only the browser can render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
