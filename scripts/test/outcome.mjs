import { stripVTControlCharacters } from 'node:util'

/**
 * The result of one step.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 *
 * @typedef {{ title: string, message: string }} Failure
 */

/**
 * The parts of Vitest's JSON report that are used here.
 *
 * @typedef {object} VitestReport
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 *
 * The same of Playwright's.
 *
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 *
 * @typedef {object} PlaywrightTest
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {{ errors: { message?: string }[] }[]} results
 */

/**
 * @param {VitestReport} report
 * @returns {Outcome}
 */
export function vitestOutcome({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // A file that fails to load reports no tests.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures: [
      ...broken.map(({ name, message }) => failure(name, message)),
      ...failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0])),
    ],
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Outcome}
 */
export function playwrightOutcome({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length + errors.length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: [
      ...errors.map(({ message }) => failure('outside of any test', message)),
      // All errors of an attempt: after a timeout the first says only that, and the next what was waited for.
      ...failed.map(({ title, results }) =>
        failure(
          title,
          results
            .find(({ errors }) => errors.length > 0)
            ?.errors.map(({ message = '' }) => message)
            .join('\n'),
        ),
      ),
    ],
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above titles of the suites around it
 * @returns {(PlaywrightTest & { title: string })[]}
 */
function testsOf({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: [...path, spec.title].join(' › ') }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ]
}

/**
 * @param {string} title
 * @param {string} [message]
 * @returns {Failure}
 */
function failure(title, message = '') {
  return { title, message: stripVTControlCharacters(message).trim() }
}
