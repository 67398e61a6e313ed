import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { makeFolder } from './make-folder.ts'

test('every folder that is created has the mode that is asked for, and a second time nothing is', () => {
  const parent = join(temporaryFolder(), 'backups')
  const folder = join(parent, 'daily')
  makeFolder(folder, 0o700)
  makeFolder(folder, 0o755)
  expect([parent, folder].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700])
})
