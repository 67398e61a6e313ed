import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** `light` takes a few milliseconds per page; `best` takes fifty times as long and saves another tenth. */
export type Effort = 'light' | 'best'

const GZIP_LEVEL: Record<Effort, number> = { light: 5, best: 9 }
const BROTLI_QUALITY: Record<Effort, number> = { light: 5, best: 11 }

/** Compresses a text, synchronously. */
export function compressed(bytes: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Uint8Array {
  if (encoding === 'gzip') return gzipSync(bytes, { level: GZIP_LEVEL[effort] })
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // No larger than the text: the window determines the encoder's memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(12, Math.ceil(Math.log2(bytes.length + 1)))),
    },
  })
}
