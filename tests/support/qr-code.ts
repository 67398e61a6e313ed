import { encode } from 'uqr'

/** The corner of every dark module of a text's QR code, row by row. */
export function darkModules(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 2 })
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])))
}

/** The same of the path that draws one. */
export function modulesOf(path: string | null | undefined): string[] {
  return path?.match(/M\d+ \d+/g) ?? []
}
