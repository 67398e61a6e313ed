/** What reaches the terminal; tests/faults/leads-log.test.ts reads the log of a whole server. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs code that has a `log` in a process of its own. @returns its two outputs */
function logged(level: string, code: string) {
  const program = `const { createLog } = await import('#server/base/log.ts'); const log = createLog('${level}'); ${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return { stdout, stderr }
}

const entriesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object)

test('an error is logged with message, stack and code, without the row that drivers add to it', () => {
  const { stderr } = logged(
    'info',
    `const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@primer.rs)' })
    log.error({ event: 'one', error })
    log.error({ event: 'two', error: { detail: 'ana@primer.rs' } })`,
  )
  const [one, two] = entriesOf(stderr)
  const error = { message: 'duplicate key', stack: expect.stringContaining('Error: duplicate key'), code: '23505' }
  expect(one).toMatchObject({ event: 'one', error })
  expect(Object.keys(Reflect.get(one ?? {}, 'error'))).toEqual(['message', 'stack', 'code'])
  expect(two).toMatchObject({ event: 'two', error: '[object Object]' })
})

test('the log goes to standard error from its level on, with the time as people read it', () => {
  const { stdout, stderr } = logged('warn', `log.info({ event: 'quiet' }); log.warn({ event: 'loud' }, 'words')`)
  expect(stdout).toBe('')
  expect(entriesOf(stderr)).toEqual([
    {
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: expect.any(Number),
      event: 'loud',
      text: 'words',
    },
  ])
})

test('a log that cannot be written ends nothing', () => {
  const gone = `(await import('node:fs')).closeSync(2); for (let i = 0; i < 9; i += 1) log.error({ event: 'lost' })`
  expect(logged('info', `${gone}; setTimeout(() => console.log('goes on'), 50)`).stdout).toBe('goes on\n')
})
