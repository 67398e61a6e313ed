import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type RouteName, routes } from '#core/site/routes.ts'
import { reactUp } from './navigation.ts'
import { root } from './server.ts'
import { until } from './until.ts'

/** A response, as a browser receives it. */
export type Received = {
  url: string
  /** Headers included. */
  bytes: number
  isDocument: boolean
  /** Whether it was requested before the `load` event. */
  isEarly: boolean
}

const KB = 1000
const WEIGHED_AFTER_LOAD_MS = 4000

/** The most a first visit to a page may cost, in bytes (docs/performance.md). */
export function byteBudgets(name: RouteName) {
  const isCalculator = name.endsWith('-calculator')
  const isShort = name === 'home' || name === 'contact'
  const isReferral = name === 'referrer-activation' // which renders a QR code
  return {
    html: (isCalculator ? 16 : isShort ? 14 : 20) * KB,
    earlyScripts: 4 * KB,
    scripts: (isCalculator ? 115 : isReferral ? 80 : 72) * KB,
    everything: name === 'home' ? 220 * KB : Number.POSITIVE_INFINITY,
  }
}

const assetsFile = join(root, 'dist/server/assets.json')
const PRESS_WITHIN_MS = 100_000
const ANSWER_WITHIN_MS = 30_000
const PRESSED = 1.01 // times the smallest size that the same encoder reaches

type Answer = Received & { bodyBytes: number; encoding: string | undefined }

/**
 * Opens a page and returns everything that it loads by itself until four seconds after `load`: its own files, React's
 * start, and preloads of other pages. The tab must be new. Every text counts at its smallest compressed size, which a server that has just started
 * does not serve yet.
 */
export async function weigh(page: Page, path: string): Promise<Received[]> {
  const session = await page.context().newCDPSession(page)
  const answers = new Map<string, Answer>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    const isDocument = type === 'Document'
    answers.set(requestId, { url, bytes: 0, bodyBytes: 0, encoding: undefined, isDocument, isEarly: false })
  })
  session.on('Network.responseReceived', ({ requestId, response: { headers } }) => {
    const answer = answers.get(requestId)
    if (!answer) return
    answer.bodyBytes = Number(headers['content-length'])
    answer.encoding = headers['content-encoding']
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  const manifest = page.waitForResponse('**/builds/meta/*') // the last of what a page loads by itself
  await page.goto(path)
  await reactUp(page)
  await manifest
  await page.waitForLoadState('networkidle')
  const started = await startsAfterLoad(page)
  const startOf = ({ url }: Answer) => started[url] ?? 0 // the browser tells nothing of its request for the icon
  for (const answer of answers.values()) answer.isEarly = startOf(answer) < 0
  return Promise.all([...answers.values()].filter((answer) => startOf(answer) < WEIGHED_AFTER_LOAD_MS).map(smallest))
}

/** When each file was requested, by the page's clock: DevTools events of requests and of `load` come in no sure order. */
function startsAfterLoad(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // what that type gives
    const files = performance.getEntriesByType('resource')
    return Object.fromEntries(files.map(({ name, startTime }) => [name, startTime - (visit?.loadEventStart ?? 0)]))
  })
}

const lengths = new Map<string, Promise<number>>()

async function smallest({ bodyBytes, encoding, ...received }: Answer): Promise<Received> {
  if (encoding !== 'br') return received
  return { ...received, bytes: received.bytes - bodyBytes + (await smallestLength(received.url)) }
}

/** Length of a text at its smallest, as brotli. */
function smallestLength(url: string): Promise<number> {
  const known = lengths.get(url) ?? press(url)
  lengths.set(url, known)
  return known
}

async function press(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  return brotliCompressSync(await response.arrayBuffer()).length
}

/** Resolves when the server serves pages and chunks at their smallest, which it compresses after its start. */
export async function pressed(url: string): Promise<void> {
  const { chunks }: { chunks: Record<string, string[]> } = JSON.parse(await readFile(assetsFile, 'utf8'))
  const paths = [...Object.values(routes), ...Object.values(chunks).flat()]
  for (const path of new Set(paths)) {
    const least = await smallestLength(url + path)
    await until(async () => (await brotliLength(url + path)) <= least * PRESSED, PRESS_WITHIN_MS)
  }
}

async function brotliLength(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(response.headers.get('content-length'))
}
