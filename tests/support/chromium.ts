import type { LaunchOptions } from '@playwright/test'
import { findChromium, findChromiumShell } from '#scripts/find-chromium.mjs'

const args = [
  '--no-sandbox', // CI runs as root, where the sandbox refuses to start
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/**
 * For pages that live for seconds. Else V8 parses all of React again as it starts, for the stack traces of errors that
 * Playwright has it keep, and optimises code, by two compilers, that hardly runs afterwards.
 */
const shortLived = '--js-flags=--no-enable-lazy-source-positions --no-opt --no-maglev'
const shell = findChromiumShell()
const whole = findChromium()

/** Launch options of nearly every test: the installed headless shell, without background traffic. */
export const chromium: LaunchOptions = {
  args: [
    ...args,
    '--font-render-hinting=none', // widths as in the whole browser
    shortLived,
  ],
  ...(shell !== undefined && { executablePath: shell }),
}

/** The full browser, for what the headless shell lacks, such as autofill, and for the benchmarks. */
export const wholeChromium: LaunchOptions = {
  args,
  ...(whole === undefined ? { channel: 'chromium' } : { executablePath: whole }),
}

/** The same with the back/forward cache, as visitors have it; Playwright turns it off. */
export const restoringChromium: LaunchOptions = {
  ...wholeChromium,
  // Without isolated sites no spare process is started with every page; the tests have one site.
  args: [...args, shortLived, '--disable-site-isolation-trials'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
