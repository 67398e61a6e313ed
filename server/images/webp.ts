import { readFile } from 'node:fs/promises'

export const QUALITY = 78 // drawings keep clean edges, photographs stay under 100 kB at 1279 px
const MAX_SOURCE_PIXELS = 50_000_000

export type Webp = Uint8Array<ArrayBuffer>

/** A picture as webp, scaled to a width unless it is narrower. Rejects what is no picture, or has too many pixels. */
export async function webpOf(file: string, width: number): Promise<Webp> {
  // Loaded with the first picture: the library costs 30 MB and a tenth of a second of the start.
  const { default: sharp } = await import('sharp')
  // Read by us: sharp would remember a file by its name, and show the old one when it is replaced.
  const webp = sharp(await readFile(file), { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
  return new Uint8Array(await webp.toBuffer())
}
