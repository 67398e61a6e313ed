/** Commands run by a launcher, as `npm run leads` runs them; tests/faults/launcher.test.ts runs the server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** Has a launcher, in a process group of its own, run JavaScript as its command. */
function launched(program: string) {
  const code = `const { runCommand } = await import('#scripts/child.mjs')
    await runCommand(process.execPath, ['--eval', ${JSON.stringify(program)}])`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const group = -(child.pid ?? 0)
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL')
    } catch {
      // both have ended
    }
  })
  const ended = once(child, 'exit').then(([exitCode]) => exitCode as number | null)
  return { child, group, ended }
}

test.each([
  ['process.exit(0)', 0],
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 1],
])('after the command %s the launcher exits with %i', async (program, exitCode) => {
  expect(await launched(program).ended).toBe(exitCode)
})

/** Says so once it listens, and ends with 4 at the signal, a moment later than whoever does not wait for it. */
const tidy = (signal: string) => `setInterval(() => {}, 1000)
  process.on('${signal}', () => setTimeout(() => process.exit(4), 200))
  console.log('listening')`

test('SIGTERM to the launcher ends the command, whose exit code counts', async () => {
  const { child, ended } = launched(tidy('SIGTERM'))
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await ended).toBe(4)
})

test('at Ctrl-C, which reaches both, the launcher waits for the command to end', async () => {
  const { child, group, ended } = launched(tidy('SIGINT'))
  await once(child.stdout, 'data')
  process.kill(group, 'SIGINT')
  expect(await ended).toBe(4)
})
