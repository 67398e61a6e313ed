import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { placeFile } from './place-file.ts'

test('a file that could not be written whole is not there, nor is a part of it, and its writer hears why', async () => {
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
