/** Boot's half of the ledger: what the fields themselves do not show, the order of changes and the presses. */

/** When each field was changed, as `timeStamp` of its last event. */
export const changedAt = new WeakMap<EventTarget, number>()

/** Buttons pressed in an island or part that is not hydrated, in order. The ledger presses them again. */
export const presses: [box: Element, button: HTMLElement | null][] = []

export function bootRecord(): void {
  addEventListener('input', ({ target, timeStamp }) => target && changedAt.set(target, timeStamp), true)
}
