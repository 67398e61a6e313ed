import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { press } from './pressed.ts'

const script = 'export const rata = 40535\n'.repeat(100)

function folders() {
  const folder = temporaryFolder()
  const client = `${folder}/client`
  const pressed = `${folder}/pressed`
  mkdirSync(`${client}/_assets`, { recursive: true })
  writeFileSync(`${client}/_assets/boot-1.js`, script)
  return { client, pressed, forms: () => readdirSync(pressed).toSorted() }
}

test('a text is compressed with brotli and gzip, a picture is not', async () => {
  const { client, pressed, forms } = folders()
  writeFileSync(`${client}/icon.png`, script)
  await press(client, pressed)
  const [br = '', gz = ''] = forms()
  expect(forms()).toEqual([expect.stringMatching(/^[\w-]{22}\.br$/), expect.stringMatching(/^[\w-]{22}\.gz$/)])
  expect(brotliDecompressSync(readFileSync(`${pressed}/${br}`)).toString()).toBe(script)
  expect(gunzipSync(readFileSync(`${pressed}/${gz}`)).toString()).toBe(script)
})

test('a file that is compressed already is not compressed again', async () => {
  const { client, pressed, forms } = folders()
  await press(client, pressed)
  for (const name of forms()) writeFileSync(`${pressed}/${name}`, 'made before')
  await press(client, pressed)
  expect(forms().map((name) => readFileSync(`${pressed}/${name}`, 'utf8'))).toEqual(['made before', 'made before'])
})

test('new content under the same name is compressed anew, and the old files are deleted', async () => {
  const { client, pressed, forms } = folders()
  await press(client, pressed)
  const before = forms()
  writeFileSync(`${client}/_assets/boot-1.js`, `${script}//`)
  await press(client, pressed)
  expect(forms()).toHaveLength(2)
  expect(forms()).not.toContain(before[0])
})

test('compressed files are deleted with the last file that has their content', async () => {
  const { client, pressed, forms } = folders()
  writeFileSync(`${client}/_assets/boot-2.js`, script)
  await press(client, pressed)
  rmSync(`${client}/_assets/boot-1.js`)
  await press(client, pressed)
  expect(forms()).toHaveLength(2)
  rmSync(`${client}/_assets/boot-2.js`)
  await press(client, pressed)
  expect(forms()).toEqual([])
})
