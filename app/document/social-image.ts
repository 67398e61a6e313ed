/** Renders the image of a shared link. Its text is drawn as outlines, so the fonts need not be installed. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { SocialImage } from '#content/social.ts'
import { type OutlineFont, openOutlineFont } from './outline-font.ts'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

const MARGIN = 72
const COLOURS = {
  paper: '#edf2ef',
  ink: '#0d2b28',
  quiet: '#46605b',
  green: '#0f3d37',
  pale: '#bfd8ce',
  sun: '#f7bf3c',
}

const publicFile = (name: string) => readFile(new URL(`../../public/${name}`, import.meta.url), 'utf8')

type Pen = {
  font: OutlineFont
  size: number
  colour: string
  /** Added after each letter, in em. */
  tracking?: number
}

function width(text: string, { font, size }: Pen): number {
  return (font.setLine(text).width * size) / font.unitsPerEm
}

/** Text as outlines, its baseline at `y`. */
function outlines(text: string, x: number, y: number, { font, size, colour, tracking = 0 }: Pen): string {
  const scale = size / font.unitsPerEm
  const paths = font.setLine(text).glyphs.map((glyph, index) => {
    const start = glyph.x + index * tracking * font.unitsPerEm
    return `<path transform="translate(${start} 0)" d="${glyph.path}"/>`
  })
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** Words in lines no wider than `limit`. */
function lines(text: string, limit: number, pen: Pen): string[] {
  const broken: string[] = []
  for (const word of text.split(' ')) {
    const line = broken.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && width(longer, pen) <= limit) broken[broken.length - 1] = longer
    else broken.push(word)
  }
  return broken
}

/** The same number of lines, as even as possible: no word stands alone on the last one. */
function evenLines(text: string, limit: number, pen: Pen): string[] {
  let even = lines(text, limit, pen)
  for (let narrower = limit; narrower > 0; narrower -= 8) {
    const next = lines(text, narrower, pen)
    if (next.length > even.length) break
    even = next
  }
  return even
}

/** What is inside the `<svg>` of a drawing, without its title. */
function insideOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
}

/** As `app/shell/logo.tsx` draws it. */
function logo(font: OutlineFont): string {
  const name: Pen = { font, size: 42, colour: COLOURS.green, tracking: -0.02 }
  return `<g transform="translate(${MARGIN} 52) scale(1.5)" fill="${COLOURS.green}"><rect x="3" y="2" width="8.2" height="44" rx="1.6"/>
    <path d="M13.9 19.3 25.9 7.3 34.6 5.4 32.7 14.1 22.3 23.1H13.9z" fill="${COLOURS.sun}"/>
    <path d="M13.9 28.7 25.9 40.7 34.6 42.6 32.7 33.9 22.3 24.9H13.9z"/>${outlines('reditokaz', 36.6, 45, name)}</g>`
}

function figuresPanel(figures: NonNullable<SocialImage['figures']>, label: Pen, value: Pen): string {
  const top = 396
  const panel = `<rect x="${MARGIN}" y="${top}" width="${SOCIAL_WIDTH - 2 * MARGIN}" height="150" rx="28" fill="${COLOURS.green}"/>`
  const columns = figures.map(({ label: name, value: figure }, index) => {
    const x = MARGIN + 48 + index * 620
    return outlines(name, x, top + 50, label) + outlines(figure, x, top + 118, value)
  })
  return panel + columns.join('')
}

/** Loads drawings and fonts. @returns renders one image */
export async function socialPainter(): Promise<(image: SocialImage) => Promise<Buffer>> {
  const [city, bold, head, text] = await Promise.all([
    publicFile('drawings/city.svg'),
    openOutlineFont('familjen-grotesk', 700),
    openOutlineFont('familjen-grotesk'),
    openOutlineFont('figtree'),
  ])

  return ({ heading, line, figures }) => {
    const heavy: Pen = { font: head, size: figures ? 72 : 92, colour: COLOURS.ink }
    const plain: Pen = { font: text, size: 38, colour: COLOURS.quiet }
    const headingLines = evenLines(heading, SOCIAL_WIDTH - 2 * MARGIN, heavy)
    const words = headingLines.map((part, index) => outlines(part, MARGIN, 236 + index * 96, heavy))
    const below = 236 + (headingLines.length - 1) * 96 + 64
    const label: Pen = { font: text, size: 28, colour: COLOURS.pale }
    const value: Pen = { font: head, size: 64, colour: '#fff' }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">
      <rect width="100%" height="100%" fill="${COLOURS.paper}"/>
      <g transform="translate(0 ${SOCIAL_HEIGHT - 234}) scale(0.75)">${insideOf(city)}</g>
      ${logo(bold)}${words.join('')}${outlines(line, MARGIN, below, plain)}
      ${figures ? figuresPanel(figures, label, value) : ''}</svg>`
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer()
  }
}
