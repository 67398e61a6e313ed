export type Encoding = 'br' | 'gzip' | 'identity'

type Weighted = { value: string; quality: number }

/**
 * Reads a header such as `Accept` or `Accept-Encoding`: values with their `q`, in the order given.
 *
 * Whatever a stranger writes gives a list; a malformed quality counts as 0, so that nothing is sent by mistake.
 */
export function weightedValues(header: string): Weighted[] {
  const values: Weighted[] = []
  for (const part of header.slice(0, MAX_LENGTH).split(',')) {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (value === '') continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    values.push({ value, quality: q === undefined ? 1 : QUALITY.test(q) ? Number(q) : 0 })
  }
  return values
}

const MAX_LENGTH = 1000 // a browser's Accept is some 150 characters
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/ // RFC 9110, 12.4.2

/** The encodings a browser takes, best first; brotli before gzip when it likes both the same. Always ends in identity. */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  if (header === null) return IDENTITY
  const known = seen.get(header)
  if (known) return known

  const accepted = parseEncodings(header)
  // Browsers send a handful of different values; a stranger who sends new ones all day fills no memory.
  if (seen.size < 100) seen.set(header, accepted)
  return accepted
}

const IDENTITY: readonly Encoding[] = ['identity']
const seen = new Map<string, readonly Encoding[]>()

function parseEncodings(header: string): readonly Encoding[] {
  const values = weightedValues(header)
  const quality = (name: string) =>
    values.find(({ value }) => value === name)?.quality ?? values.find(({ value }) => value === '*')?.quality ?? 0
  const compressed = (['br', 'gzip'] as const).filter((name) => quality(name) > 0)
  return [...compressed.toSorted((a, b) => quality(b) - quality(a)), 'identity']
}

/** Whether a program asks rather than a browser: `application/json` is named and `text/html` is not liked better. */
export function prefersJson(accept: string | null): boolean {
  if (accept === null) return false
  const values = weightedValues(accept)
  const json = values.find(({ value }) => value === 'application/json')?.quality ?? 0
  const html = values.find(({ value }) => value === 'text/html')?.quality ?? 0
  return json > 0 && json >= html
}
