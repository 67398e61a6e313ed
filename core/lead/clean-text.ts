// Bidirectional marks, zero-width and filler characters: pasted by accident or with malice, never typed.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// Joiners (U+200C, U+200D) between letters are spelling, as in Persian and Sinhala, and between pictures part of emoji.
const JOINED = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
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
  return visible(text.replaceAll(LONE_SURROGATE, '\ufffd').replaceAll(INVISIBLE, '')) // `toWellFormed`: Safari from 16.4 on
}

/**
 * As `cleanText`, for the name of a person: keeps joiners that are part of its spelling.
 *
 * @example cleanName('ශ්\u200dරී\u200b') // 'ශ්\u200dරී'
 */
export function cleanName(text: string): string {
  const whole = [
    ...text.replaceAll(LONE_SURROGATE, '\ufffd').replaceAll(INVISIBLE, (mark) => (isJoiner(mark) ? mark : '')),
  ]
  const isJoined = (letter: string | undefined) => letter !== undefined && JOINED.test(letter)
  const kept = whole.filter((letter, at) => !isJoiner(letter) || (isJoined(whole[at - 1]) && isJoined(whole[at + 1])))
  return visible(kept.join(''))
}

function isJoiner(mark: string): boolean {
  return mark === '\u200c' || mark === '\u200d'
}

function visible(text: string): string {
  return text.replaceAll(CONTROL, ' ').normalize('NFC').trim()
}
