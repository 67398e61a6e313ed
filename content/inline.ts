/** Reads the inline mark-up of `Text` (`page.ts`): one reader for the website, structured data and the tests. */
import type { Text } from './page.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string }
  /** `term` is a key of the glossary; `text` the form of the word in this sentence, empty for the glossary's own. */
  | { kind: 'term'; term: string; text: string }

const marks =
  /\uE000(?<literal>[^\uE000]*)\uE000|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)|\{(?<term>[a-z-]+)(?:\|(?<form>[^}]+))?\}/gu

/** Escapes a text that the owner typed, where mark-up would be read: all of it is printed as it stands. */
export function literal(text: string): Text {
  return `\uE000${text.replaceAll('\uE000', '')}\uE000`
}

/**
 * The pieces of a text in reading order. Mark-up does not nest.
 *
 * @example inline('Prvo {eks}, pa **rata**.') // term eks · text „, pa ” · strong rata · text „.”, after text „Prvo ”
 */
export function inline(text: Text): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    const { literal: written, strong, label, to, term, form } = match.groups ?? {}
    if (written !== undefined) pieces.push({ kind: 'text', text: written })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', text: label, to })
    else if (term !== undefined) pieces.push({ kind: 'term', term, text: form ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}
