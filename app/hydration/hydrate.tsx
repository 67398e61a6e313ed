/** Hydrates islands: those of the page when React starts, closed ones when they are opened. */
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { documentPayload } from '#app/delivery/document-payload.ts'
import { fetchOfBuild } from '#app/delivery/fetch-of-build.ts'
import type { PropsApart } from '#app/delivery/view.ts'
import { type IslandName, IslandRoot, isHydratedAtStart } from './island.tsx'
import { isBoxUsed, isChanged, openLedger } from './ledger.ts'

type IslandModule = { default: ComponentType<object> }

/**
 * In one go for a visitor who waits, as one does who has changed the island or has the focus in it; else in slices, between
 * which a touch is answered, but a key would move the caret to the end. React does the rest in one go if the island is
 * pressed or typed into meanwhile, before it hands on the event.
 */
type Pace = 'in one go' | 'in slices'

/** Sent when an indispensable island has thrown: React has removed it together with the server's HTML. */
export const ISLAND_LOST = 'island-lost'
const dispensable: readonly string[] = ['cookie-choice', 'toasts'] satisfies IslandName[]

const files = import.meta.glob<IslandModule>('../islands/*.tsx')
const hydrating = new Map<string, Promise<void>>()
const roots = new Map<Element, Root>()

/** Props of an island of this document. @throws when loading fails */
async function propsOf(name: string): Promise<object> {
  const { islands, props } = documentPayload()
  const found = islands[name] ?? (props && (await fetchOfBuild<PropsApart>(props))?.islands[name])
  if (!found) throw new Error(`${name}: no props`)
  return found
}

async function hydrateElement(element: HTMLElement, name: string, pace: Pace): Promise<void> {
  const load = files[`../islands/${name}.tsx`]
  if (!load) throw new Error(`${name}: no island`)
  const [{ default: component }, props] = await Promise.all([load(), propsOf(name)])
  if (!element.isConnected) return // the page was left meanwhile: nothing would ever unmount the root
  const closeLedger = openLedger(element)
  await new Promise<void>((resolve, reject) => {
    const hydrated = () => {
      element.dataset.hydrated = ''
      closeLedger()
    }
    const begin = () => {
      const root = hydrateRoot(
        element,
        <IslandRoot of={component} props={props} onHydrated={hydrated} onListening={resolve} />,
        {
          identifierPrefix: name,
          // Of no interest: an island unmounted before hydration has ended, a page that the browser has translated.
          onRecoverableError: (error) =>
            roots.get(element) === root && !document.querySelector('font') && reportError(error),
          onUncaughtError: (error) => {
            reportError(error)
            reject(error)
            const isLeft = roots.get(element) !== root // unmounted with its page
            if (!isLeft && !dispensable.includes(name)) dispatchEvent(new Event(ISLAND_LOST))
          },
        },
      )
      roots.set(element, root)
    }
    if (pace === 'in slices' && !isBoxUsed(element)) startTransition(begin)
    else begin()
  })
}

/**
 * Sliders have no name in their form. If the calculator's code fails to load, their values are copied to the fields
 * beside them, so that the reloaded page has them too (keep-typed.ts).
 */
function carrySliders(island: HTMLElement): void {
  for (const slider of island.querySelectorAll<HTMLInputElement>('input[type=range][data-quantity]')) {
    const field = island.querySelector<HTMLInputElement>(`[name][data-quantity=${slider.dataset.quantity}]`)
    if (field && field.value === field.defaultValue && isChanged(slider)) field.value = slider.value
  }
}

/** Resolves once the island is hydrated; at once if the page has none of that name. */
export function hydrate(name: string, pace: Pace = 'in one go'): Promise<void> {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!element || 'hydrated' in element.dataset) return Promise.resolve()
  const known = hydrating.get(name)
  if (known) return known
  const done = hydrateElement(element, name, pace).catch((error: unknown) => {
    hydrating.delete(name) // the next call tries again
    carrySliders(element)
    throw error
  })
  hydrating.set(name, done)
  return done
}

/** Hydrates the islands of the page that wait for nothing, and those that a visitor uses. */
export function hydratePage(): Promise<unknown> {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  const hydrated = Array.from(islands, (island) => {
    const name = island.dataset.island ?? ''
    return (isHydratedAtStart(name) || isBoxUsed(island)) && hydrate(name, 'in slices')
  })
  return Promise.all(hydrated)
}

/** Unmounts the islands of a page that is being left. */
export function dropIslands(main: Element): void {
  for (const [element, root] of roots) {
    if (!main.contains(element)) continue
    roots.delete(element)
    root.unmount()
  }
}
