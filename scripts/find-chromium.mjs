import { findProgram } from './find-program.mjs'

/**
 * The browser of this machine, or the one `CHROMIUM_PATH` names.
 *
 * @returns {string | undefined} path of the executable; undefined where there is none, and Playwright's own serves
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'chrome'])
}
