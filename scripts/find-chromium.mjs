import { findProgram } from './find-program.mjs'

/**
 * The whole browser of this machine, or the one `CHROMIUM_PATH` names.
 *
 * @returns {string | undefined} path of the executable; undefined where there is none, and Playwright's own serves
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'chrome'])
}

/**
 * The same engine without the browser's windows, which costs a test half as much; the whole browser where it is not here.
 *
 * @returns {string | undefined} path of the executable
 */
export function findChromiumShell() {
  return process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell']) || findChromium()
}
