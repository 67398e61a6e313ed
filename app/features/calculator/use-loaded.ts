import { type ComponentType, useEffect, useState } from 'react'
import { notLoaded } from '#app/delivery/not-loaded.ts'

/** A component once its code has loaded, which is asked for while it is wanted. */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | 'failed' | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props> | 'failed'>()
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (component) => setLoaded(() => component),
      (error: unknown) => {
        notLoaded('tool')(error)
        setLoaded((known: ComponentType<Props> | 'failed' | undefined) => known ?? 'failed')
      },
    )
  }, [load, isWanted])
  return loaded
}
