import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { compressTexts } from './compress-texts.ts'

const script = 'export const rata = 40535\n'.repeat(100)

function folders() {
  const folder = temporaryFolder()
  const client = `${folder}/client`
  const compressed = `${folder}/compressed`
  mkdirSync(`${client}/_assets`, { recursive: true })
  writeFileSync(`${client}/_assets/boot-1.js`, script)
  return { client, compressed, forms: () => readdirSync(compressed).toSorted() }
}

test('a text is compressed with brotli and gzip, a picture is not', async () => {
  const { client, compressed, forms } = folders()
  writeFileSync(`${client}/icon.png`, script)
  await compressTexts(client, compressed)
  const [br = '', gz = ''] = forms()
  expect(forms()).toEqual([expect.stringMatching(/^[\w-]{22}\.br$/), expect.stringMatching(/^[\w-]{22}\.gz$/)])
  expect(brotliDecompressSync(readFileSync(`${compressed}/${br}`)).toString()).toBe(script)
  expect(gunzipSync(readFileSync(`${compressed}/${gz}`)).toString()).toBe(script)
})

test('a file that is compressed already is not compressed again', async () => {
  const { client, compressed, forms } = folders()
  await compressTexts(client, compressed)
  for (const name of forms()) writeFileSync(`${compressed}/${name}`, 'made before')
  await compressTexts(client, compressed)
  expect(forms().map((name) => readFileSync(`${compressed}/${name}`, 'utf8'))).toEqual(['made before', 'made before'])
})

test('new content under the same name is compressed anew, and the old files are deleted', async () => {
  const { client, compressed, forms } = folders()
  await compressTexts(client, compressed)
  const before = forms()
  writeFileSync(`${client}/_assets/boot-1.js`, `${script}//`)
  await compressTexts(client, compressed)
  expect(forms()).toHaveLength(2)
  expect(forms()).not.toContain(before[0])
})

test('compressed files are deleted with the last file that has their content', async () => {
  const { client, compressed, forms } = folders()
  writeFileSync(`${client}/_assets/boot-2.js`, script)
  await compressTexts(client, compressed)
  rmSync(`${client}/_assets/boot-1.js`)
  await compressTexts(client, compressed)
  expect(forms()).toHaveLength(2)
  rmSync(`${client}/_assets/boot-2.js`)
  await compressTexts(client, compressed)
  expect(forms()).toEqual([])
})
