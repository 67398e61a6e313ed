import { expect, test } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './outcome.mjs'
import { rowsFor } from './steps.mjs'
import { summary } from './summary.mjs'

const passed = { fullName: 'adds', status: 'passed' }
const failed = { fullName: 'divides', status: 'failed', failureMessages: ['\u001B[31mexpected 2\u001B[0m', 'again'] }

test('tests are counted by what came of them', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [passed, failed, { fullName: 'later', status: 'todo' }],
      },
      { name: 'b.test.ts', status: 'passed', assertionResults: [passed] },
    ],
  }
  expect(vitestOutcome(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: [{ title: 'divides', message: 'expected 2' }],
  })
})

test('a file that does not load is a failure, though it has no test that could fail', () => {
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no module', assertionResults: [] }] }
  expect(vitestOutcome(report)).toMatchObject({ passed: 0, failed: 1, failures: [{ message: 'no module' }] })
})

test('a browser test that passes only the second time has failed', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message = '') => ({
    title,
    tests: [{ status, results: message ? [{ errors: [{ message }] }, { errors: [] }] : [{ errors: [] }] }],
  })
  const specs = [spec('opens', 'expected'), spec('sends', 'unexpected', 'no button'), spec('closes', 'flaky', 'late')]
  const report = { errors: [], suites: [{ title: 'lead.e2e.ts', suites: [{ title: 'dialog', specs }] }] }
  expect(playwrightOutcome(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: [
      { title: 'lead.e2e.ts › dialog › sends', message: 'no button' },
      { title: 'lead.e2e.ts › dialog › closes', message: 'late' },
    ],
  })
})

test('a browser test that ran out of time says what it waited for', () => {
  const errors = [{ message: 'Test timeout of 180000ms exceeded.' }, { message: 'locator.click: …' }]
  const specs = [{ title: 'sends', tests: [{ status: 'unexpected' as const, results: [{ errors }] }] }]
  const { failures } = playwrightOutcome({ errors: [], suites: [{ title: 'lead.e2e.ts', specs }] })
  expect(failures[0]?.message).toBe('Test timeout of 180000ms exceeded.\nlocator.click: …')
})

test('an error outside of any browser test counts as a failure', () => {
  expect(playwrightOutcome({ suites: [], errors: [{ message: 'no site' }] })).toMatchObject({ failed: 1 })
})

const result = (name: string, counts: { passed: number; failed: number }, messages: string[] = []) => ({
  step: { name, command: [name] },
  seconds: 1,
  log: '',
  skipped: 0,
  ...counts,
  failures: messages.map((message) => ({ title: 'a test', message })),
})

test('the last line is the counts of all steps together', () => {
  const results = [result('unit', { passed: 40, failed: 0 }), result('e2e', { passed: 7, failed: 1 }, ['no button'])]
  expect(summary(results)).toEqual(['✗ e2e: a test', '    no button', '47 passed, 1 failed'])
})

test('however much breaks, the summary fits on one screen', () => {
  const many = Array.from({ length: 100 }, () => 'line\n'.repeat(50))
  expect(summary([result('unit', { passed: 0, failed: 100 }, many)]).length).toBeLessThanOrEqual(42)
})

test('a step that drives the built site brings the build with it', () => {
  expect(
    rowsFor(['unit', 'e2e'])
      .flat()
      .map(({ name }) => name),
  ).toEqual(['unit', 'build', 'e2e'])
})

test('two steps that drive a browser never share the cores', () => {
  const browsers = rowsFor([]).map((row) =>
    row.filter(({ reporter }) => reporter === 'playwright').map(({ name }) => name),
  )
  expect(browsers.filter((names) => names.length > 0)).toEqual([['a11y'], ['e2e']])
})

test('a step that does not exist is refused, not passed over', () => {
  expect(() => rowsFor(['e2ee'])).toThrow('No step is called e2ee')
})
