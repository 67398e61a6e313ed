import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server.ts'

/** The entries of `.gitignore`, and .git. */
const NOT_OURS = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'coverage'])

/** A file of the project. */
export type SourceFile = {
  /** Relative to the project's folder, with slashes: `core/loan/annuity.ts`. */
  path: string
  text: string
}

/** All text files of the project, sorted by path. */
export function sourceFiles(): SourceFile[] {
  return pathsIn('')
    .filter((path) => !/\.(woff2|png|jpe?g|webp|avif|ico|pdf|gz|br)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function pathsIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? pathsIn(path) : [path]
    })
}
