import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { reactUp } from './navigation.ts'
import { root } from './server.ts'
import { until } from './until.ts'

/** One answer, as the browser received it. */
export type Received = {
  url: string
  /** Headers included. */
  bytes: number
  isDocument: boolean
  /** Whether it was asked for before the `load` event. */
  isEarly: boolean
}

const assetsFile = join(root, 'dist/server/assets.json')
const PRESS_WITHIN_MS = 100_000
const PRESSED = 1.01 // of the smallest form that the same encoder makes

/**
 * Opens a page and tells what came by itself: what it is made of, what React needs to start, and what is loaded ahead of
 * the next pages. The page has to be new.
 */
export async function weigh(page: Page, path: string): Promise<Received[]> {
  const session = await page.context().newCDPSession(page)
  const received = new Map<string, Received>()
  let hasLoaded = false
  session.on('Page.loadEventFired', () => {
    hasLoaded = true
  })
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    received.set(requestId, { url, bytes: 0, isDocument: type === 'Document', isEarly: !hasLoaded })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = received.get(requestId)
    if (known) known.bytes = encodedDataLength
  })
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')])
  const manifest = page.waitForResponse('**/builds/meta/*') // the last of what comes by itself
  await page.goto(path)
  await reactUp(page)
  await manifest
  await page.waitForLoadState('networkidle')
  return [...received.values()]
}

/** Resolves when the server has made the smallest forms of pages and chunks, which it does after its start. */
export async function pressed(url: string): Promise<void> {
  const { chunks }: { chunks: Record<string, string[]> } = JSON.parse(await readFile(assetsFile, 'utf8'))
  const paths = [...Object.values(routes), ...Object.values(chunks).flat()]
  for (const path of new Set(paths)) {
    const plain = await (await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
    const smallest = brotliCompressSync(Buffer.from(plain)).length
    await until(async () => (await brotliLength(url + path)) <= smallest * PRESSED, PRESS_WITHIN_MS)
  }
}

async function brotliLength(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(response.headers.get('content-length'))
}
