import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Has the packages installed by an `apt-get` that knows these only. @returns what it was asked to install and did */
function installed(known: string[], packages: string[], extras: string[]): string[] {
  const folder = temporaryFolder()
  const asked = join(folder, 'asked')
  writeFileSync(asked, '')
  const aptGet = `#!/bin/sh
    for word in "$@"; do case $word in update | install | -* | *::*) ;; ${known.join(' | ')}) ;; *) exit 100 ;; esac; done
    echo "$*" >> '${asked}'`
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 })
  const install = `process.getuid = () => 0
    const { installFromDebian } = await import('#scripts/debian.mjs')
    installFromDebian(${JSON.stringify(packages)}, ${JSON.stringify(extras)})`
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  spawnSync(process.execPath, ['--input-type=module', '--eval', install], { env })
  const words = readFileSync(asked, 'utf8').split(/\s+/)
  return known.filter((name) => words.includes(name))
}

test.runIf(process.platform === 'linux')('a package that a Debian lacks keeps it from no other', () => {
  const known = ['chromium', 'postgresql', 'nginx-light']
  expect(installed(known, ['chromium', 'postgresql'], ['chromium-headless-shell', 'caddy', 'nginx-light'])).toEqual(
    known,
  )
})
