/** Reads TOML so that a fault can be told by its line: smol-toml gives values without their places. */
import { parse, TomlDate, TomlError } from 'smol-toml'
import { isIsoDate } from '#core/money/date.ts'

export type ReadToml =
  | {
      ok: true
      value: Record<string, unknown>
      /** The line of a path, or of the nearest part of it that stands somewhere; from 1. */
      lineOf: (path: readonly (string | number)[]) => number
    }
  | {
      ok: false
      line: number
      /** The key on that line, where there is one. */
      key: string | undefined
      why: 'syntax' | 'twice' | 'no-such-day' | 'not-utf-8'
    }

/** Reads a file's bytes. Days become `YYYY-MM-DD`; a day that does not exist is refused: smol-toml would move it. */
export function readToml(bytes: Uint8Array): ReadToml {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, line: 1, key: undefined, why: 'not-utf-8' }
  }
  const lines = text.split(/\r\n|\n/)
  const fault = (line: number, why: 'syntax' | 'twice' | 'no-such-day'): ReadToml => ({
    ok: false,
    line,
    key: /^\s*([\w-]+)\s*=/.exec(lines[line - 1] ?? '')?.[1],
    why,
  })
  const bare = withoutStrings(text).split('\n')
  const odd = bare.findIndex((line) => (line.match(/\b\d{4}-\d\d-\d\d\b/g) ?? []).some((day) => !isIsoDate(day)))
  if (odd >= 0) return fault(odd + 1, 'no-such-day')
  try {
    return { ok: true, value: plain(parse(text)) as Record<string, unknown>, lineOf: lineFinder(bare) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return fault(error.line, error.message.includes('redefine') ? 'twice' : 'syntax')
  }
}

/** The text with its strings and comments blanked, line for line. */
function withoutStrings(text: string): string {
  const quoted = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*/g
  return text.replace(/\r\n/g, '\n').replace(quoted, (found) => found.replace(/[^\n]/g, ' '))
}

/** Days as text; other dates and times as something that no reader takes. */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.isDate() ? value.toISOString() : Number.NaN
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}

/** Where tables and keys stand. Inside an inline table or a list it is the line of the key that holds it. */
function lineFinder(lines: readonly string[]): (path: readonly (string | number)[]) => number {
  const found = new Map<string, number>()
  const counts = new Map<string, number>()
  let table: (string | number)[] = []
  for (const [index, line] of lines.entries()) {
    const [, isList, header] = /^\s*\[(\[)?\s*([\w.\s-]+?)\s*\]/.exec(line) ?? []
    const key = /^\s*([\w.-]+)\s*=/.exec(line)?.[1]
    if (header !== undefined) {
      table = header.split(/\s*\.\s*/)
      const name = table.join('.')
      if (isList) {
        const count = counts.get(name) ?? 0
        counts.set(name, count + 1)
        table = [...table, count]
      }
      mark(found, table.join('.'), index + 1)
    } else if (key !== undefined) mark(found, [...table, ...key.split('.')].join('.'), index + 1)
  }
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const line = found.get(path.slice(0, length).join('.'))
      if (line !== undefined) return line
    }
    return 1
  }
}

function mark(found: Map<string, number>, path: string, line: number): void {
  if (!found.has(path)) found.set(path, line)
}
