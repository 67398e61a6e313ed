/**
 * URLs of the image proxy: WebP at the breakpoints of specification §9.8 and densities 1 and 2.
 *
 * Pages build these URLs and the server parses them with the functions of this file, so that they cannot diverge.
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

/** Name of a width (specification §9.8). */
export type Breakpoint = keyof typeof breakpoints

/** Pixel densities a picture is offered at. */
export const densities = [1, 2] as const

/** All widths that the proxy serves, in pixels, ascending. */
export const imageWidths: readonly number[] = Object.values(breakpoints)
  .flatMap((width) => densities.map((density) => width * density))
  .sort((a, b) => a - b) // sorts a new array; `toSorted` needs Chrome 110

/** A picture of the project: its path under `public/`, such as `/images/stambeni.png`. */
export type ImagePath = `/images/${string}`

/** Lower-case names that do not start with a dot: such a path cannot leave its folder. */
const SOURCE = /^\/images(?:\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:png|jpg|jpeg|webp|avif)$/

/**
 * URL path of a picture at one width.
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

/** `src` and `srcset` of a picture displayed at a breakpoint's width, for densities 1 and 2. */
export function densitySources(source: ImagePath, breakpoint: Breakpoint): { src: string; srcSet: string } {
  const at = (density: number) => imageAddress(source, breakpoints[breakpoint] * density)
  return { src: at(1), srcSet: densities.map((density) => `${at(density)} ${density}x`).join(', ') }
}

/**
 * Parses the path of a request.
 *
 * @param path as sent, still percent-encoded
 * @returns undefined for anything that `imageAddress` would not produce, except that the two modifiers may be in either
 *   order and separated by `&` or `,`
 */
export function readImageAddress(path: string): { source: ImagePath; width: number } | undefined {
  const [, encodedModifiers = '', source = ''] = /^\/_ipx\/([^/]{1,40})(\/.{1,200})$/.exec(path) ?? []
  const modifiers = encodedModifiers.replaceAll(/%26|%2c/gi, '&').split(/[&,]/)
  const width = Number(modifiers.find((modifier) => /^w_[1-9]\d{0,4}$/.test(modifier))?.slice(2))
  const known = modifiers.length === 2 && modifiers.includes('f_webp') && imageWidths.includes(width)
  return known && SOURCE.test(source) ? { source: source as ImagePath, width } : undefined // SOURCE begins with /images/
}
