import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text, with its position in the document and its colour. */
type Line = { text: string; color: string; isLarge: boolean; x: number; y: number; width: number; height: number }

/** Opaque, as the site's texts are. */
type Rgb = readonly [red: number, green: number, blue: number]

const LOWEST = 4.5 // WCAG 1.4.3
const LOWEST_LARGE = 3

/**
 * Texts with too little contrast to what is painted behind them: in a screenshot of the page without its text, every
 * pixel behind a line counts, so gradients, drawings and layers are measured, not guessed.
 *
 * @param selectors of the elements whose own text is checked
 * @returns one sentence for each text that fails
 */
export async function contrastFaults(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  await page.evaluate(paintAll)
  const lines = await page.evaluate(linesOf, selectors)
  const photo = lines.length > 0 && (await photoWithoutLetters(page, selectors, lines))
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  if (!photo) return []
  return lines.flatMap((line) => {
    const lowest = Math.min(...photo.behind(line).map((ground) => contrast(rgb(line.color), ground)))
    return lowest < (line.isLarge ? LOWEST_LARGE : LOWEST) ? [`contrast ${lowest.toFixed(2)}: ${line.text}`] : []
  })
}

/** Runs in the page. What is far from the window is not painted by itself, not even for a picture of the whole page. */
function paintAll(): void {
  const sheet = new CSSStyleSheet() // a style element would be refused by the content policy
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function linesOf(selectors: readonly string[]): Line[] {
  const elements = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
  return [...new Set(elements)].flatMap((element) => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) // WCAG: 18 pt, or 14 pt and bold
    return [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== '')
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const paint = element instanceof SVGElement ? fill : color
        return [...range.getClientRects()].map(({ x, y, width, height }) => {
          // A line box is higher than its letters, which are in its middle.
          const place = { x: x + scrollX, y: y + scrollY + height / 4, width, height: height / 2 }
          return { text: (node.textContent ?? '').trim(), color: paint, isLarge, ...place }
        })
      })
  })
}

/**
 * A screenshot with transparent text, and with sticky elements unstuck, so that they cover nothing. Only as far as the
 * lines reach: one of the whole page costs four times as much.
 */
async function photoWithoutLetters(page: Page, selectors: readonly string[], lines: readonly Line[]) {
  await page.evaluate((looked) => {
    const isLookedAt = (element: Element) => looked.some((selector) => element.querySelector(selector))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*, ::before, ::after {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
    }
    text { fill: transparent !important }
    [data-unstuck] { position: static !important }`)
    document.adoptedStyleSheets.push(sheet)
    for (const element of document.querySelectorAll('body *')) {
      const isSticky = getComputedStyle(element).position === 'sticky'
      if (isSticky && !isLookedAt(element)) element.setAttribute('data-unstuck', '')
    }
  }, selectors)
  const clip = frameOf(lines)
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', scale: 'css' })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    /** Every colour behind a line, once. */
    behind({ x, y, width, height }: Line): Rgb[] {
      const [left, top] = [x - clip.x, y - clip.y]
      const found = new Set<number>()
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(info.height, top + height); row++) {
        for (let column = Math.max(0, Math.ceil(left)); column < Math.min(info.width, left + width); column++) {
          found.add(data.readUIntBE((row * info.width + column) * 3, 3))
        }
      }
      return [...found].map((color) => [color >> 16, (color >> 8) & 255, color & 255])
    },
  }
}

/** The smallest part of the page, in whole pixels, that contains all lines. */
function frameOf(lines: readonly Line[]) {
  const x = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.x))))
  const y = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.y))))
  const right = Math.max(...lines.map((line) => line.x + line.width))
  const bottom = Math.max(...lines.map((line) => line.y + line.height))
  return { x, y, width: Math.max(1, Math.ceil(right - x)), height: Math.max(1, Math.ceil(bottom - y)) }
}

function rgb(color: string): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (!color.startsWith('rgb') || alpha < 1) throw new Error(`Text painted ${color}: only opaque rgb can be judged.`)
  return [red, green, blue]
}

/** WCAG's contrast ratio: from 1, no difference, to 21, black on white. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(byte: number): number {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
