/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name what `npm test -- NAME` runs alone
 * @property {string[]} command its program is looked for in node_modules/.bin first
 * @property {'vitest' | 'playwright'} [reporter] who counts its tests; a step without one counts as one test
 * @property {('chromium' | 'firefox' | 'postgres' | 'caddy' | 'nginx')[]} [tools] what it drives
 * @property {boolean} [site] whether it drives the built site
 */

/** @type {(name: string, workers?: number) => string[]} */
const vitest = (name, workers = 2) => [
  ...['vitest', 'run', '--project', name, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'],
  `--outputFile.json=${reportOf(name)}`,
]

/** @type {(name: string) => string[]} */
const playwright = (name) => ['playwright', 'test', `--project=${name}`, '--reporter=list,json']

/**
 * The steps, in the order they run. Those of one row share the two cores of a small machine, two at a time. What drives a
 * browser computes all the time: the longest alone, and of the others two at once only for the last minute of a row.
 *
 * @type {Step[][]}
 */
export const rows = [
  [
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn'] },
    { name: 'types', command: ['tsc'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
    { name: 'test-only', command: ['knip', '--no-progress', '--production', '--exclude=dependencies'] }, // used by tests alone
  ],
  // Half of their time the faults wait, such as for the lease of a process that was killed: hence three at once, and
  // beside them everything else that is shorter than they are.
  [
    {
      name: 'faults',
      command: vitest('faults', 3),
      reporter: 'vitest',
      tools: ['postgres', 'caddy', 'nginx'],
      site: true,
    },
    { name: 'unit', command: vitest('unit'), reporter: 'vitest' },
    { name: 'contract', command: vitest('contract'), reporter: 'vitest', tools: ['postgres'], site: true },
    { name: 'a11y', command: playwright('a11y'), reporter: 'playwright', tools: ['chromium'], site: true },
    { name: 'firefox', command: vitest('firefox', 1), reporter: 'vitest', tools: ['firefox'], site: true },
  ],
  [{ name: 'e2e', command: playwright('e2e'), reporter: 'playwright', tools: ['chromium'], site: true }],
]

/**
 * The rows to run for the names asked for; all of them for none.
 *
 * @param {string[]} names
 * @returns {Step[][]}
 * @throws Error for a name that no step has
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
 * Where a step's reporter writes its counts, from the project's folder.
 *
 * @param {string} name
 */
export function reportOf(name) {
  return `test-results/${name}.json`
}
