import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from './source-files.ts'

/** One import, whatever its form: static, re-export, dynamic with a literal, of types alone. */
export type Import = {
  /** The file that imports. */
  from: string
  /** As written: `#core/loan/annuity.ts`. */
  written: string
  /** What it names: a file of the project by its path, or a package or Node module by its name. */
  to: string
  /** Whether it is a dynamic import. */
  isLate: boolean
}

/** Every import of a TypeScript or JavaScript file. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module, errors } = parseSync(path, text)
  const error = errors[0]
  if (error) throw new Error(`${path} does not parse: ${error.message}`)
  const first = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ]
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)))
  const named = (written: string, isLate: boolean) => ({ from: path, written, to: target(path, written), isLate })
  return [
    ...[...new Set(first)].map((written) => named(written, false)),
    ...late.map((written) => named(written, true)),
  ]
}

/** A computed import names no file and is skipped. */
function literal(source: string): string[] {
  return /^(['"`])([^'"`$]*)\1$/.exec(source)?.slice(2) ?? []
}

function target(from: string, written: string): string {
  const [path = ''] = written.split('?') // `icon.svg?raw`
  if (path.startsWith('#')) return path.slice(1)
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return path.startsWith('@') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? path)
}

/**
 * The first import cycle, or undefined if there is none. Dynamic imports do not count: a lazily loaded part of a page
 * may import the page.
 */
export function importCycle(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(
    imports.filter(({ isLate }) => !isLate),
    ({ from }) => from,
  )
  const done = new Set<string>()

  function search(path: string, above: string[]): string[] | undefined {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const { to } of targets.get(path) ?? []) {
      const cycle = search(to, [...above, path])
      if (cycle) return cycle
    }
    done.add(path)
    return undefined
  }
  for (const path of targets.keys()) {
    const cycle = search(path, [])
    if (cycle) return cycle
  }
  return undefined
}

/** The first cycle between folders, by imports of any kind; a file at the top of a floor counts as a folder of its own. */
export function folderCycle(imports: Import[]): string[] | undefined {
  const folder = (path: string) => (path.split('/').length === 2 ? path : posix.dirname(path))
  const between = imports.map((one) => ({ ...one, isLate: false, from: folder(one.from), to: folder(one.to) }))
  return importCycle(between.filter(({ from, to }) => from !== to))
}
