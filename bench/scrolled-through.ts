/**
 * No empty box: what a visitor sees of a calculator who scrolls through it right after its first paint, on a phone four
 * times slower, with 150 ms and 1.6 Mbit/s.
 */
import sharp from 'sharp'
import { routes } from '#core/site/routes.ts'
import { onPhones, type Phone, slowLine, slowProcessor } from './browser.ts'
import { withPressedServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const PIXELS_PER_SECOND = 3000
const END_MS = 3000 // what loads last has arrived by then
const BLANK_SHARE = 0.5 // of a screen: an empty stretch this tall is a blank screen

/** Columns that are looked at, as shares of the width: inside the cards, whose edges would hide that they are empty. */
const [LEFT, RIGHT] = [0.12, 0.88]
const SAME_SHADE = 8 // of 255: what JPEG makes of an even colour

type Frame = { emptyShare: number }

export async function benchScrolledThrough({ runs }: Effort): Promise<BenchRow[]> {
  return await withPressedServer((url) =>
    onPhones(async (newPhone) => {
      const frames: Frame[][] = []
      const growth: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const seen = await scrollThrough(await newPhone(), url + routes['housing-loan-calculator'])
        frames.push(seen.frames)
        growth.push(seen.growthPercent)
      }
      const tallest = frames.map((all) => 100 * Math.max(...all.map(({ emptyShare }) => emptyShare)))
      const blank = frames.map((all) => all.filter(({ emptyShare }) => emptyShare >= BLANK_SHARE).length)
      return [
        measured('ready: calculator scrolled through at 3,000 px/s, blank screens', '', blank, { most: 0 }),
        measured('ready: the same, tallest empty stretch of a screen', '%', tallest),
        measured('ready: change of the page’s height from first paint to end', '%', growth, { most: 2 }),
      ]
    }),
  )
}

async function scrollThrough(phone: Phone, address: string) {
  const { page, cdp } = phone
  const frames: Promise<Frame>[] = []
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    void cdp.send('Page.screencastFrameAck', { sessionId })
    frames.push(frameOf(Buffer.from(data, 'base64')))
  })
  await slowLine(phone)
  await slowProcessor(phone)
  await page.goto(address, { waitUntil: 'commit' })
  const before = await page.evaluate(heightAtFirstPaint)
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 412, maxHeight: 823 })
  await page.evaluate(scrollToEnd, PIXELS_PER_SECOND)
  await cdp.send('Page.stopScreencast')
  await page.waitForTimeout(END_MS)
  const after = await page.evaluate(() => document.documentElement.scrollHeight)
  return { frames: await Promise.all(frames), growthPercent: (100 * Math.abs(after - before)) / before }
}

/** The tallest stretch of a screen in which every row of pixels is of one shade, as a share of its height. */
async function frameOf(jpeg: Buffer): Promise<Frame> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [from, to] = [Math.round(info.width * LEFT), Math.round(info.width * RIGHT)]
  let [tallest, empty] = [0, 0]
  for (let y = 0; y < info.height; y += 1) {
    const row = data.subarray((y * info.width + from) * info.channels, (y * info.width + to) * info.channels)
    empty = Math.max(...row) - Math.min(...row) <= SAME_SHADE ? empty + 1 : 0
    tallest = Math.max(tallest, empty)
  }
  return { emptyShare: tallest / info.height }
}

// What follows runs in the page.

/** Resolves after the first contentful paint, and once the whole HTML is parsed: a slow phone paints half of it before. */
function heightAtFirstPaint(): Promise<number> {
  return new Promise((done) => {
    const told = () => done(document.documentElement.scrollHeight)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', told)
      else told()
    }).observe({ type: 'paint', buffered: true })
  })
}

/**
 * Every frame is drawn at its place before it is shown. Scrolled by the browser's compositor, a page is empty where it
 * has not been drawn yet, even one without scripts: that would tell of this machine, not of the page.
 */
async function scrollToEnd(pixelsPerSecond: number): Promise<void> {
  const began = performance.now()
  const page = document.documentElement
  for (let y = 0; y < page.scrollHeight - page.clientHeight; ) {
    y = ((performance.now() - began) / 1000) * pixelsPerSecond
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}
