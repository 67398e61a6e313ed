/** One touch of a page that is still loading, and the time until the figure that it changes is on the screen. */
import { setTimeout as pause } from 'node:timers/promises'
import { CONSENT_COOKIE, type Consent } from '#core/visit/consent.ts'
import { type BarePhone, onBarePhones } from './bare-phone.ts'
import { SLOW_LINE, SLOW_PROCESSOR } from './browser.ts'

const GIVE_UP_MS = 8000
const IDLE_MS = 2000 // a page that nothing slows down is at rest by then
const LOOK_EVERY_MS = 200 // each look takes some of the page's time; the page itself notes when a figure is shown

/** What is touched on a page, and what changes by it; found by roles and names, so that it is the same on a control. */
export type Touched = {
  /** Selector of the figure that changes. */
  figure: string
  /** Selector of the element to touch; the first that matches. */
  target: string
  /** The visitor has chosen about cookies before: the banner, which may cover the target, is gone. */
  hasChosen?: boolean
  touch: (phone: BarePhone, place: Place) => Promise<unknown>
}

/** Where the target is, in CSS pixels. */
export type Place = { x: number; y: number; width: number; height: number; target: string }

/** A figure on the screen, and when, in milliseconds since the navigation began. */
type Shown = { text: string; at: number }

/** A visit of a page that is watched from its first touch on. */
export type Visit = {
  /** The figures shown so far. */
  shown: () => Promise<Shown[]>
  /** Milliseconds since the navigation began. */
  now: () => number
  /** The time of the first contentful paint; once there has been one. */
  firstPaint: () => Promise<number>
}

declare global {
  interface Window {
    benchShown: Shown[]
  }
}

/** Begins to load a page as a slow phone on a slow line. Resolves when the first byte has come. */
export async function visit(phone: BarePhone, address: string, what: Touched): Promise<Visit> {
  const { cdp, evaluate } = phone
  await phone.beforeAll(watchFrom, what.figure)
  if (what.hasChosen) await choose(phone, address)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR)
  await phone.open(address)
  const began = await evaluate(() => performance.timeOrigin)
  const now = () => performance.timeOrigin + performance.now() - began
  return { shown: () => evaluate(() => window.benchShown), now, firstPaint: () => evaluate(firstPaintMs) }
}

/** Milliseconds from a touch at `atMs` to `text` on the screen; infinite when it is lost, that is, not shown in eight seconds. */
export async function touchMs(phone: BarePhone, address: string, what: Expected, atMs: number): Promise<number> {
  const { shown, now } = await visit(phone, address, what)
  await pause(Math.max(0, atMs - now()))
  const began = now()
  await what.touch(phone, what.place)
  const answer = async () => (await shown()).find(({ text, at }) => text === what.text && at >= began)
  let answered = await answer()
  while (!answered && now() < began + GIVE_UP_MS) {
    await pause(LOOK_EVERY_MS)
    answered = await answer()
  }
  return (answered?.at ?? Number.POSITIVE_INFINITY) - began
}

/** What a touch shows once the page is ready. */
export type Expected = Touched & { place: Place; text: string }

/** Tries a touch on a page at rest. @throws Error when it changes nothing */
export async function expected(address: string, what: Touched): Promise<Expected> {
  return await onBarePhones(async (newPhone) => {
    const phone = await newPhone()
    const figure = () => phone.evaluate((selector) => document.querySelector(selector)?.textContent, what.figure)
    if (what.hasChosen) await choose(phone, address)
    await phone.open(address)
    await pause(IDLE_MS)
    const box = await phone.evaluate(boxOf, what.target)
    if (!box) throw new Error(`${address} shows no ${what.target}.`)
    const place = { ...box, target: what.target }
    const before = await figure()
    await what.touch(phone, place)
    await pause(IDLE_MS)
    const text = await figure()
    if (!text || text === before) throw new Error(`Touching ${what.target} of ${address} leaves ${before} as it is.`)
    return { ...what, place, text }
  })
}

async function choose({ cdp }: BarePhone, url: string): Promise<void> {
  await cdp.send('Network.setCookie', { url, name: CONSENT_COOKIE, value: 'rejected' satisfies Consent })
}

/** A finger that touches for a moment; both events are sent at once, as the page may be too busy to answer the first. */
export async function tap({ cdp }: BarePhone, x: number, y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await Promise.all([touch('touchStart', [{ x, y }]), touch('touchEnd', [])])
}

// What follows runs in the page.

/** From the first touch or key on: before that nothing is done, so that the page loads as it would. */
function watchFrom(selector: string): void {
  window.benchShown = []
  let last: string | null | undefined
  const look = () => {
    const text = document.querySelector(selector)?.textContent
    if (text && text !== last) {
      // A task queued after this frame: style, layout and paint are finished when it runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => void window.benchShown.push({ text, at: performance.now() })
      port2.postMessage(undefined)
    }
    last = text
    requestAnimationFrame(look)
  }
  const begin = () => {
    if (last !== undefined) return
    last = document.querySelector(selector)?.textContent ?? null
    look()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
}

function boxOf(selector: string): Omit<Place, 'target'> | undefined {
  return document.querySelector(selector)?.getBoundingClientRect().toJSON()
}

function firstPaintMs(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry) done(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}
