import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Provides Chromium and its shell on a Debian where only these programs exist. @returns the packages it asks for */
function askedFor(programs: string[], uid = 0): { packages: string[]; exitCode: number | null } {
  const folder = temporaryFolder()
  const asked = join(folder, 'asked')
  const aptGet = `#!/bin/sh\nfor word in "$@"; do echo "$word" >> '${asked}'; done`
  for (const name of programs) writeFileSync(join(folder, name), '#!/bin/sh', { mode: 0o755 })
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 })
  const code = `process.getuid = () => ${uid}
    const { provide } = await import('#scripts/provide.mjs')
    provide(['chromium', 'chromiumShell'])`
  const env = { ...process.env, PATH: folder, CHROMIUM_PATH: '' }
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env })
  const words = existsSync(asked) ? readFileSync(asked, 'utf8').split('\n') : []
  return { packages: words.filter((word) => word.startsWith('chromium')), exitCode: status }
}

test('the headless shell is installed also where Chromium is, and its absence refuses nothing', () => {
  expect(askedFor(['chromium'])).toEqual({ packages: ['chromium-headless-shell'], exitCode: 0 })
})

test('nothing is installed where both are, or where the user may not', () => {
  expect(askedFor(['chromium', 'chromium-headless-shell'])).toEqual({ packages: [], exitCode: 0 })
  expect(askedFor(['chromium'], 1000)).toEqual({ packages: [], exitCode: 0 })
})
