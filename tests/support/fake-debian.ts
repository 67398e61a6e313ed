import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** What a Debian is like: its user, the programs on its PATH, and the packages that its `apt-get` knows. */
type Debian = { uid?: number; programs?: string[]; known: string[] }

/**
 * Runs code of a module on such a Debian.
 *
 * @returns which packages `apt-get` was asked for and knew, what the code said, and its exit code
 */
export function onDebian(code: string, { uid = 0, programs = [], known }: Debian) {
  const folder = temporaryFolder()
  const asked = join(folder, 'asked')
  writeFileSync(asked, '')
  const aptGet = `#!/bin/sh
    for word in "$@"; do case $word in update | install | -* | *::*) ;; ${known.join(' | ')}) ;; *) exit 100 ;; esac; done
    echo "$*" >> '${asked}'`
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 })
  for (const name of programs) writeFileSync(join(folder, name), '#!/bin/sh', { mode: 0o755 })
  const env = { ...process.env, PATH: folder, CHROMIUM_PATH: '' }
  const program = `process.getuid = () => ${uid}; ${code}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    encoding: 'utf8',
  })
  const words = readFileSync(asked, 'utf8').split(/\s+/)
  return { packages: known.filter((name) => words.includes(name)), said: stdout + stderr, exitCode: status }
}
