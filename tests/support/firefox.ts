import puppeteer, { type Page } from 'puppeteer-core'
import { afterAll, beforeAll } from 'vitest'
import { findFirefox } from '#scripts/find-firefox.mjs'
import { type Server, startSite } from './server.ts'

const MOST_MS = 60_000 // on a machine that runs other tests too
const FINE_AND_HOVERS = 6 // a mouse: without windows Firefox says that it has none

/** Where this machine's Firefox is, or undefined where it has none. */
export const firefoxProgram = findFirefox()

/** The site in Firefox, for the tests of one block. */
export type InFirefox = {
  server: () => Server
  /** A page of a visitor who has never been here. */
  newPage: () => Promise<Page>
}

/** Starts a site and a Firefox before the tests of a block, and ends both after them. */
export function inFirefox(): InFirefox {
  let server: Server
  let browser: Awaited<ReturnType<typeof puppeteer.launch>>
  beforeAll(async () => {
    server = await startSite()
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxProgram ?? '', // not asked for where there is none
      extraPrefsFirefox: { 'ui.primaryPointerCapabilities': FINE_AND_HOVERS },
      timeout: MOST_MS,
    })
  })
  afterAll(async () => {
    await browser?.close() // none where it did not start
    await server?.stop()
  })
  return {
    server: () => server,
    newPage: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(MOST_MS)
      await page.setViewport({ width: 1280, height: 800 })
      return page
    },
  }
}

/** Opens a page of the site and waits until React draws the next ones. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForSelector('html[data-react=up]')
}

/** Finds what assistive technology meets under this name. */
export function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`
}

/** Text of the first element that matches, as it is written in the page. */
export function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, ({ textContent }) => textContent ?? '')
}
