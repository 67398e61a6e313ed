import { type ComponentType, useEffect, useState } from 'react'
import { notLoaded } from '#app/delivery/not-loaded.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** What `loadBefore` has loaded, by what loads it. */
const loadedBefore = new WeakMap<object, unknown>()

/** Loads the code of components that are wanted as soon as they are rendered: they are there in the first frame. */
export async function loadBefore<Props>(loads: readonly Load<Props>[]): Promise<void> {
  const each = loads.map(async (load) => loadedBefore.set(load, await load()))
  await Promise.allSettled(each) // one that fails is reported by whoever renders it
}

/** A component once its code has loaded, which is asked for while it is wanted. */
export function useLoaded<Props>(load: Load<Props>, isWanted: boolean): ComponentType<Props> | 'failed' | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props> | 'failed' | undefined>(
    () => loadedBefore.get(load) as ComponentType<Props> | undefined, // as `loadBefore` has set it
  )
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
