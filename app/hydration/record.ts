/** Boot's half of the ledger: what the fields themselves do not show, the order of changes and the presses. */
import { closestTarget } from '#app/browser/closest-target.ts'

/** An island that React does not run yet. */
export const DEHYDRATED = '[data-island]:not([data-hydrated])'

/** When each field was changed, as `timeStamp` of its last event. */
export const changedAt = new WeakMap<EventTarget, number>()

/** Buttons pressed in an island or part that is not hydrated, in order. The ledger presses them again. */
export const presses: [box: Element, button: HTMLElement | null][] = []

export function bootRecord(): void {
  addEventListener(
    'input',
    (event) => {
      changedAt.set(event.target as Element, event.timeStamp) // of an input
      const island = closestTarget(event, DEHYDRATED)
      if (island) island.dataset.changed = '' // its figures are those of the page as it came
    },
    true,
  )
}
