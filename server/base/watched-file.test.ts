import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { watchedFile } from './watched-file.ts'

test('a file that is replaced while it is read is not taken; the one in its place is, once it has rested', async () => {
  const folder = await temporaryFolder()
  const [path, other] = [join(folder, 'podaci.toml'), join(folder, 'podaci.toml.novi')]
  writeFileSync(path, 'first')
  writeFileSync(other, 'third')
  const read = () => {
    const content = readFileSync(path, 'utf8')
    if (content === 'second') renameSync(other, path)
    return { ok: true, content } as const
  }
  const watched = watchedFile(path, read, 'first')
  writeFileSync(path, 'second')
  const looks = () => [watched.look(), watched.content()]
  expect(looks()).toEqual([undefined, 'first']) // changed, and not at rest yet
  expect(looks()).toEqual([undefined, 'first']) // replaced by the third while the second was read
  expect(looks()).toEqual([undefined, 'first'])
  expect(looks()).toEqual([{ ok: true, content: 'third' }, 'third'])
})
