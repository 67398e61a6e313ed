import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { sourcesFingerprint } from './sources-fingerprint.mjs'

function project() {
  const folder = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('content/home.ts', 'sound')
  return { folder, write }
}

test('another time, a changed test and what is not built leave it as it is', () => {
  const { folder, write } = project()
  const before = sourcesFingerprint(folder)
  utimesSync(join(folder, 'content/home.ts'), 1, 1)
  for (const file of ['app/build.test.ts', 'app/page.test.tsx', 'server/main.ts']) write(file, 'changed')
  expect(sourcesFingerprint(folder)).toBe(before)
})

test('it changes when a source has changed, is new, has another name or is gone', () => {
  const { folder, write } = project()
  const sources = ['app/a.ts', 'content/b/c.ts', 'core/d.ts', 'public/e.svg', 'vite.config.ts', 'package-lock.json']
  const changes: [string, () => void][] = [
    ...sources.map((file): [string, () => void] => [`new ${file}`, () => write(file, '{}')]),
    ['changed', () => write('core/d.ts', '{ }')],
    ['another name', () => renameSync(join(folder, 'core/d.ts'), join(folder, 'core/f.ts'))],
    ['gone', () => rmSync(join(folder, 'core/f.ts'))],
  ]
  let last = sourcesFingerprint(folder)
  for (const [what, change] of changes) {
    change()
    const now = sourcesFingerprint(folder)
    expect(now, what).not.toBe(last)
    last = now
  }
})
