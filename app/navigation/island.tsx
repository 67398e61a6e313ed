import { type ComponentType, createContext, useContext, useEffect } from 'react'

/** A part of a page that React runs in the browser; `app/islands/<name>.tsx` is its component. */
export type IslandName =
  | 'calculator'
  | 'cookie-choice'
  | 'lead-dialog'
  | 'mini-calculator'
  | 'referral-activation'
  | 'toasts'

const patientIslands: readonly string[] = ['calculator', 'mini-calculator'] satisfies IslandName[]

/**
 * Whether an island's HTML does without React for a while: its code, the largest of all, comes with the first touch of
 * the page and not before.
 */
export function isPatient(island: string): boolean {
  return patientIslands.includes(island)
}

/** Draws an island as a root of its own and remembers its props for the document. */
type DrawIsland = <Props extends object>(name: IslandName, of: ComponentType<Props>, props: Props) => string

/** Present while the server draws a page; absent in the browser. */
export const ServerIslands = createContext<DrawIsland | null>(null)

type IslandProps<Props extends object> = {
  name: IslandName
  of: ComponentType<Props>
  /** Plain data: it travels in the document as JSON. */
  props: Props
}

/**
 * Where an island stands. The rest of a page is plain HTML that needs no React: it is not hydrated, and its data does not
 * travel twice (docs/decisions/0014). After a navigation the page is drawn whole, its islands as ordinary components.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const draw = useContext(ServerIslands)
  if (draw) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself, as a root that can be hydrated alone
    return <div data-island={name} dangerouslySetInnerHTML={{ __html: draw(name, Component, props) }} />
  }
  return (
    <div data-island={name} data-up="">
      <Component {...props} />
    </div>
  )
}

type IslandRootProps<Props extends object> = Omit<IslandProps<Props>, 'name'> & { onUp?: () => void }

/** The root of an island, the same on both sides, so that generated ids agree. */
export function IslandRoot<Props extends object>({ of: Component, props, onUp }: IslandRootProps<Props>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: up is said once
  useEffect(() => onUp?.(), [])
  return <Component {...props} />
}
