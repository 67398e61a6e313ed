/**
 * Renders the drawings to bitmaps: icons of the site and pictures for the image proxy.
 *
 * The results are committed; run this again after a drawing has changed: `node app/drawings/make-images.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'

const PUBLIC = new URL('../../public/', import.meta.url)
const PAPER = '#edf2ef' // --bg of app/styles/tokens.css
const OPAQUE_MARGIN = 0.14 // of the side: systems round the corners of what they show
const MASK_MARGIN = 0.24 // the safe zone of a maskable icon is the middle 80 %

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  logLevel: 'error',
})

/** The markup of a drawing, as a picture of its own. */
async function drawing(file: string, name: string): Promise<Buffer> {
  const module: Record<string, FunctionComponent> = await vite.ssrLoadModule(`/app/drawings/${file}.tsx`)
  const component = module[name]
  if (!component) throw new Error(`app/drawings/${file}.tsx has no ${name}.`)
  return Buffer.from(
    renderToStaticMarkup(createElement(component)).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  )
}

/** An SVG as PNG, this wide, in few colours: the drawings are flat. */
function png(svg: Buffer, width: number): Promise<Buffer> {
  return sharp(svg, { density: 300 }).resize({ width }).png({ palette: true, quality: 95, effort: 10 }).toBuffer()
}

/** The mark in a square of paper. */
async function icon(mark: Buffer, side: number, margin: number): Promise<Buffer> {
  const inner = Math.round(side * (1 - 2 * margin))
  const input = await sharp(mark, { density: 1200 }).resize(inner, inner).toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input }])
    .png({ effort: 10 })
    .toBuffer()
}

/** An .ico that holds PNGs: a header, one entry of 16 bytes each, the pictures. */
async function ico(mark: Buffer, sides: number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sides.map((side) => sharp(mark, { density: 1200 }).resize(side, side).png().toBuffer()),
  )
  const header = Buffer.alloc(6 + 16 * sides.length)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(sides.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(sides[index] ?? 0, at)
    header.writeUInt8(sides[index] ?? 0, at + 1)
    header.writeUInt16LE(1, at + 4) // colour planes
    header.writeUInt16LE(32, at + 6) // bits a pixel
    header.writeUInt32LE(picture.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}

const save = (path: string, bytes: Buffer) => writeFile(new URL(path, PUBLIC), bytes)

await mkdir(new URL('images/', PUBLIC), { recursive: true })
const mark = await readFile(new URL('favicon.svg', PUBLIC))
await save('favicon.ico', await ico(mark, [16, 32, 48]))
await save('apple-touch-icon.png', await icon(mark, 180, OPAQUE_MARGIN))
await save('icon-192.png', await icon(mark, 192, OPAQUE_MARGIN))
await save('icon-512.png', await icon(mark, 512, OPAQUE_MARGIN))
await save('icon-maskable-512.png', await icon(mark, 512, MASK_MARGIN))
await save('images/stambeni-kredit.png', await png(await drawing('keys', 'Keys'), 1760))
await save('images/kes-kredit.png', await png(await drawing('wallet', 'Wallet'), 1760))
await save('images/auto-kredit.png', await png(await drawing('open-road', 'OpenRoad'), 1760))
await vite.close()
