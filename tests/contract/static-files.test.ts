import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressTexts } from '#app/document/compress-texts.ts'
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
  await compressTexts(`${folder}/client`, `${folder}/compressed`)
  const { app } = await testApp({ files: await openStaticFiles(`${folder}/client`, `${folder}/compressed`) })
  const get = (method: string, encoding: string) =>
    app.request('/_assets/boot-abc123.js', { method, headers: { 'accept-encoding': encoding } })

  for (const name of readdirSync(`${folder}/compressed`)) {
    const encoding = name.endsWith('.br') ? 'br' : 'gzip'
    const form = readFileSync(`${folder}/compressed/${name}`)
    const response = await get('GET', encoding)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toBe('text/javascript')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(form)
    expect((await get('HEAD', encoding)).headers.get('content-length')).toBe(String(form.length))
    for (const path of [`/${name}`, `/compressed/${name}`, `/_assets/${name}`, '/_assets/boot-abc123.js.br'])
      expect((await app.request(path)).status).toBe(404)
  }
  expect(await (await get('GET', 'identity')).text()).toBe(script)
  expect.assertions(2 * 9 + 1)
})

test('a file without a hash in its name is cached for a day and revalidated by its ETag', async () => {
  const app = await siteWithFiles()
  const response = await app.request('/favicon.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await app.request('/favicon.svg', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a large file is sent whole from disk, and HEAD reads nothing', async () => {
  const app = await siteWithFiles()
  const response = await app.request(`/images/${encodeURIComponent('kuća.png')}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect((await response.arrayBuffer()).byteLength).toBe(600 * 1024)
  await expect.poll(() => openFiles('kuća.png')).toBe(0)
  const head = await app.request(`/images/${encodeURIComponent('kuća.png')}`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(600 * 1024))
  expect(await head.text()).toBe('')
  await app.request('/favicon.svg') // a file that was to be opened is open by now
  expect(openFiles('kuća.png')).toBe(0)
})

test('a large file takes no memory: each request reads it anew', async () => {
  const client = temporaryFolder()
  writeFileSync(`${client}/kuća.png`, Buffer.alloc(600 * 1024))
  const { app } = await testApp({ clientFolder: client })
  for (const byte of [7, 8]) {
    writeFileSync(`${client}/kuća.png`, Buffer.alloc(600 * 1024, byte))
    const response = await app.request(`/${encodeURIComponent('kuća.png')}`)
    expect(new Uint8Array(await response.arrayBuffer())[0]).toBe(byte)
  }
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

test('a file can only be read', async () => {
  const response = await (await siteWithFiles()).request('/favicon.svg', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
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
