import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.mjs'

const executablePath = findChromium()

/** How every test and benchmark starts its browser: this machine's, talking to nobody but the page under test. */
export const chromium: LaunchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox', // CI runs as root, where the sandbox refuses to start
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
