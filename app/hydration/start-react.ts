/** Starts React late, without losing what was pressed before (docs/decisions/0002). Part of boot. */
import { around } from '#app/browser/closest-target.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { documentPayload } from '#app/delivery/document-payload.ts'
import { loadWith } from '#app/delivery/head-link.ts'
import { reloadOnce } from '#app/delivery/reload.ts'
import { loadStyles } from '#app/delivery/style-sheet.ts'

/** What React's chunk offers once it is up. */
export type ReactSide = {
  /** @param open dialogs open when the navigation began: they close; a form opened since then stays */
  go: (event: NavigateEvent, open: Iterable<HTMLDialogElement>) => Promise<void>
  /** Hydrates an island. */
  wake: (island: string) => Promise<void>
  /** Hydrates every island of the current page. */
  wakePage: () => Promise<void>
}

/** React's chunk, which this folder may not import, so boot passes it in. */
type ReactChunk = { start: () => Promise<ReactSide> }

let loadChunk: () => Promise<ReactChunk>
let starting: Promise<ReactSide | undefined> | undefined

/** `data-react` on `<html>`, where CSS reads it to show the phone number in place of a form that cannot run. */
const state = document.documentElement.dataset as { react?: 'late' | 'up' | 'failed' } // set below only
state.react = 'late'

export function isReactUp(): boolean {
  return state.react === 'up'
}

let hasFailed = false

/** Whether code failed to load: it is not tried again on this page. */
export function hasReactFailed(): boolean {
  return hasFailed
}

/** Handles code that failed to load: one reload, then the page stays as it is until the network is back. */
function giveUp(error: unknown): undefined {
  if (hasFailed) return
  hasFailed = true
  console.error('[kreditokaz] start failed:', error)
  void reloadOnce().then((isReloading) => {
    if (isReloading) return
    state.react = 'failed'
    addEventListener('online', () => reloadOnce())
  })
}

/** Starts React, once, and hydrates the page's islands; undefined if a chunk failed to load. */
export function startReact(): Promise<ReactSide | undefined> {
  if (!starting) loadStyles().catch(() => {}) // start.tsx awaits it again and reports the failure
  starting ??= loadWith(loadChunk, documentPayload().chunks)
    .then(({ start }) => start())
    .then((react) => {
      state.react = 'up'
      return react
    })
    .catch(giveUp)
  return starting
}

/** Hydrates an island. @returns whether it succeeded */
async function wakeAround(island: HTMLElement): Promise<boolean> {
  const react = await startReact()
  if (!react || hasFailed) return false
  await react.wake(island.dataset.island ?? '').catch(giveUp)
  return !hasFailed
}

/** The island around the target of an event, if it is not hydrated yet. */
function sleepingIsland(event: Event): HTMLElement | null | undefined {
  return around(event, '[data-island]:not([data-up])')
}

function holdPress(event: MouseEvent): void {
  const island = sleepingIsland(event)
  const button = island && around(event, 'button[data-react]')
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void wakeAround(island).then((isAwake) => isAwake && button.click())
}

function holdSubmit(event: SubmitEvent): void {
  const island = sleepingIsland(event)
  const form = event.target as HTMLFormElement // only forms send this event
  if (!island || !('react' in form.dataset)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void wakeAround(island).then((isAwake) => {
    // Enter in a field has a submitter too. Not `requestSubmit`: Safari has that only from 16 on.
    if (isAwake) event.submitter?.click()
    else if (form.method === 'get') form.submit() // calculators work without React; the lead form does not
  })
}

/** Hydrates any island that is touched, and the lead dialog as soon as one of its buttons is pointed at or focused. */
function anticipate(event: Event): void {
  const island = around(event, '[data-lead]')
    ? document.querySelector<HTMLElement>('[data-island=lead-dialog]:not([data-up])')
    : sleepingIsland(event)
  if (island) void wakeAround(island)
}

const firstTouches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'scroll'] as const

export function bootReact(load: () => Promise<ReactChunk>): void {
  loadChunk = load
  addEventListener('click', holdPress, true)
  addEventListener('submit', holdSubmit, true)
  const wakePage = () => void startReact().then((react) => react?.wakePage().catch(giveUp))
  for (const type of firstTouches) addEventListener(type, wakePage, { capture: true, once: true })
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    addEventListener(type, anticipate, true)
  }
  // `load` is still to come, because it waits for module scripts. React must not delay the first paint, even on a fast
  // connection. Firefox reports no paint if it scrolled the page at load; a second later it has surely painted.
  addEventListener('load', () => {
    new PerformanceObserver(() => whenIdle(startReact)).observe({ type: 'paint', buffered: true })
    setTimeout(startReact, 1000)
  })
}
