/**
 * Addresses of pictures at the image proxy: webp, at the breakpoints of the specification (§9) and densities 1 and 2.
 *
 * Pages make their addresses here and the server reads them here, so the two cannot differ.
 */
export const breakpoints = {
  xs: 374,
  sm: 419,
  md: 767,
  lg: 1023,
  xl: 1279,
  xxl: 1379,
  '2xl': 1535,
  '3xl': 2048,
} as const

/** Name of a width in the specification. */
export type Breakpoint = keyof typeof breakpoints

/** Pixel densities a picture is offered at. */
export const densities = [1, 2] as const

/** Every width the proxy makes, in pixels, ascending. */
export const imageWidths: readonly number[] = Object.values(breakpoints)
  .flatMap((width) => densities.map((density) => width * density))
  .sort((a, b) => a - b) // a list of its own; `toSorted` came to Chrome with 110

/** A picture of the project: its path under `public/`, such as `/images/stambeni.png`. */
export type ImagePath = `/images/${string}`

/** Lower-case names in folders, no dot at the start of any: such a path cannot leave the folder. */
const SOURCE = /^\/images(?:\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:png|jpg|jpeg|webp|avif)$/

/**
 * Address of a picture at one width.
 *
 * @param width in pixels, one of `imageWidths`
 * @throws RangeError when the proxy would refuse it
 * @example imageAddress('/images/stan.png', 748) // '/_ipx/f_webp&w_748/images/stan.png'
 */
export function imageAddress(source: ImagePath, width: number): string {
  if (!SOURCE.test(source)) throw new RangeError(`${source} is no picture the image proxy serves; see SOURCE.`)
  if (!imageWidths.includes(width)) throw new RangeError(`${width} is no width of the image proxy; see imageWidths.`)
  return `/_ipx/f_webp&w_${width}${source}`
}

/** `src` and `srcset` of a picture shown as wide as a breakpoint, at densities 1 and 2. */
export function densitySources(source: ImagePath, breakpoint: Breakpoint): { src: string; srcSet: string } {
  const at = (density: number) => imageAddress(source, breakpoints[breakpoint] * density)
  return { src: at(1), srcSet: densities.map((density) => `${at(density)} ${density}x`).join(', ') }
}

/**
 * Reads an address that someone asked for.
 *
 * @param path the address's path as it was sent, still percent-encoded
 * @returns what to make, or undefined for anything `imageAddress` would not write; the order of the two modifiers and
 *   whether `&` or `,` parts them do not matter
 */
export function readImageAddress(path: string): { source: ImagePath; width: number } | undefined {
  const [, encodedModifiers = '', source = ''] = /^\/_ipx\/([^/]{1,40})(\/.{1,200})$/.exec(path) ?? []
  const modifiers = encodedModifiers.replaceAll(/%26|%2c/gi, '&').split(/[&,]/)
  const width = Number(modifiers.find((modifier) => /^w_[1-9]\d{0,4}$/.test(modifier))?.slice(2))
  const known = modifiers.length === 2 && modifiers.includes('f_webp') && imageWidths.includes(width)
  return known && SOURCE.test(source) ? { source: source as ImagePath, width } : undefined // SOURCE begins with /images/
}
