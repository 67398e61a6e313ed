/** Reads outlines from our own fonts, so that text can be drawn on machines without them. */
import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** A glyph at its position in a line, in units of the font. */
type PlacedGlyph = { path: string; x: number }

type Line = { glyphs: PlacedGlyph[]; width: number }

export type OutlineFont = {
  /** Units of the font per em. */
  unitsPerEm: number
  /** Every character it has a glyph for. */
  characters: Set<string>
  /** Sets text in one line, with its kerning. Outlines stand upright: y grows upwards. */
  setLine: (text: string) => Line
}

/**
 * Opens a font.
 *
 * @param name of a file in `app/styles/fonts`, without its extension
 * @param weight the font's lightest without it: headings 600, text 400
 */
export async function openOutlineFont(name: string, weight?: number): Promise<OutlineFont> {
  const file = await readFile(new URL(`../styles/fonts/${name}.woff2`, import.meta.url))
  const face = new Face(new Blob(await decompress(file)))
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])

  const setLine = (text: string): Line => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const line: Line = { glyphs: [], width: 0 }
    for (const { codepoint: glyph, xOffset = 0, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      line.glyphs.push({ path: font.glyphToPath(glyph), x: line.width + xOffset })
      line.width += xAdvance
    }
    return line
  }
  const characters = new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)))
  return { unitsPerEm: face.upem, characters, setLine }
}
