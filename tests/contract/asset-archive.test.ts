/** The chunks of other builds, which pages that are still open ask for. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressTexts } from '#app/document/compress-texts.ts'
import { assetArchive } from '#server/http/asset-archive.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testApp } from '#tests/support/test-app.ts'

const script = 'export const rata = 40535\n'.repeat(100)
const DAY = 86_400_000

/** A process of a build with these assets, beside others that share its data folder. */
async function processOf(build: string, clock: { folder: string; day?: number }, names: string[]) {
  const { folder } = clock
  const client = `${folder}/${build}`
  mkdirSync(`${client}/_assets`, { recursive: true })
  for (const name of names) writeFileSync(`${client}/_assets/${name}`, `${script}// ${name}`)
  const warnings: string[] = []
  const assets = assetArchive({
    folder: `${folder}/data/kept-assets`,
    built: `${client}/_assets`,
    now: () => new Date(Date.UTC(2026, 4, 1) + (clock.day ?? 0) * DAY),
    log: { warn: ({ event }: { event: string }) => warnings.push(event) },
  })
  await assets.archive()
  await compressTexts(client, `${client}-compressed`)
  const { app } = await testApp({ files: await openStaticFiles(client, `${client}-compressed`, assets) })
  const get = (name: string) => app.request(`/_assets/${name}`, { headers: { 'accept-encoding': 'br' } })
  return { client, assets, get, warnings, status: async (name: string) => (await get(name)).status }
}

test('chunks of other builds are served like its own: of an earlier one, and of one that started later', async () => {
  const folder = temporaryFolder()
  const first = await processOf('one', { folder }, ['boot-a1.js', 'font-f1.woff2'])
  const second = await processOf('two', { folder }, ['boot-a2.js', 'font-f1.woff2'])
  for (const [site, name] of [
    [first, 'boot-a2.js'],
    [second, 'boot-a1.js'],
  ] as const) {
    const response = await site.get(name)
    expect(response.headers.get('content-type')).toBe('text/javascript')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(`${script}// ${name}`)
  }
  expect(await first.status('boot-a3.js')).toBe(404)
})

test('a process keeps serving its build when the folder is rebuilt under it', async () => {
  const { client, status } = await processOf('one', { folder: temporaryFolder() }, ['boot-a1.js'])
  rmSync(`${client}/_assets`, { recursive: true })
  expect(await status('boot-a1.js')).toBe(200)
})

test('a chunk is kept for 30 days after the last day on which its build was served, however old it is', async () => {
  const folder = temporaryFolder()
  await processOf('one', { folder }, ['boot-a1.js'])
  await processOf('one', { folder, day: 100 }, ['boot-a1.js']) // what a process says every day
  expect(await (await processOf('two', { folder, day: 130.9 }, ['boot-a2.js'])).status('boot-a1.js')).toBe(200)
  expect(await (await processOf('two', { folder, day: 132 }, ['boot-a2.js'])).status('boot-a1.js')).toBe(404)
})

test('the age of a chunk counts from its last use, not from the file that was copied', async () => {
  const folder = temporaryFolder()
  await processOf('one', { folder, day: 36_500 }, ['boot-a1.js'])
  expect(await (await processOf('two', { folder, day: 36_530 }, ['boot-a2.js'])).status('boot-a1.js')).toBe(200)
})

test('a process whose folder is rebuilt under it still marks its own chunks as in use', async () => {
  const folder = temporaryFolder()
  const clock = { folder, day: 0 }
  const { client, assets, warnings } = await processOf('one', clock, ['boot-a1.js'])
  rmSync(`${client}/_assets/boot-a1.js`)
  writeFileSync(`${client}/_assets/boot-a2.js`, script)
  clock.day = 100
  await assets.archive()
  expect(warnings).toEqual([])
  expect(await (await processOf('two', { folder, day: 130 }, ['boot-a3.js'])).status('boot-a1.js')).toBe(200)
})

test('processes that delete the same expired chunks at once do not get in each other’s way', async () => {
  const clock = { folder: temporaryFolder(), day: 0 }
  const many = Array.from({ length: 50 }, (_, i) => `page-${i}.js`)
  await processOf('one', clock, many)
  const processes = [await processOf('two', clock, ['boot-a2.js']), await processOf('two', clock, ['boot-a2.js'])]
  clock.day = 100
  await Promise.all(processes.map(({ assets }) => assets.archive()))
  expect(processes.flatMap(({ warnings }) => warnings)).toEqual([])
  expect(readdirSync(`${clock.folder}/data/kept-assets`)).toEqual(['boot-a2.js'])
})

test('a half-copied file is never served, and is deleted with the rest', async () => {
  const folder = temporaryFolder()
  mkdirSync(`${folder}/data/kept-assets`, { recursive: true })
  writeFileSync(`${folder}/data/kept-assets/.boot-a1.js.0badcafe`, 'expo')
  const { status } = await processOf('one', { folder }, ['boot-a2.js'])
  expect(await status('.boot-a1.js.0badcafe')).toBe(404)
  await processOf('one', { folder, day: 365_000 }, ['boot-a2.js'])
  expect(readdirSync(`${folder}/data/kept-assets`)).toEqual(['boot-a2.js'])
})

test('if the data folder is not writable, only chunks of other builds are missing, and the log warns once', async () => {
  const folder = temporaryFolder()
  writeFileSync(`${folder}/data`, 'a file where the folder should be')
  const { status, warnings } = await processOf('one', { folder }, ['boot-a1.js'])
  expect(warnings).toEqual(['assets-not-kept'])
  expect(await status('boot-a1.js')).toBe(200)
  expect(await status('boot-a2.js')).toBe(404)
})

test('without a build, as in development, nothing is kept and nothing logged', async () => {
  const folder = temporaryFolder()
  const warnings: unknown[] = []
  const log = { warn: (entry: unknown) => void warnings.push(entry) }
  await assetArchive({ folder: `${folder}/kept`, built: `${folder}/none`, now: () => new Date(), log }).archive()
  expect([existsSync(`${folder}/kept`), warnings]).toEqual([false, []])
})

test.each([
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  'sub/boot-a1.js',
  '.hidden.js',
  'boot-a1',
  'boot-a1.js/',
  `${'a'.repeat(300)}.js`,
])('%s reads nothing of the folder of kept chunks', async (name) => {
  const folder = temporaryFolder()
  mkdirSync(`${folder}/data/kept-assets/sub`, { recursive: true })
  for (const file of ['secret.txt', 'kept-assets/sub/boot-a1.js', 'kept-assets/.hidden.js', 'kept-assets/boot-a1'])
    writeFileSync(`${folder}/data/${file}`, 'secret')
  expect(await (await processOf('one', { folder }, ['boot-a1.js'])).status(name)).toBe(404)
})
