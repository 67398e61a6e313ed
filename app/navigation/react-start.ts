/** Starts React late, and loses nothing that was pressed before (docs/decisions). Part of boot. */
import { payload } from './payload.ts'
import { reloadOnce } from './reload.ts'
import type { Payload } from './view.ts'

/** What React's chunk offers once it is up. */
export type ReactSide = { go: (url: URL, signal: AbortSignal) => Promise<void> }

/** React's chunk: it stands above this floor, so boot hands it in. */
type ReactChunk = { hydrate: (payload: Payload) => Promise<ReactSide> }

let loadChunk: () => Promise<ReactChunk>

let starting: Promise<ReactSide | undefined> | undefined
let isUp = false

export function isReactUp(): boolean {
  return isUp
}

/** React, up and hydrated; undefined when its chunk cannot be had. Asked twice it starts once. */
export function startReact(): Promise<ReactSide | undefined> {
  // The page's own chunk travels beside React's; a failure of it is told by `hydrate`, which needs it.
  if (payload.chunk && !starting) void import(/* @vite-ignore */ payload.chunk).catch(() => {})
  starting ??= loadChunk()
    .then(({ hydrate }) => hydrate(payload))
    .then((react) => {
      isUp = true
      return react
    })
    .catch((error: unknown) => {
      console.error('[kreditokaz] start failed:', error)
      // The page still reads and links; where it may not reload, CSS shows the phone number instead of the form.
      if (!reloadOnce()) document.documentElement.dataset.react = 'failed'
      return undefined
    })
  return starting
}

function holdPress(event: MouseEvent): void {
  if (isUp) return
  const button = (event.target as Element).closest?.<HTMLElement>('[data-react]') // the target of a click is an element
  if (!button || button instanceof HTMLFormElement) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void startReact().then((react) => react && button.click())
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target
  if (isUp || !(form instanceof HTMLFormElement) || !('react' in form.dataset)) return
  const { submitter } = event
  event.preventDefault()
  event.stopImmediatePropagation()
  void startReact().then((react) => {
    if (react) form.requestSubmit(submitter)
    else if (form.method === 'get') form.submit() // a calculator answers without React; the lead form shows the phone
  })
}

const firstTouches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const

export function bootReact(load: () => Promise<ReactChunk>): void {
  loadChunk = load
  const start = () => void startReact()
  addEventListener('click', holdPress, true)
  addEventListener('submit', holdSubmit, true)
  for (const type of firstTouches) addEventListener(type, start, { capture: true, once: true, passive: true })
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)) // Safari
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}
