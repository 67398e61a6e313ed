/** One touch of a page that is still loading, and the time until the figure that it changes is on the screen. */
import { setTimeout as pause } from 'node:timers/promises'
import { onPhones, type Phone, slowLine, slowProcessor } from './browser.ts'

const GIVE_UP_MS = 8000
const IDLE_MS = 2000 // a page that nothing slows down is at rest by then

/** What is touched on a page, and what changes by it; found by roles and names, so that it is the same on a control. */
export type Touched = {
  /** Selector of the figure that changes. */
  figure: string
  /** Selector of the element to touch; the first that matches. */
  target: string
  touch: (phone: Phone, place: Place) => Promise<unknown>
}

/** Where the target is, in CSS pixels. */
export type Place = { x: number; y: number; width: number; height: number; target: string }

/** A figure on the screen, and when, in milliseconds since the navigation began. */
type Shown = { text: string; at: number }

/** A visit of a page that is watched from its first byte on. */
export type Visit = {
  phone: Phone
  shown: Shown[]
  /** Milliseconds since the navigation began. */
  now: () => number
  /** The time of the first contentful paint; once there has been one. */
  firstPaint: () => Promise<number>
}

declare global {
  interface Window {
    benchShown: (text: string, at: number) => Promise<void>
  }
}

/** Begins to load a page as a slow phone on a slow line. Resolves when the first byte has come. */
export async function visit(phone: Phone, address: string, figure: string): Promise<Visit> {
  const { page } = phone
  const shown: Shown[] = []
  await page.exposeFunction('benchShown', (text: string, at: number) => void shown.push({ text, at }))
  await page.addInitScript(watchFrom, figure)
  await slowLine(phone)
  await slowProcessor(phone)
  await page.goto(address, { waitUntil: 'commit' })
  const began = await page.evaluate(() => performance.timeOrigin)
  const now = () => performance.timeOrigin + performance.now() - began
  return { phone, shown, now, firstPaint: () => page.evaluate(firstPaintMs) }
}

/** Milliseconds from a touch at `atMs` to `text` on the screen; infinite when it is lost, that is, not shown in eight seconds. */
export async function touchMs(phone: Phone, address: string, what: Expected, atMs: number): Promise<number> {
  const { shown, now } = await visit(phone, address, what.figure)
  await pause(Math.max(0, atMs - now()))
  const began = now()
  await what.touch(phone, what.place)
  const answer = () => shown.find(({ text, at }) => text === what.text && at >= began)
  while (!answer() && now() < began + GIVE_UP_MS) await pause(10)
  return (answer()?.at ?? Number.POSITIVE_INFINITY) - began
}

/** What a touch shows once the page is ready. */
export type Expected = Touched & { place: Place; text: string }

/** Tries a touch on a page at rest. @throws Error when it changes nothing */
export async function expected(address: string, what: Touched): Promise<Expected> {
  return await onPhones(async (newPhone) => {
    const phone = await newPhone()
    const { page } = phone
    await page.goto(address)
    await page.waitForTimeout(IDLE_MS)
    const box = await page.locator(what.target).first().boundingBox()
    if (!box) throw new Error(`${address} shows no ${what.target}.`)
    const place = { ...box, target: what.target }
    const before = await figureText(page, what.figure)
    await what.touch(phone, place)
    await page.waitForTimeout(IDLE_MS)
    const text = await figureText(page, what.figure)
    if (!text || text === before) throw new Error(`Touching ${what.target} of ${address} leaves ${before} as it is.`)
    return { ...what, place, text }
  })
}

function figureText(page: Phone['page'], figure: string): Promise<string | null> {
  return page.locator(figure).first().textContent()
}

/** A finger that touches for a moment; both events are sent at once, as the page may be too busy to answer the first. */
export async function tap({ cdp }: Phone, x: number, y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await Promise.all([touch('touchStart', [{ x, y }]), touch('touchEnd', [])])
}

// What follows runs in the page.

/** From the first touch or key on: before that nothing is done, so that the page loads as it would. */
function watchFrom(selector: string): void {
  let last: string | null | undefined
  const look = () => {
    const text = document.querySelector(selector)?.textContent
    if (text && text !== last) {
      // A task queued after this frame: style, layout and paint are finished when it runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => void window.benchShown(text, performance.now())
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

function firstPaintMs(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry) done(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}
