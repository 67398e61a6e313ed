// Bidirectional marks, zero-width and filler characters: typed by nobody, pasted by accident or in malice.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// Halves of a character that lost the other half.
const LONE_SURROGATE = /\p{Cs}/gu
// Line breaks and control characters have no place in one line; PostgreSQL refuses NUL outright.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * One line of text as a person meant it: broken surrogates and invisible characters gone, control characters turned
 * into blanks, letters composed (NFC), no blanks at the ends. Blanks inside stay as they were.
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
