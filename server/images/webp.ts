import { readFile } from 'node:fs/promises'

export const QUALITY = 78 // drawings keep clean edges, photographs stay under 100 kB at 1279 px
const MAX_SOURCE_PIXELS = 50_000_000

export type Webp = Uint8Array<ArrayBuffer>

/** Converts a picture to WebP, scaled down to `width`. Rejects when it is not a picture or has too many pixels. */
export async function webpOf(file: string, width: number): Promise<Webp> {
  // Loaded on first use: the library costs 30 MB and a tenth of a second at start-up.
  const { default: sharp } = await import('sharp')
  // Passed as bytes: sharp caches files by name, and would show the old one after a replacement.
  const webp = sharp(await readFile(file), { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
  return new Uint8Array(await webp.toBuffer())
}
