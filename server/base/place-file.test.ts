import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { placeFile } from './place-file.ts'

test('a file that cannot be written completely leaves nothing behind, and the error is passed on', async () => {
  const folder = temporaryFolder()
  const cutOff = placeFile(folder, 'a.txt', async (path) => {
    await writeFile(path, 'half')
    throw new Error('disk full')
  })
  await expect(cutOff).rejects.toThrow('disk full')
  expect(readdirSync(folder)).toEqual([])
  await placeFile(folder, 'a.txt', (path) => writeFile(path, 'whole'))
  expect(readdirSync(folder)).toEqual(['a.txt'])
})
