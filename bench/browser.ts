import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { wholeChromium } from '#tests/support/chromium.ts'

/** An emulated phone: its page, and DevTools. */
export type Phone = { page: Page; cdp: CDPSession }

/** Runs with emulated phones of 412 px and density 2, as in the budgets; each has its own storage and an empty cache. */
export async function onPhones<T>(run: (newPhone: () => Promise<Phone>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(wholeChromium)
  let last: BrowserContext | undefined
  try {
    return await run(async () => {
      await last?.close()
      last = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: 'sr-Latn-RS',
        timezoneId: 'Europe/Belgrade',
      })
      const page = await last.newPage()
      const cdp = await last.newCDPSession(page)
      return { page, cdp }
    })
  } finally {
    await browser.close()
  }
}

/** A processor four times slower, as in a mid-range phone. */
export const SLOW_PROCESSOR = { rate: 4 }

const bytesPerSecond = 1_600_000 / 8
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}

export async function slowProcessor({ cdp }: Phone): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR)
}

export async function slowLine({ cdp }: Phone): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
}

/** Waits until React is running on the page. */
export async function untilReactIsUp({ page }: Phone): Promise<void> {
  await page.waitForSelector('html[data-react=up]', { state: 'attached' })
}
