/** Starts React late, and loses nothing that was pressed before (docs/decisions/0002). Part of boot. */
import { around } from './around.ts'
import { loadWith } from './head-link.ts'
import { documentPayload } from './payload.ts'
import { reloadOnce } from './reload.ts'
import { loadStyles } from './styles.ts'
import { whenIdle } from './when-idle.ts'

/** What React's chunk offers once it is up. */
export type ReactSide = {
  /** @param open dialogs of the page that is left: what is opened while the next one comes stays */
  go: (event: NavigateEvent, open: Iterable<HTMLDialogElement>) => Promise<void>
  /** Resolves once an island answers to every press. */
  wake: (island: string) => Promise<void>
  /** Wakes every island of the page that is shown. */
  wakePage: () => Promise<void>
}

/** React's chunk: it stands above this floor, so boot hands it in. */
type ReactChunk = { start: () => Promise<ReactSide> }

let loadChunk: () => Promise<ReactChunk>
let starting: Promise<ReactSide | undefined> | undefined

/** Stands at the document, where CSS reads it: a form that cannot run gives way to the phone number. */
const state = document.documentElement.dataset as { react?: 'late' | 'up' | 'failed' } // set below only
state.react = 'late'

export function isReactUp(): boolean {
  return state.react === 'up'
}

/** Whether code could not be had: it is not tried again on this page. */
export let hasReactFailed = false

/** What is left where code cannot be had: one reload, then the page as it is, until there is a network again. */
function giveUp(error: unknown): undefined {
  if (hasReactFailed) return
  hasReactFailed = true
  console.error('[kreditokaz] start failed:', error)
  void reloadOnce().then((isReloading) => {
    if (isReloading) return
    state.react = 'failed'
    addEventListener('online', () => reloadOnce())
  })
}

/** React, with the page's islands awake; undefined when a chunk cannot be had. Asked twice it starts once. */
export function startReact(): Promise<ReactSide | undefined> {
  if (!starting) loadStyles().catch(() => {}) // whoever needs it asks again, and tells
  starting ??= loadWith(loadChunk, documentPayload().chunks)
    .then(({ start }) => start())
    .then((react) => {
      state.react = 'up'
      return react
    })
    .catch(giveUp)
  return starting
}

/** Wakes the island around an element. @returns whether it answers now */
async function wakeAround(island: HTMLElement): Promise<boolean> {
  const react = await startReact()
  if (!react || hasReactFailed) return false
  await react.wake(island.dataset.island ?? '').catch(giveUp)
  return !hasReactFailed
}

/** The island around the target of an event, if it does not answer yet. */
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
    // Enter, too, presses a button. Not by `requestSubmit`: Safari has that from 16 on only.
    if (isAwake) event.submitter?.click()
    else if (form.method === 'get') form.submit() // a calculator answers without React; the lead form shows the phone
  })
}

/** A lead button in reach: its dialog wakes before it is needed. So does any island that is touched. */
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
  // `load` is still to come, it waits for module scripts. What is seen comes before React, also where the line is fast; but
  // Firefox says nothing of its first paint where it has scrolled the page to its place: a second later that has happened.
  addEventListener('load', () => {
    new PerformanceObserver(() => whenIdle(startReact)).observe({ type: 'paint', buffered: true })
    setTimeout(startReact, 1000)
  })
}
