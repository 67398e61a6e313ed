// Bidirectional marks, zero-width and filler characters: pasted by accident or with malice, never typed.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// Surrogates without their other half.
const LONE_SURROGATE = /\p{Cs}/gu
// Line breaks and control characters have no place in one line; PostgreSQL refuses NUL outright.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * Normalises one line of text: replaces lone surrogates, removes invisible characters, turns control characters into
 * spaces, composes letters (NFC) and trims. Spaces inside stay as they are.
 *
 * @example cleanText(' ana@primer.rs\u200b ') // 'ana@primer.rs'
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(LONE_SURROGATE, '\ufffd') // `toWellFormed` does it too, in Safari from 16.4 on
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, ' ')
    .normalize('NFC')
    .trim()
}
