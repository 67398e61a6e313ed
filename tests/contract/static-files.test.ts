import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { press } from '#app/document/pressed.ts'
import { keptAssets } from '#server/http/kept-assets.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testApp } from '#tests/support/test-app.ts'

const script = 'export const rata = 40535\n'.repeat(100)

async function siteWithFiles() {
  const folder = temporaryFolder()
  const client = `${folder}/client`
  mkdirSync(`${client}/_assets`, { recursive: true })
  mkdirSync(`${client}/.vite`)
  mkdirSync(`${client}/images`)
  writeFileSync(`${client}/_assets/boot-abc123.js`, script)
  writeFileSync(`${client}/favicon.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`)
  writeFileSync(`${client}/images/kuća.png`, Buffer.alloc(600 * 1024, 7))
  writeFileSync(`${client}/.vite/manifest.json`, '{}')
  writeFileSync(`${client}/.env`, 'SECRET=1')
  writeFileSync(`${folder}/secret.txt`, 'secret')
  symlinkSync(`${folder}/secret.txt`, `${client}/link.txt`)
  return (await testApp({ clientFolder: client })).app
}

test('a script carries few headers: they are sent with each of a dozen', async () => {
  const { headers } = await (await siteWithFiles()).request('/_assets/boot-abc123.js')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  expect(bytes).toBeLessThan(300)
})

test('a hashed chunk is kept for a year and sent compressed', async () => {
  const app = await siteWithFiles()
  const response = await app.request('/_assets/boot-abc123.js', { headers: { 'accept-encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/javascript')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script)
})

test('the compressed variants made by the build are sent, and have no URLs of their own', async () => {
  const folder = temporaryFolder()
  mkdirSync(`${folder}/client/_assets`, { recursive: true })
  writeFileSync(`${folder}/client/_assets/boot-abc123.js`, script)
  await press(`${folder}/client`, `${folder}/pressed`)
  const { app } = await testApp({ files: await openStaticFiles(`${folder}/client`, `${folder}/pressed`) })
  const get = (method: string, encoding: string) =>
    app.request('/_assets/boot-abc123.js', { method, headers: { 'accept-encoding': encoding } })

  for (const name of readdirSync(`${folder}/pressed`)) {
    const encoding = name.endsWith('.br') ? 'br' : 'gzip'
    const form = readFileSync(`${folder}/pressed/${name}`)
    const response = await get('GET', encoding)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toBe('text/javascript')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(form)
    expect((await get('HEAD', encoding)).headers.get('content-length')).toBe(String(form.length))
    for (const path of [`/${name}`, `/pressed/${name}`, `/_assets/${name}`, '/_assets/boot-abc123.js.br'])
      expect((await app.request(path)).status).toBe(404)
  }
  expect(await (await get('GET', 'identity')).text()).toBe(script)
  expect.assertions(2 * 9 + 1)
})

test('a file without a hash in its name is cached for a day and revalidated by its ETag', async () => {
  const app = await siteWithFiles()
  const response = await app.request('/favicon.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await app.request('/favicon.svg', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a large file is sent whole from disk, and HEAD reads nothing', async () => {
  const app = await siteWithFiles()
  const response = await app.request(`/images/${encodeURIComponent('kuća.png')}`)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect((await response.arrayBuffer()).byteLength).toBe(600 * 1024)
  await expect.poll(() => openFiles('kuća.png')).toBe(0)
  const head = await app.request(`/images/${encodeURIComponent('kuća.png')}`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(600 * 1024))
  expect(await head.text()).toBe('')
  await app.request('/favicon.svg') // a file that was to be opened is open by now
  expect(openFiles('kuća.png')).toBe(0)
})

/** How often this process has files of a name open. */
function openFiles(name: string): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return '' // the one that read the list
    }
  })
  return targets.filter((target) => target.endsWith(`/${name}`)).length
}

test('a picture is sent as it is, whatever its bytes', async () => {
  const client = temporaryFolder()
  writeFileSync(`${client}/znak.png`, Buffer.alloc(10_000, 7))
  const { app } = await testApp({ clientFolder: client })
  const { headers } = await app.request('/znak.png', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([headers.get('content-encoding'), headers.get('vary'), headers.get('content-length')]).toEqual([
    null,
    null,
    '10000',
  ])
})

test('a requested file is then served from memory; one that cannot be read is a 500, not a 404', async () => {
  const client = temporaryFolder()
  for (const name of ['once.svg', 'never.svg']) writeFileSync(`${client}/${name}`, '<svg/>')
  const { app } = await testApp({ clientFolder: client })
  expect((await app.request('/once.svg')).status).toBe(200)
  for (const name of ['once.svg', 'never.svg']) {
    rmSync(`${client}/${name}`)
    mkdirSync(`${client}/${name}`) // which no user may read as a file
  }
  expect([(await app.request('/once.svg')).status, (await app.request('/never.svg')).status]).toEqual([200, 500])
})

test.each([
  '/.env',
  '/.vite/manifest.json',
  '/link.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/images/..%5c..%5csecret.txt',
  '/_assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/_assets/',
  '/_assets',
  '/favicon.svg/',
  '/favicon.svg%00.png',
  '/FAVICON.svg',
  '/__proto__',
  '/constructor',
])('%s is not found', async (path) => {
  const app = await siteWithFiles()
  expect((await app.request(new Request(`http://localhost${path}`))).status).toBe(404)
})

test('no path there can be reads anything outside the list', async () => {
  const app = await siteWithFiles()
  const piece = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '/',
    '\\',
    'secret.txt',
    '.env',
    '%00',
    'images',
    '_assets',
    '~',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
      const response = await app.request(new Request(`http://localhost/${pieces.join('/')}`))
      expect([200, 308, 404]).toContain(response.status)
      expect(await response.text()).not.toMatch(/^secret|SECRET/)
    }),
  )
})

const DAY = 86_400_000

/** A process of a build with these assets, beside others that share its data folder. */
async function processOf(build: string, clock: { folder: string; day?: number }, assets: string[]) {
  const { folder } = clock
  const client = `${folder}/${build}`
  mkdirSync(`${client}/_assets`, { recursive: true })
  for (const name of assets) writeFileSync(`${client}/_assets/${name}`, `${script}// ${name}`)
  const warnings: string[] = []
  const kept = keptAssets({
    folder: `${folder}/data/kept-assets`,
    built: `${client}/_assets`,
    now: () => new Date(Date.UTC(2026, 4, 1) + (clock.day ?? 0) * DAY),
    log: { warn: ({ event }: { event: string }) => warnings.push(event) },
  })
  await kept.keep()
  const { app } = await testApp({ files: await openStaticFiles(client, undefined, kept) })
  const get = (name: string) => app.request(`/_assets/${name}`, { headers: { 'accept-encoding': 'br' } })
  return { client, kept, get, warnings, status: async (name: string) => (await get(name)).status }
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
  expect(await (await processOf('two', { folder, day: 130 }, ['boot-a2.js'])).status('boot-a1.js')).toBe(200)
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
  const { client, kept, warnings } = await processOf('one', clock, ['boot-a1.js'])
  rmSync(`${client}/_assets/boot-a1.js`)
  writeFileSync(`${client}/_assets/boot-a2.js`, script)
  clock.day = 100
  await kept.keep()
  expect(warnings).toEqual([])
  expect(await (await processOf('two', { folder, day: 130 }, ['boot-a3.js'])).status('boot-a1.js')).toBe(200)
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
  await keptAssets({ folder: `${folder}/kept`, built: `${folder}/none`, now: () => new Date(), log }).keep()
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
