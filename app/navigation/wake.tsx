/** Hydrates islands: those of a page when React starts, the others when they are wanted. */
import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { routes } from '#core/site/routes.ts'
import { type IslandName, IslandRoot, isPatient } from './island.tsx'
import { isTouched } from './keep-typed.ts'
import { isMoved } from './moved-slider.ts'
import { documentPayload } from './payload.ts'
import { loadPayload } from './payload-fetch.ts'
import { remember } from './remember.ts'

type IslandModule = { default: ComponentType<object> }

/** Sent when an island that the page cannot do without has thrown: React has taken it, and the server's HTML, away. */
export const ISLAND_LOST = 'island-lost'
const dispensable: readonly string[] = ['cookie-choice', 'toasts'] satisfies IslandName[]

const files = import.meta.glob<IslandModule>('../islands/*.tsx')
const waking = new Map<string, Promise<void>>()
const roots = new Map<Element, Root>()

/** Props of an island of this document. @throws when they cannot be had */
async function propsOf(name: string): Promise<object> {
  const { islands, page } = documentPayload()
  if (islands[name]) return islands[name]
  const payload = page === 'not-found' ? undefined : await loadPayload(routes[page])
  const props = payload?.islands[name]
  if (!props) throw new Error(`No props of ${name} in the document of ${page}, nor in its payload.`)
  return props
}

async function hydrate(element: HTMLElement, name: string): Promise<void> {
  const load = files[`../islands/${name}.tsx`]
  if (!load) throw new Error(`No app/islands/${name}.tsx: every island needs its file.`)
  const [{ default: component }, props] = await Promise.all([load(), propsOf(name)])
  if (!element.isConnected) return // left meanwhile: nobody would ever give it up
  const putBack = remember(element)
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(element, <IslandRoot of={component} props={props} onUp={resolve} />, {
      identifierPrefix: name,
      // Given up before it was awake, an island has nothing to recover.
      onRecoverableError: (error) => roots.get(element) === root && reportError(error),
      onUncaughtError: (error) => {
        reportError(error)
        reject(error)
        const isLeft = roots.get(element) !== root // with the page it was on
        if (!isLeft && !dispensable.includes(name)) dispatchEvent(new Event(ISLAND_LOST))
      },
    })
    roots.set(element, root)
  })
  putBack()
  element.dataset.up = ''
}

/**
 * A slider has no name in its form: where its code never came, the field beside it takes over how it was moved, and with it
 * the page that is loaded anew (keep-typed.ts).
 */
function carrySliders(island: HTMLElement): void {
  for (const slider of island.querySelectorAll<HTMLInputElement>('input[type=range][data-quantity]')) {
    const field = island.querySelector<HTMLInputElement>(`[name][data-quantity=${slider.dataset.quantity}]`)
    if (field && field.value === field.defaultValue && isMoved(slider)) field.value = slider.value
  }
}

/** Resolves once the island answers to every press; at once where the page has none of that name. */
export function wake(name: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!element || 'up' in element.dataset) return Promise.resolve()
  const known = waking.get(name)
  if (known) return known
  const woken = hydrate(element, name).catch((error: unknown) => {
    waking.delete(name) // asked again, it tries again
    carrySliders(element)
    throw error
  })
  waking.set(name, woken)
  return woken
}

/**
 * Whether something stands in an island that the page did not come with, and of which no event told: the browser has put it
 * back after a reload or Back, or it was typed before any script came. The figures are still those before.
 */
function hasUnseenInput(island: HTMLElement): boolean {
  const fields = [...island.querySelectorAll('input')]
  return fields.some((field) => (field.type === 'range' ? isMoved(field) : isTouched(field)))
}

/** Wakes the islands of the page that is shown: all of them, or those that do not wait for a touch. */
export async function wakePage(main: Element, which: 'all' | 'unasked'): Promise<void> {
  const islands = [...main.querySelectorAll<HTMLElement>('[data-island]')]
  const nameOf = ({ dataset }: HTMLElement) => dataset.island ?? ''
  const wanted = islands.filter((island) => which === 'all' || !isPatient(nameOf(island)) || hasUnseenInput(island))
  await Promise.all(wanted.map((island) => wake(nameOf(island))))
}

/** Gives up the islands of a page that is left. */
export function dropIslands(main: Element): void {
  for (const [element, root] of roots) {
    if (!main.contains(element)) continue
    roots.delete(element)
    root.unmount()
  }
}
