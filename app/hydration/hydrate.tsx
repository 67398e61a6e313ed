/** Hydrates ("wakes") islands: some when React starts, the others when they are needed. */
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { documentPayload } from '#app/delivery/document-payload.ts'
import { isTouched } from '#app/delivery/keep-typed.ts'
import { loadPayload } from '#app/delivery/payload-fetch.ts'
import { routes } from '#core/site/routes.ts'
import { type IslandName, IslandRoot, isPatient } from './island.tsx'
import { isMoved } from './moved-slider.ts'
import { remember } from './remember.ts'

type IslandModule = { default: ComponentType<object> }

/**
 * In one go for a visitor who waits; else in slices, between which a touch is answered. React does the rest in one go if
 * the island is pressed or typed into meanwhile, before it hands on the event.
 */
type Pace = 'in one go' | 'in slices'

/** Sent when an indispensable island has thrown: React has removed it together with the server's HTML. */
export const ISLAND_LOST = 'island-lost'
const dispensable: readonly string[] = ['cookie-choice', 'toasts'] satisfies IslandName[]

const files = import.meta.glob<IslandModule>('../islands/*.tsx')
const waking = new Map<string, Promise<void>>()
const roots = new Map<Element, Root>()

/** Props of an island of this document. @throws when loading fails */
async function propsOf(name: string): Promise<object> {
  const { islands, page } = documentPayload()
  if (islands[name]) return islands[name]
  const payload = page === 'not-found' ? undefined : await loadPayload(routes[page])
  const props = payload?.islands[name]
  if (!props) throw new Error(`No props of ${name} in the document of ${page}, nor in its payload.`)
  return props
}

async function hydrate(element: HTMLElement, name: string, pace: Pace): Promise<void> {
  const load = files[`../islands/${name}.tsx`]
  if (!load) throw new Error(`No app/islands/${name}.tsx: every island needs its file.`)
  const [{ default: component }, props] = await Promise.all([load(), propsOf(name)])
  if (!element.isConnected) return // the page was left meanwhile: nothing would ever unmount the root
  const putBack = remember(element)
  const isTranslated = element.querySelector('font') !== null // by the browser, which does the same to what React draws
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      const root = hydrateRoot(element, <IslandRoot of={component} props={props} onUp={resolve} />, {
        identifierPrefix: name,
        // An island unmounted before hydration has ended reports an error of no interest.
        onRecoverableError: (error) => !isTranslated && roots.get(element) === root && reportError(error),
        onUncaughtError: (error) => {
          reportError(error)
          reject(error)
          const isLeft = roots.get(element) !== root // unmounted with its page
          if (!isLeft && !dispensable.includes(name)) dispatchEvent(new Event(ISLAND_LOST))
        },
      })
      roots.set(element, root)
    }
    if (pace === 'in slices') startTransition(begin)
    else begin()
  })
  putBack()
  element.dataset.up = ''
}

/**
 * Sliders have no name in their form. If the calculator's code fails to load, their values are copied to the fields
 * beside them, so that the reloaded page has them too (keep-typed.ts).
 */
function carrySliders(island: HTMLElement): void {
  for (const slider of island.querySelectorAll<HTMLInputElement>('input[type=range][data-quantity]')) {
    const field = island.querySelector<HTMLInputElement>(`[name][data-quantity=${slider.dataset.quantity}]`)
    if (field && field.value === field.defaultValue && isMoved(slider)) field.value = slider.value
  }
}

/** Resolves once the island is hydrated; at once if the page has none of that name. */
export function wake(name: string, pace: Pace = 'in one go'): Promise<void> {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!element || 'up' in element.dataset) return Promise.resolve()
  const known = waking.get(name)
  if (known) return known
  const woken = hydrate(element, name, pace).catch((error: unknown) => {
    waking.delete(name) // the next call tries again
    carrySliders(element)
    throw error
  })
  waking.set(name, woken)
  return woken
}

/**
 * Whether a field of an island differs from its HTML without an event having told so: the browser restored it after a
 * reload or Back, or it was typed before any script ran. The figures beside it are out of date.
 */
function hasUnseenInput(island: HTMLElement): boolean {
  const fields = [...island.querySelectorAll('input')]
  return fields.some((field) => (field.type === 'range' ? isMoved(field) : isTouched(field)))
}

/** Hydrates the islands of the current page: all of them, or those that do not wait for a touch. */
export async function wakePage(main: Element, which: 'all' | 'unasked'): Promise<void> {
  const islands = [...main.querySelectorAll<HTMLElement>('[data-island]')]
  const nameOf = ({ dataset }: HTMLElement) => dataset.island ?? ''
  const wanted = islands.filter((island) => which === 'all' || !isPatient(nameOf(island)) || hasUnseenInput(island))
  await Promise.all(wanted.map((island) => wake(nameOf(island))))
}

/** Unmounts the islands of a page that is being left. */
export function dropIslands(main: Element): void {
  for (const [element, root] of roots) {
    if (!main.contains(element)) continue
    roots.delete(element)
    root.unmount()
  }
}
