import { test as base, type Clock } from '@playwright/test'
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

/** Something that is started once and used by many tests. */
type Started = { stop: () => Promise<unknown> }

/** Starts for the first test of a worker, and returns the same to the later ones; it stops with the worker. */
type StartOnce = <Kind extends Started>(start: () => Promise<Kind>) => Promise<Kind>

/** Playwright's `test` with the real site behind it: one server and one database for each worker. */
export const test = base.extend<{ site: Site; server: Server }, { startOnce: StartOnce }>({
  startOnce: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const started = new Map<unknown, Promise<Started>>()
      await use((start) => {
        const earlier = started.get(start) as ReturnType<typeof start> | undefined // what it returned then
        const one = earlier ?? start()
        started.set(start, one)
        return one
      })
      const all = await Promise.allSettled(started.values()) // what failed to start has failed its test
      await Promise.all(all.map((one) => one.status === 'fulfilled' && one.value.stop()))
    },
    { scope: 'worker' },
  ],
  server: startedOnce(startSite),
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

/**
 * A fixture that is started once for each worker. Not of Playwright's scope `worker`: each of those that a file replaces
 * makes it start another worker with another browser.
 */
export function startedOnce<Kind extends Started>(start: () => Promise<Kind>) {
  return async ({ startOnce }: { startOnce: StartOnce }, use: (one: Kind) => Promise<void>) =>
    use(await startOnce(start))
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
