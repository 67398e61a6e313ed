import { findProgram } from './find-program.mjs'

/**
 * The full Chromium of this machine, or the one in `CHROMIUM_PATH`.
 *
 * @returns {string | undefined} path of the executable; undefined for none, in which case Playwright's own is used
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'chrome'])
}

/**
 * The headless shell: the same engine without windows, at two thirds of the cost per test; the full browser where there
 * is none.
 *
 * @returns {string | undefined} path of the executable
 */
export function findChromiumShell() {
  return process.env.CHROMIUM_PATH || installedShell() || findChromium()
}

/** Whether the headless shell, or the browser in `CHROMIUM_PATH`, is what `findChromiumShell` finds. */
export function hasChromiumShell() {
  return Boolean(process.env.CHROMIUM_PATH || installedShell())
}

function installedShell() {
  return findProgram(['chromium-headless-shell'])
}
