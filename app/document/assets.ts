/** The addresses of built files that the document needs; written by app/build.ts, read once by the server. */
import { readFileSync } from 'node:fs'
import type { PageName } from '#core/site/routes.ts'

export type Assets = {
  /** Address of boot, the one script of a page. */
  boot: string
  /** Per entry (`start` or the name of an island): every chunk it needs, itself included. */
  chunks: Record<string, string[]>
  /** Fonts of the first screen, preloaded. */
  fonts: string[]
  /** Address of the whole style sheet. */
  styles: string
  /** Per page: the rules its markup uses, and their hash for the content policy. */
  pageStyles: Record<PageName, { css: string; hash: string }>
}

/** Reads `assets.json` beside the server bundle. @throws when the build is not complete */
export function readAssets(): Assets {
  return JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8'))
}
