/** Starts React right after the first paint, without losing what was pressed before (docs/hydration.md). Part of boot. */
import { closestTarget } from '#app/browser/closest-target.ts'
import { documentPayload } from '#app/delivery/document-payload.ts'
import { isLineFast } from '#app/delivery/fast-line.ts'
import { preload } from '#app/delivery/head-link.ts'
import { reloadOnce } from '#app/delivery/reload.ts'
import { loadStyles } from '#app/delivery/style-sheet.ts'
import { DEHYDRATED, presses } from './record.ts'

/** What React's chunk offers once it is up. */
export type ReactSide = {
  /** Hydrates an island. */
  hydrate: (island: string) => Promise<void>
}

/** React's chunk, which this folder may not import, so boot passes it in. */
type ReactChunk = { start: () => Promise<ReactSide> }

/** `data-react` on `<html>`, where CSS reads it to show the phone number in place of a form that cannot run. */
const state = document.documentElement.dataset as { react?: 'late' | 'up' | 'failed' } // set below only
state.react = 'late'

let loadChunk: () => Promise<ReactChunk>
let starting: Promise<ReactSide | undefined> | undefined
let hasFailed = false

export function isReactUp(): boolean {
  return state.react === 'up'
}

/** Whether code failed to load: it is not tried again on this page. */
export function hasReactFailed(): boolean {
  return hasFailed
}

/** Handles code that failed to load: one reload, then the page stays as it is until the network is back. */
export function giveUp(error: unknown): undefined {
  if (hasFailed) return
  hasFailed = true
  setTimeout(console.error, 3000, '[kreditokaz] start failed:', error) // by then a page that is left is gone: no failure
  void reloadOnce().then((isReloading) => {
    if (isReloading) return
    state.react = 'failed'
    addEventListener('online', () => reloadOnce())
  })
}

/** Asks for all that React's start needs, without running any of it. */
function ask(): void {
  const { props, chunks } = documentPayload()
  loadStyles().catch(() => {}) // start.tsx awaits it again and reports the failure
  for (const chunk of chunks) preload('modulepreload', chunk)
  if (props) preload('preload', props)
}

/** Starts React, once, and hydrates the page's islands; undefined if a chunk failed to load. */
export function startReact(): Promise<ReactSide | undefined> {
  if (!starting) {
    ask()
    starting = loadChunk()
      .then(({ start }) => start())
      .then((react) => {
        if (!hasFailed) state.react = 'up' // an island may fail before the style sheet has come
        return react
      })
      .catch(giveUp)
  }
  return starting
}

async function hydrateNow(island: HTMLElement): Promise<void> {
  const react = await startReact()
  react?.hydrate(island.dataset.island ?? '').catch(giveUp)
}

/** Keeps a press, or a form that is sent, for the ledger. Once code has failed, a form goes to the server as it is. */
function holdPress(event: MouseEvent | SubmitEvent): void {
  const isSubmit = 'submitter' in event
  const box = !hasFailed && closestTarget(event, `${DEHYDRATED},[data-part]:not([data-hydrated])`)
  const held = box && closestTarget(event, isSubmit ? 'form[data-react]' : 'button[data-react]')
  if (!held) return
  event.preventDefault()
  event.stopImmediatePropagation()
  presses.push([box, isSubmit ? event.submitter : held]) // Enter in a field has a submitter too
}

/** Hydrates an island that is touched, and the lead dialog as soon as one of its buttons is pointed at or focused. */
function anticipate(event: Event): void {
  const isAsked = closestTarget(event, '[data-lead]')
  const island = isAsked
    ? document.querySelector<HTMLElement>('[data-island=lead-dialog]')
    : closestTarget(event, DEHYDRATED)
  if (island) void hydrateNow(island)
}

/** Runs scripts once the page is painted and has loaded: sooner, they would delay what the visitor came for. */
export function bootReact(load: () => Promise<ReactChunk>): void {
  loadChunk = load
  for (const type of ['pointerover', 'focusin', 'click'] as const) addEventListener(type, anticipate, true)
  for (const type of ['click', 'submit'] as const) addEventListener(type, holdPress, true)
  addEventListener('load', () => {
    if (!isLineFast()) ask() // the observer is told of the paint only after another frame
    new PerformanceObserver(startReact).observe({ type: 'paint', buffered: true })
    setTimeout(startReact, 1e3) // Firefox reports no paint if it scrolled the page at load
  })
}
