/** @typedef {import('./run-step.mjs').Result} Result */

/** The summary of failures must fit on one screen; the full output is above. */
const LINES = 40
const LINES_PER_FAILURE = 8

/**
 * One line about a finished step.
 *
 * @param {Result} result
 */
export function stepLine({ step, seconds, passed, failed, skipped }) {
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  const mark = failed ? '✗' : '✓'
  return `${mark} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s   ${counts.filter(Boolean).join(', ')}`
}

/**
 * The failures, on one screen, and the line of counts.
 *
 * @param {Result[]} results
 * @returns {string[]} lines
 */
export function summary(results) {
  const broken = results.flatMap(({ step, failures }) => failures.map((failure) => failureLines(step.name, failure)))
  const lines = broken.flat()
  const shown = lines.slice(0, LINES)
  if (lines.length > shown.length) shown.push(`… and ${broken.length} failures in all, each in full above.`)
  return [...shown, `${total(results, 'passed')} passed, ${total(results, 'failed')} failed`]
}

/**
 * @param {string} name of the step
 * @param {import('./outcome.mjs').Failure} failure
 */
function failureLines(name, { title, message }) {
  const isNoise = (/** @type {string} */ line) => line.trim() === '' || /^\s+at .*node_modules/.test(line)
  const text = message.split('\n').filter((line) => !isNoise(line))
  return [`✗ ${name}: ${title}`, ...text.slice(0, LINES_PER_FAILURE).map((line) => `    ${line.slice(0, 200)}`)]
}

/**
 * @param {Result[]} results
 * @param {'passed' | 'failed'} key
 */
export function total(results, key) {
  return results.reduce((sum, result) => sum + result[key], 0)
}
