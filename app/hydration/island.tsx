import { type ComponentType, createContext, useContext, useEffect } from 'react'

/**
 * The parts of a page that React runs in the browser, each `app/islands/<name>.tsx`, and what loads their code: React's
 * start, the first touch of the page, or a request (`ReactSide.wake`).
 */
const wokenBy = {
  calculator: 'touch',
  'cookie-choice': 'start',
  'lead-dialog': 'request',
  'mini-calculator': 'touch',
  'referral-activation': 'start',
  toasts: 'request',
} as const

export type IslandName = keyof typeof wokenBy

/** Whether an island's code, one of the largest, waits for the first touch: its HTML does without React until then. */
export function isPatient(island: string): boolean {
  return wokenBy[island as IslandName] === 'touch' // undefined for an unknown name
}

/** Whether an island's code is needed as soon as React starts. */
export function isWokenAtStart(island: string): boolean {
  return wokenBy[island as IslandName] === 'start' // undefined for an unknown name
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
    <div data-island={name} data-up="">
      <Component {...props} />
    </div>
  )
}

type IslandRootProps<Props extends object> = Omit<IslandProps<Props>, 'name'> & { onUp?: () => void }

/** The root of an island, the same on server and client, so that generated ids agree. */
export function IslandRoot<Props extends object>({ of: Component, props, onUp }: IslandRootProps<Props>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after hydration
  useEffect(() => onUp?.(), [])
  return <Component {...props} />
}
