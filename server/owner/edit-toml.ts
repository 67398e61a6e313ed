/** Writes single values into the owner's TOML, line by line: what he has written around them, comments too, stays. */

/** What a key gets. */
export type NewValue = string | number | readonly string[]

/**
 * The text with a value under a key that is empty, only in a comment, or not there yet.
 *
 * The caller reads the result again and compares: in inline tables and other forms that people rarely write, the key may
 * not be found.
 *
 * @example withValue('[firma]\npib = "" # devet cifara\n', ['firma', 'pib'], '101234567') // '[firma]\npib = "101234567" # devet cifara\n'
 */
export function withValue(text: string, path: readonly string[], value: NewValue): string {
  const { lines, joined } = split(text)
  const table = path.slice(0, -1).join('.')
  const key = path.at(-1) ?? ''
  const head = lines.findIndex((line) => headerOf(line) === table)
  const written = `${key} = ${toml(value)}`
  if (head < 0) return joined([...withoutBlankEnd(lines), '', `[${table}]`, written, ''])
  const end = sectionEnd(lines, head)
  const own = lines.slice(head + 1, end)
  const empty = new RegExp(`^(\\s*)${key}\\s*=\\s*(?:""|''|\\[\\s*\\])(\\s*#.*)?\\s*$`)
  const noted = new RegExp(`^(\\s*)#\\s*${key}\\s*=[^#]*(#.*)?$`)
  for (const form of [empty, noted]) {
    const at = own.findIndex((line) => form.test(line))
    if (at < 0) continue
    const [, indent = '', comment = ''] = form.exec(own[at] ?? '') ?? []
    lines[head + 1 + at] = `${indent}${written}${comment === '' ? '' : ` ${comment.trim()}`}`
    return joined(lines)
  }
  return joined([...lines.slice(0, head + 1), written, ...lines.slice(head + 1)])
}

/** The text with one more table of a list, behind those that are there, or behind the table the list belongs to. */
export function withRow(text: string, path: readonly string[], row: Readonly<Record<string, string>>): string {
  const { lines, joined } = split(text)
  const [name, parent] = [path.join('.'), path.slice(0, -1).join('.')]
  const last = lines.findLastIndex((line) => [`[${name}]`, parent].includes(headerOf(line) ?? ''))
  const block = [`[[${name}]]`, ...Object.entries(row).map(([key, value]) => `${key} = ${toml(value)}`)]
  if (last < 0) return joined([...withoutBlankEnd(lines), '', ...block, ''])
  const end = sectionEnd(lines, last)
  return joined([...withoutBlankEnd(lines.slice(0, end)), '', ...block, '', ...lines.slice(end)])
}

function split(text: string) {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  return { lines: text.split(/\r?\n/), joined: (lines: readonly string[]) => lines.join(newline) }
}

/** `kontakt.mreze` of `[kontakt.mreze]`, `[cinjenica]` of `[[cinjenica]]`. */
function headerOf(line: string): string | undefined {
  return /^\uFEFF?\s*\[(\[?[\w.\s-]+\]?)\]\s*(?:#.*)?$/.exec(line)?.[1]?.replaceAll(/\s/g, '')
}

function sectionEnd(lines: readonly string[], head: number): number {
  const next = lines.findIndex((line, index) => index > head && headerOf(line) !== undefined)
  return next < 0 ? lines.length : next
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1)
}

function toml(value: NewValue): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return `[${value.map(toml).join(', ')}]`
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
