import type { CDPSession, Page } from '@playwright/test'

/** A phone four times slower than this machine. */
async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/**
 * The same on a slow connection: 150 ms, 1.6 Mbit/s.
 *
 * @returns gives its full speed back to the processor, which is slow because it spins, at the expense of all other tests
 */
export async function slowPhone(page: Page): Promise<() => Promise<void>> {
  const session = await slowProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000, // bytes a second
    uploadThroughput: 94_000,
  })
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}

/** Makes every page of this tab see a slow connection, so that navigation does not wait for React. */
export async function slowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', { get: () => 900 })
  })
}
