/** Time from a click on a link to the next page on the screen, on a slow phone and a slow line. */
import type { Page } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { onPhones, type Phone, slowLine, slowProcessor, untilReactIsUp } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const TO = routes['housing-loan']

export async function benchNavigation({ runs }: Effort): Promise<BenchRow[]> {
  return await withServer({}, ({ url }) =>
    onPhones(async (newPhone) => {
      const cold: number[] = []
      const prefetched: number[] = []
      const load: number[] = []
      for (let run = 0; run < runs; run += 1) {
        cold.push(await clickMs(await newPhone(), url, false))
        prefetched.push(await clickMs(await newPhone(), url, true))
        load.push(await pageLoadMs(await newPhone(), url))
      }
      return [
        measured('navigation: home to housing loan by a click, nothing loaded ahead', 'ms', cold),
        measured('navigation: the same, link pointed at before', 'ms', prefetched),
        measured('navigation: the same as an ordinary page load', 'ms', load),
      ]
    }),
  )
}

async function clickMs(phone: Phone, origin: string, isPrefetched: boolean): Promise<number> {
  const { page, cdp } = phone
  await slowLine(phone)
  // A failed preload is not cached, so at the click nothing is preloaded, whatever links are in view.
  await cdp.send('Network.setBlockedURLs', { urls: isPrefetched ? [] : [`*${TO}/_payload.json*`] })
  await page.goto(`${origin}/`)
  await untilReactIsUp(phone)
  if (isPrefetched) await page.evaluate(pointAt, TO)
  await untilQuiet(page)
  await cdp.send('Network.setBlockedURLs', { urls: [] })
  await slowProcessor(phone)
  return await page.evaluate(clickUntilShown, TO)
}

/** An ordinary page load, with a warm cache for what both pages share. */
async function pageLoadMs(phone: Phone, origin: string): Promise<number> {
  const { page } = phone
  await slowLine(phone)
  await page.goto(`${origin}/`)
  await untilReactIsUp(phone)
  await untilQuiet(page)
  await slowProcessor(phone)
  await page.goto(origin + TO)
  return await page.evaluate(firstPaintMs)
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

// What follows runs in the page.

function pointAt(path: string): void {
  document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

function firstPaintMs(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry) done(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}

/** @returns milliseconds from the click to the frame after the new heading has appeared */
async function clickUntilShown(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
  if (!link) throw new Error(`The page has no link to ${path}.`)
  const heading = document.querySelector('h1')?.textContent
  const frame = () => new Promise(requestAnimationFrame)
  const began = performance.now()
  link.click()
  while (document.querySelector('h1')?.textContent === heading) await frame()
  await frame()
  return performance.now() - began
}
