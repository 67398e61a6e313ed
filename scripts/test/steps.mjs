/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name for `npm test -- NAME`
 * @property {string[]} command the program is searched in node_modules/.bin first
 * @property {'vitest' | 'playwright'} [reporter] format of its report; a step without one counts as one test
 * @property {import('#scripts/provide.mjs').ToolName[]} [tools] programs it needs
 * @property {boolean} [site] whether it needs the built site
 */

/** @type {(name: string, workers: number) => string[]} */
const vitest = (name, workers) => [
  ...['vitest', 'run', '--project', name, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'],
  `--outputFile.json=${reportOf(name)}`,
]

/** @type {(name: string, workers?: number) => string[]} */
const playwright = (name, workers = 2) => [
  'playwright',
  'test',
  `--project=${name}`,
  `--workers=${workers}`,
  '--reporter=list,json',
]

/** @type {Step['tools']} */
const browser = ['chromium', 'chromiumShell']

/**
 * The steps, in order. The steps of a row run three at a time, on two cores. The longest has a row of its own, and three
 * workers, as its tests wait for a seventh of their time.
 *
 * @type {Step[][]}
 */
export const rows = [
  // Unit tests wait for a lock and for processes now and then: so three run at once, and the others of this row beside
  // them.
  [
    { name: 'unit', command: vitest('unit', 3), reporter: 'vitest' },
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn'] },
    { name: 'types', command: ['tsc'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
    // Finds what is used only by tests.
    { name: 'test-only', command: ['knip', '--no-progress', '--production', '--exclude=dependencies'] },
  ],
  // Fault tests wait half of the time, such as for a lease to expire: so three run at once, and the other steps of this
  // row run beside them.
  [
    {
      name: 'faults',
      command: vitest('faults', 3),
      reporter: 'vitest',
      tools: ['postgres', 'caddy', 'nginx'],
      site: true,
    },
    { name: 'contract', command: vitest('contract', 2), reporter: 'vitest', tools: ['postgres'], site: true },
    { name: 'firefox', command: vitest('firefox', 1), reporter: 'vitest', tools: ['firefox'], site: true },
    { name: 'webkit', command: vitest('webkit', 1), reporter: 'vitest', tools: ['webkit'], site: true },
    {
      name: 'a11y',
      command: playwright('a11y'),
      reporter: 'playwright',
      tools: browser,
      site: true,
    },
  ],
  [
    {
      name: 'e2e',
      command: playwright('e2e', 3),
      reporter: 'playwright',
      tools: browser,
      site: true,
    },
  ],
]

/**
 * The rows to run for the given step names; all rows when none is given.
 *
 * @param {string[]} names
 * @returns {Step[][]}
 * @throws Error for an unknown name
 */
export function rowsFor(names) {
  const known = rows.flat()
  const unknown = names.find((name) => !known.some((step) => step.name === name))
  if (unknown) throw new Error(`No step is called ${unknown}: there are ${known.map(({ name }) => name).join(', ')}.`)
  if (names.length === 0) return rows
  const site = known.some((step) => names.includes(step.name) && step.site)
  const isWanted = (/** @type {Step} */ { name }) => names.includes(name) || (site && name === 'build')
  return rows.map((row) => row.filter(isWanted)).filter((row) => row.length > 0)
}

/**
 * Path of a step's report, relative to the project's folder.
 *
 * @param {string} name
 */
export function reportOf(name) {
  return `test-results/${name}.json`
}
