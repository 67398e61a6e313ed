/** Brotli and gzip files of the built texts, made once by the build, so that no server start has to. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|ico|json|txt|xml)$/ // pictures and fonts are compressed already

const forms = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses every text of a folder into another one, which is not served. A compressed file is named by the hash of
 * the text it was made from, so those of an earlier build are reused; those that no text needs any more are deleted.
 */
export async function compressTexts(folder: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  const known = new Set(await readdir(into))
  const needed = new Set<string>()
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const item of found.filter(({ name }) => TEXT.test(name))) {
    const bytes = await readFile(`${item.parentPath}/${item.name}`)
    for (const [ending, form] of Object.entries(forms)) {
      const name = `${digest(bytes)}.${ending}`
      if (!known.has(name) && !needed.has(name)) {
        await writeFile(`${into}/unfinished`, await form(bytes)) // an interrupted build must not leave half a file
        await rename(`${into}/unfinished`, `${into}/${name}`)
      }
      needed.add(name)
    }
  }
  for (const name of known.difference(needed)) await rm(`${into}/${name}`)
}

/**
 * The same hash as in `server/http/representation.ts`, written twice because `app` and `server` do not see each other and
 * `core` sees no Node; `tests/contract/static-files.test.ts` fails when they differ.
 */
function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
