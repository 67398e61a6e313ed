import { type ComponentType, createContext, useContext, useEffect, useLayoutEffect } from 'react'

/** The parts of a page that React runs in the browser, each `app/islands/<name>.tsx`. */
export type IslandName =
  | 'calculator'
  | 'cookie-choice'
  | 'lead-dialog'
  | 'mini-calculator'
  | 'referral-activation'
  | 'toasts'

/** Hydrated when they are opened: they are invisible until then. */
const onRequest: readonly string[] = ['lead-dialog', 'toasts'] satisfies IslandName[]

/** Whether an island is hydrated as soon as React starts. */
export function isHydratedAtStart(island: string): boolean {
  return !onRequest.includes(island)
}

/** Renders an island to HTML as a root of its own, and records its props for the document. */
type DrawIsland = <Props extends object>(name: IslandName, of: ComponentType<Props>, props: Props) => string

/** Set while the server renders a page; null in the browser. */
export const ServerIslands = createContext<DrawIsland | null>(null)

type IslandProps<Props extends object> = {
  name: IslandName
  of: ComponentType<Props>
  /** Plain data: sent in the document as JSON. */
  props: Props
}

/**
 * Marks the place of an island. The rest of a page is plain HTML: it is not hydrated, and its data is not sent twice
 * (docs/decisions/0014). After a navigation React renders the whole page, with islands as ordinary components.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const draw = useContext(ServerIslands)
  if (draw) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, as a root that can be hydrated alone
    return <div data-island={name} dangerouslySetInnerHTML={{ __html: draw(name, Component, props) }} />
  }
  return (
    <div data-island={name} data-hydrated="">
      <Component {...props} />
    </div>
  )
}

type IslandRootProps<Props extends object> = Omit<IslandProps<Props>, 'name'> & {
  onHydrated?: () => void
  /** After the effects of the island, which may listen to events. */
  onListening?: () => void
}

/** The root of an island, the same on server and client, so that generated ids agree. */
export function IslandRoot<Props extends object>({
  of: Component,
  props,
  onHydrated,
  onListening,
}: IslandRootProps<Props>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, before React renders anything else
  useLayoutEffect(() => onHydrated?.(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => onListening?.(), [])
  return <Component {...props} />
}
