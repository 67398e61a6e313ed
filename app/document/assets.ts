/** What the build made, as the document needs it; written by app/build.ts, read once by the server. */
import { readFileSync } from 'node:fs'
import type { PageName } from '#core/site/routes.ts'

export type Assets = {
  /** Address of boot, the one script of a page. */
  boot: string
  /** Per page: address of its chunk. */
  chunks: Record<PageName, string>
  /** Fonts of the first screen, preloaded. */
  fonts: string[]
  /** Per page: the CSS written into it, its hash for the content policy, and the files that hold the same. */
  styles: Record<PageName, { css: string; hash: string; files: string[] }>
}

/** Reads `assets.json` beside the server bundle. @throws when the build is not complete */
export function readAssets(): Assets {
  return JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8'))
}
