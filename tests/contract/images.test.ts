import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageWidths } from '#core/site/images.ts'
import { createLog } from '#server/base/log.ts'
import { openDiskCache } from '#server/images/disk-cache.ts'
import { createImageProxy } from '#server/images/image-proxy.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testApp } from '#tests/support/test-app.ts'

const blue = (width: number) => sharp({ create: { width, height: width / 2, channels: 3, background: '#114477' } })

async function pictures() {
  const folder = temporaryFolder()
  mkdirSync(`${folder}/images/krediti`, { recursive: true })
  writeFileSync(`${folder}/images/krediti/stan.png`, await blue(1000).png().toBuffer())
  writeFileSync(`${folder}/images/broken.png`, 'not a picture')
  writeFileSync(`${folder}/secret.png`, await blue(1000).png().toBuffer())
  symlinkSync(`${folder}/secret.png`, `${folder}/images/link.png`)
  return folder
}

type Folders = { folder?: string; cacheFolder?: string; maxFiles?: number }

async function siteWithPictures({ folder, cacheFolder = temporaryFolder(), maxFiles = 100 }: Folders = {}) {
  const publicFolder = folder ?? (await pictures())
  let conversions = 0
  const log = createLog('silent')
  const image = createImageProxy({
    publicFolder,
    cache: await openDiskCache(cacheFolder, { maxFiles, maxBytes: 1_000_000 }, log),
    log,
    onMade: () => conversions++,
  })
  const { app } = await testApp({ image })
  return {
    get: (path: string, init?: RequestInit) => app.request(path, init),
    conversions: () => conversions,
    cacheFolder,
    folder: publicFolder,
  }
}

test('a picture is served as WebP at the requested width, cacheable for a day', async () => {
  const { get } = await siteWithPictures()
  const response = await get('/_ipx/f_webp&w_374/images/krediti/stan.png')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 374, height: 187 })
})

test('a picture is never enlarged', async () => {
  const { get } = await siteWithPictures()
  const response = await get('/_ipx/f_webp&w_2048/images/krediti/stan.png')
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1000)
})

test('a browser that has it gets 304', async () => {
  const { get } = await siteWithPictures()
  const etag = (await get('/_ipx/f_webp&w_374/images/krediti/stan.png')).headers.get('etag') ?? ''
  const again = await get('/_ipx/f_webp&w_374/images/krediti/stan.png', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a picture is converted once for concurrent requests, and kept across restarts', async () => {
  const first = await siteWithPictures()
  const path = '/_ipx/f_webp&w_748/images/krediti/stan.png'
  const answers = await Promise.all(Array.from({ length: 20 }, () => first.get(path)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  await first.get(path)
  expect(first.conversions()).toBe(1)
  expect(readdirSync(first.cacheFolder)).toHaveLength(1)
  const second = await siteWithPictures(first)
  expect(await (await second.get(path)).bytes()).toEqual(await (await first.get(path)).bytes())
  expect(second.conversions()).toBe(0)
})

test.each([
  { maxFiles: 2, maxBytes: 1000 },
  { maxFiles: 100, maxBytes: 250 },
])('of what a start finds on the disk the longest unused goes first: %o', async (bounds) => {
  const folder = temporaryFolder()
  for (const [name, day] of [
    ['a-newest', 3],
    ['b-oldest', 1],
    ['c-between', 2],
  ] as const) {
    writeFileSync(`${folder}/${name}`, Buffer.alloc(100))
    utimesSync(`${folder}/${name}`, day * 86_400, day * 86_400)
  }
  await openDiskCache(folder, bounds, createLog('silent'))
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['a-newest', 'c-between'])
})

test('a cached file that a power cut left empty is made again', async () => {
  const { get, cacheFolder } = await siteWithPictures()
  const path = '/_ipx/f_webp&w_374/images/krediti/stan.png'
  const whole = await (await get(path)).bytes()
  for (const name of readdirSync(cacheFolder)) writeFileSync(`${cacheFolder}/${name}`, '')
  expect(await (await get(path)).bytes()).toEqual(whole)
})

test('the cache on disk stays within its bounds', async () => {
  const folder = temporaryFolder()
  writeFileSync(`${folder}/.a-picture.webp.1a2b`, 'what a process that was killed had not finished')
  const { get, cacheFolder } = await siteWithPictures({ cacheFolder: folder, maxFiles: 3 })
  for (const width of [374, 419, 748, 767, 838]) await get(`/_ipx/f_webp&w_${width}/images/krediti/stan.png`)
  await expect.poll(() => readdirSync(cacheFolder).length).toBe(3)
})

test('pictures are served even when the cache cannot be written', async () => {
  const folder = temporaryFolder()
  writeFileSync(`${folder}/file`, '')
  const { get, conversions } = await siteWithPictures({ cacheFolder: `${folder}/file/cache` })
  expect((await get('/_ipx/f_webp&w_374/images/krediti/stan.png')).status).toBe(200)
  expect((await get('/_ipx/f_webp&w_374/images/krediti/stan.png')).status).toBe(200)
  expect(conversions()).toBe(2)
})

test.each([
  ['/_ipx/f_webp&w_375/images/krediti/stan.png', 400],
  ['/_ipx/f_png&w_374/images/krediti/stan.png', 400],
  ['/_ipx/f_webp&w_374/secret.png', 400],
  ['/_ipx/f_webp&w_374/images/%2e%2e/secret.png', 400],
  ['/_ipx/f_webp&w_374/images/../secret.png', 400],
  ['/_ipx/f_webp&w_374/https://example.com/a.png', 400],
  ['/_ipx/', 400],
  ['/_ipx/f_webp&w_374/images/link.png', 404],
  ['/_ipx/f_webp&w_374/images/nema.png', 404],
])('%s is refused with %i', async (path, status) => {
  const { get } = await siteWithPictures()
  expect((await get(path)).status).toBe(status)
})

test('when the conversion fails the original is sent, not cacheable', async () => {
  const { get, folder } = await siteWithPictures()
  const whole = readFileSync(`${folder}/images/krediti/stan.png`)
  const cut = whole.subarray(0, whole.length - 40) // which browsers draw as far as it goes
  writeFileSync(`${folder}/images/krediti/stan.png`, cut)
  const response = await get('/_ipx/f_webp&w_374/images/krediti/stan.png')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(cut)
})

test.each([
  ['png', 200, 'image/png'],
  ['jpeg', 503, 'application/json; charset=utf-8'], // only a PNG is sent as it is
] as const)(
  'beyond the hundred that wait to be made a picture is not waited for: %s, %i',
  async (format, status, type) => {
    const folder = temporaryFolder()
    mkdirSync(`${folder}/images`)
    const names = Array.from('abcdefg', (letter) => `${letter}.${format}`)
    for (const name of names) writeFileSync(`${folder}/images/${name}`, await blue(4).toFormat(format).toBuffer())
    let letGo = () => {}
    const disk = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const image = createImageProxy({
      publicFolder: folder,
      cache: { read: async () => undefined, write: () => disk },
      log: createLog('silent'),
      onMade: () => {},
    })
    const answers: [number, string | null][] = []
    const asked = names.flatMap((name) =>
      imageWidths.map(async (width) => {
        const { status, headers } = await image(new Request(`http://localhost/_ipx/f_webp&w_${width}/images/${name}`))
        answers.push([status, headers.get('content-type')])
      }),
    )
    const unmade = asked.length - 102 // two are being made
    await expect.poll(() => answers).toEqual(Array.from({ length: unmade }, () => [status, type]))
    letGo()
    await Promise.all(asked)
    expect(answers.slice(unmade)).toEqual(Array.from({ length: 102 }, () => [200, 'image/webp']))
  },
)

test('a broken picture is our fault, and says nothing about the disk', async () => {
  const { get } = await siteWithPictures()
  const response = await get('/_ipx/f_webp&w_374/images/broken.png')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('{"error":{"message":"The picture cannot be made."}}')
})
