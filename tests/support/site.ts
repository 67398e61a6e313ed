import { test as base, type Clock, type WorkerFixture } from '@playwright/test'
import { exportedLeads } from './exported-leads.ts'
import { type Server, startSite } from './server.ts'
import type { ExportedLead } from './wire-lead.ts'
import { within } from './within.ts'

const END_WITHIN_MS = 100_000 // shorter than any test's timeout

/** The site under test. */
export type Site = {
  /** Origin, without a trailing slash; base URL of `page.goto`. */
  url: string
  /** The leads stored since this test began. */
  leads: () => Promise<ExportedLead[]>
}

/** Playwright's `test` with the real site behind it: one server and one database for each worker. */
export const test = base.extend<{ site: Site }, { server: Server }>({
  server: perWorker(startSite),
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreCornerMouse)
    nameHangingCalls(context.clock)
    await use(context)
  },
  page: async ({ page }, use) => {
    await use(page)
    // A page may still be preloading: route handlers would fail when its requests are aborted.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  site: async ({ server }, use) => {
    const began = new Date().toISOString()
    await use({
      url: server.url,
      leads: async () => {
        const leads = await within(END_WITHIN_MS, 'the leads kept', exportedLeads(server.databaseUrl))
        return leads.filter((lead) => new Date(lead.created_at).toISOString() >= began)
      },
    })
  },
})

/** A fixture that is started once for each worker. */
export function perWorker<Started extends { stop: () => Promise<unknown> }>(
  start: () => Promise<Started>,
): [WorkerFixture<Started, object>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const started = await start()
      await use(started)
      await started.stop()
    },
    { scope: 'worker' },
  ]
}

/**
 * Names the clock call that hangs because the page's code never yields: at a test's timeout Playwright closes the page
 * and treats the call as ended, so nothing else tells.
 */
function nameHangingCalls(clock: Clock): void {
  const names = ['install', 'pauseAt', 'runFor', 'fastForward'] as const
  for (const name of names) {
    const call = clock[name].bind(clock) as (value?: number | string | Date) => Promise<void> // all take at most one time
    Object.assign(clock, { [name]: (...time: []) => within(END_WITHIN_MS, `page.clock.${name}`, call(...time)) })
  }
}

/**
 * Headless Chromium has a mouse in the corner of every new page, and fires its events at some later moment: a page would
 * hydrate by itself, sometimes before and sometimes after a test has touched it.
 */
function ignoreCornerMouse(): void {
  const isIdle = (event: PointerEvent) => event.isTrusted && event.clientX === 0 && event.clientY === 0
  addEventListener('pointerover', (event) => isIdle(event) && event.stopImmediatePropagation(), true)
}

export { expect } from '@playwright/test'
